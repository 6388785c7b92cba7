import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { describeDatabaseError } from '../db/dbErrors.ts';
import { type KeyOwner, touch } from '../repositories/apiKeys.ts';

/** How often the use of a key is stored. A write for every request would cost as much as the request. */
const INTERVAL_MS = 60_000;

/**
 * Stores when API keys are used, which operators check before they revoke one.
 * @returns a function to call for each use. No request waits for the write, so its errors are only logged
 */
export function trackApiKeyUsage(app: FastifyInstance) {
  const stored = new LRUCache<string, true>({ max: 10_000, ttl: INTERVAL_MS });
  // One after the other, so that slow writes take only one connection of the database.
  let writes = Promise.resolve();
  app.addHook('onClose', () => writes);

  return (owner: KeyOwner) => {
    if (stored.has(owner.prefix)) return;
    stored.set(owner.prefix, true);
    writes = writes
      .then(() => touch(app.db, owner))
      .catch((error) =>
        app.log.warn({ error: describeDatabaseError(error) }, 'the last use of an API key was not stored'),
      );
  };
}
