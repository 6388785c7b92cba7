import type { Locator } from '@playwright/test';
import { cards, create, fillForm, isCreated, review } from './eventForm.ts';
import { axeErrorsInBothColors, delayResponses, expect, kolNames, test } from './fixtures.ts';
import { aKol, anEvent, inDays } from './records.ts';
import { row } from './screens.ts';

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

const records = [
  elise,
  ...others,
  anEvent({ id: 'evt_board' }),
  anEvent({ id: 'evt_past', name: 'Past board', start_date: inDays(-40), end_date: inDays(-39), attendee_count: 0 }),
];

test('the cardiologist from Lyon who comes to the valve board is found without an id and invited, and the event is in another browser', async ({
  desk,
  organization,
  browser,
  baseURL,
}) => {
  const paul = aKol({ ...elise, id: 'kol_paul', full_name: 'Dr. Paul Lenoir', events: [] });
  await organization.import([...records, paul]);
  // The list of events is in the cache before the new one exists.
  await desk.goto('/events');
  await expect(desk.getByRole('table').getByRole('link', { name: 'Valve board' })).toBeVisible();
  await desk.getByRole('link', { name: 'KOLs' }).first().click();
  await expect(row(desk, 'Dr. Other 0')).toBeVisible();
  // Search, open, and read the next event.
  await desk.getByRole('searchbox', { name: 'Search KOLs' }).fill('cardiology lyon');
  await expect(desk.getByRole('status').filter({ hasText: '2 KOLs' })).toBeVisible();
  await row(desk, 'Dr. Élise Moreau').getByRole('link', { name: 'Dr. Élise Moreau' }).click();
  await expect(desk.getByRole('link', { name: /^Next event.*Valve board/ })).toBeVisible();

  await desk.getByRole('link', { name: 'Invite to event' }).click();
  await expect(cards(desk)).toContainText('Dr. Élise Moreau');
  await fillForm(desk, 'Follow-up board');
  await desk.getByLabel('Start', { exact: true }).fill(inDays(30).slice(0, 16));
  await desk.getByLabel('End', { exact: true }).fill(inDays(31).slice(0, 16));
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
  await desk.getByRole('link', { name: 'All events' }).click();
  await expect(desk).toHaveURL('/events');
  await expect(desk.getByRole('table').getByRole('link', { name: 'Follow-up board' })).toBeVisible();

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

test.describe('while the service refuses the whole list', () => {
  test.use({ allowedErrors: ['the server responded with a status of 500'] });

  test('"Select all" says why it failed, and a retry selects all', async ({ desk, organization }) => {
    await organization.import(records);
    await desk.goto('/kols');
    await row(desk, 'Dr. Other 0').getByRole('checkbox').check();
    await desk.route('**/desk/v1/kols?*per_page=100*', (route) =>
      route.fulfill({ status: 500, json: { title: 'Broken', detail: 'The list is broken.' } }),
    );
    await desk.getByRole('button', { name: 'Select all 25' }).click();
    const dialog = desk.getByRole('alertdialog', { name: 'The service has a problem' });
    await expect(dialog).toContainText('The list is broken.');
    expect(await axeErrorsInBothColors(desk)).toEqual([]);
    await desk.unroute('**/desk/v1/kols?*per_page=100*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('group', { name: 'Selected KOLs' })).toContainText('25 selected');
  });
});

test('a filter counts what it leaves, and the service sorts', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/kols');
  await desk.getByRole('combobox', { name: 'Tier' }).selectOption('Tier 2 (4)');
  await expect(desk).toHaveURL('/kols?tier=tier_2');
  await expect(desk.getByRole('status').filter({ hasText: '4 KOLs' })).toBeVisible();
  await desk.getByRole('button', { name: 'Name' }).click();
  await expect(desk).toHaveURL(/sort=full_name/);
  await expect(desk.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
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

test.describe('an unknown id', () => {
  test.use({ allowedErrors: ['status of 404'] });

  test('leads to the lookup beside the directory', async ({ desk }) => {
    await desk.goto('/kols/kol_nobody');
    await desk.getByRole('link', { name: 'Look up another KOL' }).click();
    await expect(desk).toHaveURL('/kols?tab=ids');
  });
});

test('the palette and the directory prefer a name to an institution, and the palette names a recent KOL once', async ({
  desk,
  organization,
}) => {
  const ofCerebral = { ...elise, events: [], institution: 'Cerebral Institute' };
  await organization.import([
    // More than the service delivers: it ranks all of them.
    ...Array.from({ length: 12 }, (_, index) => ({ ...ofCerebral, id: `kol_${index}`, full_name: `Aki Ito ${index}` })),
    { ...ofCerebral, id: 'kol_zoe', full_name: 'Zoë Brandt', institution: 'Charité' },
  ]);
  await desk.goto('/kols/kol_zoe');
  await expect(desk.getByRole('heading', { name: 'Zoë Brandt', level: 1 })).toBeVisible();
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: 'Search or jump to' }).fill('bra');
  const hits = desk.getByRole('group', { name: 'KOLs' }).getByRole('option');
  await expect(hits).toHaveCount(8);
  await expect(hits.first()).toContainText('Zoë Brandt');
  await expect(desk.getByRole('option').filter({ hasText: 'Zoë Brandt' })).toHaveCount(1);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/kols/kol_zoe');

  await desk.goto('/kols?search=bra');
  await expect(kolNames(desk).first()).toHaveText('Zoë Brandt');
  await expect(kolNames(desk)).toHaveCount(13);
  await desk.getByRole('button', { name: 'Name' }).click();
  await expect(kolNames(desk).first()).toHaveText('Aki Ito 0');
});

test('the palette finds an event by name or id, and asks 150 ms after the last key', async ({ desk, organization }) => {
  await organization.import(records);
  const requests: string[] = [];
  desk.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/^\/desk\/v1\/(kols|events)$/.test(pathname)) requests.push(`${pathname} ${searchParams.get('search')}`);
  });
  await desk.clock.install();
  await desk.goto('/campaigns');
  await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await desk.keyboard.press('Control+k');
  const field = desk.getByRole('combobox', { name: 'Search or jump to' });
  await expect(field).toBeFocused();
  await desk.clock.pauseAt(Date.now() + 60_000);
  await field.fill('boa');
  await desk.clock.runFor(140);
  await field.fill('board');
  await desk.clock.runFor(140);
  expect(requests).toEqual([]);
  await desk.clock.runFor(20);
  await expect.poll(() => requests.toSorted()).toEqual(['/desk/v1/events board', '/desk/v1/kols board']);
  await desk.clock.resume();
  const hits = desk.getByRole('group', { name: 'Events' }).getByRole('option');
  await expect(hits).toHaveText([/^Valve boardEvent · \w+ \d+, \d{4}$/, /^Past boardEvent · \w+ \d+, \d{4}$/]);
  await hits.filter({ hasText: 'Past board' }).click();
  await expect(desk).toHaveURL('/events?selected=evt_past');
  await expect(desk.getByRole('dialog', { name: 'Past board' })).toContainText('Advice on valves.');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+k');
  await field.fill(`${desk.url().split('?')[0]}?selected=EVT_board`);
  await expect(desk.getByRole('dialog').getByRole('option').first()).toHaveText('Open the event evt_board');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/events?selected=evt_board');
});

