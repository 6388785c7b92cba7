import { readFileSync } from 'node:fs';

/**
 * The JavaScript (Brotli) of each screen: everything that loads without a click, by Vite's manifest. `npm test` fails above
 * the limit (docs/decisions/0047-performance-budgets-and-mui.md).
 */

const LIMIT = '230 kB';

/** Screens that are above the limit, with the largest libraries of each. These figures may only go down. */
const EXCEPTIONS = {
  // MUI X Charts (75 kB, after the figures have been painted), TanStack Table.
  CampaignMetrics: '357 kB',
  // React Hook Form, the polyfill of Temporal, the time-zone data.
  NewEvent: '305 kB',
  // TanStack Table and Virtual (27 kB), the drawer and its values.
  Campaigns: '267 kB',
  Products: '267 kB',
  Kols: '259 kB',
  KolProfile: '256 kB',
};

/** Chunks that load after a click, and the languages beside English. */
const NOT_COUNTED = /papaparse|ical\.js|KolPlot|CommandPalette|translation/;

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));

/** Adds a chunk and everything that it imports. */
function addChunks(name, found, withLazy) {
  if (found.has(name)) return;
  found.add(name);
  const { imports = [], dynamicImports = [] } = manifest[name];
  for (const next of imports) addChunks(next, found, withLazy);
  if (withLazy) for (const next of dynamicImports) if (!NOT_COUNTED.test(next)) addChunks(next, found, true);
}

export default Object.keys(manifest)
  .filter((name) => /^src\/pages\/.+Page\.tsx$/.test(name))
  .map((screen) => {
    const chunks = new Set();
    // The entry's own lazy imports are the other screens.
    addChunks('index.html', chunks, false);
    addChunks(screen, chunks, true);
    const name = /(\w+)Page\.tsx$/.exec(screen)?.[1] ?? screen;
    return { name, path: [...chunks].map((chunk) => `dist/${manifest[chunk].file}`), limit: EXCEPTIONS[name] ?? LIMIT };
  });
