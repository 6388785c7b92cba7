import { asc, eq } from 'drizzle-orm';
import { typeid } from 'typeid-js';
import type { Database } from '../db/connect.ts';
import { organizations } from '../db/schema.ts';

export interface Organization {
  id: string;
  name: string;
}

/** @returns null if no organization has exactly this name */
export async function findByName(db: Database, name: string): Promise<Organization | null> {
  const [found] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(eq(organizations.name, name));
  return found ?? null;
}

/** Finds the organization with this name, or creates it. */
export async function findOrCreate(db: Database, name: string): Promise<Organization & { created: boolean }> {
  const [created] = await db
    .insert(organizations)
    .values({ id: typeid('org').toString(), name })
    .onConflictDoNothing()
    .returning({ id: organizations.id, name: organizations.name });
  if (created !== undefined) return { ...created, created: true };
  const found = await findByName(db, name);
  if (found === null) throw new Error('The organization was deleted at the same time.');
  return { ...found, created: false };
}

/** The number of organizations. */
export const countAll = (db: Database): Promise<number> => db.$count(organizations);

/**
 * Does something for each organization, one after the other: a distributed database does each on one machine, and processes that
 * do it at the same time go in the same order.
 */
export async function forEachOrganization(db: Database, run: (id: string) => Promise<unknown>): Promise<void> {
  const found = await db.select({ id: organizations.id }).from(organizations).orderBy(asc(organizations.id));
  for (const { id } of found) await run(id);
}
