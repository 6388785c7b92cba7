import type { Account } from '../contract/account.ts';
import { hashKey } from './keyStorage.ts';

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

export const accountUser = (account: Account): User => ({ id: account.id, account, key: null });

export const keyUser = (key: string): User => ({ id: hashKey(key), account: null, key });

/**
 * True if `next` may see what `before` had on screen: the same user, or the renewed key of an organization after the old one
 * was rejected. A person never continues the session of another.
 */
export const isContinuedBy = (before: User, isExpired: boolean, next: User) =>
  before.id === next.id ||
  (isExpired && isNameless(before) && isNameless(next) && before.account?.organization === next.account?.organization);

const isNameless = ({ account }: User) => account === null || account.email === null;
