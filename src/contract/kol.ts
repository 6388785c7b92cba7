import * as z from 'zod/mini';
import { count, day, id, rate, text, timestamp } from './values.ts';

/** Closed lists of interface §2.1. Where the interface leaves a list open, these are our service's values. */
export const KOL_TIERS = ['tier_1', 'tier_2', 'tier_3'] as const;
export const ENGAGEMENT_LEVELS = ['high', 'medium', 'low'] as const;
export const KOL_EVENT_ROLES = ['speaker', 'panelist', 'organizer', 'attendee'] as const;
const KOL_CAMPAIGN_STATUSES = ['sent', 'delivered', 'opened', 'clicked', 'bounced'] as const;
const INTERACTION_TYPES = ['meeting', 'call', 'email', 'congress', 'advisory'] as const;

/** The longest id of an interaction or a publication, and the longest country, in UTF-16 units. Indexes can hold any of these. */
const MAX_LIST_ITEM_ID = 200;
const MAX_COUNTRY = 100;

/** The values of `include` (interface §4.1). */
export const KOL_INCLUDES = ['events', 'campaigns', 'interactions', 'publications'] as const;
export type KolInclude = (typeof KOL_INCLUDES)[number];

/** An event that the KOL attends or attended. `date` is the first day of the event in UTC (interface §2.1). */
export const KolEvent = z.object({ id: id('event'), name: text, date: day, role: z.enum(KOL_EVENT_ROLES) });
export type KolEvent = z.infer<typeof KolEvent>;

/** A campaign that the KOL received, and the KOL's response to it (interface §2.1). */
export const KolCampaign = z.object({
  id: id('campaign'),
  name: text,
  sent_at: day,
  status: z.enum(KOL_CAMPAIGN_STATUSES),
});
export type KolCampaign = z.infer<typeof KolCampaign>;

/** A contact with the KOL. The interface leaves the shape open (§2.5); this is our service's shape. */
export const Interaction = z.object({
  id: text.check(z.maxLength(MAX_LIST_ITEM_ID)),
  date: day,
  type: z.enum(INTERACTION_TYPES),
  subject: text,
  summary: text,
});
export type Interaction = z.infer<typeof Interaction>;

/** A publication of the KOL. The interface leaves the shape open (§2.5); this is our service's shape. */
export const Publication = z.object({
  id: text.check(z.maxLength(MAX_LIST_ITEM_ID)),
  title: text,
  journal: text,
  published_on: day,
  doi: text,
  citations: count,
});
export type Publication = z.infer<typeof Publication>;

/** Postal address. In the interface `country` is free text; our service writes ISO 3166-1 alpha-2 codes. */
const Address = z.object({
  street: text,
  city: text,
  state: text,
  postal_code: text,
  country: text.check(z.maxLength(MAX_COUNTRY)),
});

/** A key opinion leader: a medical expert whom colleagues follow (interface §2.1). */
export const Kol = z.object({
  id: id('kol'),
  full_name: text,
  /** Professional title, such as "Professor of Cardiology". */
  title: text,
  institution: text,
  department: text,
  /** Professional biography. */
  bio: text,
  /** Medical specialties as snake_case tokens, such as `interventional_cardiology`. */
  specialties: z.array(text),
  expertise_areas: z.array(text),
  research_interests: z.array(text),
  tier: z.enum(KOL_TIERS),
  engagement_level: z.enum(ENGAGEMENT_LEVELS),
  contact: z.object({ email: text, phone: text, address: Address }),
  /** Profile references by network. `linkedin` is a URL, `twitter` is a handle. Other networks may appear. */
  social: z.record(text, text),
  metrics: z.object({
    total_events: count,
    total_campaigns: count,
    email_open_rate: rate,
    response_rate: rate,
    h_index: count,
    publications_count: count,
  }),
  /** The four lists below are present only if the request's `include` names them. */
  events: z.optional(z.array(KolEvent)),
  campaigns: z.optional(z.array(KolCampaign)),
  interactions: z.optional(z.array(Interaction)),
  publications: z.optional(z.array(Publication)),
  /** Internal notes are personal data. They are printed or exported only when the user asks for them. */
  notes: text,
  tags: z.array(text),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Kol = z.infer<typeof Kol>;

/** The query of "get KOL" (interface §4.1). `include=events,campaigns` becomes a list without repeats. */
export const KolReadQuery = z.strictObject({
  include: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list) => [...new Set(list.split(',').filter((name) => name !== ''))]),
      ),
      z.array(z.enum(KOL_INCLUDES)),
    ),
    [],
  ),
});
export type KolReadQuery = z.infer<typeof KolReadQuery>;
