import { create } from 'zustand';
import { ping } from '../api/http.ts';
import { clearTab } from '../storage/browserStorage.ts';
import { setStorageOwner } from '../storage/createPersistedStore.ts';
import {
  dropKey,
  endSignIn,
  hashKey,
  isBrowserSignedIn,
  isSignInCurrent,
  joinSignIn,
  loadKey,
  startSignIn,
} from './keyStorage.ts';
import { type KeyRejection, notifyOtherTabs, subscribeToOtherTabs, type TabMessage } from './sessionChannel.ts';

/**
 * The API key of this browser (interface §5; docs/decisions/0030). All tabs share it: an open tab gives it to a new
 * tab, and a sign-in, a sign-out or a new key reaches every tab. It is never in a URL.
 */
export interface Session {
  key: string | null;
  /** True after the service rejected the key. The page stays and asks for the key. */
  isExpired: boolean;
  /** Identifies the rejection in the service's log. Null if there was none, or if an older release reported it. */
  rejection: KeyRejection | null;
  /** Counts key changes. Data of the old key must not stay on screen for the new one. */
  change: number;
  /** Why this session or the previous one ended, unless the user signed out in this tab. */
  endedBy: 'otherTab' | 'otherKey' | 'idle' | null;
  /** True while the sign-out asks about unsent forms. */
  isConfirmingSignOut: boolean;
}

/** The session as a hook. */
export const useSession = create<Session>(() => ({
  key: loadKey(),
  isExpired: false,
  rejection: null,
  change: 0,
  endedBy: null,
  isConfirmingSignOut: false,
}));

/** The current session. */
export const readSession = useSession.getState;

/** Calls `listener` after every change. @returns a function that unsubscribes */
export const subscribeToSession = (listener: () => void): (() => void) => useSession.subscribe(listener);

// This listener is registered first, so that later listeners see the storage of the new key.
setStorageOwner(hashOf(readKey()));
subscribeToSession(() => setStorageOwner(hashOf(readKey())));

/** The key to send, or null while signed out. */
export function readKey() {
  return readSession().key;
}

export const isSignedIn = () => readKey() !== null;

/**
 * Signs in with a key after the service accepts it.
 * @param isPersistent whether this device stays signed in when its tabs are closed
 * @param signal cancels the sign-in, whatever the response is
 * @throws ApiError; status 401 or 403 if the service does not know the key
 */
export async function signIn(key: string, isPersistent: boolean, signal: AbortSignal): Promise<void> {
  await ping({ key, signal });
  startSignIn(key, isPersistent);
  enter(key);
  notifyOtherTabs({ kind: 'signedIn', key });
}

/** Removes the key from every tab, and all other data from this tab, because another person may use it next. */
export function signOut() {
  endSignIn();
  clearTab();
  useSession.setState({ key: null, isExpired: false, endedBy: null });
  notifyOtherTabs({ kind: 'signedOut', isIdle: false });
}

/** Opens or closes the question about unsent forms. */
export const setConfirmingSignOut = (isConfirmingSignOut: boolean) => useSession.setState({ isConfirmingSignOut });

/** Signs out every tab after the idle time. Drafts stay for a user who returns with the same key. */
export function signOutIdle() {
  endSignIn();
  leave('idle');
  notifyOtherTabs({ kind: 'signedOut', isIdle: true });
}

/** Records in every tab that the service rejected the key. After a new sign-in in one tab, the others continue. */
export function expireSession({ request, status, code, requestId, at }: KeyRejection) {
  const { key, isExpired } = readSession();
  if (key === null || isExpired) return;
  const rejection = { request, status, code, requestId, at };
  notifyOtherTabs({ kind: 'keyRejected', key, rejection });
  useSession.setState({ isExpired: true, rejection });
}

/** How long a new tab waits for the key of an open tab before it shows the sign-in form, in milliseconds. */
const KEY_RESPONSE_MS = 120;

/**
 * Asks the other tabs for the key. @returns a promise that resolves when one has answered, or when no answer is likely
 */
export function joinOtherTabs(): Promise<void> {
  // A page in the back/forward cache receives no messages until the user returns to it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSignedIn() || isSignInCurrent()) return;
    leave('otherTab');
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

subscribeToOtherTabs((message: TabMessage) => {
  const { key, isExpired } = readSession();
  // A suspended tab receives all earlier messages at once. The question may be older than a sign-out.
  if (message.kind === 'keyRequest' && key !== null && !isExpired && isSignInCurrent())
    notifyOtherTabs({ kind: 'keyResponse', key });
  if (message.kind === 'signedIn' || (message.kind === 'keyResponse' && key === null)) {
    joinSignIn(message.key);
    enter(message.key, 'otherKey');
  }
  if (message.kind === 'keyRejected' && message.key === key)
    useSession.setState({ isExpired: true, rejection: message.rejection ?? null });
  if (message.kind === 'signedOut' && key !== null) leave(message.isIdle ? 'idle' : 'otherTab');
});

function enter(key: string, replacing: Session['endedBy'] = null) {
  // After a new sign-in the page continues, also with a new key of the same organization.
  const before = readSession();
  const isOther = before.key !== null && before.key !== key && !before.isExpired;
  useSession.setState({
    key,
    isExpired: false,
    rejection: null,
    change: before.change + (isOther ? 1 : 0),
    endedBy: isOther ? replacing : null,
    isConfirmingSignOut: false,
  });
}

function leave(endedBy: 'otherTab' | 'idle') {
  const key = readKey();
  if (key !== null) dropKey(key);
  useSession.setState({ key: null, isExpired: false, endedBy });
}

function hashOf(key: string | null) {
  return key === null ? null : hashKey(key);
}

/** Waits for a key that the service has not rejected. @throws the reason of the signal if the wait is cancelled */
export function waitForValidKey(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { key, isExpired } = readSession();
      if (!signal.aborted && (key === null || isExpired)) return;
      stop();
      signal.removeEventListener('abort', check);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const stop = subscribeToSession(check);
    signal.addEventListener('abort', check);
    check();
  });
}
