import { localDay } from '../../contract/calendarDays.ts';
import { lastDays, type Period } from '../shared/campaignPeriod.ts';
import type { CampaignMetricsQuery } from './searchParams.ts';

/** Returns the days of the query: its own, or those of its named period. */
export function periodOf(
  { period, sent_from, sent_to }: Pick<CampaignMetricsQuery, 'period' | 'sent_from' | 'sent_to'>,
  today = localDay(new Date()),
): Period {
  if (sent_from !== undefined || sent_to !== undefined) return { sent_from, sent_to };
  if (period === 'all') return {};
  if (period === 'year') return { sent_from: `${today.slice(0, 4)}-01-01`, sent_to: today };
  return lastDays(Number(period.slice('days'.length)), today);
}

/** Returns the month of a timestamp in the user's time zone, `YYYY-MM`. */
export const monthOf = (moment: Date) => localDay(moment).slice(0, 7);

const MAX_MONTHS = 240;

/** Returns the months from first to last, both included; only the given ones if they span more than `MAX_MONTHS`. */
export function monthsBetween(months: Iterable<string>): string[] {
  const given = [...new Set(months)].sort();
  const first = given[0];
  const last = given.at(-1);
  if (first === undefined || last === undefined) return [];
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const span = number(last) - number(first) + 1;
  if (span > MAX_MONTHS) return given;
  return Array.from({ length: span }, (_, index) => {
    const month = number(first) + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
