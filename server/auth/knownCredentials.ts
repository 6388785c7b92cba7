import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from '../http.ts';
import { retryLater } from '../problems.ts';
import { hashOf } from '../repositories/hashOf.ts';

/**
 * How many wrong keys, tokens of sessions and logout tokens one address may send in a minute. Further unknown ones from there are refused
 * without a query. For tokens there may be more: a whole office may have one address, and all its sessions may have ended.
 */
export const MAX_WRONG = { key: 100, token: 1_000, logout: 100 };

const MINUTE_MS = 60_000;

/** What a request proves its sender with: an API key, the token of a session, or a logout token of the identity provider. */
type CredentialKind = 'key' | 'token' | 'logout';

const TOO_MANY = {
  key: 'Too many wrong API keys came from this address. Please try again in a minute.',
  token: 'Too many requests with an ended session came from this address. Please try again in a minute.',
  logout: 'Too many invalid logout tokens came from this address. Please try again in a minute.',
};

const TOO_MANY_LOGGED = 'an address has reached the limit for wrong keys, ended sessions or invalid logout tokens';

export type KnownCredentials = ReturnType<typeof knownCredentials>;

/**
 * Which keys and tokens were valid at their last request to this process, or began here, and how many wrong ones came from each address.
 * So a flood of wrong ones costs few queries, and does not keep out these callers.
 */
export function knownCredentials() {
  const known = new LRUCache<string, true>({ max: 10_000 });
  /** The number of wrong ones by kind and address, in a minute that begins with the first. */
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true });

  return {
    /**
     * @returns true if the credential was valid at its last request here, or began here
     * @throws HttpProblem if it is unknown, and too many wrong ones came from the same address
     */
    check(request: FastifyRequest, kind: CredentialKind, credential: string): boolean {
      if (known.has(hashOf(credential))) return true;
      const address = `${kind} ${addressOf(request)}`;
      if ((wrong.get(address) ?? 0) < MAX_WRONG[kind]) return false;
      throw retryLater(429, TOO_MANY[kind], Math.ceil(wrong.getRemainingTTL(address) / 1000));
    },

    /** Remembers whether a credential was valid. */
    record(request: FastifyRequest, kind: CredentialKind, credential: string, isValid: boolean) {
      if (isValid) known.set(hashOf(credential), true);
      else {
        const ip = addressOf(request);
        const address = `${kind} ${ip}`;
        known.delete(hashOf(credential));
        const count = (wrong.get(address) ?? 0) + 1;
        wrong.set(address, count);
        // Once a minute at most: a flood does not fill the log.
        if (count === MAX_WRONG[kind]) request.log.warn({ kind, count, address: ip }, TOO_MANY_LOGGED);
      }
    },
  };
}
