import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hasRole, type Role } from '../../src/contract/account.ts';
import type { Database } from '../db/connect.ts';
import { HttpProblem } from '../problems.ts';
import { type ApiKeyRepository, hashOf, type KeyOwner } from '../repositories/apiKeys.ts';
import { type Actor, recordAudit } from '../repositories/audit.ts';
import type { SessionRepository } from '../repositories/sessions.ts';
import { Slots } from './loadShedding.ts';
import type { SessionCookie } from './sessionCookie.ts';

/** How many wrong keys one address may send in a minute. Further unknown keys from there are refused without a query. */
export const MAX_WRONG_KEYS = 100;

/** The number of concurrent queries for keys that this process does not know yet: enough for a client that begins with many. */
const MAX_LOOKUPS = 100;

const MINUTE_MS = 60_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The organization of the API key or the session (interface §5). */
    organizationId: string;
    /** Who sends the request: the id of a person, or the prefix of an API key, which identifies the key and is not secret. */
    actor: string;
    role: Role;
    /** True if the request comes from the dashboard with a session: a person reads the response. */
    isPerson: boolean;
    /** The version of the organization's lists. */
    listsVersion: string;
  }
}

export interface AuthenticateOptions {
  db: Database;
  keys: ApiKeyRepository;
  sessions: SessionRepository;
  cookie: SessionCookie;
  /** Records that an API key was used. */
  recordKeyUse(owner: KeyOwner): void;
}

/**
 * Authenticates requests by their API key, or else by the session in their cookie. Every request reads it from the database, so
 * that a revoked key and an ended session are refused at once. One that was valid before takes one of the `slots` for that.
 * Unknown ones have few slots of their own, and wrong keys a limit per address, so that a flood of them does not keep out the
 * callers with valid ones. A refused request gets 401, 403, 429 or 503.
 */
export function authenticateRequests(
  app: FastifyInstance,
  { db, keys, sessions, cookie, recordKeyUse }: AuthenticateOptions,
  slots: Slots,
  maxInFlight: number,
) {
  const lookups = new Slots(Math.min(MAX_LOOKUPS, maxInFlight));
  /** The hashes of keys and tokens that were valid at their last request. */
  const known = new LRUCache<string, true>({ max: 10_000 });
  /** The number of wrong keys by address, in a minute that begins with the first. */
  const wrongKeys = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true });

  decorateCaller(app);
  app.addHook('onRequest', async (request, reply) => {
    // A request with the header is never authenticated by its cookie.
    const token = request.headers.authorization === undefined ? cookie.read(request) : null;
    const secret = token ?? readKey(request);
    const hash = hashOf(secret);
    const isKnown = known.has(hash);
    if (!isKnown && token === null && (wrongKeys.get(request.ip) ?? 0) >= MAX_WRONG_KEYS)
      throw new HttpProblem(429, 'Too many wrong API keys came from this address. Please try again in a minute.', {
        headers: { 'Retry-After': String(Math.ceil(wrongKeys.getRemainingTTL(request.ip) / 1000)) },
      });
    (isKnown ? slots : lookups).take(request, reply);
    const caller = token === null ? await findKeyOwner(keys, secret) : await sessions.find(token);
    if (caller === null) {
      known.delete(hash);
      if (token !== null) throw unauthorized('The session has ended. Please sign in again.');
      wrongKeys.set(request.ip, (wrongKeys.get(request.ip) ?? 0) + 1);
      throw unauthorized('The API key is wrong or was revoked.');
    }
    if (!isKnown) {
      known.set(hash, true);
      lookups.release(request);
      slots.take(request, reply);
    }

    setCaller(request, caller, token !== null);
    const { organizationId, keyPrefix } = caller;
    if (keyPrefix !== null) recordKeyUse({ organizationId, prefix: keyPrefix });
    if ('seenAt' in caller) await sessions.touch(caller);
  });

  recordRefusals(app, db);
}

/** Authenticates requests by the session in their cookie only. A request without one gets 401. */
export function authenticateSessions(
  app: FastifyInstance,
  { db, sessions, cookie }: Pick<AuthenticateOptions, 'db' | 'sessions' | 'cookie'>,
) {
  decorateCaller(app);
  app.addHook('onRequest', async (request) => {
    const token = cookie.read(request);
    const session = token === null ? null : await sessions.find(token);
    if (session === null) throw new HttpProblem(401, 'You are not signed in. Please sign in.');
    setCaller(request, session, true);
    await sessions.touch(session);
  });
  recordRefusals(app, db);
}

function decorateCaller(app: FastifyInstance) {
  app.decorateRequest('organizationId', '');
  app.decorateRequest('actor', '');
  app.decorateRequest('role', 'reader');
  app.decorateRequest('isPerson', false);
  app.decorateRequest('listsVersion', '');
}

type Caller = Pick<FastifyRequest, 'organizationId' | 'actor' | 'role' | 'listsVersion'>;

function setCaller(request: FastifyRequest, { organizationId, actor, role, listsVersion }: Caller, isPerson: boolean) {
  Object.assign(request, { organizationId, actor, role, isPerson, listsVersion });
}

/** Records requests that the role of their sender does not allow. */
function recordRefusals(app: FastifyInstance, db: Database) {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof HttpProblem) || error.status !== 403 || request.actor === '') return;
    const subject = `${request.method} ${request.routeOptions.url}`;
    await recordAudit(db, actorOf(request), { action: 'refused', subject });
  });
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

async function findKeyOwner(keys: ApiKeyRepository, key: string) {
  const owner = await keys.find(key);
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
