import { isAnswering } from './arrival.ts';

const RELOADED = 'kol-desk.reloaded-release';

/**
 * Loads the page anew where a screen's code is gone, as after a new release: once for each release, so that a screen
 * that stays away makes no endless round. Nothing is typed in a screen that is not there; drafts and addresses stay.
 * @returns false where it does not: it has already been tried, or nobody answers
 */
export async function startAfresh(): Promise<boolean> {
  const release = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  try {
    if (sessionStorage.getItem(RELOADED) === release) return false;
    sessionStorage.setItem(RELOADED, release);
  } catch {
    // Without a note there would be no end of it.
    return false;
  }
  const isReloading = await reload();
  // Nothing was tried while nobody answered.
  if (!isReloading) sessionStorage.removeItem(RELOADED);
  return isReloading;
}

/**
 * Loads the page anew, but not while nobody answers: that would replace the dashboard by the browser's own error page.
 * @returns false where nobody does
 */
export async function reload(): Promise<boolean> {
  const answers = await isAnswering();
  if (answers) window.location.reload();
  return answers;
}
