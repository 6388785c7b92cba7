import { isAnswering, type PartMissing } from './arrival.ts';

const RELOADED = 'kol-desk.reloaded-release';

/**
 * Loads the page anew where that may bring code that is missing; drafts and addresses stay. Where code is gone, as after a
 * new release, once for each release, so that what stays away makes no endless round; what the browser remembers of a while
 * without a connection, a new page is sure to mend.
 * @param isScreen true where it is a whole screen, so that what was typed around it does not count
 * @returns false where it does not: it has already been tried, something typed would be lost, or nobody answers
 */
export async function startAfresh({ reason }: PartMissing, isScreen: boolean): Promise<boolean> {
  const release = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  try {
    if (reason === 'gone' && sessionStorage.getItem(RELOADED) === release) return false;
    // What is typed until the answer comes counts too.
    if (!(await isAnswering()) || (!isScreen && isTyped())) return false;
    sessionStorage.setItem(RELOADED, release);
  } catch {
    // Without a note there would be no end of it.
    return false;
  }
  reloadForReader();
  return true;
}

/** Loads the page anew, but not while nobody answers: that would replace the dashboard by the browser's own error page. */
export async function reload() {
  if (await isAnswering()) reloadForReader();
}

/** Loads the page anew for a reader who is at work in it, and notes that where a page has its notes: with its address. */
export function reloadForReader() {
  window.history.replaceState({ ...window.history.state, isContinued: true }, '');
  window.location.reload();
}

/** True in a page that was loaded anew like that: the keyboard goes on in its content, as after any navigation. */
export const isContinued = () => window.history.state?.isContinued === true;

/** Every field for free text, but no search and no number of a page: those are in the address, or soon typed again. */
const FIELDS = 'textarea,[type=password],input:not([type],[inputmode])';

/** True where somebody would ask before the page is left, as a changed form does, or a field holds a text. */
const isTyped = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(({ value }) => value);
