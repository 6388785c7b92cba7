import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The screen at each path of the dashboard. */
export const SCREENS: readonly (readonly [path: RegExp, module: string])[] = [
  [/^\/$/, 'src/pages/home/HomePage.tsx'],
  [/^\/sign-in$/, 'src/pages/sign-in/SignInPage.tsx'],
  [/^\/kols$/, 'src/pages/kol-list/KolsPage.tsx'],
  [/^\/kols\/compare$/, 'src/pages/compare/ComparePage.tsx'],
  [/^\/kols\/[^/]+$/, 'src/pages/kol-profile/KolProfilePage.tsx'],
  [/^\/kols\/[^/]+\/briefing$/, 'src/pages/briefing/BriefingPage.tsx'],
  [/^\/products$/, 'src/pages/products/ProductsPage.tsx'],
  [/^\/campaigns$/, 'src/pages/campaigns/CampaignsPage.tsx'],
  [/^\/campaigns\/metrics$/, 'src/pages/campaign-metrics/CampaignMetricsPage.tsx'],
  [/^\/events$/, 'src/pages/events/EventsPage.tsx'],
  [/^\/events\/new$/, 'src/pages/new-event/NewEventPage.tsx'],
  [/^\/audit$/, 'src/pages/audit/AuditPage.tsx'],
  [/^\/signed-in$/, 'src/pages/sign-in/SignedInPage.tsx'],
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
  const screens = SCREENS.map(([path, module]) => {
    const chunks = [...chunksOf(manifest, module)].filter((name) => !initial.has(name)).map((name) => manifest[name]);
    const scripts = chunks.flatMap((chunk) => (chunk ? `</${chunk.file}>; rel=modulepreload` : []));
    const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
    return {
      path,
      Link: [...scripts, ...[...styles].map((style) => `</${style}>; rel=preload; as=style; crossorigin`)].join(', '),
    };
  });
  return (url) => {
    const screen = screens.find(({ path }) => path.test(url.split('?', 1)[0] ?? ''));
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
