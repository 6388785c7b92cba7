import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { ROLES } from '../src/contract/account.ts';
import { ACCOUNT_PROMPTS } from './auth/identityProvider.ts';
import { isLoopback } from './http.ts';

/** A configuration with which the program cannot start. The message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The number of requests per minute, for each API key and each person. */
export const DEFAULT_RATE_LIMIT = 600;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long sessions last: half an hour without a request, and at most 12 hours. */
export const DEFAULT_SESSION_LIMITS = { idleMs: 30 * MINUTE_MS, maxMs: 12 * HOUR_MS };

/** How long rows of the audit trail are kept. */
export const DEFAULT_AUDIT_DAYS = 365;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Tells whether browsers could send the text as `Origin`: without a path, `*` or trailing space. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Tells whether the text is the address of a provider or a service: with TLS, or on this machine. */
function isProtectedUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(text);
  const isProtected = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isProtected && search === '' && hash === '' && username === '' && !pathname.includes('/.well-known/');
}

/** The same for the address of a site without a path. */
const isPublicUrl = (text: string) => isProtectedUrl(text) && text.replace(/\/$/, '') === new URL(text).origin;

const DEFAULT_ROLES = 'reader=kol-staff,planner=kol-planners,manager=kol-managers';
const ROLES_RULE = `must look like ${DEFAULT_ROLES}; the roles are ${ROLES.join(', ')}`;

/** Reads `reader=a,manager=b,manager=c`. A part that is not of this form becomes a rule that the schema refuses. */
const roleRules = z.pipe(
  z.transform((list: string) =>
    list.split(',').map((part) => {
      const [role, ...value] = part.split('=');
      return { role: role?.trim(), value: value.join('=').trim() };
    }),
  ),
  z.array(z.object({ role: z.enum(ROLES, ROLES_RULE), value: z.string().check(z.minLength(1, ROLES_RULE)) })),
);

/** A text of this form. A rule continues a sentence that begins with the name of the variable. */
const text = (form: RegExp, rule: string) => z.string().check(z.regex(form, rule));

const passing = (test: (given: string) => boolean, rule: string) => z.string().check(z.refine(test, rule));

