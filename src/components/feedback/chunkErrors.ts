import { noteSilence } from '../../ui/outage.ts';

/**
 * A chunk of the program that cannot be downloaded: a new release has replaced it, or nobody answers. Vite reports it as
 * `vite:preloadError`; an error boundary shows it, and the page reloads once where that helps.
 */

const RELOADED_RELEASE = 'kol-desk.reloaded-release';

/** How long an answer may take, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

const chunkErrors = new WeakSet<Error>();

/** Call once, before the first dynamic import. */
export function watchChunkErrors() {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

export const isChunkError = (error: unknown): boolean => error instanceof Error && chunkErrors.has(error);

/**
 * Reloads the page to get the chunks of a new release: once per release, to avoid a reload loop, and not where something
 * typed would be lost or nobody answers. Drafts and the address survive a reload.
 * @param isScreen true where a whole screen is missing, so that nothing typed is left on the page
 * @returns true where the page reloads now
 */
export async function reloadOnce(isScreen = false): Promise<boolean> {
  const release = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  try {
    if (sessionStorage.getItem(RELOADED_RELEASE) === release) return false;
    if (!(await isServerAnswering()) || (!isScreen && hasUnsavedInput())) return false;
    sessionStorage.setItem(RELOADED_RELEASE, release);
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  reloadPage();
  return true;
}

/** Reloads the page, but not while nobody answers: the browser's own error page would replace the dashboard. */
export async function reloadIfAnswering() {
  if (await isServerAnswering()) reloadPage();
}

/** Reloads the page and marks its history entry, so that the keyboard focus returns to the content (`isReloaded`). */
export function reloadPage() {
  window.history.replaceState({ ...window.history.state, isReloaded: true }, '');
  window.location.reload();
}

/** True in a page that `reloadPage` has reloaded. */
export const isReloaded = () => window.history.state?.isReloaded === true;

/** Whether the dashboard's own server answers; where it does not, the service is checked too. */
async function isServerAnswering(): Promise<boolean> {
  const isAnswering = await fetch('/config.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isAnswering) noteSilence();
  return isAnswering;
}

/** Every field for free text, except searches and page numbers: those are in the address, or quickly typed again. */
const TEXT_FIELDS = 'textarea,[type=password],input:is(:not([type]),[type=text]):not([inputmode],[role=combobox])';

/** True where a changed form would ask before the page is left, or a text field is filled. */
const hasUnsavedInput = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(({ value }) => value);
