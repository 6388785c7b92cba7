import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { apiKeys, kols, listCounts } from '../db/schema.ts';
import { together } from '../db/together.ts';
import { hashOf, type KeyHolder } from './apiKeys.ts';

/** What the answer to a request is read from: a list, or a KOL with its lists, or nothing that has a version. */
export type Source = { list: typeof listCounts.$inferSelect.list } | { kolId: string } | null;

export interface Caller extends KeyHolder {
  /**
   * Another one after every transaction that changes anything of the source, whichever process wrote; null where the
   * organization has no such source. What is read afterwards is as new as this, or newer.
   */
  version: number | null;
}

/**
 * Tells whose a key is, null where it is unknown or revoked, and which version the source of the answer has. Asked anew
 * for every request: a revoked key opens nothing from that moment on, in no process, and nobody reads what has changed
 * since. Requests that come at the same time share one statement.
 *
 * What is compared byte by byte is a hash: how long that takes tells how far a hash agrees with a stored one, and from
 * that nobody gets any nearer to a key.
 */
export function callerFinder(db: Database) {
  const find = together<{ hash: string; source: Source }, Caller | null>(async (asked) => {
    const rows = await db
      .select({
        number: sql`asked.number`.mapWith(Number),
        organizationId: apiKeys.organization_id,
        prefix: apiKeys.prefix,
        kolVersion: sql`${kols.version}`.mapWith(kols.version),
        listVersion: sql`${listCounts.version}`.mapWith(listCounts.version),
      })
      .from(
        sql`unnest(${texts(asked, ({ hash }) => hash)}, ${texts(asked, ({ source }) => listOf(source))},
          ${texts(asked, ({ source }) => kolOf(source))}) with ordinality as asked(hash, list, kol_id, number)`,
      )
      .innerJoin(apiKeys, and(sql`${apiKeys.hash} = asked.hash`, isNull(apiKeys.revoked_at)))
      .leftJoin(kols, and(eq(kols.organization_id, apiKeys.organization_id), sql`${kols.id} = asked.kol_id`))
      .leftJoin(
        listCounts,
        and(
          eq(listCounts.organization_id, apiKeys.organization_id),
          sql`${listCounts.list} = asked.list`,
          // The row for all records, which changes with the list.
          eq(listCounts.filter, ''),
        ),
      );
    const callers = new Map(
      rows.map(({ number, organizationId, prefix, kolVersion, listVersion }) => [
        asked[number - 1],
        { organizationId, prefix, version: kolVersion ?? listVersion },
      ]),
    );
    return (question) => callers.get(question) ?? null;
  });
  return (key: string, source: Source = null) => find({ hash: hashOf(key), source });
}

const texts = <Question>(asked: Question[], textOf: (question: Question) => string) =>
  sql`${sql.param(asked.map(textOf))}::text[]`;

/** Nothing bears an empty name. */
const listOf = (source: Source) => (source !== null && 'list' in source ? source.list : '');
const kolOf = (source: Source) => (source !== null && 'kolId' in source ? source.kolId : '');
