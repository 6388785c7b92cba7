/** Days in UTC as `YYYY-MM-DD`; the demonstration counts everything back from the day on which it is made. */
const DAY = 86_400_000;

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The first of a month, so many months from the month of `day`. */
export function monthStart(day: string, months: number): string {
  const date = new Date(day);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
}

/** The day itself, or the next Monday where it falls on a weekend: nobody mails physicians on Sundays. */
export function workday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** The day itself, or the Friday before where it falls on a weekend. */
export function workdayBefore(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

/** A timestamp in UTC; `minutes` counts from midnight. */
export function at(day: string, minutes: number): string {
  return new Date(Date.parse(day) + minutes * 60_000).toISOString();
}

export function yearOf(day: string): number {
  return new Date(day).getUTCFullYear();
}

/** "March 2026" */
export function monthName(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

export function quarterOf(day: string): string {
  return `Q${Math.floor(new Date(day).getUTCMonth() / 3) + 1} ${yearOf(day)}`;
}
