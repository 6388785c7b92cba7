import { clearTab, readItem, writeItem } from '../storage/browserStorage.ts';
import { hashKey } from './hashKey.ts';

/**
 * Stores the API key. Session storage keeps it for this tab and its reloads. Local storage keeps it only if the user
 * chose to stay signed in on this device.
 */

const KEY = 'api-key';

/**
 * Identifies one sign-in, in local storage and in every participating tab. It does not reveal the key. If a tab was
 * suspended during a sign-out, or was restored after a crash, its value differs and its key is void.
 */
const ROUND = 'sign-in-round';

/** The owner of the drafts in this tab after another tab signed out. */
const FORMER = 'former-key-mark';

/** Returns the key of the latest valid sign-in; null if there is none. */
export function loadKey(): string | null {
  const kept = readItem('local', KEY);
  const own = readItem('session', KEY);
  const holds = kept === null ? isRoundCurrent() : own === kept;
  if (own !== null && !holds) dropKey(own);
  if (kept !== null) joinRound(kept);
  return kept ?? (holds ? own : null);
}

/** True if `loadKey` would find a key. Changes nothing, so the start-up script can call it. */
export const hasKey = () => isKeyKept() || (readItem('session', KEY) !== null && isRoundCurrent());

/** False if this tab's sign-in has ended, even if the tab has not received the message yet. */
export const isRoundCurrent = () => readItem('session', ROUND) === readItem('local', ROUND);

/** True if the key stays after the tab is closed. */
export const isKeyKept = () => readItem('local', KEY) !== null;

/** True if a user is signed in to this browser. Another tab may have the key. */
export const isSomebodySignedIn = () => readItem('local', ROUND) !== null;

/** Starts a new sign-in with a key. @param isKept whether the key stays after the tab is closed */
export function beginRound(key: string, isKept: boolean) {
  writeItem('local', KEY, isKept ? key : null);
  writeItem('local', ROUND, String(crypto.getRandomValues(new Uint32Array(1))[0]));
  joinRound(key);
}

/** Joins the sign-in of another tab. Deletes drafts that belong to another key. */
export function joinRound(key: string) {
  const former = readItem('session', FORMER);
  if (former !== null && former !== hashKey(key)) clearTab();
  writeItem('session', FORMER, null);
  writeItem('session', KEY, key);
  writeItem('session', ROUND, readItem('local', ROUND));
}

/** Ends the sign-in for the whole browser. */
export function endRound() {
  writeItem('local', KEY, null);
  writeItem('local', ROUND, null);
}

/** Removes the key from this tab and remembers who owns its drafts. */
export function dropKey(key: string) {
  writeItem('session', KEY, null);
  writeItem('session', ROUND, null);
  writeItem('session', FORMER, hashKey(key));
}
