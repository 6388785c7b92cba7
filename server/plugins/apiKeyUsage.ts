import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { type KeyOwner, saveLastUses } from '../repositories/apiKeys.ts';
import { runAtInterval } from './interval.ts';

/** How long uses are collected in memory. A write for every request would cost as much as the request. */
const INTERVAL_MS = 60_000;

/**
 * Stores when each API key was last used, with a delay of up to a minute. Operators check it before they revoke a key. A
 * killed process loses what it has not stored yet.
 */
export function trackApiKeyUsage(app: FastifyInstance, db: Database) {
  let used = new Map<string, { owner: KeyOwner; at: string }>();

  const store = async () => {
    const uses = [...used.values()];
    used = new Map();
    await saveLastUses(db, uses);
  };
  app.addHook('onClose', runAtInterval(app, INTERVAL_MS, store, 'the last use of API keys was not stored'));

  return {
    record(owner: KeyOwner) {
      used.set(owner.prefix, { owner, at: new Date().toISOString() });
    },
  };
}
