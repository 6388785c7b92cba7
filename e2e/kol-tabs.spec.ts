import { axeErrorsInBothColors, delayResponses, expect, fetchAsPage, pageWidth, test } from './fixtures.ts';
import { aKol } from './records.ts';

const ada = aKol({
  id: 'kol_ada',
  full_name: 'Ada Keller',
  events: [{ id: 'evt_1', name: 'Year-end board', date: '2024-12-31', role: 'speaker' }],
  campaigns: [{ id: 'cmp_1', name: 'Stent launch', sent_at: '2025-01-01', status: 'opened' }],
  interactions: [
    { id: 'int_1', date: '2025-03-30', type: 'call', subject: 'Follow-up', summary: 'Asked for the new data.' },
  ],
  publications: [
    { id: 'pub_1', title: 'Stents', journal: 'Heart', published_on: '2024-02-29', doi: '10.1/1', citations: 12 },
  ],
});

/** The request for all lists, and for one list. */
const ALL_LISTS = '**/v1/kols/kol_ada?include=*,*';
const EVENTS = '**/v1/kols/kol_ada?include=events';

test.describe('a service that refuses the lists', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('answers for each tab alone: an error hides nothing else, and differs from an empty and an unanswered tab', async ({
    desk,
    organization,
  }) => {
    await organization.import([{ ...ada, campaigns: [] }]);
    for (const url of [ALL_LISTS, EVENTS])
      await desk.route(url, (route) => route.fulfill({ status: 500, json: { title: 'Storage is gone' } }));
    await desk.goto('/kols/kol_ada?tab=events');
    const panel = desk.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'The events could not be loaded' })).toBeVisible();
    await expect(panel).toContainText('Status 500');
    await expect(desk.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
    await expect(desk.getByRole('link', { name: 'Invite to event' })).toBeVisible();

    await desk.getByRole('tab', { name: 'Campaigns' }).click();
    await expect(panel).toContainText('No campaigns recorded');
    await desk.getByRole('tab', { name: 'Overview' }).click();
    await expect(desk.getByRole('heading', { name: 'Ada Keller', level: 1 })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Next event/ })).toHaveText(/Could not be loaded/);
    await expect(panel.getByRole('link', { name: /^Email/ })).toHaveText(/41.3% opened.*No campaign recorded/);
    await expect(panel.getByRole('alert')).toContainText('Status 500');
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    await desk.route('**/v1/kols/kol_ada?include=*', async (route) => {
      const response = await fetchAsPage(route);
      const { interactions: _left, ...data } = (await response.json()).data;
      await route.fulfill({ response, json: { data: { ...data, campaigns: 'none' } } });
    });
    await desk.getByRole('tab', { name: 'Interactions' }).click();
    const detail = /GET \/v1\/kols\/kol_ada · Status 200 · Request \S+ · \d{4}-/;
    await expect(panel).toContainText('Not available from this service');
    await expect(panel).toContainText(detail);
    // Reads everything again; now the service sends the lists, except one.
    await desk.getByRole('tab', { name: 'Campaigns' }).click();
    await expect(panel).toContainText('No campaigns recorded');
    await desk.getByRole('button', { name: 'Refresh' }).click();
    await expect(panel).toContainText('The data can’t be read');
    await expect(panel).toContainText(detail);
    await desk.getByRole('tab', { name: 'Timeline' }).click();
    await expect(panel.getByRole('alert')).toContainText(
      'Not shown because the data can’t be read: Campaigns. Not shown because the service did not send it: Interactions.',
    );
    await expect(panel.getByRole('alert')).toContainText(detail);

    await desk.unrouteAll();
    await desk.getByRole('tab', { name: 'Events' }).click();
    await expect(panel.getByRole('row', { name: /Year-end board/ })).toBeVisible();
    // Loaded data stays when a refresh fails.
    await desk.route(ALL_LISTS, (route) => route.fulfill({ status: 500, json: { title: 'Storage is gone' } }));
    await desk.route(EVENTS, (route) => route.fulfill({ status: 500, json: { title: 'Storage is gone' } }));
    await desk.getByRole('button', { name: 'Refresh' }).click();
    await expect(panel).toContainText(/Data as of \d/);
    await expect(panel.getByRole('row', { name: /Year-end board/ })).toBeVisible();
    // The cards of the overview are as old as that data, although the profile is new.
    await desk.getByRole('tab', { name: 'Overview' }).click();
    await expect(panel.getByRole('alert')).toContainText(/Data as of \d/);
    // The tab reads the lists again when it opens. Until that fails, the button says so.
    const retry = panel.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await desk.unrouteAll();
    await retry.click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
});

