import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import { ENGAGEMENT_LEVELS } from '../../src/contract/kol.ts';
import type {
  KolFacets,
  KolFacetsQuery,
  KolListQuery,
  KolSortField,
  KolSummary,
} from '../../src/contract/kolDirectory.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { events, kolEvents, kolInteractions, kols } from '../db/schema.ts';
import { toKol } from './kols.ts';
import { selectPage } from './lists.ts';
import { matchesWords, startsWords } from './normalize.ts';

/** One page of the KOLs that match (desk interface). `total` counts all of them, also when the page lies past the end. */
export function list(db: Database, organizationId: string, query: KolListQuery): Promise<Page<KolSummary>> {
  const { sort, search, last_contact, ...filters } = query;
  const field = sort.replace('-', '') as SortField;
  return selectPage(db, {
    table: kols,
    organizationId,
    query,
    where: and(
      matchesWords(kols.search_text, search),
      isWithoutContact(last_contact, organizationId),
      ...conditionsOf(filters),
    ),
    sort: { by: sortValueOf(field, search), isDescending: sort.startsWith('-') },
    join: isActivity(field)
      ? sql`left join (${selectDay(field, organizationId)} group by kol_id) as activity
          on activity.kol_id = ${kols.id}`
      : undefined,
    extra: {
      last_interaction_on: dayOf('last_interaction_on', organizationId),
      next_event_on: dayOf('next_event_on', organizationId),
    },
    toItem: ({ last_interaction_on, next_event_on, ...row }) => {
      const { bio, notes, ...profile } = toKol(row);
      return { ...profile, last_interaction_on, next_event_on };
    },
  });
}

/** How many of the KOLs that match have each value (desk interface). Each facet ignores its own filter. */
export async function facets(
  db: Database,
  organizationId: string,
  { search, last_contact, ...filters }: KolFacetsQuery,
): Promise<KolFacets> {
  const count = (facet: FacetName) => {
    const { [facet]: _, ...others } = filters;
    const value = sql.identifier(facet);
    return sql`(
      select ${facet} as facet, ${value} as value, sum(number)::int as count from matches as ${kols} ${FACETS[facet]}
      where ${and(sql`true`, ...conditionsOf(others))} group by ${value} order by count desc, value limit ${MAX_VALUES})`;
  };
  // Counted once, because many KOLs have the same values, and each facet reads all of them.
  const matches = db.$with('matches', {}).as(sql`
    select tier, engagement_level, specialties, country, tags, count(*) as number from ${kols}
    where ${and(
      eq(kols.organization_id, organizationId),
      matchesWords(kols.search_text, search),
      isWithoutContact(last_contact, organizationId),
    )}
    group by tier, engagement_level, specialties, country, tags`);
  const counts = await db
    .with(matches)
    .select({ facet: sql<FacetName>`facet`, value: sql<string>`value`, count: sql<number>`count` })
    .from(sql`(${sql.join(FACET_NAMES.map(count), sql` union all `)}) as counted`);
  const facets: KolFacets = { tier: [], engagement_level: [], specialty: [], country: [], tag: [] };
  for (const { facet, value, count } of counts) facets[facet].push({ value, count });
  return facets;
}

/** The filters that have a facet. */
type Filters = Omit<KolFacetsQuery, 'search' | 'last_contact'>;
type FacetName = keyof KolFacets;

function conditionsOf({ tier, engagement_level, specialty, country, tag }: Filters): (SQL | undefined)[] {
  return [
    tier && eq(kols.tier, tier),
    engagement_level && eq(kols.engagement_level, engagement_level),
    specialty === undefined ? undefined : arrayContains(kols.specialties, [specialty]),
    country === undefined ? undefined : eq(kols.country, country),
    tag === undefined ? undefined : arrayContains(kols.tags, [tag]),
  ];
}

/** How many values one facet lists at most. */
const MAX_VALUES = 200;

/** What each facet is read from, beside the matches. */
const FACETS: Record<FacetName, SQL> = {
  tier: sql``,
  engagement_level: sql``,
  specialty: sql`cross join unnest(specialties) as specialty`,
  country: sql``,
  tag: sql`cross join unnest(tags) as tag`,
};
const FACET_NAMES = Object.keys(FACETS) as FacetName[];

const TODAY = sql`(now() at time zone 'utc')::date`;

/** The days that are computed from a KOL's lists. */
const ACTIVITY = {
  last_interaction_on: {
    table: kolInteractions,
    day: sql`max(${kolInteractions.date})`,
    condition: () => sql`${kolInteractions.date} <= ${TODAY}`,
  },
  next_event_on: {
    table: kolEvents,
    day: sql`min(${kolEvents.date})`,
    // An event of an imported profile may have no row among the events.
    condition: (organizationId: string) => sql`${kolEvents.date} >= ${TODAY} and not exists (
      select from ${events} where ${events.organization_id} = ${organizationId}
      and ${events.id} = ${kolEvents.id} and ${events.status} = 'cancelled')`,
  },
};

const isActivity = (field: SortField): field is keyof typeof ACTIVITY => field in ACTIVITY;

function selectDay(field: keyof typeof ACTIVITY, organizationId: string, condition?: SQL): SQL {
  const { table, day, condition: isCounted } = ACTIVITY[field];
  return sql`select kol_id, ${day} as day from ${table}
    where ${and(eq(table.organization_id, organizationId), isCounted(organizationId), condition)}`;
}

/** The day of one KOL, as YYYY-MM-DD. */
const dayOf = (field: keyof typeof ACTIVITY, organizationId: string) =>
  sql<string | null>`(
    select day::text from (${selectDay(field, organizationId, sql`kol_id = ${kols.id}`)} group by kol_id) as activity)`;

/** Matches KOLs without an interaction for so many days; all KOLs without a number of days. */
const isWithoutContact = (days: number | undefined, organizationId: string) =>
  days === undefined
    ? undefined
    : sql`not exists (
        select from ${kolInteractions} where ${kolInteractions.organization_id} = ${organizationId}
        and ${kolInteractions.kol_id} = ${kols.id} and ${kolInteractions.date} between ${TODAY} - ${days}::int and ${TODAY})`;

type SortField = KolSortField | 'relevance';

/** What an order compares. */
function sortValueOf(field: SortField, search: string | undefined) {
  // A found name, which is the first line of the search text, before a found institution, department or city; then by name.
  if (field === 'relevance')
    return sql`case when ${startsWords(sql`split_part(${kols.search_text}, E'\\n', 1)`, search)} then '0' else '1' end || ${kols.name_order}`;
  if (isActivity(field)) return sql`activity.day`;
  if (field === 'engagement_level')
    return sql`array_position(${sql.param(ENGAGEMENT_LEVELS)}::text[], ${kols.engagement_level})`;
  // An open rate of 0 without any campaign is no rate.
  if (field === 'email_open_rate')
    return sql`case when ${kols.email_open_rate} > 0 or ${kols.total_campaigns} > 0 then ${kols.email_open_rate} end`;
  return field === 'full_name' ? kols.name_order : kols[field];
}
