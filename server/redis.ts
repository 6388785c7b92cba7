import { Redis } from 'ioredis';
import { StartFault } from './settings.ts';

/**
 * Connects to Redis or Valkey, where several processes count together. Later it may come and go: a count that cannot be
 * made within a moment is left out.
 * @throws StartFault where it does not answer now: more likely its address is wrong than that it is away
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
  let lastFault = 'no answer';
  redis.on('error', (error: Error) => {
    lastFault = error.message;
  });
  try {
    await redis.connect();
    return redis;
  } catch {
    redis.disconnect();
    throw new StartFault(`Redis at REDIS_URL cannot be used: ${lastFault}.`);
  }
}
