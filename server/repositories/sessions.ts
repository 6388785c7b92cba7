import { randomBytes } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
  TransactionRollbackError,
} from 'drizzle-orm';
import type { Role, SessionsResponse } from '../../src/contract/account.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { apiKeys, audit, organizations, people, sessions } from '../db/schema.ts';
import { type Actor, auditRow, insertAuditRows, recordAudit } from './audit.ts';
import { hashOf } from './hashOf.ts';
import { forEachOrganization } from './organizations.ts';

/** How long sessions last, in milliseconds: without a request, and at most. */
interface SessionLimits {
  idleMs: number;
  maxMs: number;
}

/** What a logout token of an identity provider ends: the sessions of a person, or of one session there. */
export interface Logout {
  issuer: string;
  subject: string | undefined;
  providerSession: string | undefined;
  tokenId: string;
}

/** A session to start: of a person, or of an API key. */
export type NewSession = { organizationId: string; device?: string | null } & (
  | {
      personId: string;
      idToken?: string | undefined;
      providerSession?: string | undefined;
      /** When the provider authenticated the person, in milliseconds since 1970; undefined if it does not say. */
      authenticatedAt?: number | undefined;
    }
  | {
      keyPrefix: string;
      /** What the session began with: the key itself, or the code of a start. */
      signInMethod: 'key' | 'code';
    }
);

/** A valid session, with everything that a request needs to know. */
export interface Session {
  hash: string;
  organizationId: string;
  organization: string;
  /** The id of the person, or the prefix of the API key. */
  actor: string;
  keyPrefix: string | null;
  name: string | null;
  email: string | null;
  /** The label of the API key; null for a person. */
  label: string | null;
  role: Role;
  idToken: string | null;
  authenticatedAt: string | null;
  seenAt: string;
  endsAt: string;
  listsVersion: string;
}

/** A session cannot start: its person is blocked, or its key was revoked. */
export class AccessRevoked extends Error {
  override name = 'AccessRevoked';
}

type OwnSession = SessionsResponse['data'][number];

/** How long after it an authentication still counts for ending sessions (ASVS 7.5.2). */
const RECENT_MS = 10 * 60_000;

/** `seen_at` is written at most this often. For a short idle time it is a tenth of that, so that a person at work stays signed in. */
const SEEN_INTERVAL_MS = 60_000;

export type SessionRepository = ReturnType<typeof sessionRepository>;

