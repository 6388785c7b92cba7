import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { apiKeys, listCounts } from '../db/schema.ts';
import { together } from '../db/together.ts';
import type { Listed } from './lists.ts';
import { memory } from './memory.ts';
import { type Texts, texts } from './texts.ts';

interface Kept {
  /** Null where they take too much room to be kept. */
  all: Texts | null;
  /** Whatever transactions before this one wrote is in them. */
  horizon: number;
  weight: number;
}

/** The bytes that all texts of a list take up at most, about: those of a million campaigns. */
const ROOM = 128 * 2 ** 20;

const OF_ITSELF = 1_000;

/** What a record takes up, in bytes, as far as one can know before it is read. */
const USUAL_WEIGHT = 130;

/** Records that are read by one statement. Where more have changed, all are read anew. */
const BATCH = 2_000;

/**
 * Keeps the texts of the organizations whose lists were searched of late. Whenever they are asked for, what has changed is
 * read first, so that nobody searches what is older than the question (docs/decisions/0043).
 */
export function textKeeper(db: Database, { name, table, rank, facets }: Listed) {
  const kept = memory<Kept>(ROOM, ({ weight }) => weight);
  const loading = new Map<string, Promise<void>>();
  const record = { id: table.id, text: table.search_text, rank, facets };
  const organizations = new Map<string, (question: null) => Promise<Texts | null>>();

  /**
   * @returns null where the texts of an organization are not there: not yet, for whoever asks first does not wait until all
   *   are read, or because they take too much room
   */
  function textsOf(organizationId: string): Promise<Texts | null> {
    const known = organizations.get(organizationId);
    if (known !== undefined) return known(null);
    const ask = together<null, Texts | null>(async () => {
      const before = kept.get(organizationId);
      const all = before?.all && (await catchUp(organizationId, before.all, before.horizon));
      if (!all && before?.all !== null) void loadAside(organizationId);
      return () => all ?? null;
    });
    organizations.set(organizationId, ask);
    return ask(null);
  }

  /** Reads the texts of an organization, once at a time. Whoever searches next tries again where it fails. */
  function loadAside(organizationId: string): Promise<void> {
    const under = loading.get(organizationId) ?? load(organizationId).catch(() => {});
    loading.set(organizationId, under);
    return under.finally(() => loading.delete(organizationId));
  }

  /**
   * Reads the texts of those first whose keys were used last, as far as there is room for all of them.
   * @param enough begins with no further organization
   */
  async function readAhead(enough?: AbortSignal): Promise<void> {
    const lists = await db
      .select({ organizationId: listCounts.organization_id, total: listCounts.total })
      .from(listCounts)
      .leftJoin(apiKeys, eq(apiKeys.organization_id, listCounts.organization_id))
      .where(and(eq(listCounts.list, name), eq(listCounts.filter, ''), gt(listCounts.total, 0)))
      .groupBy(listCounts.organization_id, listCounts.total)
      .orderBy(sql`max(${apiKeys.last_used_at}) desc nulls last`);
    let left = ROOM;
    for (const { organizationId, total } of lists) {
      left -= OF_ITSELF + total * USUAL_WEIGHT;
      if (left < 0 || enough?.aborted) return;
      await loadAside(organizationId);
    }
  }

  /** Adds what has changed since. @returns null where that is too much, or records were removed: their only trace is the total */
  async function catchUp(organizationId: string, all: Texts, since: number): Promise<Texts | null> {
    const rows = await db
      .select({ total: listCounts.total, horizon: HORIZON, ...record })
      .from(listCounts)
      .leftJoin(
        table,
        and(
          eq(table.organization_id, listCounts.organization_id),
          gte(table.version, since),
          // After a restore into another database, records may bear numbers of transactions that are still to come.
          lt(table.version, sql`txid_snapshot_xmax(txid_current_snapshot())`),
        ),
      )
      .where(and(eq(listCounts.organization_id, organizationId), eq(listCounts.list, name), eq(listCounts.filter, '')))
      .limit(BATCH + 1);
    // Where nothing has changed, there is one row without a record.
    all.put(rows.flatMap(({ id, text, ...more }) => (id === null || text === null ? [] : [{ id, text, ...more }])));
    const { total, horizon } = rows[0] ?? { total: 0, horizon: since };
    if (rows.length > BATCH || all.size() !== total) return null;
    keep(organizationId, all, horizon);
    return all;
  }

  /** Reads all texts, bit by bit; what changes meanwhile is caught up with afterwards. */
  async function load(organizationId: string) {
    const all = texts();
    const [start] = await db.select({ horizon: HORIZON }).from(sql`(select) as nothing`);
    for (let last: string | undefined = ''; last !== undefined && all.weight() <= ROOM; ) {
      const batch = await db
        .select(record)
        .from(table)
        .where(and(eq(table.organization_id, organizationId), gt(table.id, last)))
        .orderBy(asc(table.id))
        .limit(BATCH);
      all.put(batch);
      last = batch.length < BATCH ? undefined : batch.at(-1)?.id;
    }
    keep(organizationId, all, start?.horizon ?? 0);
  }

  function keep(organizationId: string, all: Texts, horizon: number) {
    const weight = OF_ITSELF + all.weight();
    kept.set(organizationId, weight > ROOM ? { all: null, horizon, weight: OF_ITSELF } : { all, horizon, weight });
  }

  return { textsOf, readAhead };
}

/** The first transaction that has perhaps not ended: whatever earlier ones wrote is seen. */
const HORIZON = sql`txid_snapshot_xmin(txid_current_snapshot())`.mapWith(Number);
