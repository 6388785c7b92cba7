import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AccountSignInQuery, type SignInRefusal } from '../../src/contract/account.ts';
import { type IdentityProvider, SignInRefused } from '../auth/identityProvider.ts';
import { type PendingSignIn, type PendingSignInCookie, safePath } from '../auth/pendingSignInCookie.ts';
import { describeUserAgent } from '../auth/userAgent.ts';
import type { Clock } from '../clock.ts';
import { type App, isLoopback, searchOf } from '../http.ts';
import { type SessionLookup, startSession } from '../plugins/authenticate.ts';
import { toProblem } from '../plugins/errors.ts';
import { HttpProblem, retryLater } from '../problems.ts';
import { recordRepeated } from '../repositories/audit.ts';
import * as people from '../repositories/people.ts';
import { AccessRevoked } from '../repositories/sessions.ts';

export interface AccountOptions {
  provider: IdentityProvider;
  /** The id and the name of the organization that people open. */
  organizationId: string;
  organization: string;
  publicUrl: URL;
  pendingSignIns: PendingSignInCookie;
  now: Clock;
}

/** Signing in with an account of the organization's identity provider: OpenID Connect. Browsers navigate to these addresses. */
export async function accountRoutes(app: App, lookup: SessionLookup, options: AccountOptions) {
  const { sessions, cookie } = lookup;
  const { provider, organizationId, organization, publicUrl, pendingSignIns, now } = options;
  const refuse = (request: FastifyRequest, reply: FastifyReply, reason: SignInRefusal, signIn: SignInTry) => {
    request.log.warn({ reason }, 'a sign-in with an account failed');
    return reply.redirect(toRefusedPage(reason, signIn));
  };

  /** Browsers navigate here, so every error leads to that page, such as the limit by address, or a database that does not answer. */
  const refuseAfterError =
    (findSignIn: (request: FastifyRequest, reply: FastifyReply) => SignInTry | null) =>
    (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      request.log.warn({ reason: toProblem(error, request).message }, 'a sign-in with an account failed');
      return reply.redirect(toRefusedPage('failed', findSignIn(request, reply) ?? { next: '/' }));
    };

  const signInOptions = {
    schema: { querystring: AccountSignInQuery },
    errorHandler: refuseAfterError(({ query }) => {
      // Each parameter may be the invalid one.
      const { next, reauth } = z.parse(
        z.object({
          next: z.catch(z.optional(z.string()), undefined),
          reauth: z.catch(z.optional(z.literal('true')), undefined),
        }),
        query,
      );
      return { next: safePath(next, publicUrl), isReauth: reauth !== undefined };
    }),
  };
  app.get('/sign-in', signInOptions, async (request, reply) => {
    if (isOtherLoopback(request, publicUrl))
      return reply.redirect(new URL(`/auth/sign-in${searchOf(request)}`, publicUrl).href);
    const next = safePath(request.query.next, publicUrl);
    // A page of another site cannot begin a sign-in: the person does it on ours.
    if (!['same-origin', 'none', undefined].includes(siteOf(request))) return reply.redirect(toSignInPage({ next }));
    const { replace, other_account, reauth } = request.query;
    const isReauth = reauth !== undefined;
    const confirmed = replace === undefined ? undefined : pendingSignIns.readRequested(request)?.id;
    if (confirmed !== undefined) pendingSignIns.clearRequested(reply);
    try {
      const { url, secrets } = await provider.begin({ isReauth, isOtherAccount: other_account !== undefined });
      pendingSignIns.write(reply, { ...secrets, next, confirmed, isReauth });
      return reply.redirect(url.href);
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error;
      logOutage(request, error);
      return refuse(request, reply, error.reason, { next, isReauth });
    }
  });

  const takePending = (request: FastifyRequest, reply: FastifyReply) =>
    pendingSignIns.take(request, reply, z.parse(z.looseObject({}), request.query).state);

  const callbackOptions = {
    errorHandler: refuseAfterError(takePending),
  };
  app.get('/callback', callbackOptions, async (request, reply) => {
    const pending = takePending(request, reply);
    if (pending === null) return refuse(request, reply, 'expired', { next: '/' });
    try {
      const { profile, ...signedIn } = await provider.finish(searchOf(request), pending);
      // The request to authenticate again proves nothing, because the person can remove it from the address.
      if (pending.isReauth && signedIn.authenticatedAt === undefined) throw new SignInRefused('no_auth_time', profile);
      const { id: personId, isBlocked } = await people.upsertAtSignIn(app.db, organizationId, profile);
      if (isBlocked) throw new SignInRefused('blocked', profile);
      const hash = cookie.readHash(request);
      const current = hash === null ? null : await sessions.findByHash(hash);
      if (current !== null && current.actor !== personId && pending.confirmed !== personId) {
        const { name, email } = profile;
        pendingSignIns.writeRequested(reply, { id: personId, name, email, label: null, organization });
        return reply.redirect(toSignInPage({ confirm: 'account', next: pending.next }));
      }
      const device = describeUserAgent(request.headers['user-agent']);
      const session = { organizationId, personId, ...signedIn, device };
      await startSession(request, reply, lookup, session, current).catch((error) => {
        throw error instanceof AccessRevoked ? new SignInRefused('blocked', profile) : error;
      });
      return reply.redirect(safePath(pending.next, publicUrl));
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error;
      const { reason, account, cause } = error;
      if (cause !== undefined) request.log.warn({ error: describe(cause) }, 'the answer of the provider was refused');
      // The trail records refusals by the provider, and invalid answers. Any client can send these, so the trail counts them.
      if (account !== undefined || reason === 'invalid') {
        const known = account && (await people.findByAccount(app.db, organizationId, account.issuer, account.subject));
        const by = { organizationId, actor: known ?? 'unknown', requestId: request.id };
        // Like a lower role, the loss of every role applies in all browsers.
        if (reason === 'no_role' && known) await sessions.endAllOf(by, known);
        await recordRepeated(app.db, [{ ...by, action: 'sign_in_refused', subject: reason, at: now() }]);
      }
      return refuse(request, reply, reason, pending);
    }
  });

  // The user keeps the current session, so the browser forgets the other person.
  app.post('/decline', async (request, reply) => {
    cookie.assertOwnPage(request);
    pendingSignIns.clearRequested(reply);
    return reply.code(204).send();
  });
}

