import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Campaign, CampaignListQuery } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { campaigns } from '../db/schema.ts';
import { folded } from './folding.ts';
import { listFinder, takeTurns } from './lists.ts';
import { batches, distinctById, insertOrReplace } from './upserting.ts';

export type CampaignRepository = ReturnType<typeof campaignRepository>;

export const campaignRepository = (db: Database) => {
  const { find, readAhead } = listFinder(db, {
    name: 'campaigns',
    table: campaigns,
    order: ORDER,
    rank: RANK,
    facets: FACETS,
  });
  return {
    /**
     * One page of an organization's campaigns, the newest first, then by id (interface §4.3).
     * `total` counts all that match, also when the page lies past the end.
     */
    async list(organizationId: string, query: CampaignListQuery): Promise<Page<Campaign>> {
      const { page, per_page, search, status, type } = query;
      const where = and(status && eq(campaigns.status, status), type && eq(campaigns.type, type));
      const { shown, total } = await find(organizationId, { page, per_page, search, filters: { status, type }, where });
      const rows = await db
        .select()
        .from(campaigns)
        .where(shown)
        .orderBy(...ORDER);
      return { data: rows.map(toCampaign), meta: { page, per_page, total } };
    },
    /** Reads what searches go through (docs/decisions/0043), so that the first of them is as fast as any. */
    readAhead,
  };
};

const ORDER = [desc(campaigns.created_at), asc(campaigns.id)];
const RANK = sql`-extract(epoch from ${campaigns.created_at})::float8`.mapWith(Number);
const FACETS = sql<string>`json_build_object('status', ${campaigns.status}, 'type', ${campaigns.type})::text`;

/** Stores campaigns, replacing those whose id the organization already has; rates are left out. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Campaign[]): Promise<void> {
  await takeTurns(db, 'campaigns', organizationId);
  for (const batch of batches(distinctById(records)))
    await insertOrReplace(
      db,
      campaigns,
      ['organization_id', 'id'],
      batch.map((campaign) => toRow(organizationId, campaign)),
    );
}

type Row = typeof campaigns.$inferSelect;

function toRow(organizationId: string, { metrics, schedule, ...campaign }: Campaign): typeof campaigns.$inferInsert {
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

function toCampaign({
  organization_id,
  search_text,
  version,
  sent,
  delivered,
  opened,
  clicked,
  ...row
}: Row): Campaign {
  const share = (part: number) => (delivered === 0 ? 0 : Math.min(part / delivered, 1));
  const metrics = { sent, delivered, opened, clicked, open_rate: share(opened), click_rate: share(clicked) };
  return { ...row, metrics };
}
