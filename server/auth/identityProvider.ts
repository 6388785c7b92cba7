import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { hasRole, type Role, type SignInRefusal } from '../../src/contract/account.ts';
import { isLoopback } from '../http.ts';
import type { Profile } from '../repositories/people.ts';
import type { Logout } from '../repositories/sessions.ts';

/** Which role a value of the provider's claim gives. */
interface RoleRule {
  role: Role;
  value: string;
}

export interface IdentityProviderConfig {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** The claim that says the groups or roles of a person. A dot leads into an object, as in `realm_access.roles`. */
  roleClaim: string;
  roles: readonly RoleRule[];
  /** The value of `prompt` that makes the provider ask for another account; undefined if its discovery says what it knows. */
  accountPrompt: AccountPrompt | undefined;
}

/** The values of `prompt` with which a provider asks for an account, although it knows one: the best first. */
export const ACCOUNT_PROMPTS = ['select_account', 'login'] as const;
type AccountPrompt = (typeof ACCOUNT_PROMPTS)[number];

/** What the service must remember between the two steps of a sign-in. */
interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person who has signed in, and what a sign-out needs. */
interface SignedInPerson {
  profile: Profile;
  idToken: string;
  /** The id of the session at the provider, if it says one. */
  providerSession: string | undefined;
  /** When the provider has authenticated the person, in milliseconds since 1970; undefined if it does not say. */
  authenticatedAt: number | undefined;
}

/** A sign-in that failed. The cause is the error of the library. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly reason: SignInRefusal;
  /** The account, if the provider has said it. */
  readonly account: { issuer: string; subject: string } | undefined;
  constructor(reason: SignInRefusal, account?: SignInRefused['account'], cause?: unknown) {
    super(`The sign-in was refused: ${reason}`, { cause });
    this.reason = reason;
    this.account = account;
  }
}

const TIMEOUT_S = 10;
const LOGOUT_TOKEN_AGE_S = 300;

export type IdentityProvider = ReturnType<typeof identityProvider>;

/**
 * OpenID Connect: authorization code with PKCE.
 * @param publicUrl where browsers find KOL Desk; people come back there, and not to the `Host` of a request
 */