/**
 * The sign-outs that the identity provider sends (OpenID Connect Back-Channel Logout). Only invalid tokens have a limit by address: a
 * provider sends all sign-outs from one address, and each one must end its sessions.
 */
export async function logoutRoutes(
  app: App,
  { sessions, credentials }: SessionLookup,
  { provider, organizationId }: Pick<AccountOptions, 'provider' | 'organizationId'>,
) {
  const verify = async (token: string, request: FastifyRequest) => {
    try {
      return await provider.verifyLogoutToken(token);
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error;
      logOutage(request, error);
      throw retryLater(503, 'The identity provider, which has the keys of the token, does not answer.', 5);
    }
  };

  const refuse = ({ log }: FastifyRequest, reason: string) => {
    log.warn({ reason }, 'a logout token was refused');
    return new HttpProblem(400, reason);
  };

  // The only body that is not JSON. The provider sends it, and no browser.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.post('/backchannel-logout', async (request, reply) => {
    const { data: body } = z.safeParse(z.object({ logout_token: z.string() }), request.body);
    const token = body?.logout_token ?? '';
    credentials.check(request, 'logout', token);
    const logout = token === '' ? null : await verify(token, request);
    const isNew = logout !== null && (await sessions.endAtProvider(organizationId, logout, request.id));
    credentials.record(request, 'logout', token, isNew);
    if (logout === null) throw refuse(request, 'The logout token is not valid.');
    if (!isNew) throw refuse(request, 'The logout token was used before.');
    return reply.code(200).send();
  });
}

/** Where a sign-in leads, and whether it must authenticate the person again. */
type SignInTry = Pick<PendingSignIn, 'next' | 'isReauth'>;

/**
 * The page that explains a refusal, where the next try authenticates the person again if this one should have. No code of the
 * provider stays in the address.
 */
const toRefusedPage = (refused: SignInRefusal, { next, isReauth }: SignInTry) =>
  toSignInPage({ refused, next, ...(isReauth && { reauth: 'true' }) });

const toSignInPage = (parameters: Record<string, string>) => `/sign-in?${new URLSearchParams(parameters)}`;

const logOutage = ({ log }: FastifyRequest, { cause }: SignInRefused) =>
  log.warn({ error: describe(cause) }, 'the identity provider does not answer');

/**
 * Tells whether the browser calls this machine by another name than `PUBLIC_URL`, such as localhost for 127.0.0.1. It would not send
 * the cookie of the sign-in to the callback.
 */
const isOtherLoopback = ({ hostname }: FastifyRequest, publicUrl: URL) =>
  hostname !== publicUrl.hostname && isLoopback(hostname) && isLoopback(publicUrl.hostname);

const siteOf = ({ headers }: FastifyRequest) => headers['sec-fetch-site'];

/** The kind of an error, without tokens or personal data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'error') ?? Reflect.get(error, 'code');
  return [error.name, typeof code === 'string' ? code : '', error.message].filter((part) => part !== '').join(': ');
}
