import { currentReading, useReading } from './reading.ts';

/** The same for a day alone and for one with its time: `dateStyle` would write them differently in some languages. */
const DAY_STYLE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

const MOMENT_STYLE: Intl.DateTimeFormatOptions = {
  ...DAY_STYLE,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Every number, rate, date and list on screen is written by these, by the reader's locale (`Intl`). */
function createFormat(locale: string) {
  // Each formatter is made when it is first used: all of them together take a phone a quarter of a second.
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
  const roughNumbers = once(() => new Intl.NumberFormat(locale, { notation: 'compact' }));
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));
  const days = once(() => new Intl.DateTimeFormat(locale, { ...DAY_STYLE, timeZone: 'UTC' }));
  const momentDays = once(() => new Intl.DateTimeFormat(locale, DAY_STYLE));
  const moments = once(() => new Intl.DateTimeFormat(locale, MOMENT_STYLE));
  const utcMoments = once(() => new Intl.DateTimeFormat(locale, { ...MOMENT_STYLE, timeZone: 'UTC' }));
  const clocks = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'long' }));
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  const durationParts = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
  const zonedMoments = remember(
    (timeZone) => new Intl.DateTimeFormat(locale, { ...MOMENT_STYLE, weekday: 'short', timeZone }),
  );
  const unit = (unit: 'day' | 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(
      value,
    );
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  // Chinese and Japanese set no spaces, and have a comma of their own for lists.
  const isSpaced = !/^(ja|zh)\b/.test(locale);
  const seriesMark = isSpaced ? ', ' : '、';
  const order = once(() => new Intl.Collator(locale, { numeric: true }));
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));

  return {
    /** A number of things: 12,480. */
    count: (value: number) => numbers().format(value),
    /** A fraction 0–1 as a percentage with one decimal: 0.4127 → 41.3%. */
    rate: (fraction: number) => {
      // Next to nothing is not nothing, and nearly all is not all.
      if (fraction > 0 && fraction < 0.0005) return `<${rates().format(0.001)}`;
      if (fraction < 1 && fraction >= 0.9995) return `>${rates().format(0.999)}`;
      return rates().format(fraction);
    },
    /** A fraction as a percentage without decimals, for the scale of a picture: 0.4 → 40%. */
    roughRate: (fraction: number) => roughRates().format(fraction),
    /** A number for the scale of a picture: 12,000 → 12K. */
    roughCount: (value: number) => roughNumbers().format(value),
    /** A distance between two fractions in percentage points, with its sign: 0.042 → +4.2. */
    points: (distance: number) => points().format(distance * 100),
    /** A month `YYYY-MM`. */
    month: (value: string) => months().format(new Date(`${value}-01T00:00:00Z`)),
    /** A calendar day `YYYY-MM-DD`. It has no time zone, so it is read and written in the same one and never shifts. */
    day: (value: string) => days().format(new Date(`${value}T00:00:00Z`)),
    /** The day of a moment (ISO 8601 date-time) in the reader's time zone. */
    momentDay: (value: string) => momentDays().format(new Date(value)),
    /** A moment (ISO 8601 date-time) in the reader's time zone, which is named. */
    moment: (value: string) => withUtc(moments().format(new Date(value))),
    /** The same moment in UTC. */
    utcMoment: (value: string) => utcMoments().format(new Date(value)),
    /** The time of day in the reader's time zone, which is named: 3:04:05 PM UTC+1; of another day than today with its date. */
    clock: (value: Date) =>
      withUtc((value.toDateString() === new Date().toDateString() ? clocks() : moments()).format(value)),
    /** A moment with its weekday in an IANA time zone, which is named. */
    momentIn: (value: string, timeZone: string) => withUtc(zonedMoments(timeZone).format(new Date(value))),
    /** A time of the day, from minutes after midnight. */
    timeOfDay: (minutes: number) => times().format(new Date(minutes * 60_000)),
    /** A length in minutes: "2 days, 3 hr, 30 min". */
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
    /** Things beside each other, without an "and": "US, EU, JP". */
    series: (items: readonly string[]) => items.join(seriesMark),
    /** What stands between the things of a series. */
    seriesMark,
    /** Whole sentences after each other; what is none of them is left out. */
    sentences: (parts: readonly (string | false | null | undefined)[]) =>
      parts.filter(Boolean).join(isSpaced ? ' ' : ''),
    /** Which of two texts comes first in a list, as the reader's language orders them: negative, 0 or positive. */
    compare: (one: string, other: string) => order().compare(one, other),
    /** A country's name from its ISO 3166-1 alpha-2 code; what is no code is returned as it is. */
    country: remember((code) => (/^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code)),
  };
}

/** Offsets are told from UTC everywhere; `Intl` writes those of zones without a short name of their own as `GMT+2`. */
const withUtc = (text: string) => text.replace(/GMT([+\u2212-])/, (_, sign) => `UTC${sign === '+' ? '+' : '−'}`);

/** Makes something when it is first asked for, and once. */
function once<Made>(make: () => Made) {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Makes each formatter once: to make one costs more than to use it. */
function remember<Made>(make: (key: string) => Made) {
  const made = new Map<string, Made>();
  return (key: string) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const formatOf = remember(createFormat);

export type Format = ReturnType<typeof createFormat>;

/** The formats of the reader's locale, for functions of the catalogue. */
export const currentFormat = (): Format => formatOf(currentReading().locale);

/** The formats of the reader's locale, for components. */
export const useFormat = (): Format => formatOf(useReading().locale);
