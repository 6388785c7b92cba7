import { Redis } from 'ioredis';
import { ConfigError } from './config.ts';

/**
 * Connects to Redis or Valkey, where several processes count together. Later it may come and go: a count that cannot be
 * made within a moment is left out.
 * @throws ConfigError where it does not answer now: more likely its address is wrong than that it is away
 */
export async function connectRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    connectTimeout: 3_000,
    // One request finds out that Redis hangs; until there is a connection again, the others do not even ask.
    socketTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  // Unheard, this event would be printed for every try.
  let lastError = 'no answer';
  redis.on('error', (error: Error) => {
    lastError = error.message;
  });
  try {
    await redis.connect();
    return redis;
  } catch {
    redis.disconnect();
    throw new ConfigError(`Redis at REDIS_URL cannot be used: ${lastError}.`);
  }
}

/** Says once that Redis is gone, and once that it is back: meanwhile nobody's requests are counted. */
export function tellOutages(redis: Redis, say: (text: string) => void) {
  let isThere = true;
  redis.on('close', () => {
    if (isThere) say('Redis does not answer: requests are not limited until it does.');
    isThere = false;
  });
  redis.on('ready', () => {
    if (!isThere) say('Redis answers again: requests are limited.');
    isThere = true;
  });
}
