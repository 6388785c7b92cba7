import * as z from 'zod/mini';
import { Kol, KolCampaign, KolEvent, type KolInclude } from './kol.ts';
import { type Parsed, parseOne, type ResponseInfo } from './lenientParsing.ts';
import { count, day } from './values.ts';

/**
 * Lenient parsing of a KOL in the dashboard. Our own service uses the strict schema (`Kol`). The interface gives no
 * shape for interactions and publications (§2.5), and other services may send a timestamp instead of a day. Fields with
 * a known form are parsed. Everything else is kept unchanged and shown by name and value.
 */

/** A day `YYYY-MM-DD`. A timestamp becomes its day in UTC. A timestamp without a zone becomes the day that it names. */
const AnyDay = z.pipe(z.pipe(z.string(), z.transform(dayOfMoment)), day);

const Moment = z.iso.datetime({ offset: true, local: true });

function dayOfMoment(value: string): string {
  // Some databases and languages write a space before the time and omit zero seconds.
  const moment = value.replace(/^([\d-]{10}) /, '$1T').replace(/(T\d\d:\d\d)(?=Z|[+-]|$)/, '$1:00');
  if (!z.safeParse(Moment, moment).success) return value;
  const isInSomeZone = /(?:Z|[+-]\d\d:\d\d)$/.test(moment);
  return (isInSomeZone ? new Date(moment).toISOString() : moment).slice(0, 10);
}

/** All fields of the four lists that have their own meaning. Unknown values of closed lists are accepted. */
const Fields = z.partial(
  z.object({
    id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    name: z.string(),
    date: AnyDay,
    role: z.string(),
    sent_at: AnyDay,
    status: z.string(),
    subject: z.string(),
    type: z.string(),
    summary: z.string(),
    title: z.string(),
    journal: z.string(),
    published_on: AnyDay,
    doi: z.string(),
    citations: count,
  }),
);
type RecordFields = z.infer<typeof Fields>;

/** An entry in one of the KOL's lists. */
export type KolRecord = RecordFields & {
  /** All other values of the entry, unchanged: unknown fields, and known fields with an unexpected form. */
  further: Readonly<Record<string, unknown>>;
};

/** A field that has its own place on screen. */
export type RecordField = Exclude<keyof RecordFields, 'id'>;

/** The fields of each list that have their own place on screen. The first one names the entry. */
export const RECORD_FIELDS = {
  events: ['name', 'date', 'role'],
  campaigns: ['name', 'sent_at', 'status'],
  interactions: ['subject', 'date', 'type', 'summary'],
  publications: ['title', 'journal', 'published_on', 'doi', 'citations'],
} as const satisfies Record<KolInclude, readonly RecordField[]>;

/**
 * A KOL as the service sends it. A list is undefined if the service did not send it as a list. `$response` is not a field
 * of the KOL; it says which response the KOL comes from. Interactions or publications that are not a list are one entry, and the
 * field is marked as unreadable: it is not known how many there are, or of which day.
 */
export type ParsedKol = Omit<Parsed<Kol>, KolInclude> & { [Include in KolInclude]?: readonly KolRecord[] } & {
  $response?: ResponseInfo;
};

/** What the interface says about a KOL's lists. Only differences from it are reported. */
const KolResponse = z.extend(Kol, {
  events: z.optional(z.array(z.extend(KolEvent, { date: AnyDay }))),
  campaigns: z.optional(z.array(z.extend(KolCampaign, { sent_at: AnyDay }))),
  interactions: z.optional(z.array(z.unknown())),
  publications: z.optional(z.array(z.unknown())),
});

const Sent = z.object({ data: z.looseObject({}) });

/**
 * Parses the response of "get KOL" (interface §4.1).
 * @returns the KOL and the differences from the interface
 * @throws InvalidResponseError if there is no `data` object with an `id`
 */
export function parseKol(body: unknown) {
  const { data: profile, issues } = parseOne(KolResponse, body);
  const { data: sent } = z.parse(Sent, body);
  const data: ParsedKol = {
    ...profile,
    events: Array.isArray(sent.events) ? recordsOf('events', sent.events) : undefined,
    campaigns: Array.isArray(sent.campaigns) ? recordsOf('campaigns', sent.campaigns) : undefined,
    interactions: recordsOf('interactions', sent.interactions),
    publications: recordsOf('publications', sent.publications),
  };
  return { data, issues };
}

/** Returns the entries of a list. A value that is not a list becomes its only entry. */
function recordsOf(include: KolInclude, list: unknown): KolRecord[] | undefined {
  if (list === undefined || list === null) return undefined;
  const entries: unknown[] = Array.isArray(list) ? list : [list];
  return entries.flatMap((entry) => (entry === null ? [] : recordOf(include, entry)));
}

function recordOf(include: KolInclude, entry: unknown): KolRecord {
  const [what, ...fields]: readonly RecordField[] = RECORD_FIELDS[include];
  // A plain text names the entry. Any other value without field names gets one.
  if (typeof entry === 'string') return { ...z.parse(Fields, { [`${what}`]: entry }), further: {} };
  const given = z.safeParse(z.looseObject({}), entry);
  if (!given.success) return { further: { entry } };
  const known: Record<string, unknown> = {};
  const further: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given.data)) {
    const isKnown = ['id', what, ...fields].some((field) => field === name);
    if (isKnown && z.safeParse(Fields, { [name]: value }).success) known[name] = value;
    else if (!isKnown || value !== null) further[name] = value;
  }
  return { ...z.parse(Fields, known), further };
}
