import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import type { CampaignMetricsQuery } from './searchParams.ts';

/** Days `YYYY-MM-DD` in the user's time zone, both included. */
export interface Period {
  sent_from?: string;
  sent_to?: string;
}

/** Returns the days of the query: its own, or those of its named period. */
export function periodOf(
  { period, sent_from, sent_to }: Pick<CampaignMetricsQuery, 'period' | 'sent_from' | 'sent_to'>,
  today = dayOf(new Date()),
): Period {
  if (sent_from !== undefined || sent_to !== undefined) return { sent_from, sent_to };
  if (period === 'all') return {};
  if (period === 'year') return { sent_from: `${today.slice(0, 4)}-01-01`, sent_to: today };
  const days = Number(period.slice('days'.length));
  return { sent_from: addDays(today, 1 - days), sent_to: today };
}

/** Returns the campaigns sent in the period. Without a period it returns all, including those never sent. */
export function sentWithin(campaigns: readonly Parsed<Campaign>[], { sent_from, sent_to }: Period) {
  if (sent_from === undefined && sent_to === undefined) return campaigns;
  const from = sent_from === undefined ? Number.NEGATIVE_INFINITY : startOfDay(sent_from);
  const end = sent_to === undefined ? Number.POSITIVE_INFINITY : startOfDay(addDays(sent_to, 1));
  return campaigns.filter(({ sent_at }) => {
    if (!sent_at) return false;
    const moment = Date.parse(sent_at);
    return from <= moment && moment < end;
  });
}

/**
 * Returns the previous period with the same number of days. A period without an end lasts until today.
 * @returns null if the period has no start, ends before it starts, or if the calendar before it is too short
 */
export function periodBefore({ sent_from, sent_to }: Period, today = dayOf(new Date())): Required<Period> | null {
  if (sent_from === undefined) return null;
  const days = daysBetween(sent_from, sent_to ?? today) + 1;
  const before = { sent_from: addDays(sent_from, -days), sent_to: addDays(sent_from, -1) };
  return days < 1 || before.sent_from < FIRST_DAY ? null : before;
}

/** Returns the day of a timestamp in the user's time zone, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;
}

/** Returns the month of a timestamp in the user's time zone, `YYYY-MM`. */
export const monthOf = (moment: Date) => dayOf(moment).slice(0, 7);

/** Returns the months from first to last, both included; only the given ones if they span more than `maxMonths`. */
export function monthsBetween(months: Iterable<string>, maxMonths = 240): string[] {
  const given = [...new Set(months)].sort();
  const first = given[0];
  const last = given.at(-1);
  if (first === undefined || last === undefined) return [];
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const span = number(last) - number(first) + 1;
  if (span > maxMonths) return given;
  return Array.from({ length: span }, (_, index) => {
    const month = number(first) + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Days are counted in UTC, where every day has 24 hours. */
const utcOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const DAY_MS = 86_400_000;

/** `Intl` writes earlier years like later ones, and their text also sorts wrongly. */
const FIRST_DAY = '0001-01-01';

/** Returns a later calendar day. Years outside 0 to 9999 have a sign: `+010000-01-01`. */
export const addDays = (date: string, days: number) =>
  new Date(utcOf(date) + days * DAY_MS).toISOString().replace(/T.*/, '');

const daysBetween = (from: string, to: string) => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** The start of the day for the user: a time without an offset is local. */
const startOfDay = (date: string) => Date.parse(`${date}T00:00:00`);
