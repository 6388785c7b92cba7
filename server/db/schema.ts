import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Event } from '../../src/contract/event.ts';
import type { Interaction, Kol, KolCampaign, KolEvent } from '../../src/contract/kol.ts';
import type { Product } from '../../src/contract/product.ts';
import { moment, ordered, organizationId, version, words } from './columns.ts';

/**
 * The tables. Columns bear the names of the interface's fields. Every key begins with `organization_id`:
 * a row is never found without saying whose it is, and a distributed PostgreSQL can shard by it.
 *
 * Closed lists are `text`, not enums: the contract guards what is written, and a new word needs no migration.
 */

export const organizations = pgTable('organizations', {
  id: ordered('id').primaryKey(),
  name: text('name').notNull().unique(),
  created_at: moment('created_at').notNull().default(sql`now()`),
  /** Of the campaigns and products. */
  lists_version: version('lists_version'),
});

/** API keys: only a SHA-256 of each is kept; `prefix` is the readable start by which people name a key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    organization_id: organizationId().references(() => organizations.id),
    prefix: ordered('prefix').notNull(),
    hash: ordered('hash').notNull(),
    label: text('label').notNull().default(''),
    created_at: moment('created_at').notNull().default(sql`now()`),
    /** Stored up to a minute late (`plugins/apiKeyUsage.ts`). */
    last_used_at: moment('last_used_at'),
    revoked_at: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.prefix] }),
    uniqueIndex('api_keys_hash').on(table.hash),
    uniqueIndex('api_keys_prefix').on(table.prefix),
  ],
);

export const kols = pgTable(
  'kols',
  {
    organization_id: organizationId().references(() => organizations.id),
    id: ordered('id').notNull(),
    full_name: text('full_name').notNull(),
    title: text('title').notNull(),
    institution: text('institution').notNull(),
    department: text('department').notNull(),
    bio: text('bio').notNull(),
    specialties: words('specialties'),
    expertise_areas: words('expertise_areas'),
    research_interests: words('research_interests'),
    tier: text('tier').$type<Kol['tier']>().notNull(),
    engagement_level: text('engagement_level').$type<Kol['engagement_level']>().notNull(),
    contact: jsonb('contact').$type<Kol['contact']>().notNull(),
    social: jsonb('social').$type<Kol['social']>().notNull(),
    /** The six metrics but `total_events`, which creating an event counts up. */
    metrics: jsonb('metrics').$type<Omit<Kol['metrics'], 'total_events'>>().notNull(),
    total_events: integer('total_events').notNull(),
    notes: text('notes').notNull(),
    tags: words('tags'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
    /** Of the profile and the KOL's lists. */
    version: version('version'),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.id] })],
);

/** What belongs to one KOL: the key starts with the KOL. */
const kolId = () => ordered('kol_id').notNull();
const ofKol = (name: string, table: { organization_id: AnyPgColumn; kol_id: AnyPgColumn }) =>
  foreignKey({ name, columns: [table.organization_id, table.kol_id], foreignColumns: [kols.organization_id, kols.id] });

/**
 * The events of a KOL, both those that were imported with the profile and those to which KOL Desk invited.
 * `name` and `date` are kept here because an imported event may be known from the profile alone.
 */
export const kolEvents = pgTable(
  'kol_events',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: ordered('id').notNull(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    role: text('role').$type<KolEvent['role']>().notNull(),
    /** True where creating an event wrote the row. An import replaces only what imports wrote. */
    is_invitation: boolean('is_invitation').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }), ofKol('kol_events_kol', table)],
);

export const kolCampaigns = pgTable(
  'kol_campaigns',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: ordered('id').notNull(),
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
    id: ordered('id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    type: text('type').$type<Interaction['type']>().notNull(),
    subject: text('subject').notNull(),
    summary: text('summary').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.kol_id, table.id] }),
    ofKol('kol_interactions_kol', table),
  ],
);

export const kolPublications = pgTable(
  'kol_publications',
  {
    organization_id: organizationId(),
    kol_id: kolId(),
    id: ordered('id').notNull(),
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
    id: ordered('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    product_line_id: ordered('product_line_id').notNull(),
    product_line_name: text('product_line_name').notNull(),
    status: text('status').$type<Product['status']>().notNull(),
    regulatory_status: text('regulatory_status').notNull(),
    target_markets: words('target_markets').$type<Product['target_markets']>(),
    key_features: words('key_features'),
    specifications: jsonb('specifications').$type<Product['specifications']>().notNull(),
    market_status: jsonb('market_status').$type<Product['market_status']>().notNull(),
    created_at: moment('created_at').notNull(),
    /** Made from the name and the description by `repositories/normalize.ts`, for ordering and for search. */
    name_order: ordered('name_order').notNull(),
    search_text: ordered('search_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    // Covers every filter of the list. Without the texts: a description can be longer than an index entry.
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
    id: ordered('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type').$type<Campaign['type']>().notNull(),
    status: text('status').$type<Campaign['status']>().notNull(),
    audience_count: integer('audience_count').notNull(),
    /** The four counts; the rates are computed from them when a campaign is read. */
    sent: integer('sent').notNull(),
    delivered: integer('delivered').notNull(),
    opened: integer('opened').notNull(),
    clicked: integer('clicked').notNull(),
    schedule: jsonb('schedule').$type<Campaign['schedule']>().notNull(),
    created_at: moment('created_at').notNull(),
    sent_at: moment('sent_at'),
    /** Made from the name by `repositories/normalize.ts`. */
    search_text: ordered('search_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.id] }),
    // Covers every filter and the search of the list. An entry takes some 2,700 bytes: the contract limits the name.
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
    id: ordered('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    event_type: text('event_type').$type<Event['event_type']>().notNull(),
    status: text('status').$type<Event['status']>().notNull(),
    start_date: moment('start_date').notNull(),
    end_date: moment('end_date').notNull(),
    location: jsonb('location').$type<Event['location']>(),
    visibility: text('visibility').$type<Event['visibility']>().notNull(),
    attendee_count: integer('attendee_count').notNull(),
    rsvp_confirmed: integer('rsvp_confirmed').notNull(),
    rsvp_pending: integer('rsvp_pending').notNull(),
    rsvp_declined: integer('rsvp_declined').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.id] })],
);

/**
 * The first answers to requests that carried an `Idempotency-Key`, written in the transaction that created the event:
 * there is never the one without the other.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organization_id: organizationId().references(() => organizations.id),
    key: ordered('key').notNull(),
    /** A SHA-256 of the request, by which the same key with another request is noticed. */
    request_hash: ordered('request_hash').notNull(),
    answer: jsonb('answer').$type<Event>().notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.key] }),
    index('idempotency_keys_by_age').on(table.created_at),
  ],
);
