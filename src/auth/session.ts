import { create } from 'zustand';
import { clearTab } from '../storage/browserStorage.ts';
import { setStorageOwner } from '../storage/createPersistedStore.ts';
import { dropKey, endSignIn, joinSignIn, loadKey } from './keyStorage.ts';
import { notifyOtherTabs, type Rejection, subscribeToOtherTabs } from './sessionChannel.ts';
import { accountUser, isContinuedBy, keyUser, type User } from './user.ts';

/**
 * Who is signed in to this browser (docs/decisions/0030). All tabs share it: a sign-in, a sign-out and another user reach every
 * tab. How a user signs in is in `accountSession.ts` and `keySession.ts`.
 */
interface Session {
  /** Null while signed out. A new sign-in of the same user is a new object. */
  user: User | null;
  /** True after the service rejected the session or the key. The page stays and asks the user to sign in again. */
  isExpired: boolean;
  /** Identifies the rejection in the service's log. Null if there was none. */
  rejection: Rejection | null;
  /** Counts changes of the user. Data of one must not stay on screen for the next. */
  change: number;
  /** Why this session or the previous one ended, unless the user signed out in this tab. */
  endedBy: 'otherTab' | 'otherUser' | 'idle' | null;
  /** True while the sign-out asks about unsent forms. */
  isConfirmingSignOut: boolean;
  /** True while a request waits for a new sign-in, although the session is valid. */
  isReauthenticating: boolean;
}

/** The session as a hook. */
export const useSession = create<Session>(() => {
  const key = loadKey();
  return {
    user: key === null ? null : keyUser(key),
    isExpired: false,
    rejection: null,
    change: 0,
    endedBy: null,
    isConfirmingSignOut: false,
    isReauthenticating: false,
  };
});

/** The current session. */
export const readSession = useSession.getState;

/** Calls `listener` after every change. @returns a function that unsubscribes */
export const subscribeToSession = (listener: () => void): (() => void) => useSession.subscribe(listener);

// This listener is registered first, so that later listeners see the storage of the new user.
setStorageOwner(readUser()?.id ?? null);
subscribeToSession(() => setStorageOwner(readUser()?.id ?? null));

/** The signed-in user, or null while signed out. */
export function readUser() {
  return readSession().user;
}

/** True while a user is signed in. */
export const isSignedIn = () => readUser() !== null;

/** Opens or closes the question about unsent forms. */
export const setConfirmingSignOut = (isConfirmingSignOut: boolean) => useSession.setState({ isConfirmingSignOut });

/** Asks the user to sign in again. @returns true after the same user has done so, in any tab; false if the user cancels */
export function signInAgain(): Promise<boolean> {
  const before = readUser();
  useSession.setState({ isReauthenticating: true });
  return new Promise((resolve) => {
    const stop = useSession.subscribe(({ user, isReauthenticating }) => {
      // Another page of the same session makes a new object, too.
      const isSameSession = user?.account?.ends_at === before?.account?.ends_at;
      if (isReauthenticating && isSameSession) return;
      stop();
      cancelReauth();
      resolve(!isSameSession && user?.id === before?.id);
    });
  });
}

/** Closes the question for a new sign-in. */
export const cancelReauth = () => useSession.setState({ isReauthenticating: false });

/** Signs in a user in this tab. @param replacing the reason to show if the page resets for another user */
export function signInTab(user: User, replacing: Session['endedBy'] = null) {
  const before = readSession();
  const isOther = before.user !== null && !isContinuedBy(before.user, before.isExpired, user);
  const isSame = before.user?.id === user.id && !before.isExpired;
  useSession.setState({
    user,
    ...(!isSame && {
      isExpired: false,
      rejection: null,
      change: before.change + (isOther ? 1 : 0),
      endedBy: isOther ? replacing : null,
      isConfirmingSignOut: false,
    }),
  });
}

/** Signs out this tab. What it stores stays for the same user. */
export function signOutTab(endedBy: Session['endedBy']) {
  dropKey();
  useSession.setState({ user: null, isExpired: false, endedBy });
}

/** Signs out every tab after the user has asked for it, and removes all other data from this one. */
export function forgetSession() {
  endSignIn();
  clearTab();
  useSession.setState({ user: null, isExpired: false, endedBy: null });
  notifyOtherTabs({ kind: 'signedOut', isIdle: false });
}

/** Signs out every tab after the idle time. Drafts stay for the same user. */
export function signOutIdleTabs() {
  endSignIn();
  signOutTab('idle');
  notifyOtherTabs({ kind: 'signedOut', isIdle: true });
}

/** Records in every tab that the service rejected the session. After a new sign-in in one tab, the others continue. */
export function expireSession(error: Rejection | null) {
  const { user, isExpired } = readSession();
  if (user === null || isExpired) return;
  const rejection = error && {
    request: error.request,
    status: error.status,
    code: error.code,
    requestId: error.requestId,
    at: error.at,
  };
  notifyOtherTabs({ kind: 'rejected', id: user.id, rejection });
  useSession.setState({ isExpired: true, rejection });
}

subscribeToOtherTabs((message) => {
  const user = readUser();
  if (message.kind === 'signedIn') {
    if ('key' in message) joinSignIn(message.key);
    signInTab('key' in message ? keyUser(message.key) : accountUser(message.account), 'otherUser');
  }
  if (message.kind === 'rejected' && message.id === user?.id)
    useSession.setState({ isExpired: true, rejection: message.rejection });
  if (message.kind === 'signedOut' && user !== null) signOutTab(message.isIdle ? 'idle' : 'otherTab');
});

/** Waits for a session that the service has not rejected. @throws the reason of the signal if the wait is cancelled */
export function waitForValidSession(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { user, isExpired } = readSession();
      if (!signal.aborted && (user === null || isExpired)) return;
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