export function identityProvider(config: IdentityProviderConfig, publicUrl: URL) {
  const redirectUri = new URL('/auth/callback', publicUrl).href;

  /**
   * Asks the provider for its addresses: at the first sign-in, so that the service starts without it, and again after a failure.
   * @throws SignInRefused if it does not answer
   */
  const discover = once(async () => {
    const secret = config.clientSecret;
    const authentication: oidc.ClientAuth = (server, ...request) => {
      const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
      return (isPost ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret))(server, ...request);
    };
    const execute = [oidc.enableNonRepudiationChecks];
    if (config.issuer.protocol === 'http:' && isLoopback(config.issuer.hostname))
      execute.push(oidc.allowInsecureRequests);
    return oidc
      .discovery(config.issuer, config.clientId, secret, authentication, { execute, timeout: TIMEOUT_S })
      .catch((error) => {
        throw new SignInRefused('unavailable', undefined, error);
      });
  });
  const signingKeys = once(async () => {
    const { jwks_uri = '' } = (await discover()).serverMetadata();
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_S * 1_000 });
  });

  return {
    /**
     * Begins a sign-in.
     * @param options whether the provider asks for an account, or authenticates the person again, although it knows one
     * @returns the address at the provider
     * @throws SignInRefused if it does not answer
     */
    async begin({ isOtherAccount = false, isReauth = false } = {}): Promise<{ url: URL; secrets: SignInSecrets }> {
      const client = await discover();
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: config.scopes,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(isOtherAccount && { prompt: config.accountPrompt ?? findPrompt(client, ACCOUNT_PROMPTS) }),
        // With `max_age`, the ID token says when the provider has authenticated the person (OpenID Connect Core, section 2).
        ...(isReauth && { prompt: config.accountPrompt ?? findPrompt(client, REAUTH_PROMPTS), max_age: '0' }),
      });
      return { url, secrets };
    },

    /**
     * Completes a sign-in.
     * @param search the query with which the browser came back from the provider
     * @throws SignInRefused
     */
    async finish(search: string, { state, nonce, verifier }: SignInSecrets): Promise<SignedInPerson> {
      const client = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(client, new URL(`${redirectUri}${search}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined || tokens.id_token === undefined) throw new Error('The provider sent no ID token.');
        const { issuer, userinfo_endpoint } = client.serverMetadata();
        const info =
          userinfo_endpoint === undefined ? {} : await oidc.fetchUserInfo(client, tokens.access_token, claims.sub);
        return {
          profile: toProfile({ issuer, subject: claims.sub }, [claims, info], config),
          idToken: tokens.id_token,
          providerSession: typeof claims.sid === 'string' ? claims.sid : undefined,
          authenticatedAt: claims.auth_time === undefined ? undefined : claims.auth_time * 1000,
        };
      } catch (error) {
        throw error instanceof SignInRefused ? error : new SignInRefused(reasonOf(error), undefined, error);
      }
    },

    /** Where a person signs out at the provider; null if it offers no such address or does not answer. */
    async endSessionUrl(idToken: string): Promise<string | null> {
      try {
        const client = await discover();
        if (client.serverMetadata().end_session_endpoint === undefined) return null;
        return oidc.buildEndSessionUrl(client, {
          id_token_hint: idToken,
          post_logout_redirect_uri: new URL('/sign-in', publicUrl).href,
        }).href;
      } catch {
        return null;
      }
    },

    /**
     * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6).
     * @returns null if it is not valid
     * @throws SignInRefused if the provider, which has the keys, does not answer
     */
    async verifyLogoutToken(token: string): Promise<Logout | null> {
      const { issuer } = (await discover()).serverMetadata();
      const { payload } = await jwtVerify(token, await signingKeys(), {
        issuer,
        audience: config.clientId,
        // No other token of the provider can end sessions (ASVS 10.5.5).
        typ: 'logout+jwt',
        requiredClaims: ['iat', 'exp', 'jti'],
        maxTokenAge: LOGOUT_TOKEN_AGE_S,
        clockTolerance: 30,
      }).catch((error) => {
        if (isOutage(error)) throw new SignInRefused('unavailable', undefined, error);
        return { payload: null };
      });
      const { data: claims } = z.safeParse(LogoutClaims, payload);
      if (claims === undefined || (claims.sub === undefined && claims.sid === undefined)) return null;
      return { issuer, subject: claims.sub, providerSession: claims.sid, tokenId: claims.jti };
    },
  };
}

/** The `prompt` values that make a provider authenticate again, the preferred one first. */
const REAUTH_PROMPTS = ['login', 'select_account'] as const;

/** The first value that the discovery of the provider contains. Without such a list, the one that OpenID Connect Core has for this. */
function findPrompt(client: oidc.Configuration, [first, second]: typeof ACCOUNT_PROMPTS | typeof REAUTH_PROMPTS) {
  const { prompt_values_supported: known } = client.serverMetadata();
  return Array.isArray(known) && !known.includes(first) && known.includes(second) ? second : first;
}

const LogoutClaims = z.object({
  jti: z.string(),
  sub: z.optional(z.string()),
  sid: z.optional(z.string()),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
  // So that an ID token cannot be used as a logout token.
  nonce: z.optional(z.undefined()),
});

type Claims = Record<string, unknown>;

/** @param sources the claims of the ID token and of userinfo; either may say the name, the email and the groups */
function toProfile(account: Pick<Profile, 'issuer' | 'subject'>, sources: Claims[], config: IdentityProviderConfig) {
  const role = roleOf(sources, config);
  if (role === null) throw new SignInRefused('no_role', account);
  const find = (name: string) =>
    sources.map((claims) => claims[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  const email = toText(find('email') ?? find('preferred_username') ?? '');
  return { ...account, name: toText(find('name') ?? find('preferred_username') ?? email), email, role };
}

const MAX_TEXT = 200;

/** One line that the database can store. */
const toText = (value: unknown) =>
  String(value)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** The highest role that the claim gives; null if it gives none. */
export function roleOf(
  sources: readonly Claims[],
  { roleClaim, roles }: Pick<IdentityProviderConfig, 'roleClaim' | 'roles'>,
): Role | null {
  // At some providers, people can enter the email of another person.
  const trusted = sources.filter((claims) => roleClaim !== 'email' || claims.email_verified === true);
  const values = new Set(trusted.flatMap((claims) => readClaim(claims, roleClaim)));
  let highest: Role | null = null;
  for (const { role, value } of roles)
    if (values.has(value) && (highest === null || hasRole(role, highest))) highest = role;
  return highest;
}

/** The values of a claim, which may have dots in its name. */
function readClaim(claims: Claims, name: string): unknown[] {
  let value: unknown = claims;
  for (const part of Object.hasOwn(claims, name) ? [name] : name.split('.'))
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : [];
  return Array.isArray(value) ? value : [value];
}

function reasonOf(error: unknown): SignInRefusal {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'invalid';
  }
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  return isOutage(error) ? 'unavailable' : 'invalid';
}

/** Tells whether the provider did not answer, or with a server error. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  // The keys of the provider did not come, or with an error.
  if (error instanceof errors.JWKSTimeout || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC'))
    return true;
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof oidc.ClientError)) return false;
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
}

/** Remembers the result of an asynchronous function. After a failure, the next call tries again. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
