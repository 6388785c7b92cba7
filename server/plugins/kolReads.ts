import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { describeDatabaseError, isValueRefused } from '../db/dbErrors.ts';
import { API_PREFIX } from '../http.ts';
import { type RepeatedAction, recordRepeated } from '../repositories/audit.ts';
import { actorOf } from './authenticate.ts';
import { runAtInterval } from './interval.ts';

/** How long reads are collected in memory, so that a list of a hundred profiles is one statement. */
export const INTERVAL_MS = 1_000;

/** The reads in one statement. PostgreSQL accepts 65,535 parameters, and a row has eight. */
const BATCH = 1_000;

/** The reads that wait in memory while the database does not store them. */
const MAX_WAITING = 50_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** How many KOLs the answer lists with their contact data. */
    listedKols: number;
  }
}

/**
 * Records in the audit trail which profiles were delivered to people, and how many KOLs in lists. A killed process loses the reads of
 * its last second.
 */
export function trackKolReads(app: FastifyInstance, now: Clock, maxWaiting = MAX_WAITING) {
  const waiting: RepeatedAction[] = [];
  let lost = 0;

  const store = async () => {
    if (lost > 0) app.log.warn({ lost }, 'reads of profiles were not recorded, because too many wait for the database');
    lost = 0;
    for (let size = BATCH; waiting.length > 0; ) {
      const batch = waiting.slice(0, size);
      try {
        await recordRepeated(app.db, batch);
      } catch (error) {
        // They stay, and the next attempt includes them.
        if (!isValueRefused(error)) throw error;
        if (batch.length > 1) {
          // One refused row would block all others, so the batch is halved until that row is found.
          size = Math.ceil(batch.length / 2);
          continue;
        }
        app.log.warn({ error: describeDatabaseError(error) }, 'a read of a profile was refused by the database');
      }
      waiting.splice(0, batch.length);
      size = BATCH;
    }
  };
  // Two runs at the same time would store the same reads twice.
  runAtInterval(app, INTERVAL_MS, store, { failure: 'reads of profiles were not recorded', runsAtClose: true });

  app.decorateRequest('listedKols', 0);
  app.addHook('onResponse', async (request, reply) => {
    if (!request.isPerson || reply.statusCode !== 200 || request.method !== 'GET') return;
    const record = (entry: Pick<RepeatedAction, 'action' | 'subject' | 'count'>) => {
      if (waiting.length < maxWaiting) waiting.push({ ...actorOf(request), ...entry, at: now() });
      else lost += 1;
    };
    const { listedKols } = request;
    // The list has no subject: an id for each of a hundred rows would hide the rest of the trail.
    if (listedKols > 0) record({ action: 'kols_listed', count: listedKols });
    const isProfile = request.routeOptions.url === `${API_PREFIX}/kols/:id`;
    const { id } = (request.params ?? {}) as { id?: string };
    if (isProfile && id !== undefined) record({ action: 'kol_read', subject: id });
  });
}
