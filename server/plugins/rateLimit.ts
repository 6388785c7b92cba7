import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { HttpProblem } from '../problems.ts';
import type { App } from '../routes/app.ts';

export interface RateLimit {
  /** Requests per minute and caller; 0 means no limit. */
  perMinute: number;
  /** Lets several processes count together. Without it, each process counts alone. */
  redis?: Redis;
}

/**
 * Counts the requests of each caller (a person, or an API key) in windows of a minute. Call it after the hook that authenticates. Every response says
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
    keyGenerator: ({ actor }) => actor,
    // The number of callers in memory. Above it, the count of the caller that was used least recently is dropped.
    cache: 100_000,
    errorResponseBuilder: ({ isPerson }, { max, ttl }) =>
      new HttpProblem(
        429,
        `${isPerson ? 'You' : 'This API key'} may make ${max} requests a minute. Please try again in ${Math.ceil(ttl / 1000)} s.`,
      ),
  });
  app.addHook('onRequest', app.rateLimit());
}

/** Sign-ins per minute and address. A whole office may have one address. */
const MAX_SIGN_INS = 300;

/** Counts the requests of each address, for routes whose caller is not known yet. */
export async function limitAddresses(app: App, { perMinute, redis }: RateLimit) {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: MAX_SIGN_INS,
    timeWindow: MINUTE_MS,
    redis,
    nameSpace: 'kol-desk:sign-in:',
    skipOnError: true,
    keyGenerator: ({ ip }) => ip,
    cache: 100_000,
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpProblem(429, `Too many sign-ins came from this address. Please try again in ${Math.ceil(ttl / 1000)} s.`),
  });
  app.addHook('onRequest', app.rateLimit());
}

const MINUTE_MS = 60_000;
