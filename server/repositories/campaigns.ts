import { and, asc, desc, eq, like } from 'drizzle-orm';
import type { Campaign, CampaignListQuery } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { campaigns } from '../db/schema.ts';
import { renewListsVersion, selectPage } from './lists.ts';
import { holding, normalize } from './normalize.ts';
import { batches, distinctById, insertOrReplace } from './upsert.ts';

export type CampaignRepository = ReturnType<typeof campaignRepository>;

export const campaignRepository = (db: Database) => ({
  /**
   * One page of an organization's campaigns, the newest first, then by id (interface §4.3).
   * `total` counts all that match, also when the page lies past the end.
   */
  async list(organizationId: string, query: CampaignListQuery): Promise<Page<Campaign>> {
    const { page, per_page, search, status, type } = query;
    const where = and(
      status && eq(campaigns.status, status),
      type && eq(campaigns.type, type),
      search ? like(campaigns.search_text, holding(search)) : undefined,
    );
    const { rows, total } = await selectPage(db, {
      table: campaigns,
      organizationId,
      where,
      orderBy: [desc(campaigns.created_at), asc(campaigns.id)],
      sortColumn: campaigns.created_at,
      page,
      perPage: per_page,
    });
    return { data: rows.map(toCampaign), meta: { page, per_page, total } };
  },
});

/** Stores campaigns, replacing those whose id the organization already has; rates are left out. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Campaign[]): Promise<void> {
  await renewListsVersion(db, organizationId);
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
    search_text: normalize(campaign.name),
  };
}

function toCampaign({ organization_id, search_text, sent, delivered, opened, clicked, ...row }: Row): Campaign {
  const share = (part: number) => (delivered === 0 ? 0 : Math.min(part / delivered, 1));
  const metrics = { sent, delivered, opened, clicked, open_rate: share(opened), click_rate: share(clicked) };
  return { ...row, metrics };
}
