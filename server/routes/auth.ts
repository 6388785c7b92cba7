import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type Account,
  CodeSignIn,
  KeySignIn,
  type SessionOwner,
  SessionResponse,
  SessionsResponse,
  SignedOut,
} from '../../src/contract/account.ts';
import { text } from '../../src/contract/values.ts';
import { isFromThisMachine } from '../auth/sessionCookie.ts';
import type { SignInCodes } from '../auth/signInCodes.ts';
import { describeUserAgent } from '../auth/userAgent.ts';
import { type App, noStore } from '../http.ts';
import {
  authenticateSessions,
  findSession,
  requireRecentSignIn,
  requireSession,
  type SessionLookup,
  startSession,
} from '../plugins/authenticate.ts';
import { limitAddresses, limitRate, type RateLimit } from '../plugins/rateLimit.ts';
import { HttpProblem, notFound, PROBLEM_TYPE, problem } from '../problems.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { AccessRevoked, type Session } from '../repositories/sessions.ts';
import { type AccountOptions, accountRoutes, logoutRoutes } from './accounts.ts';
import { apiKeyRoutes } from './apiKeys.ts';
import { auditRoutes } from './audit.ts';
import { peopleRoutes } from './people.ts';

interface SignInOptions {
  lookup: SessionLookup;
  codes: SignInCodes;
  keySignIn: boolean;
  rate: RateLimit;
}

export interface AuthOptions extends SignInOptions {
  /** What signing in with an account needs; undefined without an identity provider. */
  accounts: AccountOptions | undefined;
}

/** Signing in and out, outside of the interface. No request here carries a key in a header. */
export async function authRoutes(app: App, { accounts, ...options }: AuthOptions) {
  app.addHook('onRequest', noStore);
  const { lookup, rate } = options;
  app.register((inner: App) => signOutRoutes(inner, { lookup, accounts }));
  app.register(async (inner: App) => {
    authenticateSessions(inner, lookup);
    await limitRate(inner, rate);
    sessionRoutes(inner, { lookup, accounts });
    inner.register(async (signedIn: App) => {
      signedIn.addHook('onRequest', async (request) => lookup.sessions.touch(requireSession(request)));
      auditRoutes(signedIn);
      peopleRoutes(signedIn, lookup.sessions);
      apiKeyRoutes(signedIn, lookup.sessions);
    });
  });
  app.register(async (inner: App) => {
    await limitAddresses(inner, rate);
    signInRoutes(inner, options);
    if (accounts !== undefined) await accountRoutes(inner, lookup, accounts);
  });
  if (accounts !== undefined) app.register((inner: App) => logoutRoutes(inner, lookup, accounts));
}

/** Who is signed in, and where. */
function sessionRoutes(app: App, { lookup, accounts }: Pick<AuthOptions, 'lookup' | 'accounts'>) {
  const { sessions } = lookup;
  const onRequest = requireRecentSignIn(sessions);
  app.get('/session', { schema: { response: { 200: SessionResponse } } }, async (request) => {
    const { session } = request;
    if (session === null) return { data: null };
    return { data: toAccount(session), requested: accounts?.pendingSignIns.readRequested(request) ?? null };
  });

  app.get('/sessions', { schema: { response: { 200: SessionsResponse } } }, async (request) => ({
    data: await sessions.listAll(requireSession(request)),
  }));

  const params = z.object({ id: text });
  app.post('/sessions/:id/sign-out', { schema: { params }, onRequest }, async (request, reply) => {
    if (!(await sessions.endOwn(requireSession(request), request.params.id, request.id)))
      throw notFound('You have no session with this id. It may have ended.');
    return reply.code(204).send();
  });

  app.post('/sign-out-others', { onRequest }, async (request, reply) => {
    await sessions.endOthers(requireSession(request), request.id);
    return reply.code(204).send();
  });
}