/** Unlike the other repositories, this one is a factory: every function needs how long sessions last, and the clock. */
export function sessionRepository(db: Database, { idleMs, maxMs }: SessionLimits, now: Clock) {
  const iso = (time: number) => new Date(time).toISOString();
  const isAlive = () => and(gt(sessions.ends_at, iso(now())), gt(sessions.seen_at, iso(now() - idleMs)));

  const findByHash = async (hash: string): Promise<Session | null> => {
    const [found] = await db
      .select({
        hash: sessions.hash,
        organizationId: sessions.organization_id,
        organization: organizations.name,
        personId: sessions.person_id,
        keyPrefix: sessions.key_prefix,
        name: people.name,
        email: people.email,
        personRole: people.role,
        keyRole: apiKeys.role,
        label: apiKeys.label,
        idToken: sessions.id_token,
        authenticatedAt: sessions.authenticated_at,
        seenAt: sessions.seen_at,
        endsAt: sessions.ends_at,
        listsVersion: organizations.lists_version,
      })
      .from(sessions)
      .innerJoin(organizations, eq(organizations.id, sessions.organization_id))
      .leftJoin(people, and(eq(people.organization_id, sessions.organization_id), eq(people.id, sessions.person_id)))
      .leftJoin(
        apiKeys,
        and(eq(apiKeys.organization_id, sessions.organization_id), eq(apiKeys.prefix, sessions.key_prefix)),
      )
      .where(and(eq(sessions.hash, hash), isAlive(), isNull(people.blocked_at), isNull(apiKeys.revoked_at)));
    if (found === undefined) return null;
    const { personId, personRole, keyRole, ...session } = found;
    const actor = personId ?? session.keyPrefix;
    const role = personRole ?? keyRole;
    return actor === null || role === null ? null : { ...session, actor, role };
  };

  const isSession = ({ organizationId, hash }: Pick<Session, 'organizationId' | 'hash'>) =>
    and(eq(sessions.organization_id, organizationId), eq(sessions.hash, hash));

  const endAll = (which: SQL | undefined, action: 'sign_out' | 'session_ended', requestId?: string) =>
    db.transaction(async (tx) => {
      const ended = await remove(tx, which);
      const toRow = (owner: Actor) => auditRow({ ...owner, requestId }, { action }, now());
      await insertAuditRows(tx, ended.map(toRow));
      return ended.length;
    });

  return {
    /** The condition for sessions whose time is not over. */
    isAlive,

    /**
     * Starts a session, and records the sign-in.
     * @param replaced the session that it replaces, which ends
     * @returns the token for the cookie, of which only the hash is stored
     * @throws AccessRevoked if the person is blocked, or the key was revoked
     */
    async start(owner: NewSession, requestId: string, replaced: Session | null = null): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const { organizationId } = owner;
      const person = 'personId' in owner ? owner : undefined;
      const { keyPrefix, signInMethod } = 'keyPrefix' in owner ? owner : { keyPrefix: null, signInMethod: 'account' };
      const actor = person?.personId ?? keyPrefix ?? '';
      const by = { organizationId, actor, requestId };
      const authenticatedAt = person === undefined ? now() : person.authenticatedAt;
      await db.transaction(async (tx) => {
        if (!(await lockOwner(tx, owner, iso(now())))) throw new AccessRevoked();
        for (const ended of replaced === null ? [] : await remove(tx, isSession(replaced))) {
          // The new owner ends it, but the trail of another organization does not say who that is.
          const isOther = ended.actor !== actor && ended.organizationId === organizationId;
          const subject = isOther ? ended.actor : undefined;
          await recordAudit(tx, isOther ? by : { ...ended, requestId }, { action: 'session_ended', subject }, now());
        }
        await tx.insert(sessions).values({
          organization_id: organizationId,
          hash: hashOf(token),
          person_id: person?.personId,
          key_prefix: keyPrefix,
          device: owner.device,
          id_token: person?.idToken,
          provider_session: person?.providerSession,
          created_at: iso(now()),
          authenticated_at: authenticatedAt === undefined ? null : iso(authenticatedAt),
          seen_at: iso(now()),
          ends_at: iso(now() + maxMs),
        });
        await recordAudit(tx, by, { action: 'sign_in', subject: signInMethod }, now());
      });
      return token;
    },

    /**
     * Finds a valid session in one statement. Every request calls it, so that every process notices an ended session at once.
     * @returns null if the token is unknown, the session is over, its person blocked or its key revoked
     */
    find: (token: string): Promise<Session | null> => findByHash(hashOf(token)),

    /** Finds a valid session by the hash of its token; null as in `find`. */
    findByHash,

    /** Tells whether the person has proved who they are in the last ten minutes. */
    isRecent: ({ authenticatedAt }: Pick<Session, 'authenticatedAt'>): boolean =>
      authenticatedAt !== null && now() - Date.parse(authenticatedAt) < RECENT_MS,

    /** Records that a session is in use, at most once a minute. */
    async touch(session: Session): Promise<void> {
      const seenBefore = now() - Math.min(SEEN_INTERVAL_MS, idleMs / 10);
      if (Date.parse(session.seenAt) > seenBefore) return;
      await db
        .update(sessions)
        .set({ seen_at: iso(now()) })
        // Of many requests at the same time, the first one writes.
        .where(and(isSession(session), lte(sessions.seen_at, iso(seenBefore))));
    },

    /** Ends a session, and records the sign-out. */
    async end(session: Session, requestId: string): Promise<void> {
      await endAll(isSession(session), 'sign_out', requestId);
    },

    /** The sessions of the same person or key, the last used first. */
    async listAll({ hash, ...session }: Session): Promise<OwnSession[]> {
      const rows = await db
        .select({
          hash: sessions.hash,
          device: sessions.device,
          created_at: sessions.created_at,
          seen_at: sessions.seen_at,
        })
        .from(sessions)
        .where(and(isOfSameOwner(session), isAlive()))
        .orderBy(desc(sessions.seen_at), asc(sessions.hash));
      return rows.map(({ hash: own, ...row }) => ({
        id: own.slice(0, ID_LENGTH),
        ...row,
        is_current: own === hash,
      }));
    },

    /** Ends one session of the same person or key, and records the sign-out. @returns false if they have no session with this id */
    async endOwn(session: Session, id: string, requestId: string): Promise<boolean> {
      const hasId = eq(sql`left(${sessions.hash}, ${ID_LENGTH})`, id);
      return (await endAll(and(isOfSameOwner(session), hasId), 'sign_out', requestId)) > 0;
    },

    /** Ends the other sessions of the same person or key, and records it. */
    async endOthers(session: Session, requestId: string): Promise<void> {
      await endAll(and(isOfSameOwner(session), ne(sessions.hash, session.hash)), 'sign_out', requestId);
    },

    /**
     * Ends the sessions of a person, and records for each who did it.
     * @param by who does it; the person is of the same organization
     * @returns how many there were
     */
    endAllOf: (by: Actor, personId: string): Promise<number> =>
      db.transaction((tx) => endAllOf(tx, by, { personId }, now())),

    /**
     * Ends the sessions that a logout token of the identity provider names. An entry in the audit trail has an id from the id of the
     * token, also if there was no session, so that the database refuses the same token again.
     * @returns false if the token was used before
     */
    async endAtProvider(organizationId: string, logout: Logout, requestId: string): Promise<boolean> {
      const { issuer, subject, providerSession, tokenId } = logout;
      const account = and(
        eq(people.organization_id, organizationId),
        eq(people.issuer, issuer),
        subject === undefined ? undefined : eq(people.subject, subject),
      );
      /** The person without a session here; `unknown` if the token names only a session, or a person who was never here. */
      const findActor = async (tx: Database): Promise<string> => {
        const found = subject === undefined ? [] : await tx.select({ id: people.id }).from(people).where(account);
        return found[0]?.id ?? 'unknown';
      };
      const ended = and(
        eq(sessions.organization_id, organizationId),
        inArray(sessions.person_id, db.select({ id: people.id }).from(people).where(account)),
        providerSession === undefined
          ? undefined
          : // A provider need not say the id of its session in the ID token.
            or(
              eq(sessions.provider_session, providerSession),
              subject === undefined ? undefined : isNull(sessions.provider_session),
            ),
      );
      try {
        await db.transaction(async (tx) => {
          const actors = new Set((await remove(tx, ended)).map(({ actor }) => actor));
          const [first = await findActor(tx), ...others] = actors;
          const row = auditRow({ organizationId, actor: first, requestId }, { action: 'sign_out' }, now());
          const stored = await tx
            .insert(audit)
            .values({ ...row, id: `logout ${hashOf(tokenId)}` })
            .onConflictDoNothing()
            .returning({ id: audit.id });
          if (stored.length === 0) tx.rollback();
          for (const actor of others)
            await recordAudit(tx, { organizationId, actor, requestId }, { action: 'sign_out' }, now());
        });
        return true;
      } catch (error) {
        if (error instanceof TransactionRollbackError) return false;
        throw error;
      }
    },

    /** Deletes the sessions that are over, and records their end. */
    deleteExpired: () =>
      forEachOrganization(db, (organizationId) => {
        const isOver = or(lte(sessions.ends_at, iso(now())), lte(sessions.seen_at, iso(now() - idleMs)));
        return endAll(and(eq(sessions.organization_id, organizationId), isOver), 'session_ended');
      }),
  };
}

