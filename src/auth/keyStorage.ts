import { clearTab, readItem, writeItem } from '../storage/browserStorage.ts';
import { hashKey } from './hashKey.ts';

/**
 * Where the API key is kept: in session storage, for this tab and its reloads; in local storage only for who has chosen
 * to stay signed in on this device.
 */

const KEY = 'api-key';

/**
 * Marks one sign-in of the browser, in local storage and in every tab that took part; it says nothing about the key. A
 * tab that slept while the others signed out, or came back from a crash, finds another mark or none: its key is void.
 */
const ROUND = 'sign-in-round';

/** Whose drafts this tab still holds after it was signed out from elsewhere. */
const FORMER = 'former-key-mark';

/** The key of the last sign-in that still holds; null where there is none. */
export function loadKey(): string | null {
  const kept = readItem('local', KEY);
  const own = readItem('session', KEY);
  const holds = kept === null ? isRoundCurrent() : own === kept;
  if (own !== null && !holds) dropKey(own);
  if (kept !== null) joinRound(kept);
  return kept ?? (holds ? own : null);
}

/** Whether `loadKey` finds one, for what runs before the program and leaves everything as it is. */
export const hasKey = () => isKeyKept() || (readItem('session', KEY) !== null && isRoundCurrent());

/** False where this tab's sign-in is over, which it may not have heard yet. */
export const isRoundCurrent = () => readItem('session', ROUND) === readItem('local', ROUND);

/** True where the key outlives the tab. */
export const isKeyKept = () => readItem('local', KEY) !== null;

/** True where somebody has signed in with this browser and not out again: another tab may have the key. */
export const isSomebodySignedIn = () => readItem('local', ROUND) !== null;

/** Begins a new round with a key. @param isKept whether it outlives the tab */
export function beginRound(key: string, isKept: boolean) {
  writeItem('local', KEY, isKept ? key : null);
  writeItem('local', ROUND, String(crypto.getRandomValues(new Uint32Array(1))[0]));
  joinRound(key);
}

/** Takes part in the round that another tab has begun. Drafts of another key are none of this one's business. */
export function joinRound(key: string) {
  const former = readItem('session', FORMER);
  if (former !== null && former !== hashKey(key)) clearTab();
  writeItem('session', FORMER, null);
  writeItem('session', KEY, key);
  writeItem('session', ROUND, readItem('local', ROUND));
}

/** Ends the round for the whole browser. */
export function endRound() {
  writeItem('local', KEY, null);
  writeItem('local', ROUND, null);
}

/** Forgets the key in this tab, and remembers for whom its drafts are. */
export function dropKey(key: string) {
  writeItem('session', KEY, null);
  writeItem('session', ROUND, null);
  writeItem('session', FORMER, hashKey(key));
}
