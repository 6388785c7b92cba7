/**
 * What runs before anything is painted, in a small file of its own: it tells the
 * style sheet with what the page begins, and has the files that its address needs downloaded beside the program.
 */

import { hasKey, isSomebodySignedIn } from '../auth/keyStorage.ts';
import { routes } from '../paths.ts';
import { readerReading } from '../words/locale.ts';
import type { Part, PartFiles } from './parts.ts';

/** Written in by the build. */
declare const PART_FILES: PartFiles;

const { dataset } = document.documentElement;
const isSignedIn = hasKey();

// The page may be older than a new release, or newer than what one server of several has: once, it is loaded anew.
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && beginAnew(target.src), true);
// Another tab may have the key; until it has answered there is nothing to begin with.
if (isSignedIn || !isSomebodySignedIn()) dataset.begins = isSignedIn ? 'frame' : 'sign-in';
for (const file of new Set(neededParts().flatMap((part) => PART_FILES[part] ?? []))) preload(file);

// The first formatter of a page takes a phone a tenth of a second: now the program is on its way, and nobody waits for it.
new Intl.NumberFormat(readerReading().locale);

function beginAnew(missing: string) {
  // Others, such as extensions of the browser, put scripts into a page too.
  if (!missing.startsWith(`${window.location.origin}/assets/`) || document.querySelector('#root > *')) return;
  if (performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'reload') return window.location.reload();
  delete dataset.begins;
  const told = document.querySelector('template')?.content;
  told?.firstElementChild?.append(missing);
  if (told) document.body.append(told);
}

function neededParts(): Part[] {
  const parts: Part[] = [];
  const { language } = readerReading();
  if (language !== 'en') parts.push(language);
  if (!isSignedIn && !isSomebodySignedIn()) return [...parts, 'signIn'];
  const { pathname } = window.location;
  for (const [screen, pattern] of Object.entries(routes) as [keyof typeof routes, string][])
    if (new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname)) parts.push(screen);
  return parts;
}

function preload(file: string) {
  const link = document.createElement('link');
  // Not `modulepreload`, to which Chromium gives a high priority whatever is asked: the program would wait for its parts.
  link.rel = 'preload';
  link.as = 'script';
  // As the program's own scripts are asked for; otherwise they would be downloaded a second time.
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = file;
  document.head.append(link);
}