/**
 * Ends the sessions of a person or a key, and records for each who did it. Call it in a transaction.
 * @param by who does it, in the same organization
 * @returns how many there were
 */
export async function endAllOf(
  tx: Database,
  by: Actor,
  owner: { personId: string } | { keyPrefix: string },
  now?: number,
): Promise<number> {
  const isOf = 'personId' in owner ? eq(sessions.person_id, owner.personId) : eq(sessions.key_prefix, owner.keyPrefix);
  const ended = await remove(tx, and(eq(sessions.organization_id, by.organizationId), isOf));
  const toRow = ({ actor }: Actor) =>
    auditRow(by, { action: 'session_ended', subject: actor === by.actor ? undefined : actor }, now);
  await insertAuditRows(tx, ended.map(toRow));
  return ended.length;
}

/**
 * Locks the person or the key until the end of the transaction, so that a block or a revocation at the same time either prevents the
 * session or ends it. It records the sign-in of a person.
 * @returns false if the person is blocked, or the key was revoked
 */
async function lockOwner(tx: Database, owner: NewSession, at: string): Promise<boolean> {
  const { organizationId } = owner;
  if ('keyPrefix' in owner) {
    const isValid = and(eq(apiKeys.prefix, owner.keyPrefix), isNull(apiKeys.revoked_at));
    const keys = await tx
      .select({ prefix: apiKeys.prefix })
      .from(apiKeys)
      .where(and(eq(apiKeys.organization_id, organizationId), isValid))
      .for('share');
    return keys.length > 0;
  }
  const signedIn = await tx
    .update(people)
    .set({ last_seen_at: at })
    .where(and(eq(people.organization_id, organizationId), eq(people.id, owner.personId), isNull(people.blocked_at)))
    .returning({ id: people.id });
  return signedIn.length > 0;
}

/** How many characters of the hash identify a session among those of its owner: 64 bits. */
const ID_LENGTH = 16;

const isOfSameOwner = ({ organizationId, keyPrefix, actor }: Omit<Session, 'hash'>) =>
  and(
    eq(sessions.organization_id, organizationId),
    keyPrefix === null ? eq(sessions.person_id, actor) : eq(sessions.key_prefix, keyPrefix),
  );

async function remove(db: Database, where: SQL | undefined) {
  const removed = await db.delete(sessions).where(where).returning({
    organizationId: sessions.organization_id,
    personId: sessions.person_id,
    keyPrefix: sessions.key_prefix,
  });
  return removed.map(({ organizationId, personId, keyPrefix }) => ({
    organizationId,
    actor: personId ?? keyPrefix ?? '',
  }));
}
