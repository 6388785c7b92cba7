import { pingAfterNoResponse } from '../../api/http.ts';

/**
 * Handles a chunk that fails to load, because a new release has replaced it or the server is away. Vite reports it as
 * `vite:preloadError`; an error boundary shows it, and the page reloads once if that helps.
 */

const RELOADED_RELEASE = 'kol-desk.reloaded-release';

/** The time limit of a request, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

const chunkErrors = new WeakSet<Error>();

/** Call once, before the first dynamic import. */
export function watchChunkErrors() {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

export const isChunkError = (error: unknown): boolean => error instanceof Error && chunkErrors.has(error);

/**
 * Reloads the page to get the chunks of a new release. It reloads once per release, to avoid a reload loop, and not if
 * input would be lost or the server is away. Drafts and the URL survive a reload.
 * @param isScreen true if a whole screen is missing, so that no input is on the page
 * @param isAfterOutage true if an outage has just ended: then it reloads each time, because the release may be the same
 * @returns true if the page reloads now
 */
export async function reloadOnce(isScreen = false, isAfterOutage = false): Promise<boolean> {
  const release = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  try {
    if (!isAfterOutage && sessionStorage.getItem(RELOADED_RELEASE) === release) return false;
    if (!(await isServerAnswering()) || (!isScreen && hasUnsavedInput())) return false;
    if (!isAfterOutage) sessionStorage.setItem(RELOADED_RELEASE, release);
  } catch {
    // Without storage nothing would stop a reload loop.
    return false;
  }
  reloadPage();
  return true;
}

/** Reloads the page, unless the server is away: the browser's error page would replace the dashboard. */
export async function reloadIfAnswering() {
  if (await isServerAnswering()) reloadPage();
}

/** Reloads the page and marks its history entry, so that focus returns to the content (`isReloaded`). */
export function reloadPage() {
  window.history.replaceState({ ...window.history.state, isReloaded: true }, '');
  window.location.reload();
}

/** True if `reloadPage` has reloaded this page. */
export const isReloaded = () => window.history.state?.isReloaded === true;

/** True if the dashboard's own server answers; otherwise the service is also checked. */
async function isServerAnswering(): Promise<boolean> {
  const isAnswering = await fetch('/config.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isAnswering) pingAfterNoResponse();
  return isAnswering;
}

/** All free-text fields except searches and page numbers, whose values are in the URL or quick to type again. */
const TEXT_FIELDS = 'textarea,[type=password],input:is(:not([type]),[type=text]):not([inputmode],[role=combobox])';

/** True if a changed form would ask before the page closes, or a text field has a value. */
const hasUnsavedInput = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(({ value }) => value);
