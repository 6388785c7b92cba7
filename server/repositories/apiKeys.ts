import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { apiKeys, kols, organizations } from '../db/schema.ts';

/** A key as it is listed: never the key itself, which nobody knows after it was shown. */
export interface ApiKeyEntry {
  prefix: string;
  organization: string;
  label: string;
  created_at: string;
  /** Up to a minute late; null where it was never used. */
  last_used_at: string | null;
  /** Null as long as the key opens. */
  revoked_at: string | null;
}

/**
 * A new key of an organization (interface §5).
 * @returns the whole key, to be shown once: only its hash is stored
 */
export async function create(db: Database, organizationId: string, label: string) {
  const prefix = `kd_${randomText(8)}`;
  const key = `${prefix}_${randomText(32)}`;
  await db.insert(apiKeys).values({ organization_id: organizationId, prefix, hash: hashOf(key), label });
  return { key, prefix };
}

/**
 * Sees to it that a given key opens an organization.
 * @returns why it does not, where it belongs to another or was revoked, which is for good; null where it does
 */
export async function ensure(
  db: Database,
  organizationId: string,
  key: string,
  label: string,
): Promise<'of another' | 'revoked' | null> {
  const hash = hashOf(key);
  // Somebody else chose this key, so its own start must not be shown in lists; the hash's start names it.
  const prefix = `given_${hash.slice(0, 8)}`;
  await db
    .insert(apiKeys)
    .values({ organization_id: organizationId, prefix, hash, label })
    .onConflictDoNothing({ target: apiKeys.hash });
  const [entry] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  if (entry?.organization_id !== organizationId) return 'of another';
  return entry.revoked_at === null ? null : 'revoked';
}

/** Who calls: the organization that a key opens, and the key's prefix, by which it is named everywhere. */
export interface KeyHolder {
  organizationId: string;
  prefix: string;
}

/** A key's holder, and the versions of what the caller may be about to read. */
export interface Caller extends KeyHolder {
  listsVersion: string;
  /** Null where the organization has no such KOL. */
  kolVersion: string | null;
}

/**
 * Tells whose a key is, null where it is unknown or revoked. It is asked for every request: a revoked key opens nothing
 * from that moment on, in no process.
 *
 * The database compares a hash byte by byte. How long that takes tells how far a hash agrees with a stored one, and that
 * brings nobody nearer to a key.
 * @param kolId of the KOL that the request is about
 */
export async function authenticate(db: Database, key: string, kolId?: string): Promise<Caller | null> {
  const [caller] = await db
    .select({
      organizationId: apiKeys.organization_id,
      prefix: apiKeys.prefix,
      listsVersion: organizations.lists_version,
      kolVersion: kols.version,
    })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organization_id))
    // No KOL bears an empty id.
    .leftJoin(kols, and(eq(kols.organization_id, apiKeys.organization_id), eq(kols.id, kolId ?? '')))
    .where(and(eq(apiKeys.hash, hashOf(key)), isNull(apiKeys.revoked_at)));
  return caller ?? null;
}

/** Every key, revoked ones too, by organization and age. */
export function list(db: Database): Promise<ApiKeyEntry[]> {
  return db
    .select({
      prefix: apiKeys.prefix,
      organization: organizations.name,
      label: apiKeys.label,
      created_at: apiKeys.created_at,
      last_used_at: apiKeys.last_used_at,
      revoked_at: apiKeys.revoked_at,
    })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organization_id))
    .orderBy(asc(organizations.name), asc(apiKeys.created_at), asc(apiKeys.prefix));
}

/** Stores when keys were last used; a later moment that another process stored stays. */
export async function markUsed(db: Database, uses: readonly { holder: KeyHolder; at: string }[]): Promise<void> {
  for (const { holder, at } of uses)
    await db
      .update(apiKeys)
      .set({ last_used_at: at })
      .where(
        and(
          eq(apiKeys.organization_id, holder.organizationId),
          eq(apiKeys.prefix, holder.prefix),
          or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, at)),
        ),
      );
}

/** Revokes a key for good. @returns when it was revoked, now or before; null where no key bears the prefix */
export async function revoke(db: Database, prefix: string): Promise<{ before: string | null } | null> {
  const [found] = await db.select({ revoked_at: apiKeys.revoked_at }).from(apiKeys).where(eq(apiKeys.prefix, prefix));
  if (found === undefined) return null;
  if (found.revoked_at === null)
    await db.update(apiKeys).set({ revoked_at: new Date().toISOString() }).where(eq(apiKeys.prefix, prefix));
  return { before: found.revoked_at };
}

/** One plain SHA-256: a key holds 160 random bits, so there is nothing to guess that a slow hash would have to slow down. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Without letters and digits that look alike. 32 of them, so that each stands for exactly five random bits. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

const randomText = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
