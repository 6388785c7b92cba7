import type { Page, Route } from '@playwright/test';
import { addKols, cards, create, fillForm, isCreated, review } from './eventForm.ts';
import { expect, test } from './fixtures.ts';
import { aCampaign, aKol, anEvent } from './records.ts';

/** A service that has only `/v1`: the settings name no desk interface, or one that the service does not have. */

const board = { id: 'evt_board', name: 'Valve board', date: '2099-01-01', role: 'speaker' } as const;
const records = [
  aKol({ id: 'kol_elise', full_name: 'Dr. Élise Moreau', events: [board] }),
  aCampaign({ id: 'cmp_1', name: 'Valve news' }),
];

const notice = (page: Page) => page.getByText('Search by name is not available with this service.');

/** The field of the screen that takes the place of the directory, which sends requests until then. */
const idsField = (page: Page) => page.getByRole('textbox', { name: 'KOL ids' });

/** The requests of this page to the desk interface. */
function watchDeskRequests(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/desk/v1')) requests.push(request.url());
  });
  return requests;
}

/** Looks a KOL up by its id, reads its profile and a list, and creates an event, without a new document. */
async function useEverythingElse(page: Page) {
  await idsField(page).fill('kol_elise');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: 'Dr. Élise Moreau', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Next event.*Valve board/ }).click();
  await expect(page).toHaveURL('/kols/kol_elise?tab=events');
  await expect(page.getByRole('tabpanel').getByText('Valve board')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Valve board' })).toBeHidden();

  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await expect(page.getByRole('table').getByRole('link', { name: 'Valve news' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Events', exact: true })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('moreau');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: /campaigns/i }).first()).toBeVisible();
  await expect(options.filter({ hasText: /Search KOLs|Search events/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'New event' }).first().click();
  await fillForm(page);
  await expect(page.getByRole('combobox', { name: 'Find KOLs by name' })).toHaveCount(0);
  await addKols(page, 'kol_elise');
  await expect(cards(page)).toContainText('Dr. Élise Moreau');
  await review(page);
  await create(page).click();
  await isCreated(page);
  await expect(page.getByRole('link', { name: 'Plan another event' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All events' })).toHaveCount(0);
}

for (const [name, answer] of [
  ['404', { status: 404, body: '' }],
  ['403', { status: 403, body: '' }],
  ['a web page', { status: 200, contentType: 'text/html', body: '<p>Welcome</p>' }],
  ['JSON of another shape', { status: 200, contentType: 'application/json', body: '{"items":[{"id":"kol_elise"}]}' }],
] as const)
  test.describe(`a service that answers the desk interface with ${name}`, () => {
    test.use({ allowedErrors: ['the server responded with a status of'] });

    test('the dashboard says once that it cannot search by name, and everything else works', async ({
      desk,
      organization,
    }) => {
      await organization.import(records);
      await desk.route('**/desk/v1/**', (route) => route.fulfill(answer));
      await desk.goto('/kols');
      await expect(notice(desk)).toBeVisible();
      await expect(idsField(desk)).toBeVisible();
      const requests = watchDeskRequests(desk);
      await useEverythingElse(desk);
      expect(requests).toEqual([]);
    });
  });

test.describe('a proxy that gives one answer in place of the desk interface', () => {
  test.use({ allowedErrors: ['the server responded with a status of 404'] });

  test('does not remove the search by name', async ({ desk, organization }) => {
    await organization.import([...records, anEvent({ id: 'evt_board' })]);
    const answered: string[] = [];
    for (const [path, answer] of [
      ['/kols', { status: 200, contentType: 'text/html', body: '<p>Sign in to the network</p>' }],
      ['/events', { status: 404, body: '' }],
    ] as const) {
      const answerOnce = (route: Route) => {
        answered.push(path);
        return route.fulfill(answer);
      };
      await desk.route('**/desk/v1/**', answerOnce, { times: 1 });
      await desk.goto(path);
      await expect(desk.getByRole('table').getByRole('link').first()).toBeVisible();
    }
    expect(answered).toEqual(['/kols', '/events']);
    await expect(notice(desk)).toHaveCount(0);
  });
});

test.describe('an operation of the desk interface that fails', () => {
  test.use({ allowedErrors: ['the server responded with a status of'] });

  for (const [name, answer] of [
    ['a web page', { status: 200, contentType: 'text/html', body: '<p>Sign in to the network</p>' }],
    ['no content', { status: 204 }],
    ['an error with the status 200', { status: 200, json: { error: { code: 'busy', message: 'Later' } } }],
    ['403', { status: 403, body: '' }],
  ] as const)
    test(`with ${name} shows an error, and all that works stays`, async ({ desk, organization }) => {
      await organization.import([...records, anEvent({ id: 'evt_board' })]);
      await desk.route('**/desk/v1/kols?**', (route) => route.fulfill(answer));
      await desk.goto('/kols');
      const error = desk.getByRole('alert');
      await expect(error).toContainText(/GET \/desk\/v1\/kols/);
      await desk.unroute('**/desk/v1/kols?**');
      await error.getByRole('button', { name: 'Try again' }).click();
      await expect(desk.getByRole('table').getByRole('link', { name: 'Dr. Élise Moreau' })).toBeVisible();
      await desk.getByRole('link', { name: 'Events', exact: true }).click();
      await expect(desk.getByRole('table').getByRole('link').first()).toBeVisible();
      await expect(notice(desk)).toHaveCount(0);
    });

  test('takes only its own values from the filters of the directory', async ({ desk, organization }) => {
    await organization.import([aKol({ id: 'kol_elise', full_name: 'Dr. Élise Moreau', tags: ['speaker'] })]);
    await desk.route('**/desk/v1/kols/facets*', (route) => route.fulfill({ status: 404, body: '' }));
    await desk.goto('/kols');
    await expect(desk.getByRole('table').getByRole('link', { name: 'Dr. Élise Moreau' })).toBeVisible();
    const error = desk.getByRole('alert');
    await expect(error).toContainText('The filters show no numbers, and no specialties, countries or tags.');
    await desk.unroute('**/desk/v1/kols/facets*');
    await error.getByRole('button', { name: 'Try again' }).click();
    await expect(error).toHaveCount(0);
    await expect(desk.getByRole('combobox', { name: 'Tag' }).getByRole('option', { name: /Speaker/ })).toHaveCount(1);
    await expect(notice(desk)).toHaveCount(0);
  });
});

test.describe('a network that answers every request with its own sign-in page', () => {
  test('does not remove the search by name', async ({ desk, organization }) => {
    await organization.import(records);
    const page = { status: 200, contentType: 'text/html', body: '<p>Sign in to the network</p>' };
    for (const url of ['**/desk/v1/**', '**/v1/campaigns?*']) await desk.route(url, (route) => route.fulfill(page));
    await desk.goto('/kols');
    await expect(desk.getByRole('alert').first()).toContainText('The response cannot be read');
    await desk.unrouteAll();
    await desk.getByRole('button', { name: 'Try again' }).first().click();
    await expect(desk.getByRole('table').getByRole('link', { name: 'Dr. Élise Moreau' })).toBeVisible();
    await expect(notice(desk)).toHaveCount(0);
  });
});

test.describe('a service that gets the desk interface later', () => {
  test.use({ allowedErrors: ['the server responded with a status of 404'] });

  test('offers the search without a reload', async ({ desk, organization }) => {
    await organization.import(records);
    await desk.clock.install();
    await desk.route('**/desk/v1/**', (route) => route.fulfill({ status: 404, body: '' }));
    await desk.goto('/kols');
    await expect(idsField(desk)).toBeVisible();
    await desk.clock.runFor('04:00');
    await expect(desk.getByRole('link', { name: 'Events', exact: true })).toHaveCount(0);
    await desk.unrouteAll();
    await desk.clock.runFor('01:01');
    await expect(desk.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
    await desk.getByRole('link', { name: 'All KOLs' }).click();
    await expect(desk.getByRole('table').getByRole('link', { name: 'Dr. Élise Moreau' })).toBeVisible();
  });
});

test('a service that never answers the desk interface: the dashboard says it once, and everything else works', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.route('**/desk/v1/**', () => {});
  // The time limit of a request, which is 20 s.
  await desk.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.min(ms, 5_000));
  });
  await desk.goto('/kols');
  await expect(notice(desk)).toBeVisible();
  await expect(idsField(desk)).toBeVisible();
  const requests = watchDeskRequests(desk);
  await useEverythingElse(desk);
  expect(requests).toEqual([]);
});

test.describe('with an empty `deskApi`', () => {
  test.use({ hasDeskApi: false });

  test('nothing hints at the desk interface, and everything else works', async ({ desk, organization }) => {
    await organization.import(records);
    const requests = watchDeskRequests(desk);
    await desk.goto('/');
    await expect(desk.getByRole('heading', { name: 'Upcoming events of your KOLs' })).toBeVisible();
    await desk.getByRole('link', { name: 'KOLs' }).first().click();
    await expect(desk.getByRole('textbox', { name: 'KOL ids' })).toBeVisible();
    await expect(desk.getByRole('navigation', { name: 'Ways to find KOLs' })).toHaveCount(0);
    await useEverythingElse(desk);
    // For an event that this browser does not know, the page does not claim a creation.
    await desk.goto('/events/new?created=evt_garbage');
    await expect(desk.getByRole('heading', { name: 'Event', level: 1, exact: true })).toBeVisible();
    await expect(notice(desk)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
