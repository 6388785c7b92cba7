import { Redis } from 'ioredis';
import { ConfigError } from './config.ts';
import { rootMessage } from './errors.ts';

/**
 * Connects to Redis or Valkey, in which several processes count requests together. If it is unavailable later, requests are
 * not counted.
 * @throws ConfigError if it does not answer at the start, because then the URL is probably wrong
 */
export async function connectRedis(url: string): Promise<Redis> {
  const redis = createClient(url);
  // Without a listener, ioredis would print every failed attempt.
  let lastError = 'no answer';
  redis.on('error', (error: Error) => {
    lastError = (rootMessage(error).split('\n')[0] ?? '').replace(/\.$/, '');
  });
  try {
    await redis.connect();
    return redis;
  } catch {
    redis.disconnect();
    throw new ConfigError(`Redis at REDIS_URL cannot be used: ${lastError}.`);
  }
}

function createClient(url: string): Redis {
  try {
    return new Redis(url, {
      connectTimeout: 3_000,
      // Only one request waits for a Redis that hangs. The others skip it until it is connected again.
      socketTimeout: 500,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      lazyConnect: true,
    });
  } catch {
    // The error contains the URL with its password.
    throw new ConfigError('REDIS_URL is not a valid URL: special characters in its password must be percent-encoded.');
  }
}

/** Logs once when the connection is lost, and once when it is back. Requests are not counted in between. */
export function logOutages(redis: Redis, log: (text: string) => void) {
  let isConnected = true;
  redis.on('close', () => {
    if (isConnected) log('Redis does not answer: requests are not limited until it does.');
    isConnected = false;
  });
  redis.on('ready', () => {
    if (!isConnected) log('Redis answers again: requests are limited.');
    isConnected = true;
  });
}
