import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../src/contract/account.ts';
import type { AuditAction } from '../../src/contract/audit.ts';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Attendee, Event } from '../../src/contract/event.ts';
import type { Interaction, Kol, KolCampaign, KolEvent } from '../../src/contract/kol.ts';
import type { Product } from '../../src/contract/product.ts';
import { bytewiseText, textArray, utcTimestamp, version } from './columns.ts';

/**
 * The tables. Columns have the names of the interface's fields. Every key of an organization's records begins with `organization_id`,
 * so that every statement on them names the organization, and a distributed PostgreSQL can shard by it. The exceptions, by which an
 * organization is found, are small: organizations, people, API keys and sessions (`distribution.test.ts`).
 *
 * Closed lists of values are `text`, not enums: the contract validates them, and a new value needs no migration.
 */

export const organizations = pgTable('organizations', {
  id: bytewiseText().primaryKey(),
  name: text().notNull().unique(),
  created_at: utcTimestamp().notNull().default(sql`now()`),
  /** The version of the campaigns and products. */
  lists_version: version(),
});

/** The organization of a row, which must exist. */
const organizationId = () =>
  bytewiseText()
    .notNull()
    .references(() => organizations.id);

/** API keys, of which only a SHA-256 is stored. `prefix` is the beginning of the key, which identifies it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    organization_id: organizationId(),
    prefix: bytewiseText().notNull(),
    hash: bytewiseText().notNull(),
    label: text().notNull().default(''),
    role: text().$type<Role>().notNull().default('planner'),
    created_at: utcTimestamp().notNull().default(sql`now()`),
    /** Written at most once a minute (`plugins/apiKeyUsage.ts`). */
    last_used_at: utcTimestamp(),
    revoked_at: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.prefix] }),
    uniqueIndex('api_keys_hash').on(table.hash),
    uniqueIndex('api_keys_prefix').on(table.prefix),
  ],
);

/** The people who signed in with an account of an identity provider. `issuer` and `subject` identify the account. */
export const people = pgTable(
  'people',
  {
    organization_id: organizationId(),
    id: bytewiseText().notNull(),
    issuer: bytewiseText().notNull(),
    subject: bytewiseText().notNull(),
    /** Name, email and role as the provider said at the last sign-in. */
    name: text().notNull(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    created_at: utcTimestamp().notNull().default(sql`now()`),
    /** The last sign-in that began a session. */
    last_seen_at: utcTimestamp(),
    /** A blocked person cannot sign in. */
    blocked_at: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    uniqueIndex('people_account').on(table.organization_id, table.issuer, table.subject),
  ],
);

/**
 * The sessions of browsers: of a person, or of an API key. Of the token in the cookie only a SHA-256 is stored. A session ends at
 * `ends_at`, or a while after `seen_at`, or when its person is blocked, or its key revoked.
 */
export const sessions = pgTable(
  'sessions',
  {
    organization_id: organizationId(),
    hash: bytewiseText().notNull(),
    person_id: bytewiseText(),
    key_prefix: bytewiseText(),
    /** What the identity provider needs to end its own session, and the id of that session. */
    id_token: text(),
    provider_session: bytewiseText(),
    created_at: utcTimestamp().notNull(),
    /** When the person last proved who they are, here or at the identity provider; null if it does not say. */
    authenticated_at: utcTimestamp(),
    /** The browser and the system, such as `Firefox, Windows`; null if they are unknown. */
    device: text(),
    /** Written once a minute. */
    seen_at: utcTimestamp().notNull(),
    ends_at: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.hash] }),
    uniqueIndex('sessions_hash').on(table.hash),
    index('sessions_by_person').on(table.organization_id, table.person_id),
    foreignKey({
      name: 'sessions_person',
      columns: [table.organization_id, table.person_id],
      foreignColumns: [people.organization_id, people.id],
    }),
    foreignKey({
      name: 'sessions_key',
      columns: [table.organization_id, table.key_prefix],
      foreignColumns: [apiKeys.organization_id, apiKeys.prefix],
    }),
    check('sessions_owner', sql`num_nonnulls(${table.person_id}, ${table.key_prefix}) = 1`),
  ],
);

/**
 * Who did what, and when: ids, and no names. Rows do not change, except that actions which repeat, such as reads of one KOL, are
 * counted in one row, and that the row of an event at a remote service gets the id of the event or is deleted.
 */
