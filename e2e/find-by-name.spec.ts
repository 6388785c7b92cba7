import type { Page } from '@playwright/test';
import type { Event } from '../src/contract/event.ts';
import { expect, test } from './fixtures.ts';
import { aKol } from './records.ts';

const inDays = (days: number, time = '09:00') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;

const lyon = { street: '1 quai', city: 'Lyon', state: '', postal_code: '69002', country: 'FR' };
const elise = aKol({
  id: 'kol_elise',
  full_name: 'Dr. Élise Moreau',
  institution: 'Hospices Civils',
  department: 'Cardiology',
  contact: { ...aKol({ id: 'kol_x' }).contact, email: 'elise.moreau@example.org', address: lyon },
  events: [{ id: 'evt_board', name: 'Valve board', date: inDays(20).slice(0, 10), role: 'speaker' }],
});
const others = Array.from({ length: 24 }, (_, index) =>
  aKol({ id: `kol_${index}`, full_name: `Dr. Other ${index}`, tier: index < 4 ? 'tier_2' : 'tier_3' }),
);

const anEvent = (fields: Partial<Event> & { id: string }): Event => ({
  name: 'Valve board',
  description: 'Advice on valves.',
  event_type: 'advisory_board',
  status: 'scheduled',
  start_date: inDays(20),
  end_date: inDays(20, '16:00'),
  location: { type: 'in_person', venue: 'Hôtel-Dieu', city: 'Lyon', country: 'FR' },
  visibility: 'organization',
  attendee_count: 1,
  rsvp_stats: { confirmed: 0, pending: 1, declined: 0 },
  created_at: '2026-01-01T08:00:00.000Z',
  updated_at: '2026-01-01T08:00:00.000Z',
  ...fields,
});

const records = [
  elise,
  ...others,
  anEvent({ id: 'evt_board' }),
  anEvent({ id: 'evt_past', name: 'Past board', start_date: inDays(-40), end_date: inDays(-39), attendee_count: 0 }),
];

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the cardiologist from Lyon who comes to the valve board is found without an id, invited, and so is the event', async ({
  desk,
  organization,
  browser,
  baseURL,
}) => {
  await organization.import(records);
  await desk.goto('/kols');
  await expect(row(desk, 'Dr. Other 0')).toBeVisible();
  // One search, and she is the only row.
  await desk.getByRole('searchbox', { name: 'Search KOLs' }).fill('cardiology lyon');
  await expect(desk.getByRole('status').filter({ hasText: '1 KOL' })).toBeVisible();
  await row(desk, 'Dr. Élise Moreau').getByRole('checkbox').check();
  await desk.getByRole('link', { name: 'Invite to event' }).click();
  await desk.getByLabel('Name', { exact: true }).fill('Follow-up board');
  await expect(desk.getByText('Dr. Élise Moreau').first()).toBeVisible();
  const response = await organization.fetch('/v1/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Follow-up board',
      event_type: 'dinner',
      start_date: inDays(30),
      end_date: inDays(31),
      attendees: ['kol_elise'],
    }),
  });
  expect(response.status).toBe(201);

  // Tomorrow, in another browser.
  const other = await browser.newContext({ baseURL });
  const page = await other.newPage();
  await page.goto(`/sign-in#key=${organization.key}`);
  await page.getByRole('link', { name: 'Events' }).first().click();
  await expect(
    page.getByRole('group', { name: 'Which events' }).getByRole('button', { name: 'Upcoming 2' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Follow-up board' }).click();
  const drawer = page.getByRole('dialog', { name: 'Follow-up board' });
  await expect(drawer.getByText('Pending', { exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'Dr. Élise Moreau' }).click();
  await expect(page).toHaveURL('/kols/kol_elise');
  await other.close();
});

test('ticks stay over pages, and one press selects all that match', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/kols');
  await row(desk, 'Dr. Other 0').getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(desk.getByRole('group', { name: 'Selected KOLs' })).toContainText('1 selected');
  await desk.getByRole('button', { name: 'Select all 25' }).click();
  await expect(desk.getByRole('group', { name: 'Selected KOLs' })).toContainText('25 selected');
  await expect(desk.getByRole('button', { name: /^Select all \d/ })).toBeHidden();
});

test('a filter counts what it leaves, and the service sorts', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/kols');
  await desk.getByRole('combobox', { name: 'Tier' }).selectOption('Tier 2 (4)');
  await expect(desk).toHaveURL('/kols?tier=tier_2');
  await expect(desk.getByRole('status').filter({ hasText: '4 KOLs' })).toBeVisible();
  await desk.getByRole('button', { name: 'Name' }).click();
  await desk.getByRole('button', { name: 'Name' }).click();
  await expect(desk).toHaveURL(/sort=-full_name/);
  await expect(desk.locator('main tbody tr').first()).toContainText('Dr. Other 3');
});

test('the palette finds a KOL by name', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/campaigns');
  await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: 'Search or jump to' }).fill('moreau');
  const hit = desk.getByRole('group', { name: 'KOLs' }).getByRole('option');
  await expect(hit).toHaveText(['Dr. Élise MoreauHospices Civils · France · Tier 1']);
  await hit.click();
  await expect(desk).toHaveURL('/kols/kol_elise');
});

test('the event form finds an attendee by name', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/events/new');
  const field = desk.getByRole('combobox', { name: 'Find KOLs by name' });
  await field.fill('elise');
  await expect(desk.getByRole('option')).toHaveText(['Dr. Élise MoreauHospices Civils · France · Tier 1']);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(desk.getByRole('list', { name: 'KOLs to invite' })).toContainText('Dr. Élise Moreau');
});

test('the calendar shows the events of a month, and the tabs count what matches', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/events?search=board');
  const tabs = desk.getByRole('group', { name: 'Which events' });
  await expect(tabs.getByRole('button', { name: 'Upcoming 1' })).toBeVisible();
  await expect(tabs.getByRole('button', { name: 'Past 1' })).toBeVisible();
  await desk.goto(`/events?layout=calendar&month=${inDays(20).slice(0, 7)}`);
  await desk.getByRole('table').getByRole('link', { name: 'Valve board' }).click();
  await expect(desk.getByRole('dialog', { name: 'Valve board' })).toContainText('Dr. Élise Moreau');
});

for (const [name, answer] of [
  ['404', { status: 404, body: '' }],
  ['403', { status: 403, body: '' }],
  ['garbage', { status: 200, contentType: 'text/html', body: '<p>Welcome</p>' }],
] as const)
  test.describe(`a service that answers the desk interface with ${name}`, () => {
    test.use({ allowedErrors: ['the server responded with a status of'] });

    test('leaves the lookup by ids, and the dashboard says once what is missing', async ({ desk, organization }) => {
      await organization.import(records);
      await desk.route('**/desk/v1/**', (route) => route.fulfill(answer));
      await desk.goto('/kols');
      await expect(desk.getByText('Search by name is not available with this service.')).toBeVisible();
      await desk.getByRole('textbox', { name: 'KOL ids' }).fill('kol_elise');
      await desk.getByRole('button', { name: 'Look up' }).click();
      await expect(desk.getByRole('heading', { name: 'Dr. Élise Moreau', level: 1 })).toBeVisible();
      await expect(desk.getByRole('link', { name: 'New event' }).first()).toBeVisible();
    });
  });
