import * as z from 'zod/mini';
import { Kol, KolCampaign, KolEvent, type KolInclude } from './kol.ts';
import { type AnswerMarks, type Read, readOne } from './tolerant.ts';
import { count, day } from './values.ts';

/**
 * How the dashboard reads a KOL; what our service writes is strict (`Kol`). The interface shows no shape for
 * interactions and publications (§2.5), and a service may write a day as a moment. So of an entry each field that has a
 * form we know is read as such, and whatever else the entry holds is kept as it came, to be shown by name and value.
 */

/** A day `YYYY-MM-DD`. A moment counts as its day in UTC, and one without a zone as the day that it names. */
const AnyDay = z.pipe(z.pipe(z.string(), z.transform(dayOfMoment)), day);

const Moment = z.iso.datetime({ offset: true, local: true });

function dayOfMoment(value: string): string {
  // As databases and some languages write one: a space before the time, no seconds where they are zero.
  const moment = value.replace(/^([\d-]{10}) /, '$1T').replace(/(T\d\d:\d\d)(?=Z|[+-]|$)/, '$1:00');
  if (!z.safeParse(Moment, moment).success) return value;
  const isInSomeZone = /(?:Z|[+-]\d\d:\d\d)$/.test(moment);
  return (isInSomeZone ? new Date(moment).toISOString() : moment).slice(0, 10);
}

/** Every field of the four lists that has a meaning of its own. Any word of a closed list is taken. */
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

/** An entry of one of a KOL's lists. */
export type KolRecord = RecordFields & {
  /** What the entry holds beside the fields of its list, as it came: other fields, and known ones in another form. */
  further: Readonly<Record<string, unknown>>;
};

/** A field that is shown in a place of its own. */
export type RecordField = Exclude<keyof RecordFields, 'id'>;

/** The fields of each list that are shown in a place of their own; the first says what the entry is. */
export const RECORD_FIELDS = {
  events: ['name', 'date', 'role'],
  campaigns: ['name', 'sent_at', 'status'],
  interactions: ['subject', 'date', 'type', 'summary'],
  publications: ['title', 'journal', 'published_on', 'doi', 'citations'],
} as const satisfies Record<KolInclude, readonly RecordField[]>;

/**
 * A KOL as it may arrive; of the four lists those that the service answered in a form that is a list. `$answer` is no field
 * of it, but says where it is from.
 */
export type ReadKol = Omit<Read<Kol>, KolInclude> & { [Include in KolInclude]?: readonly KolRecord[] } & {
  $answer?: AnswerMarks;
};

/** What the interface does say about a KOL's lists, so that only what departs from it is reported. */
const KolAnswer = z.extend(Kol, {
  events: z.optional(z.array(z.extend(KolEvent, { date: AnyDay }))),
  campaigns: z.optional(z.array(z.extend(KolCampaign, { sent_at: AnyDay }))),
  interactions: z.optional(z.unknown()),
  publications: z.optional(z.unknown()),
});

const Sent = z.object({ data: z.looseObject({}) });

/**
 * Reads the answer of "get KOL" (interface §4.1).
 * @returns the KOL and what in it departs from the interface
 * @throws UnreadableAnswer where there is no `data` object with an `id`
 */
export function readKol(body: unknown) {
  const { data: profile, faults } = readOne(KolAnswer, body);
  const { data: sent } = z.parse(Sent, body);
  const data: ReadKol = {
    ...profile,
    events: Array.isArray(sent.events) ? recordsOf('events', sent.events) : undefined,
    campaigns: Array.isArray(sent.campaigns) ? recordsOf('campaigns', sent.campaigns) : undefined,
    interactions: recordsOf('interactions', sent.interactions),
    publications: recordsOf('publications', sent.publications),
  };
  return { data, faults };
}

/** The entries of a list; what is no list is its only entry. */
function recordsOf(include: KolInclude, list: unknown): KolRecord[] | undefined {
  if (list === undefined || list === null) return undefined;
  const entries: unknown[] = Array.isArray(list) ? list : [list];
  return entries.flatMap((entry) => (entry === null ? [] : recordOf(include, entry)));
}

function recordOf(include: KolInclude, entry: unknown): KolRecord {
  const [what, ...fields]: readonly RecordField[] = RECORD_FIELDS[include];
  // A text alone says what the entry is; anything else that has no names gets one.
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
