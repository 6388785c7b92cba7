import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Event } from '../../src/contract/event.ts';
import type { Kol } from '../../src/contract/kol.ts';
import type { Product } from '../../src/contract/product.ts';
import { validateRecord } from '../commands/records.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import { findByName } from '../repositories/organizations.ts';
import { openTestDatabase } from '../test/service.ts';
import { fillInDays } from './days.ts';
import { DEMO_ORGANIZATION, loadDemo, readDemo } from './loadDemo.ts';

/** Main specialties that belong to a meeting, by its name; the first that matches counts. */
const SUBJECTS: [name: RegExp, specialties: string[]][] = [
  [/Evidence Forum|Surgical Robotics Congress|Gulf Cardiovascular/, ['any: these are for many specialties']],
  [/Bengaluru Heart Rhythm/, ['cardiac_electrophysiology', 'interventional_cardiology']],
  [/Complex PCI Live/, ['interventional_cardiology', 'structural_heart_disease']],
  [/Coronary|PCI|CTO/, ['interventional_cardiology']],
  [/Valve Board/, ['structural_heart_disease', 'interventional_cardiology']],
  [/Structural|Valve|TAVI/, ['structural_heart_disease', 'cardiothoracic_surgery']],
  [/Rhythm|Pulsed Field/, ['cardiac_electrophysiology']],
  [/Diabetes|Time in Range/, ['endocrinology']],
  [/Neuromodulation|DBS/, ['neurology', 'functional_neurosurgery']],
  [/Stroke|Neurointervention/, ['interventional_neuroradiology']],
  [/Arthroplasty|Joint/, ['orthopaedic_surgery']],
  [/Spine/, ['spine_surgery']],
];

/** Real journals: none may be named beside an invented paper. */
const REAL_JOURNALS =
  /JACC|Circulation|EuroIntervention|Europace|Heart Journal|Heart Rhythm|Lancet|Diabetes Care|Diabetologia|Movement Disorders|npj|^Neurology$|Journal of Neuro|Bone|Arthroplasty|Spine|Stroke$|Annals of Surgery|Annals of Thoracic|Endoscopy|Urology|British|European|American/;

// Days on which calculations with dates may be wrong: a leap day, a weekend in summer, the last and the first day of a year.
const DAYS = ['2026-03-02', '2028-02-29', '2026-08-15', '2026-12-31', '2027-01-01'];

