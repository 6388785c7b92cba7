import { addDays, differenceInDays, localDay } from '../../contract/calendarDays.ts';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';

/** Days `YYYY-MM-DD` in the user's time zone, both included. */
export interface Period {
  sent_from?: string;
  sent_to?: string;
}

/** Returns the last days, today included. */
export const lastDays = (days: number, today = localDay(new Date())): Required<Period> => ({
  sent_from: addDays(today, 1 - days),
  sent_to: today,
});

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
 * True if a campaign was sent, but its date is missing or unreadable. It belongs to no period, so a report on a period does not
 * include it, and says so.
 */
export const isSentUndated = ({ sent_at, metrics }: Parsed<Campaign>) => !sent_at && (metrics?.sent ?? 0) > 0;

/**
 * Returns the previous period with the same number of days. A period without an end lasts until today.
 * @returns null if the period has no start, ends before it starts, or if the calendar before it is too short
 */
export function periodBefore({ sent_from, sent_to }: Period, today = localDay(new Date())): Required<Period> | null {
  if (sent_from === undefined) return null;
  const days = differenceInDays(sent_from, sent_to ?? today) + 1;
  const before = { sent_from: addDays(sent_from, -days), sent_to: addDays(sent_from, -1) };
  return days < 1 || before.sent_from < FIRST_DAY ? null : before;
}

/** `Intl` writes earlier years like later ones, and their text also sorts wrongly. */
const FIRST_DAY = '0001-01-01';

/** The start of the day for the user: a time without an offset is local. */
const startOfDay = (date: string) => Date.parse(`${date}T00:00:00`);
