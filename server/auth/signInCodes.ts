import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { KeyOwner } from '../repositories/apiKeys.ts';

/** How long a code can be used. */
const LIFETIME_MS = 10 * 60 * 1000;

export type SignInCodes = ReturnType<typeof signInCodes>;

/** Codes that sign in once, for the address that a start prints. Only this process knows them. */
export function signInCodes(now: Clock = Date.now) {
  const codes = new Map<string, { owner: KeyOwner; endsAt: number }>();
  return {
    /** @returns a new code that signs in with a key of `owner` */
    create(owner: KeyOwner): string {
      const code = randomBytes(32).toString('base64url');
      codes.set(code, { owner, endsAt: now() + LIFETIME_MS });
      return code;
    },

    /** The owner of a code; null if it is unknown or too old. */
    find(code: string): KeyOwner | null {
      const found = codes.get(code);
      return found !== undefined && found.endsAt > now() ? found.owner : null;
    },

    /** Makes a code useless. @returns false if it is useless already */
    delete: (code: string): boolean => codes.delete(code),
  };
}
