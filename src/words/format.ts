import { readerLocale } from './locale.ts';

const MOMENT_STYLE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Every number, rate, date and list on screen is written by these, by the reader's locale (`Intl`). */
function createFormat(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rates = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const roughRates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const roughNumbers = new Intl.NumberFormat(locale, { notation: 'compact' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const momentDays = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(locale, MOMENT_STYLE);
  const utcMoments = new Intl.DateTimeFormat(locale, { ...MOMENT_STYLE, timeZone: 'UTC' });
  const clocks = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const order = new Intl.Collator(locale, { numeric: true });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });

  return {
    /** A number of things: 12,480. */
    count: (value: number) => numbers.format(value),
    /** A fraction 0–1 as a percentage with one decimal: 0.4127 → 41.3%. */
    rate: (fraction: number) => rates.format(fraction),
    /** A fraction as a percentage without decimals, for the scale of a picture: 0.4 → 40%. */
    roughRate: (fraction: number) => roughRates.format(fraction),
    /** A number for the scale of a picture: 12,000 → 12K. */
    roughCount: (value: number) => roughNumbers.format(value),
    /** A distance between two fractions in percentage points, with its sign: 0.042 → +4.2. */
    points: (distance: number) => points.format(distance * 100),
    /** A month `YYYY-MM`. */
    month: (value: string) => months.format(new Date(`${value}-01T00:00:00Z`)),
    /** A calendar day `YYYY-MM-DD`. It has no time zone, so it is read and written in the same one and never shifts. */
    day: (value: string) => days.format(new Date(`${value}T00:00:00Z`)),
    /** The day of a moment (ISO 8601 date-time) in the reader's time zone. */
    momentDay: (value: string) => momentDays.format(new Date(value)),
    /** A moment (ISO 8601 date-time) in the reader's time zone, which is named. */
    moment: (value: string) => moments.format(new Date(value)),
    /** The same moment in UTC. */
    utcMoment: (value: string) => utcMoments.format(new Date(value)),
    /** The time of day in the reader's time zone: 3:04:05 PM. */
    clock: (value: Date) => clocks.format(value),
    /** "US, EU and JP". */
    list: (items: string[]) => lists.format(items),
    /** Which of two texts comes first in a list, as the reader's language orders them: negative, 0 or positive. */
    compare: (one: string, other: string) => order.compare(one, other),
    /** A country's name from its ISO 3166-1 alpha-2 code; what is no code is returned as it is. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
  };
}

export type Format = ReturnType<typeof createFormat>;

const format = createFormat(readerLocale());

/** The formats of the reader's locale, for functions of the catalogue. */
export const currentFormat = () => format;

/** The formats of the reader's locale, for components. */
export const useFormat = (): Format => format;
