import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { API_PREFIX } from '../http.ts';
import { type RepeatedAction, recordRepeated } from '../repositories/audit.ts';
import { actorOf } from './authenticate.ts';
import { runAtInterval } from './interval.ts';

/** How long reads are collected in memory, so that a list of a hundred profiles is one statement. */
const INTERVAL_MS = 1_000;

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
export function trackKolReads(app: FastifyInstance, now: Clock) {
  let reads: RepeatedAction[] = [];

  const store = async () => {
    const collected = reads;
    reads = [];
    try {
      await recordRepeated(app.db, collected);
    } catch (error) {
      // The next attempt includes them.
      reads = [...collected, ...reads];
      throw error;
    }
  };
  app.addHook('onClose', runAtInterval(app, INTERVAL_MS, store, 'reads of profiles were not recorded'));

  app.decorateRequest('listedKols', 0);
  app.addHook('onResponse', async (request, reply) => {
    if (!request.isPerson || reply.statusCode !== 200) return;
    const record = (entry: Pick<RepeatedAction, 'action' | 'subject' | 'count'>) =>
      reads.push({ ...actorOf(request), ...entry, at: now() });
    const { listedKols } = request;
    // The list has no subject: an id for each of a hundred rows would hide the rest of the trail.
    if (listedKols > 0) record({ action: 'kols_listed', count: listedKols });
    const isProfile = request.routeOptions.url === `${API_PREFIX}/kols/:id` && request.method === 'GET';
    const { id } = (request.params ?? {}) as { id?: string };
    if (isProfile && id !== undefined) record({ action: 'kol_read', subject: id });
  });
}
