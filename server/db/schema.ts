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
import { bytewiseText, organizationId, textArray, utcTimestamp, version } from './columns.ts';

/**
 * The tables. Columns have the names of the interface's fields. Every key of an organization's records begins with `organization_id`,
 * so that every statement on them names the organization, and a distributed PostgreSQL can shard by it. The exceptions, by which an
 * organization is found, are small: organizations, people, API keys and sessions (`distribution.test.ts`).
 *
 * Closed lists of values are `text`, not enums: the contract validates them, and a new value needs no migration.
 */

export const organizations = pgTable('organizations', {
  id: bytewiseText('id').primaryKey(),
  name: text('name').notNull().unique(),
  created_at: utcTimestamp('created_at').notNull().default(sql`now()`),
  /** The version of the campaigns and products. */
  lists_version: version('lists_version'),
});

/** API keys, of which only a SHA-256 is stored. `prefix` is the beginning of the key, which identifies it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    organization_id: organizationId().references(() => organizations.id),
    prefix: bytewiseText('prefix').notNull(),
    hash: bytewiseText('hash').notNull(),
    label: text('label').notNull().default(''),
    role: text('role').$type<Role>().notNull().default('planner'),
    created_at: utcTimestamp('created_at').notNull().default(sql`now()`),
    /** Written at most once a minute (`plugins/apiKeyUsage.ts`). */
    last_used_at: utcTimestamp('last_used_at'),
    revoked_at: utcTimestamp('revoked_at'),
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
    organization_id: organizationId().references(() => organizations.id),
    id: bytewiseText('id').notNull(),
    issuer: bytewiseText('issuer').notNull(),
    subject: bytewiseText('subject').notNull(),
    /** Name, email and role as the provider said at the last sign-in. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    created_at: utcTimestamp('created_at').notNull().default(sql`now()`),
    last_seen_at: utcTimestamp('last_seen_at'),
    /** A blocked person cannot sign in. */
    blocked_at: utcTimestamp('blocked_at'),
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
    organization_id: organizationId().references(() => organizations.id),
    hash: bytewiseText('hash').notNull(),
    person_id: bytewiseText('person_id'),
    key_prefix: bytewiseText('key_prefix'),
    /** What the identity provider needs to end its own session, and the id of that session. */
    id_token: text('id_token'),
    provider_session: bytewiseText('provider_session'),
    created_at: utcTimestamp('created_at').notNull(),
    /** Written once a minute. */
    seen_at: utcTimestamp('seen_at').notNull(),
    ends_at: utcTimestamp('ends_at').notNull(),
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
 * Who did what, and when: ids, and no names. Rows do not change, except that reads of one KOL are counted, and that the row of an
 * event at a remote service gets the id of the event.
 */
export const audit = pgTable(
  'audit',
  {
    // Without a foreign key, as usual for a log: every new event would lock the row of its organization once more.
    organization_id: organizationId(),
    id: bytewiseText('id').notNull(),
    at: utcTimestamp('at').notNull(),
    /** The id of a person, the prefix of an API key, or `command`. */
    actor: bytewiseText('actor').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** What the action was about, such as the id of a KOL. */
    subject: bytewiseText('subject'),
    /** How often, or how many records. */
    count: integer('count').notNull().default(1),
    request_id: text('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    index('audit_list').on(table.organization_id, table.at, table.id, table.actor, table.action, table.subject),
  ],
);

export const kols = pgTable(
  'kols',
  {
    organization_id: organizationId().references(() => organizations.id),
    id: bytewiseText('id').notNull(),
    full_name: text('full_name').notNull(),
    title: text('title').notNull(),
    institution: text('institution').notNull(),
    department: text('department').notNull(),
    bio: text('bio').notNull(),
    specialties: textArray('specialties'),
    expertise_areas: textArray('expertise_areas'),
    research_interests: textArray('research_interests'),
    tier: text('tier').$type<Kol['tier']>().notNull(),
    engagement_level: text('engagement_level').$type<Kol['engagement_level']>().notNull(),
    contact: jsonb('contact').$type<Kol['contact']>().notNull(),
    social: jsonb('social').$type<Kol['social']>().notNull(),
    /** The six metrics. The creation of an event increases `total_events`. */
    total_events: integer('total_events').notNull(),
    total_campaigns: integer('total_campaigns').notNull(),
    email_open_rate: doublePrecision('email_open_rate').notNull(),
    response_rate: doublePrecision('response_rate').notNull(),
    h_index: integer('h_index').notNull(),
    publications_count: integer('publications_count').notNull(),
    notes: text('notes').notNull(),
    tags: textArray('tags'),
    created_at: utcTimestamp('created_at').notNull(),
    updated_at: utcTimestamp('updated_at').notNull(),
    /** The version of the profile and its lists. */
    version: version('version'),
    /** The country of the address, and texts that `repositories/normalize.ts` makes for sorting and search. */
    country: bytewiseText('country').notNull(),
    name_order: bytewiseText('name_order').notNull(),
    search_text: bytewiseText('search_text').notNull(),
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
      table.email_open_rate,
      table.response_rate,
      table.updated_at,
      table.search_text,
    ),
  ],
);

