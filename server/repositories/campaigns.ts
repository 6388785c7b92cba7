import { and, asc, count, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Campaign, CampaignListQuery } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { campaignCounts, campaigns } from '../db/schema.ts';
import { folded, holding } from './folding.ts';
import { batches, distinctById, replaced } from './upserting.ts';

export type CampaignRepository = ReturnType<typeof campaignRepository>;

export const campaignRepository = (db: Database) => ({
  /**
   * One page of an organization's campaigns, the newest first, then by id (interface §4.3).
   * `total` counts all that match, also when the page lies past the end.
   */
  async list(organizationId: string, query: CampaignListQuery): Promise<Page<Campaign>> {
    const { page, per_page } = query;
    const where = matching(organizationId, query);
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(campaigns)
        .where(where)
        .orderBy(desc(campaigns.created_at), asc(campaigns.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      countMatching(db, organizationId, query),
    ]);
    return { data: rows.map(toCampaign), meta: { page, per_page, total: counted?.total ?? 0 } };
  },
});

/** Stores campaigns, replacing those whose id the organization already has; rates are left out. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Campaign[]): Promise<void> {
  // Whoever writes campaigns of an organization changes the same few counts: they take turns before they lock any row.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns of ${organizationId}`}, 0))`);
  for (const batch of batches(distinctById(records)))
    await db
      .insert(campaigns)
      .values(batch.map((campaign) => toRow(organizationId, campaign)))
      .onConflictDoUpdate({
        target: [campaigns.organization_id, campaigns.id],
        set: replaced(campaigns, ['organization_id', 'id']),
      });
}

/** Without a search the counts are kept; a text can only be counted where it is found. */
function countMatching(db: Database, organizationId: string, query: CampaignListQuery) {
  if (query.search) return db.select({ total: count() }).from(campaigns).where(matching(organizationId, query));
  const { status, type } = query;
  return db
    .select({ total: sql<number>`coalesce(sum(${campaignCounts.total}), 0)::int` })
    .from(campaignCounts)
    .where(
      and(
        eq(campaignCounts.organization_id, organizationId),
        status && eq(campaignCounts.status, status),
        type && eq(campaignCounts.type, type),
      ),
    );
}

function matching(organizationId: string, { status, type, search }: CampaignListQuery): SQL | undefined {
  return and(
    eq(campaigns.organization_id, organizationId),
    status && eq(campaigns.status, status),
    type && eq(campaigns.type, type),
    search ? like(campaigns.search_text, holding(search)) : undefined,
  );
}

type Row = typeof campaigns.$inferSelect;

function toRow(organizationId: string, { metrics, schedule, ...campaign }: Campaign): Row {
  const { sent, delivered, opened, clicked } = metrics;
  const { type, send_at } = schedule;
  return {
    ...campaign,
    // A moment inside JSON: nothing but this line turns it into UTC.
    schedule: send_at === undefined ? { type } : { type, send_at: new Date(send_at).toISOString() },
    organization_id: organizationId,
    sent,
    delivered,
    opened,
    clicked,
    search_text: folded(campaign.name),
  };
}

function toCampaign({ organization_id, search_text, sent, delivered, opened, clicked, ...row }: Row): Campaign {
  const share = (part: number) => (delivered === 0 ? 0 : Math.min(part / delivered, 1));
  const metrics = { sent, delivered, opened, clicked, open_rate: share(opened), click_rate: share(clicked) };
  return { ...row, metrics };
}
