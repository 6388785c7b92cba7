import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { describeDatabaseError } from '../db/dbErrors.ts';
import { type KeyHolder, markUsed } from '../repositories/apiKeys.ts';

/** How long a use is only remembered here. A write for every request would cost as much as the request. */
const PAUSE_MS = 60_000;

/**
 * Keeps when each API key was last used, up to a minute late: that shows whether anybody still needs a key before it is
 * revoked. What was not yet stored is lost where the process is killed.
 */
export function trackApiKeyUsage(app: FastifyInstance, db: Database) {
  let used = new Map<string, { holder: KeyHolder; at: string }>();

  const store = async () => {
    const uses = [...used.values()];
    used = new Map();
    await markUsed(db, uses).catch((error) =>
      app.log.warn({ fault: describeDatabaseError(error) }, 'the last use of keys was not stored'),
    );
  };
  const timer = setInterval(store, PAUSE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });

  return {
    note(holder: KeyHolder) {
      used.set(holder.prefix, { holder, at: new Date().toISOString() });
    },
  };
}
