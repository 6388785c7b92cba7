import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** A configuration with which the program cannot start. The message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The number of requests per minute and API key. */
export const DEFAULT_RATE_LIMIT = 600;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Tells whether browsers could send the text as `Origin`: without a path, `*` or trailing space. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const Environment = z.object({
  PORT: z._default(
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.number().check(z.maximum(65_535))),
    8080,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))),
  DATA_DIR: z._default(z.string(), '.data'),
  KOL_DESK_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))),
  KOL_DESK_DEMO: z._default(z.enum(['auto', 'always', 'never']), 'auto'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS), 'warn'),
  RATE_LIMIT_PER_MINUTE: z._default(
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), z.number()),
    DEFAULT_RATE_LIMIT,
  ),
  CORS_ORIGINS: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list) => list.split(',').flatMap((part) => part.trim() || [])),
      ),
      z.array(z.string().check(z.refine(isOrigin))),
    ),
    [],
  ),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//))),
});

const RULES: Record<keyof z.infer<typeof Environment>, string> = {
  PORT: 'must be a number from 0 to 65535',
  HOST: 'must be an address to listen on',
  DATABASE_URL: 'must begin with postgres:// or postgresql://',
  DATA_DIR: 'must be a folder',
  KOL_DESK_API_KEY: 'must be 16 to 200 printable ASCII characters without spaces',
  KOL_DESK_DEMO: 'must be auto, always or never',
  RATE_LIMIT_PER_MINUTE: 'must be a whole number; 0 means no limit',
  REDIS_URL: 'must begin with redis:// or rediss://',
  CORS_ORIGINS: 'must be origins separated by commas, such as https://desk.example.org',
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(', ')}`,
};

/**
 * Reads the configuration from environment variables. An empty variable counts as missing.
 * @throws ConfigError that names every wrong variable, but no values, because they may be keys or passwords
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof RULES));
    throw new ConfigError([...names].map((name) => `${name} ${RULES[name]}.`).join(' '));
  }
  const variables = parsed.data;
  return {
    port: variables.PORT,
    host: variables.HOST,
    databaseUrl: variables.DATABASE_URL,
    dataDir: resolve(variables.DATA_DIR),
    apiKey: variables.KOL_DESK_API_KEY,
    demo: variables.KOL_DESK_DEMO,
    logLevel: variables.LOG_LEVEL,
    rateLimitPerMinute: variables.RATE_LIMIT_PER_MINUTE,
    redisUrl: variables.REDIS_URL,
    corsOrigins: variables.CORS_ORIGINS,
  };
}

export type Config = ReturnType<typeof readConfig>;
