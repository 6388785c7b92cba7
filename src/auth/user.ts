import type { Account } from '../contract/account.ts';
import { hashApiKey } from './keyStorage.ts';

/**
 * Who is signed in to this browser. With an account the browser holds a cookie that no script can read. A service without
 * sessions (no `signIn` in its `/config.json`) has an API key instead, which the tabs keep.
 */
export interface User {
  /** The owner of what the browser stores: the id of the account, or a hash of the key. */
  id: string;
  /** Null if the tabs share a key, because a key has no name. */
  account: Account | null;
  /** The key to send; null with an account. */
  key: string | null;
}

/** The user of a session with an account. */
export const accountUser = (account: Account): User => ({ id: account.id, account, key: null });

/** The user of an API key that the tabs keep. */
export const keyUser = (key: string): User => ({ id: hashApiKey(key), account: null, key });

/**
 * True if `next` may see what `before` had on screen: the same user. Without sessions, also the next key after the old one was
 * rejected, because such keys have no owner that the browser knows.
 */
export const isContinuedBy = (before: User, isExpired: boolean, next: User) =>
  before.id === next.id || (isExpired && before.account === null && next.account === null);