test('lists of the wrong type are no lists: the cards and the tabs claim neither that nothing is recorded nor a number', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, aKol({ id: 'kol_bo', full_name: 'Bo Lindqvist' })]);
  await desk.route('**/v1/kols/kol_ada?include=*', async (route) => {
    const response = await fetchAsPage(route);
    const { data } = await response.json();
    const lists = { events: 'none', campaigns: 3, interactions: { total: 3 }, publications: 'many' };
    await route.fulfill({ response, json: { data: { ...data, ...lists } } });
  });
  await desk.goto('/kols/kol_ada');
  const cards = desk.getByRole('list', { name: 'At a glance' });
  await expect(cards.getByText('The data can’t be read')).toHaveCount(4);
  await expect(cards).not.toContainText('None');
  for (const name of ['Events', 'Campaigns', 'Interactions', 'Publications'])
    await expect(desk.getByRole('tab', { name, exact: true })).toBeVisible();
  // What the service sent is still there.
  await desk.getByRole('tab', { name: 'Publications' }).click();
  await expect(desk.getByRole('tabpanel')).toContainText('many');
  await desk.goto('/kols/compare?ids=kol_ada,kol_bo');
  for (const name of ['Last contact', 'Next event'])
    await expect(
      desk
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .first(),
    ).toHaveText('unreadable');
});

test('the search and the order of a tab are in the URL, and going back finds them there', async ({
  desk,
  organization,
}) => {
  const events = ['Valve board', 'Stent board', 'Dinner'].map(
    (name, index) => ({ id: `evt_${index}`, name, date: `2024-0${index + 1}-01`, role: 'speaker' }) as const,
  );
  await organization.import([{ ...ada, events }]);
  await desk.goto('/kols/kol_ada?tab=events');
  const names = desk.getByRole('tabpanel').getByRole('rowheader');
  await expect(names).toHaveText(['Dinner', 'Stent board', 'Valve board']);
  await desk.getByRole('searchbox', { name: 'Search', exact: true }).fill('board');
  await expect(desk).toHaveURL('/kols/kol_ada?tab=events&search=board');
  await desk.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(desk).toHaveURL('/kols/kol_ada?tab=events&search=board&sort=date');
  await expect(names).toHaveText(['Valve board', 'Stent board']);
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.goBack();
  await expect(names).toHaveText(['Valve board', 'Stent board']);
  // They belong to this tab.
  await desk.getByRole('tab', { name: 'Publications' }).click();
  await expect(desk).toHaveURL('/kols/kol_ada?tab=publications');
});

test('the time at which a tab was loaded keeps its position while the list loads', async ({ desk, organization }) => {
  await organization.import([ada]);
  const answer = await delayResponses(desk, '**/v1/kols/kol_ada?include=*');
  await desk.goto('/kols/kol_ada');
  await desk.getByRole('tab', { name: 'Timeline' }).click();
  const panel = desk.getByRole('tabpanel');
  const refresh = desk.getByRole('button', { name: 'Refresh' });
  await expect(panel.getByRole('status', { name: 'Loading' })).toBeVisible();
  const place = await refresh.boundingBox();
  expect(place).not.toBeNull();
  answer();
  await expect(desk.getByText(/^As of \d/)).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  expect(await refresh.boundingBox()).toEqual(place);
});

test.describe('a day', () => {
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati'])
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test(`never shifts: ${timezoneId}`, async ({ desk, organization }) => {
        await organization.import([ada]);
        for (const [tab, day] of [
          ['events', 'Dec 31, 2024'],
          ['campaigns', 'Jan 1, 2025'],
          ['interactions', 'Mar 30, 2025'],
          ['publications', 'Feb 29, 2024'],
        ]) {
          await desk.goto(`/kols/kol_ada?tab=${tab}`);
          await expect(desk.getByRole('tabpanel')).toContainText(`${day}`);
        }
        await desk.goto('/kols/kol_ada?tab=timeline');
        await desk.getByLabel('Since').fill('2024-12-31');
        await expect(desk.getByRole('tabpanel').getByRole('listitem')).toHaveText([
          /^Today/,
          /Mar 30, 2025/,
          /Jan 1, 2025/,
          /Dec 31, 2024/,
        ]);
      });
    });
});

test('no tab with a list has an accessibility violation or scrolls horizontally at any width, light or dark', async ({
  desk,
  organization,
}) => {
  test.slow();
  await organization.import([ada]);
  // The test of every screen checks the overview.
  for (const tab of ['events', 'campaigns', 'interactions', 'publications', 'timeline']) {
    await desk.goto(`/kols/kol_ada?tab=${tab}`);
    await expect(desk.getByText(/^As of/)).toBeVisible();
    for (const width of [360, 1366, 1920]) {
      await desk.setViewportSize({ width, height: 900 });
      await expect.poll(() => pageWidth(desk), tab).toBe(width);
      expect(await axeErrorsInBothColors(desk), tab).toEqual([]);
    }
  }
});
