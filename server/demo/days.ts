const DAY_MS = 86_400_000;

/**
 * Replaces `{-12}` with the day 12 days ago and `{12}` with the day in 12 days (UTC, `YYYY-MM-DD`), and `{-12 year}`,
 * `{-12 month}` and `{-12 quarter}` with the year ("2026"), month ("March 2026") and quarter ("Q1 2026") of that day. Past days
 * count from the Monday of this week and future days from the next Monday (on a Monday, both from today), so that working days
 * stay working days.
 */
export function fillInDays(text: string, today: Date): string {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const thisMonday = midnight - sinceMonday * DAY_MS;
  const nextMonday = sinceMonday === 0 ? thisMonday : thisMonday + 7 * DAY_MS;
  return text.replace(/\{(-?\d+)(?: (year|month|quarter))?\}/g, (_, days: string, part: string | undefined) => {
    const day = new Date((days.startsWith('-') ? thisMonday : nextMonday) + Number(days) * DAY_MS);
    switch (part) {
      case 'year':
        return String(day.getUTCFullYear());
      case 'month':
        return monthName.format(day);
      case 'quarter':
        return `Q${Math.floor(day.getUTCMonth() / 3) + 1} ${day.getUTCFullYear()}`;
      default:
        return day.toISOString().slice(0, 10);
    }
  });
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