test.describe('a failed search', () => {
  test.use({ allowedErrors: ['the server responded with a status of'] });

  test('of the palette shows an error with a retry, and the other results stay', async ({ desk, organization }) => {
    await organization.import(records);
    await desk.goto('/campaigns');
    await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
    await desk.route('**/desk/v1/events?**', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.keyboard.press('Control+k');
    const palette = desk.getByRole('dialog', { name: 'Search or jump to' });
    const error = palette.getByRole('alert');
    const event = palette.getByRole('option', { name: /^Valve board/ });
    // Both the KOL and the event are in Lyon.
    await palette.getByRole('combobox').fill('lyon');
    await expect(error).toContainText('The service has a problem');
    await expect(error).toContainText('A part of the search failed, so results may be missing.');
    await expect(palette.getByRole('option', { name: /Élise Moreau/ })).toBeVisible();
    await expect(event).toBeHidden();
    expect(await axeErrorsInBothColors(desk)).toEqual([]);
    await desk.unroute('**/desk/v1/events?**');
    await error.getByRole('button', { name: 'Try again' }).click();
    await expect(event).toBeVisible();
    await expect(error).toBeHidden();

    await desk.route('**/desk/v1/kols?**', (route) => route.fulfill({ status: 500, json: {} }));
    await palette.getByRole('combobox').fill('moreau');
    await expect(error).toContainText('A part of the search failed');
    // The error belongs to that text only.
    await desk.unroute('**/desk/v1/kols?**');
    await palette.getByRole('combobox').fill('elise');
    await expect(palette.getByRole('option', { name: /Élise Moreau/ })).toBeVisible();
    await expect(error).toBeHidden();
  });

  test('of the event form is not shown as no KOL', async ({ desk, organization }) => {
    await organization.import(records);
    await desk.goto('/events/new');
    await desk.route('**/desk/v1/kols?**', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.getByRole('combobox', { name: 'Find KOLs by name' }).fill('elise');
    await expect(desk.getByText('The search failed. Try again in a moment.')).toBeVisible();
    await desk.unroute('**/desk/v1/kols?**');
    await desk.getByRole('combobox', { name: 'Find KOLs by name' }).fill('moreau');
    await expect(desk.getByRole('option')).toHaveText([/Élise Moreau/]);
  });
});

test('the event form finds an attendee by name', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/events/new');
  const field = desk.getByRole('combobox', { name: 'Find KOLs by name' });
  await field.fill('e');
  await expect(desk.getByText('Type at least two letters.')).toBeVisible();
  await expect(desk.getByText('No KOL matches.')).toHaveCount(0);
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
  await expect(desk.getByText('Time zone: Central European Time')).toBeVisible();
  await desk.goto(`/events?layout=calendar&month=${inDays(20).slice(0, 7)}`);
  await expect(desk.getByRole('table').getByRole('link', { name: 'Valve board' })).toBeVisible();
  await expect(desk.getByText('Time zone: Central European Time')).toBeVisible();
  await desk.getByRole('button', { name: 'Today' }).focus();
  await desk.keyboard.press('Tab');
  await expect(desk.getByRole('table').getByRole('link', { name: 'Valve board' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Valve board' })).toContainText('Dr. Élise Moreau');
});

test('the drawer steps through the events of the calendar with keys and buttons', async ({ desk, organization }) => {
  const month = inDays(20).slice(0, 7);
  const onDay = (id: string, name: string, day: string) =>
    anEvent({ id, name, start_date: `${month}-${day}T09:00:00.000Z`, end_date: `${month}-${day}T10:00:00.000Z` });
  await organization.import([
    onDay('evt_1', 'First board', '10'),
    onDay('evt_2', 'Second board', '11'),
    onDay('evt_3', 'Third board', '12'),
  ]);
  await desk.goto(`/events?layout=calendar&month=${month}`);
  await desk.getByRole('table').getByRole('link', { name: 'First board' }).click();
  const drawer = (name: string) => desk.getByRole('dialog', { name });
  await expect(drawer('First board')).toBeVisible();
  await expect(drawer('First board').getByRole('button', { name: 'Previous' })).toBeDisabled();
  await desk.keyboard.press('ArrowDown');
  await expect(drawer('Second board')).toBeVisible();
  await desk.keyboard.press('j');
  await expect(drawer('Third board')).toBeVisible();
  await expect(drawer('Third board').getByRole('button', { name: 'Next' })).toBeDisabled();
  await drawer('Third board').getByRole('button', { name: 'Previous' }).click();
  await expect(drawer('Second board')).toBeVisible();
  await expect(desk).toHaveURL(/selected=evt_2/);
  await desk.keyboard.press('k');
  await expect(drawer('First board')).toBeVisible();
});

test('an event of a profile opens in the list of events, also if the page of the list does not contain it', async ({
  desk,
  organization,
}) => {
  const earlier = Array.from({ length: 21 }, (_, index) =>
    anEvent({ id: `evt_${index}`, name: `Earlier ${index}`, start_date: inDays(2), end_date: inDays(3) }),
  );
  const past = { id: 'evt_past', name: 'Past board', date: inDays(-40).slice(0, 10), role: 'speaker' } as const;
  const start = inDays(-40);
  await organization.import([
    anEvent({
      id: 'evt_past',
      name: 'Past board',
      status: 'completed',
      start_date: start,
      end_date: start.replace('09:00', '16:00'),
    }),
  ]);
  await organization.import([...records.slice(1), ...earlier, { ...elise, events: [...(elise.events ?? []), past] }]);
  const drawer = (name: string) => desk.getByRole('dialog', { name });
  await desk.goto('/kols/kol_elise');
  // The card leads to the tab, like the other cards, and the tab to the event.
  await desk.getByRole('link', { name: /^Next event.*Valve board/ }).click();
  await expect(desk).toHaveURL('/kols/kol_elise?tab=events');
  await desk.getByRole('tabpanel').getByRole('link', { name: 'Valve board', exact: true }).click();
  await expect(desk).toHaveURL('/events?selected=evt_board');
  await expect(drawer('Valve board')).toContainText('Advice on valves.');
  await expect(desk.getByRole('table').getByRole('link', { name: 'Earlier 0', exact: true })).toBeVisible();
  await expect(desk.getByRole('table').getByRole('link', { name: 'Valve board' })).toBeHidden();

  for (const tab of ['events', 'timeline']) {
    await desk.goto(`/kols/kol_elise?tab=${tab}`);
    await desk.getByRole('tabpanel').getByRole('link', { name: 'Past board' }).click();
    await expect(desk).toHaveURL('/events?tab=past&selected=evt_past');
    await expect(drawer('Past board')).toBeVisible();
    // Its row is in the list, which is the one of past events.
    await expect(desk.getByRole('table').getByRole('link', { name: 'Past board' })).toBeVisible();
  }
});

test('a late answer to an earlier text replaces no newer one: palette, event form and directory', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  /** Types a text whose answer is late, and then one that finds a single KOL. */
  const search = async (field: Locator, late: string, text: string, found: Locator) => {
    const url = new RegExp(`/desk/v1/kols\\?(.*&)?search=${late}\\b`);
    const release = await delayResponses(desk, url);
    const requested = desk.waitForRequest(url);
    await field.fill(late);
    const request = await requested;
    await field.fill(text);
    await expect(found).toHaveText([/Élise Moreau/]);
    release();
    // There is no response if the page has cancelled the request.
    await (await request.response())?.finished();
    await desk.evaluate(() => new Promise(requestAnimationFrame));
    await expect(found).toHaveText([/Élise Moreau/]);
  };

  await desk.goto('/campaigns');
  await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await desk.keyboard.press('Control+k');
  const palette = desk.getByRole('combobox', { name: 'Search or jump to' });
  await search(palette, 'other', 'moreau', desk.getByRole('group', { name: 'KOLs' }).getByRole('option'));

  await desk.goto('/events/new');
  await search(desk.getByRole('combobox', { name: 'Find KOLs by name' }), 'dr', 'elise', desk.getByRole('option'));

  await desk.goto('/kols');
  await expect(row(desk, 'Dr. Other 0')).toBeVisible();
  const field = desk.getByRole('searchbox', { name: 'Search KOLs' });
  await search(field, 'number', 'moreau', desk.locator('main tbody tr'));
});

test('the event form announces what it finds, and the keyboard chooses', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/events/new');
  const field = desk.getByRole('combobox', { name: 'Find KOLs by name' });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('other 1');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const options = desk.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  const name = (await options.nth(1).innerText()).split('\n')[0] ?? '';
  await field.press('Enter');
  await expect(cards(desk)).toContainText(name);
  await field.fill('moreau');
  await expect(options).toHaveCount(1);
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test('the suggestion that Enter selects is highlighted', { tag: '@chromium' }, async ({ desk, organization }) => {
    await organization.import(records);
    await desk.goto('/events/new');
    await desk.getByRole('combobox', { name: 'Find KOLs by name' }).fill('other');
    const colors = () =>
      desk
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
    await expect.poll(async () => new Set(await colors()).size).toBe(2);
    const [first, ...rest] = await colors();
    expect(rest).not.toContain(first);
    await desk.keyboard.press('Enter');
    await expect(cards(desk)).toContainText('Dr. Other 0');
  });
});
