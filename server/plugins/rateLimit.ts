import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { type App, addressOf } from '../http.ts';
import { HttpProblem } from '../problems.ts';

export interface RateLimit {
  /** Requests per minute and caller; 0 means no limit. */
  perMinute: number;
  /** Lets several processes count together. Without it, each process counts alone. */
  redis?: Redis;
}

/**
 * Counts the requests of each caller (a person, or an API key) in windows of a minute. Call it after the hook that authenticates.
 * Requests without a caller are not counted.
 * Every response says how many requests are left (`X-RateLimit-*`); a 429 also says when to try again (`Retry-After`).
 */
export async function limitRate(app: App, limit: RateLimit) {
  if (limit.perMinute === 0) return;
  await count(app, limit, {
    max: limit.perMinute,
    nameSpace: 'kol-desk:rate:',
    keyGenerator: ({ actor }) => actor,
    // Only below `/auth`, without a session. Wrong tokens have a limit by address (`knownCredentials.ts`).
    allowList: ({ actor }) => actor === '',
    errorResponseBuilder: ({ isPerson }, { max, ttl }) =>
      new HttpProblem(
        429,
        `${isPerson ? 'You' : 'This API key'} may make ${max} requests a minute. Please try again in ${Math.ceil(ttl / 1000)} s.`,
      ),
  });
}

/** Sign-ins per minute and address. A whole office may have one address. */
const MAX_SIGN_INS = 300;

/** Counts the requests of each address, for routes whose caller is not known yet. */
export const limitAddresses = (app: App, limit: Pick<RateLimit, 'redis'>) =>
  count(app, limit, {
    max: MAX_SIGN_INS,
    nameSpace: 'kol-desk:sign-in:',
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpProblem(429, `Too many sign-ins came from this address. Please try again in ${Math.ceil(ttl / 1000)} s.`),
  });

async function count(app: App, { redis }: Pick<RateLimit, 'redis'>, options: RateLimitPluginOptions) {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    redis,
    // Without Redis, no limit is better than no service.
    skipOnError: true,
    // The number of callers in memory. Above it, the count of the caller that was used least recently is deleted.
    cache: 100_000,
    ...options,
  });
  app.addHook('onRequest', app.rateLimit());
}