export const audit = pgTable(
  'audit',
  {
    // Without a foreign key, as usual for a log: every new event would lock the row of its organization once more.
    organization_id: bytewiseText().notNull(),
    id: bytewiseText().notNull(),
    at: utcTimestamp().notNull(),
    /** The id of a person, the prefix of an API key, `command`, or `unknown` for an account that was never here. */
    actor: bytewiseText().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** What the action was about, such as the id of a KOL. */
    subject: bytewiseText(),
    /** How often, or how many records. */
    count: integer().notNull().default(1),
    request_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    index('audit_list').on(table.organization_id, table.at, table.id, table.actor, table.action, table.subject),
  ],
);

export const kols = pgTable(
  'kols',
  {
    organization_id: organizationId(),
    id: bytewiseText().notNull(),
    full_name: text().notNull(),
    title: text().notNull(),
    institution: text().notNull(),
    department: text().notNull(),
    bio: text().notNull(),
    specialties: textArray(),
    expertise_areas: textArray(),
    research_interests: textArray(),
    tier: text().$type<Kol['tier']>().notNull(),
    engagement_level: text().$type<Kol['engagement_level']>().notNull(),
    contact: jsonb().$type<Kol['contact']>().notNull(),
    social: jsonb().$type<Kol['social']>().notNull(),
    /** The six metrics. The creation of an event increases `total_events`. */
    total_events: integer().notNull(),
    total_campaigns: integer().notNull(),
    email_open_rate: doublePrecision().notNull(),
    response_rate: doublePrecision().notNull(),
    h_index: integer().notNull(),
    publications_count: integer().notNull(),
    notes: text().notNull(),
    tags: textArray(),
    created_at: utcTimestamp().notNull(),
    updated_at: utcTimestamp().notNull(),
    /** The version of the profile and its lists. */
    version: version(),
    /** The country of the address, and texts that `repositories/normalize.ts` makes for sorting and search. */
    country: bytewiseText().notNull(),
    name_order: bytewiseText().notNull(),
    search_text: bytewiseText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    // Covers the search, every order and every filter of the directory but those by specialty and tag.
    index('kols_list').on(
      table.organization_id,
      table.name_order,
      table.id,
      table.tier,
      table.engagement_level,
      table.country,
      table.h_index,
      table.publications_count,
      table.total_campaigns,
      table.email_open_rate,
      table.response_rate,
      table.updated_at,
      table.search_text,
    ),
  ],
);

/** The columns that identify an item of a KOL's lists. */
const kolItemId = () => ({
  organization_id: bytewiseText().notNull(),
  kol_id: bytewiseText().notNull(),
  id: bytewiseText().notNull(),
});

/** The primary key of a table with items of KOLs, and the foreign key with this name. */
const kolItemKeys = (name: string, table: Record<keyof ReturnType<typeof kolItemId>, AnyPgColumn>) => [
  primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }),
  foreignKey({ name, columns: [table.organization_id, table.kol_id], foreignColumns: [kols.organization_id, kols.id] }),
];

/**
 * The events of a KOL: those that were imported with the profile, and invitations. The table contains `name` and `date` because
 * an imported profile may list events that are not in `events`. Those of the others are copies (`copyEvents`).
 */
export const kolEvents = pgTable(
  'kol_events',
  {
    ...kolItemId(),
    name: text().notNull(),
    date: date().notNull(),
    role: text().$type<KolEvent['role']>().notNull(),
    /** True if the creation of an event wrote the row. An import replaces only rows of imports. */
    is_invitation: boolean().notNull().default(false),
    /** The answer to the invitation; null where the source of an imported event does not say it. */
    rsvp: text().$type<NonNullable<Attendee['rsvp']>>(),
  },
  (table) => [
    ...kolItemKeys('kol_events_kol', table),
    index('kol_events_by_event').on(table.organization_id, table.id, table.kol_id),
    index('kol_events_by_date').on(table.organization_id, table.kol_id, table.date),
  ],
);

export const kolCampaigns = pgTable(
  'kol_campaigns',
  {
    ...kolItemId(),
    name: text().notNull(),
    sent_at: date().notNull(),
    status: text().$type<KolCampaign['status']>().notNull(),
  },
  (table) => kolItemKeys('kol_campaigns_kol', table),
);