/** The key of a table with the records of KOLs. */
const kolId = () => bytewiseText('kol_id').notNull();
const ofKol = (name: string, table: { organization_id: AnyPgColumn; kol_id: AnyPgColumn }) =>
  foreignKey({ name, columns: [table.organization_id, table.kol_id], foreignColumns: [kols.organization_id, kols.id] });

/**
 * The events of a KOL: those that were imported with the profile, and invitations. The table contains `name` and `date` because
 * an imported profile may list events that are not in `events`.
 */
export const kolEvents = pgTable(
  'kol_events',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: bytewiseText('id').notNull(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    role: text('role').$type<KolEvent['role']>().notNull(),
    /** True if the creation of an event wrote the row. An import replaces only rows of imports. */
    is_invitation: boolean('is_invitation').notNull().default(false),
    /** The answer to the invitation; null where the source of an imported event does not say it. */
    rsvp: text('rsvp').$type<NonNullable<Attendee['rsvp']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }),
    ofKol('kol_events_kol', table),
    index('kol_events_by_event').on(table.organization_id, table.id, table.kol_id),
    index('kol_events_by_date').on(table.organization_id, table.kol_id, table.date),
  ],
);

export const kolCampaigns = pgTable(
  'kol_campaigns',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: bytewiseText('id').notNull(),
    name: text('name').notNull(),
    sent_at: date('sent_at', { mode: 'string' }).notNull(),
    status: text('status').$type<KolCampaign['status']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }),
    ofKol('kol_campaigns_kol', table),
  ],
);

export const kolInteractions = pgTable(
  'kol_interactions',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: bytewiseText('id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    type: text('type').$type<Interaction['type']>().notNull(),
    subject: text('subject').notNull(),
    summary: text('summary').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }),
    ofKol('kol_interactions_kol', table),
    index('kol_interactions_by_date').on(table.organization_id, table.kol_id, table.date),
  ],
);

export const kolPublications = pgTable(
  'kol_publications',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: bytewiseText('id').notNull(),
    title: text('title').notNull(),
    journal: text('journal').notNull(),
    published_on: date('published_on', { mode: 'string' }).notNull(),
    doi: text('doi').notNull(),
    citations: integer('citations').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }),
    ofKol('kol_publications_kol', table),
  ],
);

export const products = pgTable(
  'products',
  {
    organization_id: organizationId().references(() => organizations.id),
    id: bytewiseText('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    product_line_id: bytewiseText('product_line_id').notNull(),
    product_line_name: text('product_line_name').notNull(),
    status: text('status').$type<Product['status']>().notNull(),
    regulatory_status: text('regulatory_status').notNull(),
    target_markets: textArray('target_markets').$type<Product['target_markets']>(),
    key_features: textArray('key_features'),
    specifications: jsonb('specifications').$type<Product['specifications']>().notNull(),
    market_status: jsonb('market_status').$type<Product['market_status']>().notNull(),
    created_at: utcTimestamp('created_at').notNull(),
    /** The name, and the name with the description, normalized for sorting and for search (`repositories/normalize.ts`). */
    name_order: bytewiseText('name_order').notNull(),
    search_text: bytewiseText('search_text').notNull(),
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
    organization_id: organizationId().references(() => organizations.id),
    id: bytewiseText('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type').$type<Campaign['type']>().notNull(),
    status: text('status').$type<Campaign['status']>().notNull(),
    audience_count: integer('audience_count').notNull(),
    /** The rates are computed from these counts when a campaign is read. */
    sent: integer('sent').notNull(),
    delivered: integer('delivered').notNull(),
    opened: integer('opened').notNull(),
    clicked: integer('clicked').notNull(),
    schedule: jsonb('schedule').$type<Campaign['schedule']>().notNull(),
    created_at: utcTimestamp('created_at').notNull(),
    sent_at: utcTimestamp('sent_at'),
    /** The normalized name (`repositories/normalize.ts`). */
    search_text: bytewiseText('search_text').notNull(),
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
    organization_id: organizationId().references(() => organizations.id),
    id: bytewiseText('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    event_type: text('event_type').$type<Event['event_type']>().notNull(),
    status: text('status').$type<Event['status']>().notNull(),
    start_date: utcTimestamp('start_date').notNull(),
    end_date: utcTimestamp('end_date').notNull(),
    location: jsonb('location').$type<Event['location']>(),
    visibility: text('visibility').$type<Event['visibility']>().notNull(),
    attendee_count: integer('attendee_count').notNull(),
    rsvp_confirmed: integer('rsvp_confirmed').notNull(),
    rsvp_pending: integer('rsvp_pending').notNull(),
    rsvp_declined: integer('rsvp_declined').notNull(),
    created_at: utcTimestamp('created_at').notNull(),
    updated_at: utcTimestamp('updated_at').notNull(),
    /** The name, the venue and the city, normalized for search. */
    search_text: bytewiseText('search_text').notNull(),
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
    organization_id: organizationId().references(() => organizations.id),
    /** Who sent the request: the id of a person, or the prefix of an API key. */
    actor: bytewiseText('actor').notNull().default(''),
    key: bytewiseText('key').notNull(),
    /** A SHA-256 of the request, to detect the same key with another request. */
    request_hash: bytewiseText('request_hash').notNull(),
    answer: jsonb('answer').$type<Event>().notNull(),
    created_at: utcTimestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.actor, table.key] }),
    index('idempotency_keys_by_age').on(table.organization_id, table.created_at),
  ],
);
