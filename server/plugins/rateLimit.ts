import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import type { App } from '../routes/app.ts';
import { HttpProblem } from '../routes/problems.ts';

export interface RateLimit {
  /** Requests that one API key may make within a minute; 0 means no limit. */
  perMinute: number;
  /** Where processes count together; without it each counts by itself. */
  redis?: Redis;
}

/**
 * Counts the requests of each API key in windows of a minute, once the caller is known. Every answer says how many are
 * left (`X-RateLimit-*`), a refusal also when to come again (`Retry-After`).
 */
export async function limitRate(app: App, { perMinute, redis }: RateLimit) {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    redis,
    nameSpace: 'kol-desk:rate:',
    // The limit protects the service; where the counter is away, answering is better than refusing everybody.
    skipOnError: true,
    keyGenerator: ({ keyPrefix }) => keyPrefix,
    // The most keys whose counts are kept in memory; beyond, those that have been silent longest start anew.
    cache: 100_000,
    errorResponseBuilder: (_request, { max, ttl }) =>
      new HttpProblem(
        429,
        `This API key may make ${max} requests a minute. Please try again in ${Math.ceil(ttl / 1000)} s.`,
      ),
  });
  app.addHook('onRequest', app.rateLimit());
}

const MINUTE_MS = 60_000;
