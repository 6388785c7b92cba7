import { describe, expect, it } from 'vitest';
import 'temporal-polyfill/global';
import { parseWallTime } from './wallTime.ts';
import { findZone, venueZone, ZONES, zoneForCountry, zonesOf } from './zones.ts';

describe('the zone of a venue', () => {
  it('is suggested if the country has one, kept if it is in the country, and asked for otherwise', () => {
    expect(zoneForCountry('SE', 'Asia/Tokyo')).toBe('Europe/Stockholm');
    expect(zoneForCountry('DE', 'Asia/Tokyo')).toBe('Europe/Berlin');
    expect(zoneForCountry('US', 'Europe/Berlin')).toBe('');
    expect(zoneForCountry('US', 'America/Denver')).toBe('America/Denver');
    expect(zoneForCountry('', 'Europe/Berlin')).toBe('Europe/Berlin');
  });

  it('is found by any of its names', () => {
    expect(findZone('Asia/Calcutta')?.id).toBe('Asia/Kolkata');
    expect(findZone('US/Eastern')?.id).toBe('America/New_York');
  });

  it('follows from its country or its city, and is unknown otherwise', () => {
    expect(venueZone({ type: 'in_person', city: 'Pune', country: 'IN' })).toBe('Asia/Kolkata');
    expect(venueZone({ type: 'hybrid', city: 'chicago ', country: 'US' })).toBe('America/Chicago');
    expect(venueZone({ city: 'New York', country: 'US' })).toBe('America/New_York');
    expect(venueZone({ city: 'Barcelona', country: 'ES' })).toBe('Europe/Madrid');
    expect(venueZone({ city: 'Rochester', country: 'US' })).toBeUndefined();
    expect(venueZone({ country: 'US' })).toBeUndefined();
    expect(venueZone({ city: 'Mumbai' })).toBeUndefined();
    expect(venueZone({ type: 'virtual', city: 'Mumbai', country: 'IN' })).toBeUndefined();
    expect(venueZone(null)).toBeUndefined();
  });

  it('is supported by this runtime in every country', () => {
    for (const zone of ZONES) expect(parseWallTime('2027-06-01T12:00', zone.id).kind, zone.id).toBe('once');
    expect(zonesOf('US').map((zone) => zone.id)).toContain('America/New_York');
  });
});
