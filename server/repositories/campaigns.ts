import { and, eq, like } from 'drizzle-orm';
import type { Campaign, CampaignListQuery } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { campaigns } from '../db/schema.ts';
import { renewListsVersion, selectPage } from './lists.ts';
import { containsPattern, searchText } from './normalize.ts';
import { distinctById, insertOrReplace } from './upsert.ts';

/**
 * Lists a page of an organization's campaigns, newest first, then by id (interface §4.3). `total` is the number of all
 * matches, also if the page is past the end.
 */
export function list(db: Database, organizationId: string, query: CampaignListQuery): Promise<Page<Campaign>> {
  const { search, status, type } = query;
  return selectPage(db, {
    table: campaigns,
    organizationId,
    query,
    where: and(
      status && eq(campaigns.status, status),
      type && eq(campaigns.type, type),
      search ? like(campaigns.search_text, containsPattern(search)) : undefined,
    ),
    sort: { by: campaigns.created_at, isDescending: true },
    toItem: toCampaign,
  });
}

/**
 * Inserts campaigns or replaces those with the same ids, without their rates. Call it in a transaction.
 * @param listsVersion `renewListsVersion`
 */
export async function upsert(
  db: Database,
  organizationId: string,
  records: readonly Campaign[],
  listsVersion?: string,
): Promise<void> {
  await renewListsVersion(db, organizationId, listsVersion);
  const rows = distinctById(records).map((campaign) => toRow(organizationId, campaign));
  await insertOrReplace(db, campaigns, rows);
}

type Row = typeof campaigns.$inferSelect;

function toRow(organizationId: string, { metrics, schedule, ...campaign }: Campaign): typeof campaigns.$inferInsert {
  const { sent, delivered, opened, clicked } = metrics;
  const { type, send_at } = schedule;
  return {
    ...campaign,
    // The type of a column converts to UTC, but this time is inside JSON.
    schedule: send_at === undefined ? { type } : { type, send_at: new Date(send_at).toISOString() },
    organization_id: organizationId,
    sent,
    delivered,
    opened,
    clicked,
    search_text: searchText(campaign.name),
  };
}

function toCampaign({ organization_id, search_text, sent, delivered, opened, clicked, ...row }: Row): Campaign {
  const counts = { delivered, opened, clicked };
  return { ...row, metrics: { sent, ...counts, ...ratesOf(counts) } };
}

/** The rates of a campaign, from 0 to 1: opened and clicked, divided by delivered. */
export function ratesOf({ delivered, opened, clicked }: { delivered: number; opened: number; clicked: number }) {
  const share = (part: number) => (delivered === 0 ? 0 : Math.min(part / delivered, 1));
  return { open_rate: share(opened), click_rate: share(clicked) };
}
