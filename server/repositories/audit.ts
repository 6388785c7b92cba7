import { and, type Column, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { typeid } from 'typeid-js';
import type { AuditAction, AuditEntry, AuditFilter, AuditListQuery, ExportReport } from '../../src/contract/audit.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { apiKeys, audit, events, kols, people } from '../db/schema.ts';
import { isFromDay, isUntilDay } from './lists.ts';
import { containsWords, matchesWords, searchText } from './normalize.ts';
import { forEachOrganization } from './organizations.ts';

/** Who does something, and in which request. */
export interface Actor {
  organizationId: string;
  /** The id of a person, the prefix of an API key, `command`, or `unknown` for an account that was never here. */
  actor: string;
  requestId?: string | undefined;
}

/** A command on the server acts. */
export const byCommand = (organizationId: string): Actor => ({ organizationId, actor: 'command' });

interface NewAuditEntry {
  action: AuditAction;
  /** The id of what the action was about. */
  subject?: string | undefined;
  /** How many records; 1 if it is missing. */
  count?: number;
}

/** A row of the audit trail with the current time. */
export const auditRow = (
  { organizationId, actor, requestId }: Actor,
  { action, subject, count = 1 }: NewAuditEntry,
  now = Date.now(),
) => ({
  organization_id: organizationId,
  id: typeid('aud').toString(),
  at: new Date(now).toISOString(),
  actor,
  action,
  subject: subject ?? null,
  count,
  request_id: requestId ?? null,
});

/** Stores an entry. Call it in the transaction of the action where there is one. @returns the key of its row */
export async function recordAudit(db: Database, by: Actor, entry: NewAuditEntry, now?: number): Promise<AuditRowKey> {
  const row = auditRow(by, entry, now);
  await db.insert(audit).values(row);
  return { organizationId: row.organization_id, id: row.id };
}

/** Stores rows of one organization, of which there may be none. Call it in the transaction of their actions. */
export async function insertAuditRows(db: Database, rows: ReturnType<typeof auditRow>[]): Promise<void> {
  if (rows.length > 0) await db.insert(audit).values(rows);
}

/** Records that a person has exported or printed these subjects, one row each. */
export const recordExports = (db: Database, by: Actor, { action, subjects, count }: ExportReport) =>
  insertAuditRows(
    db,
    subjects.map((subject) => auditRow(by, { action, subject, count })),
  );

/** The same action of one actor on one subject within this time is one row. */
const GROUP_MS = 10 * 60 * 1000;

/** Something that may happen so often that the trail counts it, such as the delivery of a profile. */
export interface RepeatedAction extends Actor, NewAuditEntry {
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Stores actions, one row for each actor, action, subject and ten minutes, with the sum of their counts. Several processes may do it
 * at the same time.
 */
export async function recordRepeated(db: Database, actions: readonly RepeatedAction[]): Promise<void> {
  const rows = new Map<string, typeof audit.$inferInsert & { count: number }>();
  for (const { action, subject, count = 1, at, ...by } of actions) {
    const id = `${action} ${by.actor} ${subject ?? ''} ${Math.floor(at / GROUP_MS)}`;
    const row = rows.get(id) ?? { ...auditRow(by, { action, subject, count: 0 }, at), id };
    row.count += count;
    rows.set(id, row);
  }
  // In one order everywhere, so that two processes cannot deadlock.
  const sorted = [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (sorted.length === 0) return;
  await db
    .insert(audit)
    .values(sorted)
    .onConflictDoUpdate({
      target: [audit.organization_id, audit.id],
      set: { count: sql`${audit.count} + excluded.count` },
    });
}

/** One page of an organization's rows, the newest first. `total` counts all that match. */
export async function list(
  db: Database,
  organizationId: string,
  { page, per_page, ...filters }: AuditListQuery,
): Promise<Page<AuditEntry>> {
  const where = await matches(db, organizationId, filters);
  // Both statements see the same rows.
  return db.transaction(
    async (tx) => {
      const data = await select(tx, organizationId, where, per_page, (page - 1) * per_page);
      return { data, meta: { page, per_page, total: await tx.$count(audit, where) } };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** All rows of an organization that match, the newest first, in batches. */
export async function* readAll(
  db: Database,
  organizationId: string,
  filters: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  const where = await matches(db, organizationId, filters);
  let last: AuditEntry | undefined;
  do {
    const after = last && sql`(${audit.at}, ${audit.id}) < (${last.at}::timestamptz, ${last.id})`;
    const batch = await select(db, organizationId, and(where, after), BATCH);
    yield batch;
    last = batch.length < BATCH ? undefined : batch.at(-1);
  } while (last !== undefined);
}

/** Completes the row of an event that a remote service has created: its subject is the id of the event. */
export async function setSubject(db: Database, row: AuditRowKey, subject: string): Promise<void> {
  await db.update(audit).set({ subject }).where(isRow(row));
}

/** How far back the creation of an event is searched: an `Idempotency-Key` returns the first answer for 24 hours. */
const CREATION_MS = 2 * 24 * 60 * 60 * 1000;

/** Tells whether the trail has the creation of an event in the last two days. An older row does not count, so that few are read. */
export async function hasCreation(db: Database, organizationId: string, eventId: string): Promise<boolean> {
  const isCreation = and(eq(audit.action, 'event_created'), eq(audit.subject, eventId));
  const isRecent = gte(audit.at, new Date(Date.now() - CREATION_MS).toISOString());
  return (await db.$count(audit, and(eq(audit.organization_id, organizationId), isRecent, isCreation))) > 0;
}

/** Removes the row of something that the remote service has refused, or has done before. */
export async function remove(db: Database, row: AuditRowKey): Promise<void> {
  await db.delete(audit).where(isRow(row));
}

/** The key of one row of the trail. */
export interface AuditRowKey {
  organizationId: string;
  id: string;
}

const isRow = ({ organizationId, id }: AuditRowKey) => and(eq(audit.organization_id, organizationId), eq(audit.id, id));

const BATCH = 1_000;

async function matches(db: Database, organizationId: string, { subject, actor = '', action, from, to }: AuditFilter) {
  const actors = actor.trim() === '' ? undefined : [actor, ...(await findActors(db, organizationId, actor))];
  return and(
    eq(audit.organization_id, organizationId),
    isAbout(db, organizationId, subject),
    actors && sql`${audit.actor} = any(${sql.param(actors)}::text[])`,
    action && eq(audit.action, action),
    isFromDay(audit.at, from),
    isUntilDay(audit.at, to),
  );
}

/** The condition for a subject: an id, or the KOLs and events that a search in the lists of the desk interface finds with the text. */
function isAbout(db: Database, organizationId: string, subject = '') {
  if (subject.trim() === '') return undefined;
  const find = (table: typeof kols | typeof events) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.organization_id, organizationId), matchesWords(table.search_text, subject)));
  return or(eq(audit.subject, subject), inArray(audit.subject, find(kols)), inArray(audit.subject, find(events)));
}

/**
 * The ids of the people whose name and email contain every word of a search, and the prefixes of the keys whose label does. The trail
 * has no names, so it reads the people and keys of the organization, which are few beside the trail.
 */
async function findActors(db: Database, organizationId: string, search: string): Promise<string[]> {
  const [persons, keys] = await Promise.all([
    db
      .select({ id: people.id, name: people.name, email: people.email })
      .from(people)
      .where(eq(people.organization_id, organizationId)),
    db
      .select({ id: apiKeys.prefix, label: apiKeys.label })
      .from(apiKeys)
      .where(eq(apiKeys.organization_id, organizationId)),
  ]);
  return [
    ...persons.filter(({ name, email }) => containsWords(searchText(name, email), search)),
    ...keys.filter(({ label }) => containsWords(searchText(label), search)),
  ].map(({ id }) => id);
}

/** Rows with the names that belong to their ids now. */
function select(
  db: Database,
  organizationId: string,
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<AuditEntry[]> {
  const nameOf = (table: typeof people | typeof events | typeof kols, name: Column, id: Column) =>
    sql`(select ${name} from ${table} where ${and(eq(table.organization_id, organizationId), eq(table.id, id))})`;
  const labelOf = (prefix: Column) =>
    sql`(select nullif(${apiKeys.label}, '') from ${apiKeys} where ${and(eq(apiKeys.organization_id, organizationId), eq(apiKeys.prefix, prefix))})`;
  return db
    .select({
      id: audit.id,
      at: audit.at,
      actor: audit.actor,
      actor_name: sql<string | null>`coalesce(${nameOf(people, people.name, audit.actor)}, ${labelOf(audit.actor)})`,
      action: audit.action,
      subject: audit.subject,
      subject_name: sql<string | null>`coalesce(
        ${nameOf(kols, kols.full_name, audit.subject)}, ${nameOf(events, events.name, audit.subject)},
        ${nameOf(people, people.name, audit.subject)}, ${labelOf(audit.subject)})`,
      count: audit.count,
      request_id: audit.request_id,
    })
    .from(audit)
    .where(where)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)
    .offset(offset);
}

/** How many rows one statement deletes, so that it ends long before the time limit of a statement. */
const DELETED_AT_ONCE = 10_000;

/** Deletes the rows before a time. @param before in milliseconds since 1970; no row is older than that, however negative it is */
export const deleteOldAudit = (db: Database, before: number): Promise<void> =>
  forEachOrganization(db, async (organizationId) => {
    const isOfOrganization = eq(audit.organization_id, organizationId);
    // PostgreSQL does not read the years that `toISOString` writes with a sign.
    const isOld = lt(audit.at, new Date(Math.max(before, 0)).toISOString());
    const old = db.select({ id: audit.id }).from(audit).where(and(isOfOrganization, isOld)).limit(DELETED_AT_ONCE);
    let deleted: unknown[];
    do {
      deleted = await db
        .delete(audit)
        .where(and(isOfOrganization, inArray(audit.id, old)))
        .returning({ id: audit.id });
    } while (deleted.length === DELETED_AT_ONCE);
  });
