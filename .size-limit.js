import { readFileSync } from 'node:fs';

/**
 * The JavaScript (Brotli) of each screen: everything that loads without a click, by Vite's manifest. `npm test` fails above
 * the limit (docs/decisions/0047-performance-budgets-and-mui.md).
 */

const LIMIT = '230 kB';

/**
 * Screens that are above the limit, with the largest libraries of each beside React, React Router and MUI. These figures may only
 * go down.
 */
const EXCEPTIONS = {
  // MUI X Charts (92 kB, after the figures have been painted), TanStack Table and Virtual (28 kB).
  CampaignMetrics: '353 kB',
  // React Hook Form (12 kB), the time-zone data (13 kB), MUI's Autocomplete with Popper (17 kB).
  NewEvent: '283 kB',
  // TanStack Table and Virtual (28 kB), p-queue.
  Kols: '253 kB',
  // TanStack Table (18 kB).
  Campaigns: '233 kB',
  Products: '233 kB',
};

/**
 * Chunks that load after a click, the languages beside English, and the polyfill of Temporal, which Chromium and Firefox do
 * not load: in Safari, new event has 17 kB more.
 */
const NOT_COUNTED =
  /papaparse|ical\.js|KolPlot|KolRecords|CommandPalette|\w+Dialog\.tsx|\w+Export\.tsx|(?:Campaign|Product)Details\.tsx|translation|temporal-polyfill/;

/** Screens on which a table can have more than 100 rows without a click. Only such a table loads TanStack Virtual. */
const VIRTUALIZED = ['CampaignMetrics', 'Kols'];

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));

/** Adds a chunk, everything that it imports, and the counted chunks that it imports lazily. */
function addChunks(name, found, isCounted) {
  if (found.has(name)) return;
  found.add(name);
  const { imports = [], dynamicImports = [] } = manifest[name];
  for (const next of imports) addChunks(next, found, isCounted);
  for (const next of dynamicImports) if (isCounted(next)) addChunks(next, found, isCounted);
}

export default Object.keys(manifest)
  .filter((name) => /^src\/pages\/.+Page\.tsx$/.test(name))
  .map((screen) => {
    const chunks = new Set();
    // The entry's own lazy imports are the other screens.
    addChunks('index.html', chunks, () => false);
    const name = /(\w+)Page\.tsx$/.exec(screen)?.[1] ?? screen;
    if (name === 'CampaignMetrics') addChunks('src/queries/fetchAllPages.ts', chunks, () => false);
    addChunks(
      screen,
      chunks,
      (chunk) => !NOT_COUNTED.test(chunk) && (!chunk.includes('VirtualizedRows') || VIRTUALIZED.includes(name)),
    );
    return { name, path: [...chunks].map((chunk) => `dist/${manifest[chunk].file}`), limit: EXCEPTIONS[name] ?? LIMIT };
  });
