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
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/desk/v1')) asked.push(request.url());
  });
  return asked;
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
      const asked = watchDeskRequests(desk);
      await useEverythingElse(desk);
      expect(asked).toEqual([]);
    });
  });

test.describe('a proxy that gives one answer in place of the desk interface', () => {
  test.use({ allowedErrors: ['the server responded with a status of 404'] });

  test('takes no search away', async ({ desk, organization }) => {
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
  const asked = watchDeskRequests(desk);
  await useEverythingElse(desk);
  expect(asked).toEqual([]);
});

test.describe('with an empty `deskApi`', () => {
  test.use({ hasDeskApi: false });

  test('nothing hints at the desk interface, and everything else works', async ({ desk, organization }) => {
    await organization.import(records);
    const asked = watchDeskRequests(desk);
    await desk.goto('/');
    await expect(desk.getByRole('heading', { name: 'Upcoming events of your KOLs' })).toBeVisible();
    await desk.getByRole('link', { name: 'KOLs' }).first().click();
    await expect(desk.getByRole('textbox', { name: 'KOL ids' })).toBeVisible();
    await expect(desk.getByRole('navigation', { name: 'Ways to find KOLs' })).toHaveCount(0);
    await useEverythingElse(desk);
    await expect(notice(desk)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
