/** By locale and zone: to make what knows a name takes long, and there are hundreds of zones. */
const named = new Map<string, string>();

/**
 * A time zone's name, such as "Central European Time", „Mitteleuropäische Zeit“: what its clocks show all year where `Intl`
 * has a name for that. Beside `format.ts`, because only the form of an event names zones.
 * @param zone IANA name; one that the browser does not know is returned as it is
 */
export function zoneName(zone: string, locale: string): string {
  const key = `${locale} ${zone}`;
  const name = named.get(key) ?? makeName(zone, locale);
  named.set(key, name);
  return name;
}

function makeName(timeZone: string, locale: string): string {
  // UTC has no name of that kind.
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'longGeneric';
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
