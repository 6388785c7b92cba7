import isoCountries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CampaignListQuery } from './campaign.ts';
import { COUNTRY_CODES } from './country.ts';
import { EventCreate, MAX_ATTENDEES } from './event.ts';
import { KolReadQuery } from './kol.ts';
import { ProductListQuery } from './product.ts';

const board = {
  name: 'Structural heart advisory board',
  event_type: 'advisory_board',
  start_date: '2027-03-02T09:00:00+01:00',
  end_date: '2027-03-02T17:00:00+01:00',
};

/** Returns the paths of the issues that the schema finds. */
function errorsOf(schema: z.core.$ZodType, value: unknown) {
  const result = z.safeParse(schema, value);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
}

describe('list queries', () => {
  it('parses the query of an address and fills in page and per_page', () => {
    expect(z.parse(CampaignListQuery, {})).toEqual({ page: 1, per_page: 20 });
    expect(z.parse(CampaignListQuery, { page: '3', per_page: '50', status: 'active' })).toEqual({
      page: 3,
      per_page: 50,
      status: 'active',
    });
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'two' },
    { page: '' },
    { per_page: '0' },
    { per_page: '101' },
    { status: 'sleeping' },
    { sort: 'name' },
    { page: ['1', '2'] },
  ])('rejects %j', (query) => {
    expect(z.safeParse(CampaignListQuery, query).success).toBe(false);
  });

  it('accepts the filters of products', () => {
    const query = { status: 'active', target_market: 'EU', product_line_id: 'pl_1', search: 'stent' };
    expect(z.parse(ProductListQuery, query)).toEqual({ page: 1, per_page: 20, ...query });
  });
});

describe('include', () => {
  it('accepts a comma-separated list and removes repeats', () => {
    expect(z.parse(KolReadQuery, { include: 'events,campaigns,events' }).include).toEqual(['events', 'campaigns']);
    expect(z.parse(KolReadQuery, { include: '' }).include).toEqual([]);
    expect(z.parse(KolReadQuery, {}).include).toEqual([]);
  });

  it('rejects values that the interface does not name', () => {
    expect(z.safeParse(KolReadQuery, { include: 'events,salary' }).success).toBe(false);
  });
});

describe('creating an event', () => {
  it('requires four fields and fills in the others', () => {
    expect(z.parse(EventCreate, board)).toEqual({
      ...board,
      description: '',
      visibility: 'organization',
      attendees: [],
    });
  });

  it('reports every missing field at once', () => {
    expect(errorsOf(EventCreate, {})).toEqual(['name', 'event_type', 'start_date', 'end_date']);
  });

  it.each([
    ['a name of blanks', { name: '   ' }, 'name'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
    ['a name with a NUL', { name: 'a\u0000b' }, 'name'],
    ['a name with a line break', { name: 'a\rb' }, 'name'],
    ['a description with an escape character', { description: 'a\u001bb' }, 'description'],
    ['a city with a tab', { location: { type: 'in_person', city: 'a\tb' } }, 'location.city'],
    ['a name with half a surrogate pair', { name: 'a\ud800' }, 'name'],
    ['an unknown type', { event_type: 'party' }, 'event_type'],
    ['a date without an offset', { start_date: '2027-03-02T09:00:00' }, 'start_date'],
    ['a day that does not exist', { start_date: '2027-02-30T09:00:00Z' }, 'start_date'],
    ['a moment before the year 1', { start_date: '0000-01-01T00:00:00Z' }, 'start_date'],
    ['an end that equals the start', { end_date: board.start_date }, 'end_date'],
    ['an end before the start, compared across offsets', { end_date: '2027-03-02T08:30:00+02:00' }, 'end_date'],
    ['an unknown location type', { location: { type: 'moon' } }, 'location.type'],
    ['an unknown country', { location: { type: 'in_person', country: 'XX' } }, 'location.country'],
    ['a country in lowercase', { location: { type: 'in_person', country: 'de' } }, 'location.country'],
    ['an attendee who is not a KOL id', { attendees: ['kol_a', 'evt_b'] }, 'attendees.1'],
    ['an attendee twice', { attendees: ['kol_a', 'kol_b', 'kol_a'] }, 'attendees.2'],
    ['too many attendees', { attendees: Array.from({ length: MAX_ATTENDEES + 1 }, (_, n) => `kol_${n}`) }, 'attendees'],
    ['a field that the interface does not name', { budget: 5 }, ''],
  ])('rejects %s', (_what, change, path) => {
    expect(errorsOf(EventCreate, { ...board, ...change })).toEqual([path]);
  });

  it('does not compare dates if one is missing', () => {
    expect(errorsOf(EventCreate, { ...board, start_date: undefined })).toEqual(['start_date']);
  });

  it('normalizes the line ends of the description', () => {
    const description = 'a\r\nb\rc\u2028d\te\n';
    expect(z.parse(EventCreate, { ...board, description }).description).toBe('a\nb\nc\nd\te\n');
  });

  it('trims the name', () => {
    expect(z.parse(EventCreate, { ...board, name: '  Board  ' }).name).toBe('Board');
  });
});

describe('countries', () => {
  it('match ISO 3166-1', () => {
    // Kosovo's XK is in use, but ISO has not assigned it.
    const assigned = Object.keys(isoCountries.getAlpha2Codes()).filter((code) => code !== 'XK');
    expect([...COUNTRY_CODES].sort()).toEqual(assigned.sort());
  });
});
