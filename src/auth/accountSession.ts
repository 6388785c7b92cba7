import { type Credential, endSession, fetchSession, startSession } from '../api/account.ts';
import { apiConfig } from '../api/http.ts';
import type { Account } from '../contract/account.ts';
import { keepKey } from './keySession.ts';
import { dropKey, endSignIn } from './keyStorage.ts';
import {
  expireSession,
  forgetSession,
  readUser,
  signInTab,
  signOutIdleTabs,
  signOutTab,
  subscribeToSession,
} from './session.ts';
import { notifyOtherTabs } from './sessionChannel.ts';
import { accountUser } from './user.ts';

/** The longest delay of a browser's timer, in milliseconds: 24 days. A longer one would end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The session on the service: the browser holds it as a cookie, and asks at every start of the page whose it is.
 */

/** True if the service offers sessions. Without them, the tabs keep its API key. */
export const hasSessions = () => apiConfig().signIn !== null;

/** Resumes the session of the browser. @param account its user; null if the user is signed out */
export function resumeSession(account: Account | null) {
  // An earlier release, or the settings before this start, may have left a key.
  endSignIn();
  dropKey();
  if (account === null) signOutTab(null);
  else signInEveryTab(account);
  // A page in the back/forward cache receives no messages until the user returns to it.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && checkSession()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchEnd = () => {
    clearTimeout(timer);
    const endsAt = Date.parse(readUser()?.account?.ends_at ?? '');
    // The service decides, because the clock of this device may be wrong.
    const delay = Math.min(endsAt - Date.now(), MAX_TIMER_MS);
    if (delay > 0) timer = setTimeout(() => void checkSession(), delay);
  };
  subscribeToSession(watchEnd);
  watchEnd();
}

interface SignInOptions {
  /** Without sessions: whether this device stays signed in when its tabs are closed. */
  isPersistent: boolean;
  /** True after the user confirmed that the sign-in replaces another. */
  replace: boolean;
  /** Cancels the sign-in, even if the service accepts it later. */
  signal: AbortSignal;
}

/**
 * Signs in with an API key or a code.
 * @throws ApiError; status 401 or 403 if the service does not accept it, 409 if it would replace a session of another user
 */
export async function signIn(credential: Credential, { isPersistent, replace, signal }: SignInOptions): Promise<void> {
  if (hasSessions()) signInEveryTab(await startSession(credential, replace, signal));
  else if ('key' in credential) await keepKey(credential.key, isPersistent, signal);
}

/**
 * Ends the session in every tab, and removes all other data from this one, because another person may use it next.
 * @param onEnded called before the user is forgotten, to remove what the browser stores for the user
 * @returns the address to open then, which may be the one where the identity provider signs out; null for the sign-in page
 * @throws ApiError if the service did not end the session; the user is then still signed in
 */
export async function signOut(onEnded: () => void): Promise<string | null> {
  const location = readUser()?.account ? await endSession() : null;
  onEnded();
  forgetSession();
  return location;
}

/** Ends the session in every tab after the idle time. */
export function signOutIdle() {
  // The service ends it too, if this request does not arrive.
  if (readUser()?.account) void endSession().catch(() => null);
  signOutIdleTabs();
}

/** Asks the service whether the session still exists, whose it is, and which role the user has. */
export async function checkSession() {
  const before = readUser();
  if (!before?.account) return;
  const session = await fetchSession().catch(() => null);
  if (session === null || before !== readUser()) return;
  if (session.data === null) expireSession(null);
  else signInTab(accountUser(session.data), 'otherUser');
}

/** Signs this tab in, and the others of the browser. */
function signInEveryTab(account: Account) {
  signInTab(accountUser(account));
  notifyOtherTabs({ kind: 'signedIn', account });
}
