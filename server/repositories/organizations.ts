import { count, eq } from 'drizzle-orm';
import { typeid } from 'typeid-js';
import type { Database } from '../db/connect.ts';
import { organizations } from '../db/schema.ts';

export interface Organization {
  id: string;
  name: string;
}

/** @returns null where no organization bears exactly this name */
export async function findByName(db: Database, name: string): Promise<Organization | null> {
  const [found] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(eq(organizations.name, name));
  return found ?? null;
}

/** The organization of this name, made now where there was none; `created` tells which. */
export async function findOrCreate(db: Database, name: string): Promise<Organization & { created: boolean }> {
  const [created] = await db
    .insert(organizations)
    .values({ id: typeid('org').toString(), name })
    .onConflictDoNothing()
    .returning({ id: organizations.id, name: organizations.name });
  if (created !== undefined) return { ...created, created: true };
  const found = await findByName(db, name);
  if (found === null) throw new Error('An organization vanished while it was looked up.');
  return { ...found, created: false };
}

/** How many organizations the database holds. */
export async function countAll(db: Database): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(organizations);
  return counted?.total ?? 0;
}
