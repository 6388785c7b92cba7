/**
 * Returns the name of a time zone, such as "Central European Time" or „Mitteleuropäische Zeit“; the generic name if
 * `Intl` has one.
 * @param timeZone IANA name; an unknown one is returned unchanged
 */
export function zoneName(timeZone: string, locale: string): string {
  // UTC has no generic name.
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'longGeneric';
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
