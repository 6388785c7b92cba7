import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const ACCOUNT = {
  PUBLIC_URL: 'https://desk.example',
  OIDC_ISSUER: 'https://login.example/tenant',
  OIDC_CLIENT_ID: 'kol-desk',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ORGANIZATION: 'Acme Medical',
};

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
      publicUrl: undefined,
      sessionLimits: { idleMs: 30 * 60_000, maxMs: 12 * 3_600_000 },
      keySignIn: true,
      identityProvider: undefined,
      accountOrganization: undefined,
      upstream: undefined,
      auditDays: 365,
    });
  });

  test('with an identity provider refuses keys in the sign-in form, unless they are allowed', () => {
    expect(readConfig(ACCOUNT)).toMatchObject({
      keySignIn: false,
      accountOrganization: 'Acme Medical',
      identityProvider: {
        issuer: new URL('https://login.example/tenant'),
        scopes: 'openid profile email',
        roleClaim: 'groups',
        roles: [
          { role: 'reader', value: 'kol-staff' },
          { role: 'planner', value: 'kol-planners' },
          { role: 'manager', value: 'kol-managers' },
        ],
      },
    });
    expect(readConfig({ ...ACCOUNT, KEY_SIGN_IN: 'true' }).keySignIn).toBe(true);
    const roles = readConfig({ ...ACCOUNT, OIDC_ROLES: 'manager=a=b, manager=c' }).identityProvider?.roles;
    expect(roles?.map(({ value }) => value)).toEqual(['a=b', 'c']);
  });

  test('for a remote service loads no demonstration', () => {
    const environment = { UPSTREAM_URL: 'https://kols.example/api/', UPSTREAM_API_KEY: 'secret' };
    expect(readConfig(environment)).toMatchObject({
      demo: 'never',
      upstream: { url: 'https://kols.example/api', apiKey: 'secret' },
    });
    expect(() => readConfig({ ...environment, KOL_DESK_DEMO: 'always' })).toThrow(/^KOL_DESK_DEMO must not be always/);
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
    [{ PUBLIC_URL: 'http://desk.example' }, /^PUBLIC_URL must be the address of the dashboard without a path: https/],
    [{ PUBLIC_URL: 'https://desk.example/path' }, /^PUBLIC_URL must be the address/],
    [{ SESSION_IDLE_MINUTES: '2' }, 'SESSION_IDLE_MINUTES must be a whole number of minutes, at least 3.'],
    [{ SESSION_HOURS: '0' }, 'SESSION_HOURS must be a whole number of hours, at least 1.'],
    [{ KEY_SIGN_IN: 'no' }, 'KEY_SIGN_IN must be true or false.'],
    [{ KEY_SIGN_IN: 'false' }, /^KEY_SIGN_IN can only be turned off with OIDC_ISSUER/],
    [{ ...ACCOUNT, OIDC_CLIENT_SECRET: '' }, /^OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set together/],
    [
      { ...ACCOUNT, PUBLIC_URL: '', OIDC_ORGANIZATION: '' },
      /^OIDC_ISSUER needs PUBLIC_URL, .* needs OIDC_ORGANIZATION/,
    ],
    [{ ...ACCOUNT, OIDC_ISSUER: 'http://login.example' }, /^OIDC_ISSUER must be the address of the identity provider/],
    [{ ...ACCOUNT, OIDC_SCOPES: 'profile' }, /^OIDC_SCOPES must be words separated by spaces, one of them openid/],
    [{ ...ACCOUNT, OIDC_ROLES: 'owner=staff' }, /^OIDC_ROLES must look like reader=kol-staff,/],
    [{ ...ACCOUNT, OIDC_ACCOUNT_PROMPT: 'none' }, /^OIDC_ACCOUNT_PROMPT must be select_account or login/],
    [{ ...ACCOUNT, OIDC_ROLES: 'reader=,planner=staff' }, /^OIDC_ROLES must look like/],
    [{ UPSTREAM_URL: 'https://kols.example' }, /^UPSTREAM_URL and UPSTREAM_API_KEY must be set together/],
    [{ UPSTREAM_URL: 'http://kols.example', UPSTREAM_API_KEY: 'secret' }, /^UPSTREAM_URL must be the address/],
    [{ UPSTREAM_URL: 'https://kols.example/v1/', UPSTREAM_API_KEY: 'secret' }, /^UPSTREAM_URL .* without \/v1/],
    [{ KOL_DESK_DEMO: 'yes', LOG_LEVEL: 'loud' }, /^KOL_DESK_DEMO must be auto, .* LOG_LEVEL must be one of fatal, /],
  ])('explains what is wrong with %j without repeating it', (environment: NodeJS.ProcessEnv, message) => {
    const explained = explain(environment);
    expect(explained).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    for (const value of Object.values(environment)) if (value) expect(explained).not.toContain(value);
  });
});

/** What the operator reads about a wrong configuration. */
function explain(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error('It was accepted.');
}