/** A whole number, written in this form. */
const number = (form: RegExp, rule: string, max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(text(form, rule).check(z.refine((digits) => Number(digits) <= max, rule)), z.transform(Number));

const positive = (unit: string) => number(/^[1-9]\d{0,6}$/, `must be a whole number of ${unit}, at least 1`);

const HTTPS = 'https://…, or http://localhost on one machine';
const protectedUrl = (name: string) => passing(isProtectedUrl, `must be the address of the ${name}: ${HTTPS}`);

/** A variable without a rule accepts any text. */
const Environment = z.object({
  PORT: z._default(number(/^\d{1,5}$/, 'must be a number from 0 to 65535', 65_535), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(text(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  DATA_DIR: z._default(z.string(), '.data'),
  KOL_DESK_API_KEY: z.optional(
    text(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 printable ASCII characters without spaces'),
  ),
  KOL_DESK_DEMO: z._default(z.enum(['auto', 'always', 'never'], 'must be auto, always or never'), 'auto'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  RATE_LIMIT_PER_MINUTE: z._default(
    number(/^\d{1,9}$/, 'must be a whole number; 0 means no limit'),
    DEFAULT_RATE_LIMIT,
  ),
  CORS_ORIGINS: z._default(
    z.pipe(
      z.transform((list: string) => list.split(',').flatMap((part) => part.trim() || [])),
      z.array(passing(isOrigin, 'must be origins separated by commas, such as https://desk.example.org')),
    ),
    [],
  ),
  REDIS_URL: z.optional(text(/^rediss?:\/\//, 'must begin with redis:// or rediss://')),
  PUBLIC_URL: z.optional(passing(isPublicUrl, `must be the address of the dashboard without a path: ${HTTPS}`)),
  // A page whose user only types sends a request every two minutes at the latest (`QUIET_MS` in src/queries/serviceHealth.ts).
  SESSION_IDLE_MINUTES: z._default(
    number(/^(?:[3-9]|[1-9]\d{1,6})$/, 'must be a whole number of minutes, at least 3'),
    DEFAULT_SESSION_LIMITS.idleMs / MINUTE_MS,
  ),
  SESSION_HOURS: z._default(positive('hours'), DEFAULT_SESSION_LIMITS.maxMs / HOUR_MS),
  KEY_SIGN_IN: z.optional(z.enum(['true', 'false'], 'must be true or false')),
  OIDC_ISSUER: z.optional(protectedUrl('identity provider')),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_ORGANIZATION: z.optional(text(/^(?!\s)\P{Cc}{1,200}(?<!\s)$/u, 'must be the name of an organization')),
  OIDC_SCOPES: z._default(
    text(/(?:^|\s)openid(?:\s|$)/, 'must be words separated by spaces, one of them openid'),
    'openid profile email',
  ),
  OIDC_ROLE_CLAIM: z._default(z.string(), 'groups'),
  OIDC_ROLES: z.prefault(roleRules, DEFAULT_ROLES),
  OIDC_ACCOUNT_PROMPT: z.optional(z.enum(ACCOUNT_PROMPTS, `must be ${ACCOUNT_PROMPTS.join(' or ')}`)),
  UPSTREAM_URL: z.optional(
    protectedUrl('remote service').check(
      z.refine((url) => !/\/v1\/*$/.test(url), 'must be the address of the remote service without /v1'),
    ),
  ),
  UPSTREAM_API_KEY: z.optional(text(/^[\x21-\x7e]+$/, 'must be printable ASCII characters without spaces')),
  AUDIT_DAYS: z._default(positive('days'), DEFAULT_AUDIT_DAYS),
});

/** The names of the environment variables that configure the program. */
export const VARIABLES = Object.keys(Environment.shape);

type Variables = z.infer<typeof Environment>;

/** Sentences about settings that do not fit together. */
function contradictions(variables: Variables): string[] {
  const { PUBLIC_URL, KEY_SIGN_IN, OIDC_ORGANIZATION, UPSTREAM_URL, UPSTREAM_API_KEY, KOL_DESK_DEMO } = variables;
  const account = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const given = account.filter((name) => variables[name] !== undefined);
  return [
    given.length % account.length !== 0 && `${account.join(', ')} must be set together, or none of them.`,
    given.length > 0 && PUBLIC_URL === undefined && 'OIDC_ISSUER needs PUBLIC_URL, to which people come back from it.',
    given.length > 0 &&
      OIDC_ORGANIZATION === undefined &&
      'OIDC_ISSUER needs OIDC_ORGANIZATION, which its people open.',
    given.length === 0 &&
      KEY_SIGN_IN === 'false' &&
      'KEY_SIGN_IN can only be turned off with OIDC_ISSUER: there would be no way to sign in.',
    (UPSTREAM_URL === undefined) !== (UPSTREAM_API_KEY === undefined) &&
      'UPSTREAM_URL and UPSTREAM_API_KEY must be set together, or none of them.',
    UPSTREAM_URL !== undefined &&
      KOL_DESK_DEMO === 'always' &&
      'KOL_DESK_DEMO must not be always with UPSTREAM_URL: the remote service has the data.',
  ].filter((sentence) => sentence !== false);
}

/**
 * Reads the configuration from environment variables. An empty variable counts as missing.
 * @throws ConfigError that names every wrong variable, but no values, because they may be keys or passwords
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const sentences = new Set(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`));
    throw new ConfigError([...sentences].join(' '));
  }
  const variables = parsed.data;
  const contradicting = contradictions(variables);
  if (contradicting.length > 0) throw new ConfigError(contradicting.join(' '));
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ORGANIZATION, UPSTREAM_URL, UPSTREAM_API_KEY } =
    variables;
  return {
    port: variables.PORT,
    host: variables.HOST,
    databaseUrl: variables.DATABASE_URL,
    dataDir: resolve(variables.DATA_DIR),
    apiKey: variables.KOL_DESK_API_KEY,
    // The data of a remote service is not mixed with the demonstration.
    demo: UPSTREAM_URL === undefined ? variables.KOL_DESK_DEMO : 'never',
    logLevel: variables.LOG_LEVEL,
    rateLimitPerMinute: variables.RATE_LIMIT_PER_MINUTE,
    redisUrl: variables.REDIS_URL,
    /** Other origins whose pages may read responses. */
    corsOrigins: variables.CORS_ORIGINS,
    /** Where browsers find KOL Desk. */
    publicUrl: variables.PUBLIC_URL === undefined ? undefined : new URL(variables.PUBLIC_URL),
    sessionLimits: {
      idleMs: variables.SESSION_IDLE_MINUTES * MINUTE_MS,
      maxMs: variables.SESSION_HOURS * HOUR_MS,
    },
    /** Whether people may sign in with an API key. */
    keySignIn: variables.KEY_SIGN_IN === undefined ? OIDC_ISSUER === undefined : variables.KEY_SIGN_IN === 'true',
    identityProvider:
      OIDC_ISSUER === undefined
        ? undefined
        : {
            issuer: new URL(OIDC_ISSUER),
            clientId: OIDC_CLIENT_ID ?? '',
            clientSecret: OIDC_CLIENT_SECRET ?? '',
            scopes: variables.OIDC_SCOPES,
            roleClaim: variables.OIDC_ROLE_CLAIM,
            roles: variables.OIDC_ROLES,
            accountPrompt: variables.OIDC_ACCOUNT_PROMPT,
          },
    /** The name of the organization that the people of the identity provider open. */
    accountOrganization: OIDC_ORGANIZATION,
    upstream:
      UPSTREAM_URL === undefined
        ? undefined
        : { url: UPSTREAM_URL.replace(/\/+$/, ''), apiKey: UPSTREAM_API_KEY ?? '' },
    auditDays: variables.AUDIT_DAYS,
  } as const;
}

export type Config = ReturnType<typeof readConfig>;
