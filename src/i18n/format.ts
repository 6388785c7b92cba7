import { getLocale, useLocale } from './localeStore.ts';

/** The same style for a date with and without a time: `dateStyle` would differ in some languages. */
const DAY_STYLE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

const MOMENT_STYLE: Intl.DateTimeFormatOptions = {
  ...DAY_STYLE,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

const DAY_MS = 24 * 60 * 60_000;

/** Formats every number, rate, date and list on screen in the user's locale (`Intl`). */
function createFormat(locale: string) {
  // Each formatter is created on first use, because all together take a quarter of a second on a phone.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const rates = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const roughRates = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const points = once(
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }),
  );
  const changes = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  );
  // Languages without a short form, such as German, group all thousands, as in other numbers.
  const roughNumbers = once(() => new Intl.NumberFormat(locale, { notation: 'compact', useGrouping: 'always' }));
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));
  const longMonths = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const weekdays = memoize(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday: weekday === 'long' ? 'long' : 'short', timeZone: 'UTC' }),
  );
  const shortTimes = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const days = once(() => new Intl.DateTimeFormat(locale, { ...DAY_STYLE, timeZone: 'UTC' }));
  const momentDays = once(() => new Intl.DateTimeFormat(locale, DAY_STYLE));
  const shortDates = once(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }));
  const moments = once(() => new Intl.DateTimeFormat(locale, MOMENT_STYLE));
  const utcMoments = once(() => new Intl.DateTimeFormat(locale, { ...MOMENT_STYLE, timeZone: 'UTC' }));
  const relativeTimes = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const clocks = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'long' }));
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  const durationParts = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
  const zonedMoments = memoize(
    (timeZone) => new Intl.DateTimeFormat(locale, { ...MOMENT_STYLE, weekday: 'short', timeZone }),
  );
  const unit = (unit: 'day' | 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(
      value,
    );
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  // Chinese and Japanese use no spaces, and have their own comma for lists.
  const isSpaced = !/^(ja|zh)\b/.test(locale);
  const listSeparator = isSpaced ? ', ' : '、';
  const order = once(() => new Intl.Collator(locale, { numeric: true }));
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));

  return {
    /**
     * A count: 12,480. Up to three digits look the same in every language of the dashboard, and many screens have only such counts:
     * the first formatter takes a slow processor some 50 ms.
     */
    number: (value: number) => (isShortCount(value) ? String(value) : numbers().format(value)),
    /** A fraction 0–1 as a percentage with one decimal: 0.4127 → 41.3%. */
    percent: (fraction: number) => {
      // A value that is not 0 must not look like 0, and a value below 100 % not like 100 %.
      if (fraction > 0 && fraction < 0.0005) return `<${rates().format(0.001)}`;
      if (fraction < 1 && fraction >= 0.9995) return `>${rates().format(0.999)}`;
      return rates().format(fraction);
    },
    /** A fraction as a percentage without decimals, for the axis of a chart: 0.4 → 40%. */
    roughPercent: (fraction: number) => roughRates().format(fraction),
    /** A number for the axis of a chart: 12,000 → 12K. */
    compactNumber: (value: number) => roughNumbers().format(value),
    /** The difference of two fractions in percentage points, with its sign: 0.042 → +4.2. */
    points: (distance: number) => withMinus(points().format(distance * 100)),
    /** A change as a fraction of the earlier number, with its sign: 0.12 → +12%. */
    change: (fraction: number) => withMinus(changes().format(fraction)),
    /** A month `YYYY-MM`. */
    month: (value: string) => months().format(new Date(`${value}-01T00:00:00Z`)),
    /** A month `YYYY-MM` with its whole name. */
    longMonth: (value: string) => longMonths().format(new Date(`${value}-01T00:00:00Z`)),
    /** The weekday of a calendar day `YYYY-MM-DD`. */
    weekday: (value: string, width: 'long' | 'short') => weekdays(width).format(new Date(`${value}T00:00:00Z`)),
    /** The time of day of a timestamp in the user's time zone, without the zone. */
    timeShort: (value: string) => shortTimes().format(new Date(value)),
    /** A calendar day `YYYY-MM-DD`. It has no time zone, so it is parsed and formatted in UTC and never shifts. */
    day: (value: string) => days().format(new Date(`${value}T00:00:00Z`)),
    /** How far a calendar day `YYYY-MM-DD` is from today in UTC: "5 months ago", "tomorrow". */
    relativeDay: (value: string) => {
      const days = (Date.parse(value) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS;
      if (Math.abs(days) < 60) return relativeTimes().format(Math.round(days), 'day');
      if (Math.abs(days) < 700) return relativeTimes().format(Math.round(days / 30.44), 'month');
      return relativeTimes().format(Math.round(days / 365.25), 'year');
    },
    /** The day of a timestamp (ISO 8601 date-time) in the user's time zone. */
    date: (value: string) => momentDays().format(new Date(value)),
    /** The same in a narrow place: without the year if it is this year. */
    recentDate: (value: string) => {
      const date = new Date(value);
      return (date.getFullYear() === new Date().getFullYear() ? shortDates() : momentDays()).format(date);
    },
    /** A timestamp (ISO 8601 date-time) in the user's time zone, with the zone. */
    dateTime: (value: string) => withUtc(moments().format(new Date(value))),
    /** A timestamp in the user's time zone, without the zone, for a table. One format of both would write 4:30 for 04:30 in German. */
    shortDateTime: (value: string) =>
      [momentDays(), shortTimes()].map((part) => part.format(new Date(value))).join(isSpaced ? ', ' : ' '),
    /** The same timestamp in UTC. */
    utcDateTime: (value: string) => utcMoments().format(new Date(value)),
    /** The time of day in the user's time zone, with the zone: 3:04:05 PM UTC+1. With the date if it is not today. */
    time: (value: Date) =>
      withUtc((value.toDateString() === new Date().toDateString() ? clocks() : moments()).format(value)),
    /** A timestamp with its weekday in an IANA time zone, with the zone. */
    dateTimeIn: (value: string, timeZone: string) => withUtc(zonedMoments(timeZone).format(new Date(value))),
    /** The same for a start and an end: what both have in common appears once. */
    dateTimeRangeIn: (start: string, end: string, timeZone: string) => {
      const [from, to] = [new Date(start), new Date(end)];
      const moments = zonedMoments(timeZone);
      const zoneAt = (moment: Date) => moments.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
      // On the day of a clock change `formatRange` would name the zone of only one of them.
      const isSameZone = zoneAt(from) === zoneAt(to);
      return withUtc(isSameZone ? moments.formatRange(from, to) : `${moments.format(from)} – ${moments.format(to)}`);
    },
    /** A time of day, from minutes after midnight. */
    timeOfDay: (minutes: number) => times().format(new Date(minutes * 60_000)),
    /** A duration in minutes: "2 days, 3 hr, 30 min". */
    duration: (minutes: number) => {
      const days = Math.floor(minutes / 1440);
      const hours = Math.floor((minutes % 1440) / 60);
      const rest = minutes % 60;
      return durationParts().format([
        ...(days > 0 ? [unit('day', days)] : []),
        ...(hours > 0 ? [unit('hour', hours)] : []),
        ...(rest > 0 || minutes === 0 ? [unit('minute', rest)] : []),
      ]);
    },
    /** "US, EU and JP". */
    list: (items: string[]) => lists().format(items),
    /** A list without "and": "US, EU, JP". */
    joinList: (items: readonly string[]) => items.join(listSeparator),
    /** The separator of such a list. */
    listSeparator,
    /** A text with the full stop of the language. */
    endSentence: (text: string) => text + (isSpaced ? '.' : '。'),
    /** Joins whole sentences and skips missing ones. */
    sentences: (parts: readonly (string | false | null | undefined)[]) =>
      parts.filter(Boolean).join(isSpaced ? ' ' : ''),
    /** Compares two texts in the order of the user's language: negative, 0 or positive. */
    compare: (one: string, other: string) => order().compare(one, other),
    /** A country's name from its ISO 3166-1 alpha-2 code; an invalid code is returned unchanged. */
    country: memoize((code) => (/^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code)),
  };
}

const isShortCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Offsets always use UTC; `Intl` writes zones without a short name as `GMT+2`. */
const withUtc = (text: string) => text.replace(/GMT([+\u2212-])/g, (_, sign) => `UTC${sign === '+' ? '+' : '−'}`);

/** Writes a minus sign as wide as a digit; `Intl` uses a hyphen in some languages. */
const withMinus = (text: string) => text.replace('-', '\u2212');

/** Creates a value on first use, once. */
export function once<Made>(make: () => Made) {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates each value on first use and keeps it, because creating a formatter costs more than using it. */
export function memoize<Made>(make: (key: string) => Made) {
  const made = new Map<string, Made>();
  return (key: string) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const formatOf = memoize(createFormat);

export type Format = ReturnType<typeof createFormat>;

/** The formats of the user's locale, for message functions. */
export const currentFormat = (): Format => formatOf(getLocale().locale);

/** Writes a number in the user's locale, for message functions. */
export const count = (value: number): string => currentFormat().number(value);

/** The formats of the user's locale, for components. */
export const useFormat = (): Format => formatOf(useLocale().locale);