export const kolInteractions = pgTable(
  'kol_interactions',
  {
    ...kolItemId(),
    date: date().notNull(),
    type: text().$type<Interaction['type']>().notNull(),
    subject: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [
    ...kolItemKeys('kol_interactions_kol', table),
    index('kol_interactions_by_date').on(table.organization_id, table.kol_id, table.date),
  ],
);

export const kolPublications = pgTable(
  'kol_publications',
  {
    ...kolItemId(),
    title: text().notNull(),
    journal: text().notNull(),
    published_on: date().notNull(),
    doi: text().notNull(),
    citations: integer().notNull(),
  },
  (table) => kolItemKeys('kol_publications_kol', table),
);

export const products = pgTable(
  'products',
  {
    organization_id: organizationId(),
    id: bytewiseText().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    product_line_id: bytewiseText().notNull(),
    product_line_name: text().notNull(),
    status: text().$type<Product['status']>().notNull(),
    regulatory_status: text().notNull(),
    target_markets: textArray().$type<Product['target_markets']>(),
    key_features: textArray(),
    specifications: jsonb().$type<Product['specifications']>().notNull(),
    market_status: jsonb().$type<Product['market_status']>().notNull(),
    created_at: utcTimestamp().notNull(),
    /** The name, and the name with the description, normalized for sorting and for search (`repositories/normalize.ts`). */
    name_order: bytewiseText().notNull(),
    search_text: bytewiseText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    // Covers all filters of the list. Not the search text, because a description can be longer than an index entry.
    index('products_list').on(
      table.organization_id,
      table.name_order,
      table.id,
      table.status,
      table.product_line_id,
      table.target_markets,
    ),
  ],
);

export const campaigns = pgTable(
  'campaigns',
  {
    organization_id: organizationId(),
    id: bytewiseText().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    type: text().$type<Campaign['type']>().notNull(),
    status: text().$type<Campaign['status']>().notNull(),
    audience_count: integer().notNull(),
    /** The rates are computed from these counts when a campaign is read. */
    sent: integer().notNull(),
    delivered: integer().notNull(),
    opened: integer().notNull(),
    clicked: integer().notNull(),
    schedule: jsonb().$type<Campaign['schedule']>().notNull(),
    created_at: utcTimestamp().notNull(),
    sent_at: utcTimestamp(),
    /** The normalized name (`repositories/normalize.ts`). */
    search_text: bytewiseText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    // Covers all filters and the search of the list. The contract limits the name, because an index entry can have 2,700 bytes.
    index('campaigns_list').on(
      table.organization_id,
      table.created_at.desc().nullsFirst(),
      table.id,
      table.status,
      table.type,
      table.search_text,
    ),
  ],
);

export const events = pgTable(
  'events',
  {
    organization_id: organizationId(),
    id: bytewiseText().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    event_type: text().$type<Event['event_type']>().notNull(),
    status: text().$type<Event['status']>().notNull(),
    start_date: utcTimestamp().notNull(),
    end_date: utcTimestamp().notNull(),
    location: jsonb().$type<Event['location']>(),
    visibility: text().$type<Event['visibility']>().notNull(),
    attendee_count: integer().notNull(),
    rsvp_confirmed: integer().notNull(),
    rsvp_pending: integer().notNull(),
    rsvp_declined: integer().notNull(),
    created_at: utcTimestamp().notNull(),
    updated_at: utcTimestamp().notNull(),
    /** The name, the venue and the city, normalized for search. */
    search_text: bytewiseText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    // Covers every filter, the search and both orders of the list.
    index('events_list').on(
      table.organization_id,
      table.start_date,
      table.id,
      table.end_date,
      table.created_at,
      table.status,
      table.event_type,
      table.search_text,
    ),
  ],
);

/**
 * The first responses to requests with an `Idempotency-Key`, written in the transaction that creates the event.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organization_id: organizationId(),
    /** Who sent the request: the id of a person, or the prefix of an API key. */
    actor: bytewiseText().notNull().default(''),
    key: bytewiseText().notNull(),
    /** A SHA-256 of the request, to detect the same key with another request. */
    request_hash: bytewiseText().notNull(),
    answer: jsonb().$type<Event>().notNull(),
    created_at: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.actor, table.key] }),
    index('idempotency_keys_by_age').on(table.organization_id, table.created_at),
  ],
);
