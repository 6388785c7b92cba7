import { aKol } from '../e2e/records.ts';
import { createDatabase } from '../server/test/postgres.ts';
import { EVENT_STATUSES, EVENT_TYPES, type Event } from '../src/contract/event.ts';
import { ENGAGEMENT_LEVELS, KOL_TIERS, type Kol } from '../src/contract/kol.ts';
import { KOL_SORT_FIELDS } from '../src/contract/kolDirectory.ts';
import { withReverse } from '../src/contract/page.ts';
import { onPostgres, startDesk } from './desk.ts';
import type { Measurement, Section } from './report.ts';
import { at, describeTimes, type RequestTime, sortTimes, timeRequest, toAddress } from './times.ts';

const SIZES = [5_000, 100_000];
const ROUNDS = 3;
/** Of each KOL. */
const LIST_ITEMS = 4;

const DAY_MS = 86_400_000;
const NAMES = ['Anna', 'Björn', 'Chloé', 'Dmitri', 'Eva', 'Fatima', 'Giulia', 'Hans', 'Ines', 'Jun', 'Kofi', 'Léa'];
const SURNAMES = ['Müller', 'Rossi', 'García', 'Nowak', 'Dubois', 'Tanaka', 'Okafor', 'Lind', 'Novák', 'Silva', 'Kaya'];
const CITIES = ['Lyon:FR', 'Berlin:DE', 'Osaka:JP', 'Boston:US', 'Milano:IT', 'Kraków:PL', 'São Paulo:BR'];
const SPECIALTIES = ['cardiology', 'oncology', 'neurology', 'radiology', 'surgery', 'endocrinology'];
const TAGS = ['valve_board', 'heart_failure', 'publishes', 'new', 'speaker'];
const SUBJECTS = ['Valve board', 'Heart failure symposium', 'Imaging workshop', 'Stroke webinar', 'Dinner'];

export const directory: Section = {
  name: 'directory',
  title: 'Finding people and events',
  about: `The desk interface, in organizations of ${SIZES.map((size) => size.toLocaleString('en')).join(' and ')} KOLs, each with ${LIST_ITEMS} events and interactions, and as many events.
The requests are every filter, and pairs of filters, each without a search and with searches that match many, few and no records;
every order with and without them; and a page in the middle. The time ends when the whole answer is there. Nothing is cached. There are
${ROUNDS} rounds; the 95th percentile counts. The baseline is the embedded database.`,
  measure: () =>
    onPostgres(async (server) => {
      const rows: Measurement[] = [];
      for (const size of SIZES) {
        const { databaseUrl, drop } = await createDatabase(server.databaseUrl);
        const times = await measureOrganization(size, { DATABASE_URL: databaseUrl });
        // So that PostgreSQL does not work on it while the embedded database is measured.
        await drop();
        rows.push(...compare(size, times, await measureOrganization(size, {})));
      }
      return rows;
    }),
};

/** @returns the times of each group of requests, from the shortest */
async function measureOrganization(size: number, database: NodeJS.ProcessEnv): Promise<RequestTime[][]> {
  const desk = await startDesk(records(size), database);
  try {
    const groups: RequestTime[][] = [];
    for (const { addresses } of groupsOf(size)) {
      const times: RequestTime[] = [];
      for (let round = 0; round < ROUNDS; round++)
        for (const address of addresses) times.push(await timeRequest(`${desk.url}/desk/v1`, desk.key, address));
      groups.push(sortTimes(times));
    }
    return groups;
  } finally {
    await desk.stop();
  }
}

function compare(size: number, times: RequestTime[][], embedded: RequestTime[][]): Measurement[] {
  return groupsOf(size).map(({ what, limit }, group) => {
    const [own = [], baseline = []] = [times[group], embedded[group]];
    return {
      what: `${what}, ${size.toLocaleString('en')}`,
      measured: describeTimes(own),
      baseline: describeTimes(baseline),
      limit: `≤ ${limit} ms`,
      passed: at(own, 0.95).ms <= limit,
    };
  });
}

type Parameters = Record<string, string | undefined>;

