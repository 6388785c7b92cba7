import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { typeid } from 'typeid-js';
import type { Role } from '../../src/contract/account.ts';
import type { Person } from '../../src/contract/person.ts';
import type { Database } from '../db/connect.ts';
import { organizations, people, sessions } from '../db/schema.ts';
import { type Actor, recordAudit } from './audit.ts';
import { endAllOf } from './sessions.ts';

/** What the identity provider says about a person. `issuer` and `subject` identify the account. */
export interface Profile {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  role: Role;
}

/** What lists say about a person. */
const COLUMNS = {
  id: people.id,
  name: people.name,
  email: people.email,
  role: people.role,
  last_seen_at: people.last_seen_at,
  blocked_at: people.blocked_at,
};

/**
 * Stores what the identity provider says about a person at a sign-in, which may still be refused or declined. A person appears at the
 * first one.
 * @returns the id of the person, and whether the person is blocked
 */
export async function upsertAtSignIn(
  db: Database,
  organizationId: string,
  profile: Profile,
): Promise<{ id: string; isBlocked: boolean }> {
  const { name, email, role } = profile;
  const [person] = await db
    .insert(people)
    .values({ organization_id: organizationId, id: typeid('person').toString(), ...profile })
    .onConflictDoUpdate({
      target: [people.organization_id, people.issuer, people.subject],
      set: { name, email, role },
    })
    .returning({ id: people.id, blocked_at: people.blocked_at });
  if (person === undefined) throw new Error('The person was deleted at the same time.');
  return { id: person.id, isBlocked: person.blocked_at !== null };
}

/** The id of the person with an account; null if there is none. */
export async function findByAccount(
  db: Database,
  organizationId: string,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.organization_id, organizationId), eq(people.issuer, issuer), eq(people.subject, subject)));
  return found?.id ?? null;
}

/** Tells whether an organization has a person with this id. */
export const exists = async (db: Database, organizationId: string, id: string): Promise<boolean> =>
  (await db.$count(people, and(eq(people.organization_id, organizationId), eq(people.id, id)))) > 0;

/**
 * The people of an organization, by name, each with the number of sessions.
 * @param isAlive the condition for the sessions that count (`SessionRepository`)
 */
export function list(db: Database, organizationId: string, isAlive: SQL | undefined): Promise<Person[]> {
  const isOwn = and(eq(sessions.organization_id, organizationId), eq(sessions.person_id, people.id), isAlive);
  return db
    .select({ ...COLUMNS, sessions: db.$count(sessions, isOwn) })
    .from(people)
    .where(eq(people.organization_id, organizationId))
    .orderBy(asc(people.name), asc(people.id));
}

/** The people of all organizations, by organization and name. @param account an email or an id that they must have */
export const findAll = (db: Database, account?: string) =>
  db
    .select({ organizationId: people.organization_id, organization: organizations.name, ...COLUMNS })
    .from(people)
    .innerJoin(organizations, eq(organizations.id, people.organization_id))
    .where(
      account === undefined
        ? undefined
        : or(eq(sql`lower(${people.email})`, account.toLowerCase()), eq(people.id, account)),
    )
    .orderBy(asc(organizations.name), asc(people.name), asc(people.id));

/**
 * Blocks a person, or allows them again, and records it if it changes something. A block ends all sessions of the person, so that none
 * is valid again after the person is allowed again.
 * @param by who does it; the person is of the same organization
 * @returns how many sessions ended
 */
export const setBlocked = (
  db: Database,
  by: Actor,
  id: string,
  isBlocked: boolean,
  now = Date.now(),
): Promise<number> =>
  db.transaction(async (tx) => {
    const isOther = isBlocked ? isNull(people.blocked_at) : isNotNull(people.blocked_at);
    const changed = await tx
      .update(people)
      .set({ blocked_at: isBlocked ? new Date(now).toISOString() : null })
      .where(and(eq(people.organization_id, by.organizationId), eq(people.id, id), isOther))
      .returning({ id: people.id });
    if (changed.length === 0) return 0;
    const action = isBlocked ? 'person_blocked' : 'person_unblocked';
    await recordAudit(tx, by, { action, subject: id }, now);
    // Also when the person is allowed again: an earlier version of KOL Desk could leave a session.
    return endAllOf(tx, by, { personId: id }, now);
  });
