import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRole, REAUTH_CODE, type Role } from '../../src/contract/account.ts';
import type { KnownCredentials } from '../auth/knownCredentials.ts';
import type { SessionCookie } from '../auth/sessionCookie.ts';
import type { Clock } from '../clock.ts';
import { HttpProblem } from '../problems.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { type Actor, recordRepeated } from '../repositories/audit.ts';
import type { NewSession, Session, SessionRepository } from '../repositories/sessions.ts';
import { trackApiKeyUsage } from './apiKeyUsage.ts';
import { createSlots } from './loadShedding.ts';

/** The number of concurrent queries for keys that this process does not know yet: enough for a client that begins with many. */
const MAX_LOOKUPS = 100;

declare module 'fastify' {
  interface FastifyRequest {
    /** The organization of the API key or the session (interface §5). */
    organizationId: string;
    /** Who sends the request: the id of a person, or the prefix of an API key, which identifies the key and is not secret. */
    actor: string;
    role: Role;
    /** True if the request comes from the dashboard with a session: a person reads the response. */
    isPerson: boolean;
    /** The session of the cookie below `/auth`; null if there is none. */
    session: Session | null;
    /** The version of the organization's lists. */
    listsVersion: string;
  }
}

/** What finding the session of a cookie needs. */
export interface SessionLookup {
  sessions: SessionRepository;
  cookie: SessionCookie;
  credentials: KnownCredentials;
  now: Clock;
}

/**
 * Authenticates requests by their API key, or else by the session in their cookie. Every request reads it from the database, so
 * that a revoked key and an ended session are refused at once. One that was valid before takes one of `maxInFlight` slots for
 * that. Unknown ones have few slots of their own, and wrong ones a limit per address, so that a flood of them does not keep out
 * the callers with valid ones. A refused request gets 401, 403, 429 or 503.
 */
export function authenticateRequests(
  app: FastifyInstance,
  { sessions, cookie, credentials, now }: SessionLookup,
  maxInFlight: number,
) {
  const recordKeyUse = trackApiKeyUsage(app);
  const slots = createSlots(maxInFlight);
  const lookups = createSlots(Math.min(MAX_LOOKUPS, maxInFlight));
  // A request takes no slot while its client sends the body, which may be slow. After that it is not refused any more.
  app.addHook('preParsing', async (request) => void slots.requests.delete(request));
  app.addHook('preValidation', async (request, { raw }) => {
    if (!raw.destroyed) slots.requests.add(request);
  });

  decorateCaller(app, now);
  app.addHook('onRequest', async (request, reply) => {
    // A request with the header is never authenticated by its cookie.
    const token = request.headers.authorization === undefined ? cookie.read(request) : null;
    const kind = token === null ? 'key' : 'token';
    const credential = token ?? readKey(request);
    const isKnown = credentials.check(request, kind, credential);
    (isKnown ? slots : lookups).take(request, reply);
    const caller = token === null ? await findKeyOwner(app, credential) : await sessions.find(token);
    credentials.record(request, kind, credential, caller !== null);
    if (caller === null)
      throw unauthorized(
        token === null ? 'The API key is wrong or was revoked.' : 'The session has ended. Please sign in again.',
      );
    if (!isKnown) {
      lookups.requests.delete(request);
      slots.take(request, reply);
    }

    setCaller(request, caller, token !== null);
    const { organizationId, keyPrefix } = caller;
    if (keyPrefix !== null) recordKeyUse({ organizationId, prefix: keyPrefix });
    if ('seenAt' in caller) await sessions.touch(caller);
  });
}

/**
 * Finds the session that a sign-in replaces, or that a sign-out ends. Wrong tokens from the same address do not matter: a person with
 * the cookie of an ended session must be able to sign in and out.
 * @returns null if there is none
 * @throws HttpProblem for a page of another site
 */
export async function findSession(
  request: FastifyRequest,
  { sessions, cookie }: Pick<SessionLookup, 'sessions' | 'cookie'>,
): Promise<Session | null> {
  const token = cookie.read(request);
  return token === null ? null : sessions.find(token);
}

