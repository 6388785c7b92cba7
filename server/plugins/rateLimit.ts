import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { HttpProblem } from '../problems.ts';
import type { App } from '../routes/app.ts';

export interface RateLimit {
  /** Requests per minute and API key; 0 means no limit. */
  perMinute: number;
  /** Lets several processes count together. Without it, each process counts alone. */
  redis?: Redis;
}

/**
 * Counts the requests of each API key in windows of a minute. Call it after the hook that authenticates. Every response says
 * how many requests are left (`X-RateLimit-*`); a 429 also says when to try again (`Retry-After`).
 */
export async function limitRate(app: App, { perMinute, redis }: RateLimit) {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    redis,
    nameSpace: 'kol-desk:rate:',
    // Without Redis, no limit is better than no service.
    skipOnError: true,
    keyGenerator: ({ keyPrefix }) => keyPrefix,
    // The number of keys in memory. Above it, the count of the key that was used least recently is dropped.
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
