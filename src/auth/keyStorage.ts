import { readItem, writeItem } from '../storage/browserStorage.ts';

/**
 * Stores the API key of a service without sessions. Session storage keeps it for this tab and its reloads. Local storage keeps it
 * only if the user chose to stay signed in on this device.
 */

const KEY = 'api-key';

/**
 * Identifies one sign-in, in local storage and in every participating tab. It does not reveal the key. If a tab was
 * suspended during a sign-out, or was restored after a crash, its value differs and its key is void. The name is that of earlier
 * releases, which tabs may still use.
 */
const SIGN_IN_ID = 'sign-in-round';

/** Returns the key of the latest valid sign-in; null if there is none. */
export function loadKey(): string | null {
  const persisted = readItem('local', KEY);
  const own = readItem('session', KEY);
  const isCurrent = persisted === null ? isSignInCurrent() : own === persisted;
  if (own !== null && !isCurrent) dropKey();
  if (persisted !== null) joinSignIn(persisted);
  return persisted ?? (isCurrent ? own : null);
}

/** False if this tab's sign-in has ended, even if the tab has not received the message yet. */
export const isSignInCurrent = () => readItem('session', SIGN_IN_ID) === readItem('local', SIGN_IN_ID);

/** True if the key stays after the tab is closed. */
export const isKeyPersisted = () => readItem('local', KEY) !== null;

/** True if a user is signed in to this browser. Another tab may have the key. */
export const isBrowserSignedIn = () => readItem('local', SIGN_IN_ID) !== null;

/** Starts a new sign-in with a key. @param isPersistent whether the key stays after the tab is closed */
export function startSignIn(key: string, isPersistent: boolean) {
  writeItem('local', KEY, isPersistent ? key : null);
  writeItem('local', SIGN_IN_ID, String(crypto.getRandomValues(new Uint32Array(1))[0]));
  joinSignIn(key);
}

/** Joins the sign-in of another tab. */
export function joinSignIn(key: string) {
  writeItem('session', KEY, key);
  writeItem('session', SIGN_IN_ID, readItem('local', SIGN_IN_ID));
}

/** Ends the sign-in for the whole browser. */
export function endSignIn() {
  writeItem('local', KEY, null);
  writeItem('local', SIGN_IN_ID, null);
}

/** Removes the key from this tab. */
export function dropKey() {
  writeItem('session', KEY, null);
  writeItem('session', SIGN_IN_ID, null);
}

/** Returns a hash that distinguishes keys without revealing them: 53 bits (cyrb53) of a much longer secret. */
export function hashApiKey(key: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < key.length; index++) {
    const code = key.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
