/** Cached by locale and zone, because the formatters are slow and there are hundreds of zones. */
const named = new Map<string, string>();

/**
 * Returns the name of a time zone, such as "Central European Time" or „Mitteleuropäische Zeit“; the generic name if
 * `Intl` has one. It is not in `format.ts`, because only the event form names zones.
 * @param zone IANA name; an unknown one is returned unchanged
 */
export function zoneName(zone: string, locale: string): string {
  const key = `${locale} ${zone}`;
  const name = named.get(key) ?? makeName(zone, locale);
  named.set(key, name);
  return name;
}

function makeName(timeZone: string, locale: string): string {
  // UTC has no generic name.
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'longGeneric';
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
