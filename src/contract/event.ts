import * as z from 'zod/mini';
import { COUNTRY_CODES } from './country.ts';
import { KOL_EVENT_ROLES } from './kol.ts';
import { pageParameters, withReverse } from './page.ts';
import { count, day, id, multiLineText, singleLineText, text, timestamp } from './values.ts';

/**
 * Closed lists of interface §2.4. The states other than `draft` and the location types other than `in_person` are our
 * service's values.
 */
export const EVENT_TYPES = [
  'advisory_board',
  'speaker_program',
  'conference',
  'workshop',
  'webinar',
  'dinner',
  'other',
] as const;
export const EVENT_STATUSES = ['draft', 'scheduled', 'active', 'completed', 'cancelled'] as const;
export const EVENT_VISIBILITIES = ['private', 'organization', 'invite_only'] as const;
export const RSVPS = ['confirmed', 'pending', 'declined'] as const;
export const LOCATION_TYPES = ['in_person', 'virtual', 'hybrid'] as const;

/** The maximum number of invited KOLs per event, and the longest name. */
export const MAX_ATTENDEES = 1000;
export const MAX_EVENT_NAME = 200;

/** Where an event takes place. `country` is an ISO 3166-1 alpha-2 code. Missing values are null. */
export const Location = z.object({
  type: z.enum(LOCATION_TYPES),
  venue: z.nullable(text),
  city: z.nullable(text),
  country: z.nullable(text),
});
export type Location = z.infer<typeof Location>;

/** A meeting to which KOLs are invited (interface §2.4). */
export const Event = z.object({
  id: id('event'),
  name: text,
  description: text,
  event_type: z.enum(EVENT_TYPES),
  status: z.enum(EVENT_STATUSES),
  start_date: timestamp,
  end_date: timestamp,
  /** Null if the request has no location. */
  location: z.nullable(Location),
  visibility: z.enum(EVENT_VISIBILITIES),
  /** Number of invited KOLs. */
  attendee_count: count,
  rsvp_stats: z.object({ confirmed: count, pending: count, declined: count }),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Event = z.infer<typeof Event>;

/** Reports the second of two equal attendees, so that the error appears at the one to remove. */
function rejectRepeats(payload: z.core.ParsePayload<string[]>) {
  const seen = new Map<string, number>();
  payload.value.forEach((attendee, index) => {
    const first = seen.get(attendee);
    if (first === undefined) seen.set(attendee, index);
    else
      payload.issues.push({
        code: 'custom',
        input: attendee,
        path: [index],
        message: `is already in the list, at position ${first + 1}`,
        params: { rule: 'attendee_repeated' },
      });
  });
}

const BothDates = z.looseObject({ start_date: timestamp, end_date: timestamp });

/**
 * The body of "create event" (interface §4.4). Required: name, event_type, start_date, end_date. Dates carry `Z` or an
 * offset and are stored in UTC. Unknown fields are rejected.
 */
export const EventCreate = z
  .strictObject({
    name: singleLineText.check(z.minLength(1), z.maxLength(MAX_EVENT_NAME)),
    description: z._default(multiLineText, ''),
    event_type: z.enum(EVENT_TYPES),
    start_date: timestamp,
    end_date: timestamp,
    location: z.optional(
      z.strictObject({
        type: z.enum(LOCATION_TYPES),
        venue: z.optional(singleLineText),
        city: z.optional(singleLineText),
        country: z.optional(z.enum(COUNTRY_CODES, { error: 'must be an ISO 3166-1 alpha-2 country code, such as DE' })),
      }),
    ),
    visibility: z._default(z.enum(EVENT_VISIBILITIES), 'organization'),
    attendees: z._default(z.array(id('kol')).check(z.maxLength(MAX_ATTENDEES), rejectRepeats), []),
  })
  .check(
    z.refine((event) => Date.parse(event.end_date) > Date.parse(event.start_date), {
      path: ['end_date'],
      error: 'must be after start_date',
      params: { rule: 'end_not_after_start' },
      // A missing or malformed date has its own issue. A comparison would add a second, wrong one.
      when: ({ value }) => z.safeParse(BothDates, value).success,
    }),
  );
export type EventCreate = z.infer<typeof EventCreate>;
/** What a client sends. Fields with a default are optional. */
export type EventCreateInput = z.input<typeof EventCreate>;

/**
 * Our own header of "create event". `Idempotency-Key` (1 to 255 visible ASCII characters) names one attempt, so that a
 * repeated request does not create a second event. The interface does not name this header.
 */
export const EventCreateHeaders = z.looseObject({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')),
  ),
});

/** The query of "find events" (desk interface). */
export const EventListQuery = z.strictObject({
  ...pageParameters,
  /** Words of the name, venue or city, in any order, case and accents. All of them must match. 1,000 characters count. */
  search: z.optional(text),
  status: z.optional(z.enum(EVENT_STATUSES)),
  event_type: z.optional(z.enum(EVENT_TYPES)),
  /** Only events that end on this day (UTC) or later. */
  from: z.optional(day),
  /** Only events that start on this day (UTC) or earlier. */
  to: z.optional(day),
  /** Only events to which this KOL is invited. */
  attendee: z.optional(id('kol')),
  sort: z._default(z.enum(withReverse(['start_date', 'created_at'])), 'start_date'),
});
export type EventListQuery = z.infer<typeof EventListQuery>;

/** A KOL who is invited to an event (desk interface). */
export const Attendee = z.object({
  id: id('kol'),
  full_name: text,
  institution: text,
  role: z.enum(KOL_EVENT_ROLES),
  /** The answer to the invitation; null where the source of an imported event does not say it. */
  rsvp: z.nullable(z.enum(RSVPS)),
});
export type Attendee = z.infer<typeof Attendee>;

/** An event with its attendees, by name (desk interface). */
export const EventWithAttendees = z.object({ ...Event.shape, attendees: z.array(Attendee) });
export type EventWithAttendees = z.infer<typeof EventWithAttendees>;
