import { useSyncExternalStore } from 'react';
import { listCampaigns } from '../api/campaigns.ts';
import { clearTab } from './tabStorage.ts';

/**
 * The API key of this browser tab (interface §5). It lives in memory and in session storage: a reload keeps it,
 * closing the tab forgets it, and it never stands in an address.
 */

const STORAGE_KEY = 'kol-desk.api-key';

interface Session {
  key: string | null;
  /** True after the service has refused the key: the page stays as it is and the key is asked for again. */
  isExpired: boolean;
}

let session: Session = { key: sessionStorage.getItem(STORAGE_KEY), isExpired: false };
const listeners = new Set<() => void>();

/** The key to send, or null while nobody is signed in. */
export const readKey = () => session.key;

export const isSignedIn = () => session.key !== null;

/**
 * Signs in with a key after the service has accepted it.
 * @throws ApiError; status 401 or 403 where the service does not know the key
 */
export async function signIn(key: string): Promise<void> {
  // The interface has no operation for "who am I"; the shortest list there is answers the same question.
  await listCampaigns({ page: 1, per_page: 1 }, { key });
  sessionStorage.setItem(STORAGE_KEY, key);
  replaceSession({ key, isExpired: false });
}

/** Forgets the key, and with it whatever else this tab keeps: the next person at it may be another one. */
export function signOut() {
  clearTab();
  replaceSession({ key: null, isExpired: false });
}

/** Notes that the service has refused the key. */
export function expireSession() {
  if (session.key !== null && !session.isExpired) replaceSession({ ...session, isExpired: true });
}

/** Calls `listener` after every change. @returns how to stop that */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as a component sees it. */
export const useSession = () => useSyncExternalStore(subscribeToSession, () => session);

/** The key that the address brought along, until somebody signs in or out. */
let addressKey = wipeKeyFromAddress();

/** The key of an address that ends in `#key=…`; null where there is none. */
export function keyFromAddress(): string | null {
  addressKey = wipeKeyFromAddress() ?? addressKey;
  return addressKey;
}

/**
 * Reads the fragment and takes it out of the address at once, so that the key is neither kept in the history
 * nor copied with the address.
 */
function wipeKeyFromAddress(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key');
  if (key === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return key;
}

function replaceSession(next: Session) {
  session = next;
  addressKey = null;
  for (const listener of listeners) listener();
}