/**
 * Starts a session and sends its token to the browser. The token is known as valid at once: wrong ones that came from the same address
 * before do not matter.
 * @param replaced the session that it replaces, which ends
 * @throws AccessRevoked if the person is blocked, or the key was revoked
 */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, cookie, credentials }: SessionLookup,
  owner: NewSession,
  replaced: Session | null,
): Promise<string> {
  const token = await sessions.start(owner, request.id, replaced);
  credentials.record(request, 'token', token, true);
  cookie.write(request, reply, token);
  return token;
}

/**
 * Finds the session of each request's cookie. Requests without one pass, and have no caller. A request gets 403 from a page of another
 * site, and 429 after too many wrong tokens from one address.
 */
export function authenticateSessions(app: FastifyInstance, { sessions, cookie, credentials, now }: SessionLookup) {
  decorateCaller(app, now);
  app.addHook('onRequest', async (request) => {
    const token = cookie.read(request);
    if (token === null) return;
    credentials.check(request, 'token', token);
    request.session = await sessions.find(token);
    credentials.record(request, 'token', token, request.session !== null);
    if (request.session !== null) setCaller(request, request.session, true);
  });
}

/** The session of a request, after `authenticateSessions`. @throws HttpProblem if it has none */
export function requireSession({ session }: FastifyRequest): Session {
  if (session === null) throw new HttpProblem(401, 'You are not signed in. Please sign in.');
  return session;
}

/** A hook that lets only requests pass whose person has signed in a short time ago. */
export const requireRecentSignIn =
  ({ isRecent }: SessionRepository) =>
  async (request: FastifyRequest) => {
    if (!isRecent(requireSession(request)))
      throw new HttpProblem(403, 'Your sign-in is too old for this. Sign in again.', { code: REAUTH_CODE });
  };

/** Adds the properties of the caller, and counts requests that the caller's role does not allow in the audit trail. */
function decorateCaller(app: FastifyInstance, now: Clock) {
  app.decorateRequest('organizationId', '');
  app.decorateRequest('actor', '');
  app.decorateRequest('role', 'reader');
  app.decorateRequest('isPerson', false);
  app.decorateRequest('session', null);
  app.decorateRequest('listsVersion', '');
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof HttpProblem) || error.status !== 403 || request.actor === '') return;
    if (error.problemCode === REAUTH_CODE) return;
    const subject = `${request.method} ${request.routeOptions.url}`;
    await recordRepeated(app.db, [{ ...actorOf(request), action: 'refused', subject, at: now() }]);
  });
}

type Caller = Pick<FastifyRequest, 'organizationId' | 'actor' | 'role' | 'listsVersion'>;

function setCaller(request: FastifyRequest, { organizationId, actor, role, listsVersion }: Caller, isPerson: boolean) {
  Object.assign(request, { organizationId, actor, role, isPerson, listsVersion });
}

/** Who sends an authenticated request, for the audit trail. */
export const actorOf = ({ organizationId, actor, id }: FastifyRequest): Actor => ({
  organizationId,
  actor,
  requestId: id,
});

/** A hook that lets only requests with this role pass. */
export const requireRole = (needed: Role) => async (request: FastifyRequest) => {
  if (hasRole(request.role, needed)) return;
  throw new HttpProblem(403, `This needs the role "${needed}". You have the role "${request.role}".`);
};

async function findKeyOwner({ db }: FastifyInstance, key: string) {
  const owner = await apiKeys.find(db, key);
  return owner === null ? null : { ...owner, actor: owner.prefix, keyPrefix: owner.prefix };
}

function readKey({ headers }: FastifyRequest): string {
  if (headers.authorization === undefined)
    throw unauthorized('The request carries no API key (header "Authorization: Bearer <API_KEY>").');
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1];
  if (key === undefined) throw unauthorized('The Authorization header must read "Bearer <API_KEY>".');
  return key;
}

const unauthorized = (detail: string) => new HttpProblem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