/** Signing out, which no limit refuses. */
async function signOutRoutes(app: App, { lookup, accounts }: Pick<AuthOptions, 'lookup' | 'accounts'>) {
  const { sessions, cookie } = lookup;
  app.post('/sign-out', { schema: { response: { 200: SignedOut } } }, async (request, reply) => {
    cookie.assertOwnPage(request);
    const session = await findSession(request, lookup);
    if (session !== null) await sessions.end(session, request.id);
    cookie.clear(request, reply);
    const { idToken } = session ?? { idToken: null };
    const location = idToken === null ? null : await accounts?.provider.endSessionUrl(idToken);
    return { data: { location: location ?? '/sign-in' } };
  });
}

/** A session of a key that is to start. */
interface KeySession {
  owner: apiKeys.KeyOwner;
  signInMethod: 'key' | 'code';
  isConfirmed: boolean;
  /** Called when the session is about to start; an error that it throws prevents it. */
  beforeStart?: () => void;
}

/** Signing in with a key or a code. */
function signInRoutes(app: App, { lookup, codes, keySignIn }: SignInOptions) {
  const { sessions, cookie } = lookup;
  /**
   * Starts a session of a key; if it replaces the session of a person or another key, only after the user has confirmed that.
   * @throws HttpProblem if the key was revoked meanwhile: a code does not outlive its key
   */
  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, signInMethod, isConfirmed, beforeStart }: KeySession,
  ) => {
    cookie.assertEncrypted(request);
    const current = await findSession(request, lookup);
    if (current !== null && current.actor !== owner.prefix && !isConfirmed)
      return askFirst(request, reply, current, owner);
    const { organizationId, prefix } = owner;
    beforeStart?.();
    const device = describeUserAgent(request.headers['user-agent']);
    const own = { organizationId, keyPrefix: prefix, signInMethod, device };
    const token = await startSession(request, reply, lookup, own, current).catch((error) => {
      throw error instanceof AccessRevoked ? refuse(request, 'The API key was revoked.') : error;
    });
    const session = await sessions.find(token);
    return { data: session === null ? null : toAccount(session) };
  };

  const askFirst = async (request: FastifyRequest, reply: FastifyReply, current: Session, owner: apiKeys.KeyOwner) => {
    const requested: SessionOwner = {
      id: owner.prefix,
      name: null,
      email: null,
      ...(await apiKeys.describe(app.db, owner)),
    };
    const detail = 'Another person or key is signed in to this browser. Confirm to sign in instead.';
    return reply
      .code(409)
      .type(PROBLEM_TYPE)
      .send({ ...problem(409, detail, request.id), current: toOwner(current), requested });
  };

  app.post('/key', { schema: { body: KeySignIn } }, async (request, reply) => {
    cookie.assertOwnPage(request);
    if (!keySignIn) throw new HttpProblem(403, 'Here people sign in with the account of their organization.');
    const owner = await apiKeys.find(app.db, request.body.key);
    if (owner === null) throw refuse(request, 'The API key is wrong or was revoked.');
    return signIn(request, reply, { owner, signInMethod: 'key', isConfirmed: request.body.replace === true });
  });

  app.post('/code', { schema: { body: CodeSignIn } }, async (request, reply) => {
    cookie.assertOwnPage(request);
    const { code, replace } = request.body;
    const owner = isFromThisMachine(request) ? codes.find(code) : null;
    if (owner === null) throw refuse(request, USELESS_CODE);
    // Of two requests at the same moment, only one deletes the code.
    const beforeStart = () => {
      if (!codes.delete(code)) throw refuse(request, USELESS_CODE);
    };
    return signIn(request, reply, { owner, signInMethod: 'code', isConfirmed: replace === true, beforeStart });
  });
}

const USELESS_CODE =
  'The code was used, is too old, or came through a proxy or from another machine, where a key is needed. Start KOL Desk again for a new code.';

/** Logs a sign-in that fails. It belongs to no organization, so no audit trail can have it. */
function refuse({ log }: FastifyRequest, reason: string) {
  log.warn({ reason }, 'a sign-in was refused');
  return new HttpProblem(401, reason);
}

const toOwner = ({ actor, name, email, label, organization }: Session): SessionOwner => ({
  id: actor,
  name,
  email,
  label,
  organization,
});

const toAccount = (session: Session): Account => ({
  ...toOwner(session),
  role: session.role,
  ends_at: session.endsAt,
});
