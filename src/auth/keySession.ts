import { ping } from '../api/http.ts';
import { isBrowserSignedIn, isSignInCurrent, joinSignIn, startSignIn } from './keyStorage.ts';
import { isSignedIn, readSession, signInTab, signOutTab, subscribeToSession } from './session.ts';
import { notifyOtherTabs, subscribeToOtherTabs } from './sessionChannel.ts';
import { keyUser } from './user.ts';

/**
 * A service without sessions: the tabs of this browser keep its API key (interface §5), and an open tab gives it to a new one.
 */

/**
 * Signs in with a key after the service accepts it.
 * @param isPersistent whether this device stays signed in when its tabs are closed
 * @param signal cancels the sign-in, even if the service accepts the key later
 * @throws ApiError; status 401 or 403 if the service does not know the key
 */
export async function keepKey(key: string, isPersistent: boolean, signal: AbortSignal): Promise<void> {
  await ping({ key, signal });
  startSignIn(key, isPersistent);
  signInTab(keyUser(key));
  notifyOtherTabs({ kind: 'signedIn', key });
}

/** How long a new tab waits for the key of an open tab before it shows the sign-in form, in milliseconds. */
const KEY_RESPONSE_MS = 120;

/**
 * Asks the other tabs for the key. @returns a promise that resolves when one has answered, or when no answer is likely
 */
export function joinOtherTabs(): Promise<void> {
  // A page in the back/forward cache receives no messages until the user returns to it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readSession().user?.key == null || isSignInCurrent()) return;
    signOutTab('otherTab');
    notifyOtherTabs({ kind: 'keyRequest' });
  });
  if (isSignedIn()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      stop();
      resolve();
    });
    notifyOtherTabs({ kind: 'keyRequest' });
    // If no user is signed in, do not wait. A late answer still counts.
    setTimeout(resolve, isBrowserSignedIn() ? KEY_RESPONSE_MS : 0);
  });
}

subscribeToOtherTabs((message) => {
  const { user, isExpired } = readSession();
  // A suspended tab receives all earlier messages at once. The question may be older than a sign-out.
  if (message.kind === 'keyRequest' && user?.key != null && !isExpired && isSignInCurrent())
    notifyOtherTabs({ kind: 'keyResponse', key: user.key });
  if (message.kind === 'keyResponse' && user === null) {
    joinSignIn(message.key);
    signInTab(keyUser(message.key));
  }
});
