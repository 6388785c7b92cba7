import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('has defaults, also for empty variables', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: resolve('.data'),
      apiKey: undefined,
      demo: 'auto',
      logLevel: 'warn',
      rateLimitPerMinute: 600,
      redisUrl: undefined,
      corsOrigins: [],
    });
  });

  test.each([
    [{ PORT: '80a' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://secret' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { KOL_DESK_API_KEY: 'too short' },
      'KOL_DESK_API_KEY must be 16 to 200 printable ASCII characters without spaces.',
    ],
    [{ RATE_LIMIT_PER_MINUTE: '-1' }, 'RATE_LIMIT_PER_MINUTE must be a whole number; 0 means no limit.'],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS must be origins separated by commas/],
    [{ CORS_ORIGINS: 'https://a.example,https://b.example/' }, /^CORS_ORIGINS must be origins/],
    [{ REDIS_URL: 'http://secret' }, 'REDIS_URL must begin with redis:// or rediss://.'],
    [{ KOL_DESK_DEMO: 'yes', LOG_LEVEL: 'loud' }, /^KOL_DESK_DEMO must be auto, .* LOG_LEVEL must be one of fatal, /],
  ])('explains what is wrong with %j without repeating it', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
