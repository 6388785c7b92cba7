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
  {
    path: /^\/kols$/,
    modules: [KOLS_PAGE, 'src/pages/kol-list/KolDirectoryPage.tsx', 'src/pages/kol-list/directoryLoader.ts'],
  },
  { path: /^\/kols\/compare$/, modules: ['src/pages/compare/ComparePage.tsx'] },
  { path: /^\/kols\/[^/]+$/, modules: ['src/pages/kol-profile/KolProfilePage.tsx'] },
  { path: /^\/kols\/[^/]+\/briefing$/, modules: ['src/pages/briefing/BriefingPage.tsx'] },
  { path: /^\/products$/, modules: ['src/pages/products/ProductsPage.tsx'] },
  { path: /^\/campaigns$/, modules: ['src/pages/campaigns/CampaignsPage.tsx'] },
  { path: /^\/campaigns\/metrics$/, modules: ['src/pages/campaign-metrics/CampaignMetricsPage.tsx'] },
  { path: /^\/events$/, modules: ['src/pages/events/EventsPage.tsx', 'src/pages/events/eventsLoader.ts'] },
  { path: /^\/events\/new$/, modules: ['src/pages/new-event/NewEventPage.tsx'] },
  { path: /^\/audit$/, modules: ['src/pages/audit/AuditPage.tsx'] },
  { path: /^\/signed-in$/, modules: ['src/pages/sign-in/SignedInPage.tsx'] },
];

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
  const initial = chunksOf(manifest, 'index.html');
  const screens = SCREENS.map(({ path, query, modules }) => {
    const names = new Set(modules.flatMap((module) => [...chunksOf(manifest, module)]));
    const chunks = [...names].filter((name) => !initial.has(name)).map((name) => manifest[name]);
    const scripts = chunks.flatMap((chunk) => (chunk ? `</${chunk.file}>; rel=modulepreload` : []));
    const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
    return {
      path,
      query,
      Link: [...scripts, ...[...styles].map((style) => `</${style}>; rel=preload; as=style; crossorigin`)].join(', '),
    };
  });
  return (url) => {
    const [urlPath = '', urlQuery = ''] = url.split('?', 2);
    const screen = screens.find(({ path, query }) => path.test(urlPath) && (query?.test(urlQuery) ?? true));
    return screen ? { Link: screen.Link } : {};
  };
}

/** The chunk and all chunks that it imports, by their names in the manifest. */
function chunksOf(manifest: Manifest, name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const next of manifest[name]?.imports ?? []) chunksOf(manifest, next, known);
  return known;
}