/** Returns the records of a day by kind. Checks that each one matches the contract and has no other field. */
async function demoOn(today: string) {
  const [kols, products, campaigns, events]: [Kol[], Product[], Campaign[], Event[]] = [[], [], [], []];
  for (const record of Object.values(await readDemo(new Date(today))).flat()) {
    const checked = validateRecord(record);
    if ('issues' in checked) throw new Error(`${JSON.stringify(record)}: ${JSON.stringify(checked.issues)}`);
    expect(checked.ignored).toEqual([]);
    const { accepted } = checked;
    if (accepted.kind === 'kol') kols.push(accepted.record);
    else if (accepted.kind === 'product') products.push(accepted.record);
    else if (accepted.kind === 'campaign') campaigns.push(accepted.record);
    else events.push(accepted.record);
  }
  return { kols, products, campaigns, events };
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('the demo data is stored, and stored again without duplicates', async () => {
  const { db, close } = await openTestDatabase();
  const organizationId = await loadDemo(db);
  expect((await findByName(db, DEMO_ORGANIZATION))?.id).toBe(organizationId);
  expect(await loadDemo(db)).toBe(organizationId);
  const { data, meta } = await campaigns.list(db, organizationId, { page: 1, per_page: 100 });
  expect(data).toHaveLength(100);
  expect(meta.total).toBe((await readDemo(new Date())).campaigns.length);
  const kol = await kols.read(db, organizationId, 'kol_demo_0001', ['events', 'campaigns']);
  expect(kol).toMatchObject({ full_name: 'Katharina Brandstätter', metrics: { total_events: kol?.events?.length } });
  await close();
}, 60_000);

test('days, years, months and quarters are relative to today; working days stay working days', () => {
  const text = '{-3} {-1} {0} {1} {4}, {-3 year}, {-3 month}, {-3 quarter}';
  const onMonday = '2025-12-26 2025-12-28 2025-12-29 2025-12-30 2026-01-02, 2025, December 2025, Q4 2025';
  expect(fillInDays(text, new Date('2025-12-29'))).toBe(onMonday);
  const onSunday = '2025-12-26 2025-12-28 2026-01-05 2026-01-06 2026-01-09, 2025, December 2025, Q4 2025';
  expect(fillInDays(text, new Date('2026-01-04T23:59:59Z'))).toBe(onSunday);
  expect(fillInDays('{year} {-1 week} {x}', new Date())).toBe('{year} {-1 week} {x}');
});

test('the same day gives the same records; on another day only relative dates differ', async () => {
  const first = await demoOn('2026-03-02');
  expect(await demoOn('2026-03-02')).toEqual(first);
  const later = await demoOn('2027-05-20');
  const lasting = ({ id, full_name, contact, metrics }: Kol) => ({ id, full_name, contact, metrics });
  expect(later.kols.map(lasting)).toEqual(first.kols.map(lasting));
  const brand = ({ id, name }: Product) => ({ id, name });
  expect(later.products.map(brand)).toEqual(first.products.map(brand));
  expect(first.kols[0]?.id).toBe('kol_demo_0001');
  expect(first.products[0]?.id).toBe('prod_demo_0001');
  expect(first.campaigns[0]?.id).toBe('cmp_demo_0001');
  expect(first.events[0]?.id).toBe('evt_demo_0001');
});

describe.each(DAYS)('seen from %s', async (today) => {
  const { kols, products, campaigns, events } = await demoOn(today);
  const yesterday = addDays(today, -1);
  const unique = (items: unknown[]) => new Set(items).size === items.length;

  test('there is enough data of every kind', () => {
    expect(kols.length).toBeGreaterThanOrEqual(60);
    expect(products.length).toBeGreaterThanOrEqual(45);
    expect(campaigns.length).toBeGreaterThanOrEqual(240);
    expect(new Set(kols.map(({ contact }) => contact.address.country)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(products.map(({ product_line }) => product_line.id)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(['draft', 'active', 'paused', 'completed']));
    expect(new Set(campaigns.map(({ type }) => type)).size).toBe(5);
    expect(new Set(products.map(({ status }) => status)).size).toBe(3);
    const longAgo = addDays(today, -1000);
    expect(campaigns.some(({ sent_at }) => sent_at !== null && sent_at < longAgo)).toBe(true);
    expect(events.some(({ start_date }) => start_date.slice(0, 10) > today)).toBe(true);
  });

  test('names are not repeated', () => {
    expect(unique(kols.map(({ full_name }) => full_name))).toBe(true);
    expect(unique(kols.map(({ contact }) => contact.email))).toBe(true);
    expect(unique(products.map(({ name }) => name))).toBe(true);
    expect(unique(campaigns.map(({ name }) => name))).toBe(true);
    expect(unique(events.map(({ name }) => name))).toBe(true);
  });

  test('funnels add up, and a campaign matches its status', () => {
    for (const { audience_count, metrics, status, sent_at, created_at, schedule } of campaigns) {
      const { sent, delivered, opened, clicked, open_rate, click_rate } = metrics;
      const funnel = [audience_count, sent, delivered, opened, clicked];
      expect(funnel).toEqual([...funnel].sort((a, b) => b - a));
      expect(open_rate).toBe(delivered === 0 ? 0 : opened / delivered);
      expect(click_rate).toBe(delivered === 0 ? 0 : clicked / delivered);
      expect(schedule.type === 'scheduled').toBe(schedule.send_at !== undefined);
      expect(created_at < today).toBe(true);
      if (status === 'draft') expect([sent_at, sent]).toEqual([null, 0]);
      else expect(sent_at !== null && created_at < sent_at && sent_at < today && sent > 0).toBe(true);
    }
  });

  test('events invite the KOLs that list them, and match their status', () => {
    for (const event of events) {
      const invited = kols.flatMap((kol) => kol.events ?? []).filter(({ id }) => id === event.id);
      expect(invited.length).toBe(event.attendee_count);
      const { confirmed, pending, declined } = event.rsvp_stats;
      expect(confirmed + pending + declined).toBe(event.attendee_count);
      for (const entry of invited)
        expect(entry).toMatchObject({ name: event.name, date: event.start_date.slice(0, 10) });
      expect(event.created_at < event.start_date && event.start_date < event.end_date).toBe(true);
      expect(event.created_at <= event.updated_at && event.updated_at < today).toBe(true);
      if (event.start_date.slice(0, 10) > today) expect(['draft', 'scheduled']).toContain(event.status);
      if (event.end_date.slice(0, 10) < today) expect(['completed', 'cancelled']).toContain(event.status);
    }
  });

  test('attendees fit the topic of the meeting', () => {
    for (const event of events) {
      const subject = SUBJECTS.find(([name]) => name.test(event.name));
      expect(subject, event.name).toBeDefined();
      if (subject?.[1][0]?.startsWith('any')) continue;
      for (const { events: own = [], full_name, specialties } of kols)
        if (own.some(({ id }) => id === event.id))
          expect(subject?.[1], `${full_name} at ${event.name}`).toContain(specialties[0]);
    }
  });

  test('every meeting has guests and at most one chair', () => {
    for (const { id, name } of events) {
      const roles = kols.flatMap(({ events: own = [] }) =>
        own.filter((item) => item.id === id).map(({ role }) => role),
      );
      expect(roles.length, name).toBeGreaterThan(1);
      expect(roles.filter((role) => role === 'organizer').length, name).toBeLessThan(2);
    }
  });

  test('nothing looks like a real citation, and biographies do not exaggerate', () => {
    for (const { bio, publications = [], metrics } of kols) {
      for (const { journal, doi } of publications) {
        expect(journal).not.toMatch(REAL_JOURNALS);
        expect(doi).toMatch(/^10\.5555\//);
      }
      expect(/(?:editor of|reviewer for) [^.]*/.exec(bio)?.[0] ?? '').not.toMatch(REAL_JOURNALS);
      const stated = Number(/more than (\d+) peer-reviewed/.exec(bio)?.[1] ?? 0);
      expect(stated).toBeLessThan(metrics.publications_count);
    }
  });

  test('histories match the campaigns and the metrics of the profile', () => {
    const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
    for (const kol of kols) {
      const { metrics, events: attended = [], campaigns: received = [], publications = [], interactions = [] } = kol;
      for (const { id, name, sent_at } of received)
        expect({ name, sent_at }).toEqual({ name: byId.get(id)?.name, sent_at: byId.get(id)?.sent_at?.slice(0, 10) });
      const opened = received.filter(({ status }) => status === 'opened' || status === 'clicked').length;
      const delivered = opened + received.filter(({ status }) => status === 'delivered').length;
      expect(metrics.email_open_rate).toBeCloseTo(delivered === 0 ? 0 : opened / delivered, 2);
      expect([metrics.total_events, metrics.total_campaigns]).toEqual([attended.length, received.length]);
      expect(metrics.publications_count).toBeGreaterThanOrEqual(Math.max(publications.length, metrics.h_index));
      const days = [...interactions.map(({ date }) => date), ...received.map(({ sent_at }) => sent_at)];
      for (const day of [...days, ...attended.map(({ date }) => date)])
        expect(day >= kol.created_at.slice(0, 10)).toBe(true);
      for (const day of days) expect(day <= kol.updated_at.slice(0, 10)).toBe(true);
      expect(kol.updated_at.slice(0, 10) <= yesterday && kol.created_at < kol.updated_at).toBe(true);
    }
  });

  test('no campaign has more opens by KOLs than its own count', () => {
    const received = kols.flatMap((kol) => kol.campaigns ?? []);
    for (const { id, metrics } of campaigns) {
      const of = (...statuses: string[]) =>
        received.filter((item) => item.id === id && statuses.includes(item.status)).length;
      expect(of('clicked')).toBeLessThanOrEqual(metrics.clicked);
      expect(of('clicked', 'opened')).toBeLessThanOrEqual(metrics.opened);
      expect(of('clicked', 'opened', 'delivered')).toBeLessThanOrEqual(metrics.delivered);
      expect(of('clicked', 'opened', 'delivered', 'bounced', 'sent')).toBeLessThanOrEqual(metrics.sent);
    }
  });

  test('markets match the status of the product', () => {
    for (const { status, target_markets, market_status, regulatory_status } of products) {
      expect(Object.keys(market_status).sort()).toEqual([...target_markets].sort());
      const statuses = Object.values(market_status).map((market) => market.status);
      if (status === 'active') expect(statuses).toContain('approved');
      if (status === 'in_development') expect(statuses).not.toContain('approved');
      if (status === 'discontinued') expect(statuses).toContain('withdrawn');
      for (const [market, entry] of Object.entries(market_status)) {
        const isProven = market === 'EU' ? entry.ce_mark === true : entry.clearance_number !== undefined;
        expect(isProven).toBe(entry.status === 'approved');
      }
      expect(regulatory_status).not.toBe('');
      const { US, EU } = market_status;
      expect(/PMA approved|cleared|De Novo granted/.test(regulatory_status)).toBe(US?.status === 'approved');
      expect(/CE marked/.test(regulatory_status)).toBe(EU?.status === 'approved');
      expect(/withdrawn/i.test(regulatory_status)).toBe(statuses.includes('withdrawn'));
      if (/under review|in progress/.test(regulatory_status)) expect(statuses).toContain('under_review');
    }
  });

  test.each([
    ['III', /Pacemaker|ICD|ICM|DBS|SCS|VNS|LVAD|Occluder|Valve|TAVI|Stent|DES|Knee|Interbody|Disc|Loop Algorithm|OCT/],
    ['IIb', /Sensor|Pump|Smart Pen|Robot|Stapler|AI Triage/],
    ['IIa', /Fluorescence/],
  ])('devices of MDR class %s have this label', (euClass, names) => {
    const marked = products.filter(
      ({ name, regulatory_status }) => names.test(name) && /MDR class/.test(regulatory_status),
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const { name, regulatory_status } of marked)
      expect(`${name}: ${regulatory_status}`).toContain(`(MDR class ${euClass})`);
  });
});