/** The requests, and the limit of each group in milliseconds. */
function groupsOf(size: number) {
  const isLarge = size > 5_000;
  const page = String(Math.ceil(size / 40));
  const kolFilters = everyPair({
    tier: KOL_TIERS[0],
    engagement_level: ENGAGEMENT_LEVELS[1],
    specialty: SPECIALTIES[0],
    country: 'FR',
    tag: TAGS[0],
    last_contact: '90',
  });
  const kolSearches = [undefined, 'a', 'university', 'muller lyon', `number ${size - 1}`, 'nobody'];
  const eventFilters = everyPair({
    status: EVENT_STATUSES[1],
    event_type: EVENT_TYPES[0],
    from: dayAt(0),
    to: dayAt(30),
    attendee: 'kol_17',
  });
  const eventSearches = [undefined, 'a', 'board', 'valve lyon', `number ${size - 1}`, 'nothing'];
  const orders = [{}, { tier: KOL_TIERS[0] }, { specialty: SPECIALTIES[0] }, { search: 'muller' }, { page }];
  const isActivity = (sort: string) => /last_interaction_on|next_event_on/.test(sort);
  const sorts = [...withReverse(KOL_SORT_FIELDS), 'relevance'];
  const kolOrders = (names: string[]) =>
    names.flatMap((sort) => orders.map((order): Parameters => ({ ...order, sort })));
  const withSearches = (filters: Parameters[], searches: (string | undefined)[]) =>
    filters.flatMap((filter) => searches.map((search) => ({ ...filter, search })));
  const limit = isLarge ? 150 : 30;
  return [
    {
      what: 'KOLs: searches, filters and orders',
      limit,
      addresses: [
        ...withSearches(kolFilters, kolSearches),
        ...kolOrders(sorts.filter((sort) => !isActivity(sort))),
      ].map((query) => toAddress('kols', query)),
    },
    {
      what: 'KOLs by last contact and next event',
      limit: isLarge ? 300 : 30,
      addresses: kolOrders(sorts.filter(isActivity)).map((query) => toAddress('kols', query)),
    },
    {
      what: 'Numbers beside the filters',
      limit,
      addresses: withSearches(kolFilters, kolSearches).map((query) => toAddress('kols/facets', query)),
    },
    {
      what: 'Events: searches, filters and orders',
      limit,
      addresses: [
        ...withSearches(eventFilters, eventSearches),
        ...withReverse(['start_date', 'created_at']).flatMap((sort) => [{ sort }, { sort, page }]),
      ].map((query) => toAddress('events', query)),
    },
  ];
}

/** No filter, each filter, and each pair of them. */
function everyPair(filters: Parameters): Parameters[] {
  const entries = Object.entries(filters);
  return [
    {},
    ...entries.flatMap(([name, value], index) => [
      { [name]: value },
      ...entries.slice(index + 1).map(([other, second]) => ({ [name]: value, [other]: second })),
    ]),
  ];
}

const dayAt = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The item of a list for this record. Each `step` spreads them differently, so that filters are not of the same records. */
const pick = <Item>(items: readonly Item[], index: number, step: number) =>
  items[Math.floor(index / step) % items.length] as Item;

function* records(size: number) {
  for (let index = 0; index < size; index += 1) yield kolAt(index, size);
  for (let index = 0; index < size; index += 1) yield eventAt(index);
}

function kolAt(index: number, size: number): Kol {
  const [city = '', country = ''] = pick(CITIES, index, 3).split(':');
  const kol = aKol({ id: `kol_${index}` });
  const items = Array.from({ length: LIST_ITEMS }, (_, item) => item);
  return {
    ...kol,
    full_name: `${pick(NAMES, index, 1)} ${pick(SURNAMES, index, 5)} Number ${index}`,
    institution: `University Hospital ${city}`,
    department: `Department of ${pick(SPECIALTIES, index, 7)}`,
    tier: pick(KOL_TIERS, index, 2),
    engagement_level: pick(ENGAGEMENT_LEVELS, index, 11),
    specialties: [pick(SPECIALTIES, index, 7), pick(SPECIALTIES, index, 29)],
    tags: [pick(TAGS, index, 13)],
    contact: { ...kol.contact, address: { ...kol.contact.address, city, country } },
    metrics: {
      ...kol.metrics,
      h_index: index % 97,
      publications_count: index % 401,
      email_open_rate: (index % 89) / 89,
      response_rate: (index % 83) / 83,
    },
    updated_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    interactions: items.map((item) => ({
      id: `int_${item}`,
      date: dayAt(-((index * 7 + item * 131) % 900)),
      type: 'meeting',
      subject: 'Study results',
      summary: 'Interested in the registry.',
    })),
    events: items.map((item) => {
      const event = (index * 31 + item * 17) % size;
      return { id: `evt_${event}`, name: nameOf(event), date: startOf(event).slice(0, 10), role: 'attendee' };
    }),
  };
}

const nameOf = (event: number) => `${pick(SUBJECTS, event, 1)} Number ${event}`;

/** From a year and a half ago to half a year from now. */
const startOf = (event: number) => `${dayAt(((event * 13) % 730) - 550)}T09:00:00.000Z`;

function eventAt(index: number): Event {
  const [city = '', country = ''] = pick(CITIES, index, 3).split(':');
  return {
    id: `evt_${index}`,
    name: nameOf(index),
    description: 'What the registry shows, and what it does not.',
    event_type: pick(EVENT_TYPES, index, 2),
    status: pick(EVENT_STATUSES, index, 3),
    start_date: startOf(index),
    end_date: startOf(index).replace('09:00', '17:00'),
    location: { type: 'in_person', venue: 'University Hospital', city, country },
    visibility: 'organization',
    attendee_count: LIST_ITEMS,
    rsvp_stats: { confirmed: 0, pending: LIST_ITEMS, declined: 0 },
    created_at: new Date(Date.UTC(2025, 0, 1) + ((index * 17) % 500_000) * 60_000).toISOString(),
    updated_at: '2026-06-01T08:00:00.000Z',
  };
}
