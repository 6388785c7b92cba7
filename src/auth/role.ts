import { hasRole, type Role } from '../contract/account.ts';
import { readUser, useSession } from './session.ts';
import type { User } from './user.ts';

/** A service without accounts has no roles: every user with its key may do everything except what only managers may do. */
const mayDo = (user: User | null, needed: Role) =>
  user?.account ? hasRole(user.account.role, needed) : needed !== 'manager';

/** True if the signed-in user may do what this role may. */
export const userHasRole = (needed: Role) => mayDo(readUser(), needed);

/** True, as a hook, if the signed-in user may do what this role may. */
export const useHasRole = (needed: Role) => useSession(({ user }) => mayDo(user, needed));
