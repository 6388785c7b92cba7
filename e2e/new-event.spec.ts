import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aKol } from './records.ts';

const ada = aKol({ id: 'kol_ada', full_name: 'Dr. Ada Keller' });
const ben = aKol({
  id: 'kol_ben',
  full_name: 'Dr. Ben Ito',
  events: [{ id: 'evt_old', name: 'Old board', date: '2020-01-01', role: 'speaker' }],
});

async function fillForm(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Structural heart board');
  await page.getByLabel('Event type').selectOption('Advisory board');
  await page.getByLabel('Start').fill('2027-03-28T01:30');
  await page.getByLabel('End').fill('2027-03-28T17:00');
}

test('an event is created from a profile, shown as the service answered it, and stands on each attendee’s profile', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, ben]);
  await desk.goto('/kols/kol_ada');
  await desk.getByRole('link', { name: 'Invite to event' }).click();
  await expect(desk.getByLabel('KOLs to invite')).toHaveValue('kol_ada');
  await fillForm(desk);
  await desk.getByLabel('Description').fill('First meeting.');
  await desk.getByLabel('Location type').selectOption('In person');
  await desk.getByLabel('Country').selectOption('Germany');
  await desk.getByLabel('Venue').fill('Hotel Example');
  await desk.getByLabel('City').fill('Berlin');
  await desk.getByLabel('KOLs to invite').fill('kol_ada, kol_ben');
  await desk.getByRole('button', { name: 'Create draft event and invite 2 KOLs' }).click();

  await expect(desk.getByRole('heading', { name: 'The event is created' })).toBeVisible();
  const answer = desk.getByRole('region', { name: 'Structural heart board' });
  await expect(answer).toContainText('Draft');
  await expect(answer).toContainText('Advisory board');
  // Half past one in Berlin, half an hour before the clocks go forward, is half past midnight in UTC.
  await expect(answer).toContainText('Mar 28, 2027, 12:30 AM UTC');
  await expect(answer).toContainText('In person, Hotel Example, Berlin, Germany');
  await expect(answer).toContainText('0 confirmed, 2 pending, 0 declined');
  await expect(answer.getByText(/^evt_/)).toBeVisible();

  await desk.getByRole('link', { name: 'kol_ada' }).click();
  await expect(desk.getByRole('tabpanel')).toContainText('Structural heart board');
  await desk.goto('/kols/kol_ben?tab=events');
  const rows = desk.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveText([/Name/, /Structural heart board.*Mar 28, 2027.*Attendee/, /Old board/]);
  const { data } = await (await organization.fetch('/v1/kols/kol_ben')).json();
  expect(data.metrics.total_events).toBe(2);
});

test('the address prefills the form', async ({ desk }) => {
  await desk.goto('/events/new?name=Board&event_type=webinar&attendees=kol_a,kol_b');
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Board');
  await expect(desk.getByLabel('Event type')).toHaveValue('webinar');
  await expect(desk.getByLabel('KOLs to invite')).toHaveValue('kol_a\nkol_b');
});

test('every fault is named at its field before anything is sent, and the summary leads to the fields', async ({
  desk,
}) => {
  let posts = 0;
  desk.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await desk.goto('/events/new');
  await desk.getByLabel('Start').fill('2027-03-02T10:00');
  await desk.getByLabel('End').fill('2027-03-02T09:00');
  await desk.getByLabel('KOLs to invite').fill('kol_ada nobody');
  await desk.getByRole('button', { name: /^Create draft event/ }).click();

  const summary = desk.getByRole('alert');
  await expect(summary).toContainText('4 things need your attention');
  await expect(desk.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Give the event a name.');
  await expect(desk.getByLabel('Event type')).toHaveAccessibleDescription('Choose an event type.');
  await expect(desk.getByLabel('End')).toHaveAccessibleDescription(/The end must be after the start/);
  await expect(desk.getByLabel('KOLs to invite')).toHaveAccessibleDescription(/nobody: is no KOL id/);
  await summary.getByRole('link', { name: 'Choose an event type.' }).click();
  await expect(desk.getByLabel('Event type')).toBeFocused();
  await desk.getByLabel('Event type').selectOption('Dinner');
  await expect(desk.getByLabel('Event type')).toHaveAccessibleDescription('');
  expect(posts).toBe(0);
});

test('two clicks make one event', async ({ desk, organization }) => {
  await organization.import([ada]);
  let posts = 0;
  await desk.route('**/v1/events', async (route) => {
    posts += 1;
    await route.continue();
  });
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await desk.getByRole('button', { name: /^Create draft event/ }).dblclick();
  await expect(desk.getByRole('heading', { name: 'The event is created' })).toBeVisible();
  expect(posts).toBe(1);
});

test.describe('what the service refuses', () => {
  test.use({ allowedErrors: ['the server responded with a status of', 'net::ERR_'] });

  test('an attendee who does not exist is named at the field, and nothing typed is lost', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada]);
    await desk.goto('/events/new');
    await fillForm(desk);
    await desk.getByLabel('KOLs to invite').fill('kol_ada kol_nobody');
    await desk.getByRole('button', { name: /^Create draft event/ }).click();
    await expect(desk.getByLabel('KOLs to invite')).toHaveAccessibleDescription(/kol_nobody/);
    await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Structural heart board');
    await desk.getByLabel('KOLs to invite').fill('kol_ada');
    await desk.getByRole('button', { name: /^Create draft event/ }).click();
    await expect(desk.getByRole('heading', { name: 'The event is created' })).toBeVisible();
  });

  test('a fault that fits no field is shown whole, and the form can be sent again', async ({ desk }) => {
    await desk.route('**/v1/events', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Invalid',
          status: 422,
          detail: 'Budget exceeded',
          request_id: 'r-1',
          errors: [{ pointer: '/budget', detail: 'is used up' }],
        },
      }),
    );
    await desk.goto('/events/new');
    await fillForm(desk);
    await desk.getByRole('button', { name: /^Create draft event/ }).click();
    await expect(desk.getByText('Budget exceeded')).toBeVisible();
    await expect(desk.getByText('/budget: is used up')).toBeVisible();
    await desk.unroute('**/v1/events');
    await desk.getByRole('button', { name: /^Create draft event/ }).click();
    await expect(desk.getByRole('heading', { name: 'The event is created' })).toBeVisible();
  });

  test('a lost answer says that the event may exist, and is not sent again by itself', async ({ desk }) => {
    let posts = 0;
    await desk.route('**/v1/events', (route) => {
      posts += 1;
      return route.abort('connectionreset');
    });
    await desk.goto('/events/new?attendees=kol_ada');
    await fillForm(desk);
    await desk.getByRole('button', { name: /^Create draft event/ }).click();
    await expect(desk.getByText('The event may exist')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Open the events of the first attendee' })).toHaveAttribute(
      'href',
      '/kols/kol_ada?tab=events',
    );
    await expect(desk.getByRole('button', { name: /^Create draft event/ })).toBeEnabled();
    expect(posts).toBe(1);
  });
});
