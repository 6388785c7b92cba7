import { create } from 'zustand';
import { ping } from '../api/http.ts';
import { clearTab } from '../storage/browserStorage.ts';
import { setStorageOwner } from '../storage/owner.ts';
import { hashKey } from './hashKey.ts';
import { beginRound, dropKey, endRound, isRoundCurrent, isSomebodySignedIn, joinRound, loadKey } from './keyStorage.ts';
import { hearOtherTabs, type KeyRefusal, type TabMessage, tellOtherTabs } from './sessionChannel.ts';

/**
 * The API key of this browser (interface §5; docs/decisions/0030). All tabs have the same one: a new tab gets it from an
 * open one, and a sign-in, a sign-out or another key reaches all of them. It never stands in an address.
 */
export interface Session {
  key: string | null;
  /** True after the service has refused the key: the page stays as it is and the key is asked for again. */
  isExpired: boolean;
  /** What finds that refusal again in the service's log; null where there was none, or an older release tells of it. */
  refusal: KeyRefusal | null;
  /** Counts the keys that took another one's place: what was shown with the one must not stay for the next. */
  change: number;
  /** Why the session, or the one before, ended, where it was not somebody's own hand in this tab. */
  endedBy: 'otherTab' | 'otherKey' | 'idle' | null;
  /** Whether it is asked if unsent forms may go with a sign-out; `unasked` where that question did not come. */
  leaving: 'asked' | 'unasked' | null;
}

/** The session as a component sees it. */
export const useSession = create<Session>(() => ({
  key: loadKey(),
  isExpired: false,
  refusal: null,
  change: 0,
  endedBy: null,
  leaving: null,
}));

/** The session as it is now. */
export const readSession = useSession.getState;

/** Calls `listener` after every change. @returns how to stop that */
export const subscribeToSession = (listener: () => void): (() => void) => useSession.subscribe(listener);

// The first to hear of another key, so that everybody who hears of it next finds what was kept under it.
setStorageOwner(hashOf(readKey()));
subscribeToSession(() => setStorageOwner(hashOf(readKey())));

/** The key to send, or null while nobody is signed in. */
export function readKey() {
  return readSession().key;
}

export const isSignedIn = () => readKey() !== null;

/**
 * Signs in with a key after the service has accepted it.
 * @param isKept whether this device should stay signed in when its tabs are closed
 * @param signal gives it up: then nobody is signed in, whatever is answered
 * @throws ApiError; status 401 or 403 where the service does not know the key
 */
export async function signIn(key: string, isKept: boolean, signal: AbortSignal): Promise<void> {
  await ping({ key, signal });
  beginRound(key, isKept);
  enter(key);
  tellOtherTabs({ kind: 'signedIn', key });
}

/** Forgets the key in every tab, and whatever else this tab keeps: the next person at it may be another one. */
export function signOut() {
  endRound();
  clearTab();
  useSession.setState({ key: null, isExpired: false, endedBy: null });
  tellOtherTabs({ kind: 'signedOut', isIdle: false });
}

/** Notes what becomes of the question about unsent forms. */
export const setLeaving = (leaving: Session['leaving']) => useSession.setState({ leaving });

/** Signs every tab out because nobody is there. Drafts stay for who comes back with the same key. */
export function signOutIdle() {
  endRound();
  leave('idle');
  tellOtherTabs({ kind: 'signedOut', isIdle: true });
}

/** Notes that the service has refused the key, in every tab: whichever signs in again, the others go on with it. */
export function expireSession({ request, status, code, requestId, at }: KeyRefusal) {
  const { key, isExpired } = readSession();
  if (key === null || isExpired) return;
  const refusal = { request, status, code, requestId, at };
  tellOtherTabs({ kind: 'refused', key, refusal });
  useSession.setState({ isExpired: true, refusal });
}

/** How long a new tab waits for the key of an open one before it asks for a key, in milliseconds. */
const ANSWER_WITHIN_MS = 120;

/** Asks the other tabs who is signed in. @returns when one has answered, or none is likely to */
export function joinOtherTabs(): Promise<void> {
  // A page that was left hears nothing of them until somebody goes back to it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSignedIn() || isRoundCurrent()) return;
    leave('otherTab');
    tellOtherTabs({ kind: 'asked' });
  });
  if (isSignedIn()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      stop();
      resolve();
    });
    tellOtherTabs({ kind: 'asked' });
    // Where nobody is signed in there is nothing to wait for; an answer that comes late still counts.
    setTimeout(resolve, isSomebodySignedIn() ? ANSWER_WITHIN_MS : 0);
  });
}

hearOtherTabs((message: TabMessage) => {
  const { key, isExpired } = readSession();
  // A tab that slept hears all that was said meanwhile: what it is asked may have come before a sign-out.
  if (message.kind === 'asked' && key !== null && !isExpired && isRoundCurrent())
    tellOtherTabs({ kind: 'answered', key });
  if (message.kind === 'signedIn' || (message.kind === 'answered' && key === null)) {
    joinRound(message.key);
    enter(message.key, 'otherKey');
  }
  if (message.kind === 'refused' && message.key === key)
    useSession.setState({ isExpired: true, refusal: message.refusal ?? null });
  if (message.kind === 'signedOut' && key !== null) leave(message.isIdle ? 'idle' : 'otherTab');
});

function enter(key: string, replacing: Session['endedBy'] = null) {
  // Who signs in again over a page goes on with it, also with a new key of the same organization.
  const before = readSession();
  const isOther = before.key !== null && before.key !== key && !before.isExpired;
  useSession.setState({
    key,
    isExpired: false,
    refusal: null,
    change: before.change + (isOther ? 1 : 0),
    endedBy: isOther ? replacing : null,
    leaving: null,
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
