import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Role } from '../../src/contract/account.ts';
import type { ApiKey } from '../../src/contract/apiKey.ts';
import { type Database, prepareOnce } from '../db/connect.ts';
import { apiKeys, organizations } from '../db/schema.ts';
import { type Actor, byCommand, recordAudit } from './audit.ts';
import { hashOf } from './hashOf.ts';
import { endAllOf } from './sessions.ts';

/**
 * Creates a key of an organization (interface §5), and records it. Call it in a transaction.
 * @returns the key, which can be shown only now because only its hash is stored
 */
export async function create(db: Database, organizationId: string, label: string, role: Role = 'planner') {
  const prefix = `kd_${randomText(8)}`;
  const key = `${prefix}_${randomText(32)}`;
  await db.insert(apiKeys).values({ organization_id: organizationId, prefix, hash: hashOf(key), label, role });
  await recordAudit(db, byCommand(organizationId), { action: 'key_created', subject: prefix });
  return { key, prefix };
}

/**
 * Makes a given key a key of an organization, and records it.
 * @returns null, or why it is not possible: the key belongs to another organization, or was revoked
 */
export async function ensure(
  db: Database,
  organizationId: string,
  key: string,
  label: string,
): Promise<'of another' | 'revoked' | null> {
  const hash = hashOf(key);
  // The user chose this key, so its beginning may be guessable. Lists show the beginning of its hash instead.
  const prefix = `given_${hash.slice(0, 8)}`;
  await db.transaction(async (tx) => {
    const created = await tx
      .insert(apiKeys)
      .values({ organization_id: organizationId, prefix, hash, label })
      .onConflictDoNothing({ target: apiKeys.hash })
      .returning({ prefix: apiKeys.prefix });
    for (const { prefix: subject } of created)
      await recordAudit(tx, byCommand(organizationId), { action: 'key_created', subject });
  });
  const [entry] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  if (entry?.organization_id !== organizationId) return 'of another';
  return entry.revoked_at === null ? null : 'revoked';
}

/** True for a text in the form of a prefix, as `create` and `ensure` make it. */
export const isPrefix = (text: string): boolean => new RegExp(`^(?:kd_[${ALPHABET}]{8}|given_[\\da-f]{8})$`).test(text);

/** The organization of a key, and the prefix that identifies the key. */
export interface KeyOwner {
  organizationId: string;
  prefix: string;
}

const prepareFind = prepareOnce((db) =>
  db
    .select({
      organizationId: apiKeys.organization_id,
      prefix: apiKeys.prefix,
      role: apiKeys.role,
      listsVersion: sql<string>`${db
        .select({ version: organizations.lists_version })
        .from(organizations)
        .where(eq(organizations.id, apiKeys.organization_id))}`,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, sql.placeholder('hash')), isNull(apiKeys.revoked_at))),
);

/**
 * Finds the owner of a key, its role, and the version of the organization's lists. Every request calls it, so that every process
 * rejects a revoked key at once.
 *
 * The time that the database takes to compare hashes may tell how many bytes of a hash match. That does not help to find a key.
 * @returns null for a key that is unknown or revoked
 */
export async function find(db: Database, key: string) {
  const [caller] = await prepareFind(db).execute({ hash: hashOf(key) });
  return caller ?? null;
}

/** The prefix of a key, also of a revoked one. @returns null for an unknown key */
export async function findPrefix(db: Database, key: string): Promise<string | null> {
  const [found] = await db
    .select({ prefix: apiKeys.prefix })
    .from(apiKeys)
    .where(eq(apiKeys.hash, hashOf(key)));
  return found?.prefix ?? null;
}

/** The label of a key, and the name of the organization to which it belongs. */
export async function describe(
  db: Database,
  { organizationId, prefix }: KeyOwner,
): Promise<{ label: string; organization: string }> {
  const [found] = await db
    .select({ label: apiKeys.label, organization: organizations.name })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organization_id))
    .where(and(eq(apiKeys.organization_id, organizationId), eq(apiKeys.prefix, prefix)));
  return found ?? { label: '', organization: '' };
}

/** What lists say about a key: never its hash. */
const COLUMNS = {
  prefix: apiKeys.prefix,
  label: apiKeys.label,
  role: apiKeys.role,
  created_at: apiKeys.created_at,
  last_used_at: apiKeys.last_used_at,
  revoked_at: apiKeys.revoked_at,
};

/** The keys of an organization by age, the revoked ones last. */
export const list = (db: Database, organizationId: string): Promise<ApiKey[]> =>
  db
    .select(COLUMNS)
    .from(apiKeys)
    .where(eq(apiKeys.organization_id, organizationId))
    .orderBy(isNotNull(apiKeys.revoked_at), asc(apiKeys.created_at), asc(apiKeys.prefix));

/** The keys of all organizations, also revoked ones, by organization and age. @param prefix the prefix that they must have */
export const findAll = (db: Database, prefix?: string) =>
  db
    .select({ organizationId: apiKeys.organization_id, organization: organizations.name, ...COLUMNS })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organization_id))
    .where(prefix === undefined ? undefined : eq(apiKeys.prefix, prefix))
    .orderBy(asc(organizations.name), asc(apiKeys.created_at), asc(apiKeys.prefix));

/** Stores that a key is used now, unless another process has stored a later time. */
export async function touch(db: Database, { organizationId, prefix }: KeyOwner): Promise<void> {
  const now = new Date().toISOString();
  await db
    .update(apiKeys)
    .set({ last_used_at: now })
    .where(
      and(
        eq(apiKeys.organization_id, organizationId),
        eq(apiKeys.prefix, prefix),
        or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, now)),
      ),
    );
}

/**
 * Revokes a key at once and permanently, ends its sessions, and records what it changes.
 * @param by who does it; the key is of the same organization
 * @returns false if the organization has no key with this prefix
 */
export async function revoke(db: Database, by: Actor, prefix: string): Promise<boolean> {
  const isKey = and(eq(apiKeys.organization_id, by.organizationId), eq(apiKeys.prefix, prefix));
  await db.transaction(async (tx) => {
    const revoked = await tx
      .update(apiKeys)
      .set({ revoked_at: new Date().toISOString() })
      .where(and(isKey, isNull(apiKeys.revoked_at)))
      .returning({ prefix: apiKeys.prefix });
    if (revoked.length === 0) return;
    await recordAudit(tx, by, { action: 'key_revoked', subject: prefix });
    await endAllOf(tx, by, { keyPrefix: prefix });
  });
  return (await db.$count(apiKeys, isKey)) > 0;
}

/** 32 characters, five random bits each, without characters that look alike. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

const randomText = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
