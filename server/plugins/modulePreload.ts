import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

interface Screen {
  path: RegExp;
  /** A query that the URL must have, where screens share a path. */
  query?: RegExp;
  /** The modules that the screen imports dynamically before its first paint. */
  modules: readonly string[];
}

const KOLS_PAGE = 'src/pages/kol-list/KolsPage.tsx';

/** The screens of the dashboard. The first one that fits is used. */
export const SCREENS: readonly Screen[] = [
  { path: /^\/$/, modules: ['src/pages/home/HomePage.tsx'] },
  { path: /^\/sign-in$/, modules: ['src/pages/sign-in/SignInPage.tsx'] },
  { path: /^\/kols$/, query: /\bids=/, modules: [KOLS_PAGE, 'src/pages/kol-list/KolListPage.tsx'] },
  { path: /^\/kols$/, query: /\btab=/, modules: [KOLS_PAGE, 'src/pages/kol-list/KolLookupPage.tsx'] },
  { path: /^\/kols$/, modules: [KOLS_PAGE, 'src/pages/kol-list/KolDirectoryPage.tsx'] },
  { path: /^\/kols\/compare$/, modules: ['src/pages/compare/ComparePage.tsx'] },
  { path: /^\/kols\/[^/]+$/, modules: ['src/pages/kol-profile/KolProfilePage.tsx'] },
  { path: /^\/kols\/[^/]+\/briefing$/, modules: ['src/pages/briefing/BriefingPage.tsx'] },
  { path: /^\/products$/, modules: ['src/pages/products/ProductsPage.tsx'] },
  { path: /^\/campaigns$/, modules: ['src/pages/campaigns/CampaignsPage.tsx'] },
  { path: /^\/campaigns\/metrics$/, modules: ['src/pages/campaign-metrics/CampaignMetricsPage.tsx'] },
  { path: /^\/events$/, modules: ['src/pages/events/EventsPage.tsx'] },
  { path: /^\/events\/new$/, modules: ['src/pages/new-event/NewEventPage.tsx'] },
  { path: /^\/audit$/, modules: ['src/pages/audit/AuditPage.tsx'] },
  { path: /^\/people$/, modules: ['src/pages/people/PeoplePage.tsx'] },
  { path: /^\/signed-in$/, modules: ['src/pages/sign-in/SignedInPage.tsx'] },
];

/**
 * What index.html needs before the first script. It names them itself, but browsers request the links of the header first, and
 * only six files at a time.
 */
export const NEEDED_FIRST = [
  '</config.json>; rel=preload; as=fetch; crossorigin',
  '</auth/session>; rel=preload; as=fetch; crossorigin',
  '</before-first-paint.js>; rel=preload; as=script',
];

/** The font of the first text, by its name in the manifest. index.html names it too. */
export const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Reads which files each screen needs from Vite's manifest. With their links, the browser requests the code of the screen together
 * with the first script, and not only after it runs (https://vite.dev/guide/backend-integration).
 * @param dist the folder of the built dashboard
 * @returns a function from the URL of a page to its `Link` header; without links it is empty
 */
export function readPreloadLinks(dist: string): (url: string) => { Link?: string } {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return () => ({});
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const screens = SCREENS.map(({ path, query, modules }) => {
    const names = new Set<string>();
    for (const module of ['index.html', ...modules]) addChunks(manifest, module, names);
    const [entry = [], ...scripts] = [...names].map((name) => linkTo(manifest, name, 'rel=modulepreload'));
    // The font is among the first six files: after the first paint it would move the text.
    const font = linkTo(manifest, FONT, 'rel=preload; as=font; type=font/woff2; crossorigin');
    return { path, query, Link: [...NEEDED_FIRST, entry, font, ...scripts].flat().join(', ') };
  });
  return (url) => {
    const [urlPath = '', urlQuery = ''] = url.split('?', 2);
    const screen = screens.find(({ path, query }) => path.test(urlPath) && (query?.test(urlQuery) ?? true));
    return screen ? { Link: screen.Link } : {};
  };
}

/** The link to a file of the manifest; empty if the manifest does not have it. */
const linkTo = (manifest: Manifest, name: string, kind: string): string[] => {
  const file = manifest[name]?.file;
  return file === undefined ? [] : [`</${file}>; ${kind}`];
};

/** Adds the chunk and all chunks that it imports, by their names in the manifest. */
function addChunks(manifest: Manifest, name: string, names: Set<string>) {
  if (names.has(name)) return;
  names.add(name);
  for (const next of manifest[name]?.imports ?? []) addChunks(manifest, next, names);
}
