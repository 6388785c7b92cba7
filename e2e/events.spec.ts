import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { cards, create, fillForm, isCreated, review } from './eventForm.ts';
import { axeErrors, expect, fetchAsPage, pageWidth, test } from './fixtures.ts';
import { aKol, anEvent, inDays } from './records.ts';

/** The events of the organization, where the service has the desk interface: one event, and drafts. */

const elise = aKol({
  id: 'kol_elise',
  full_name: 'Dr. Élise Moreau',
  contact: { ...aKol({ id: 'kol_x' }).contact, email: 'elise.moreau@example.org' },
  events: [{ id: 'evt_board', name: 'Valve board', date: inDays(20).slice(0, 10), role: 'speaker' }],
});
const textOf = async (file: Download) => readFile(await file.path(), 'utf8');

test('the drawer of an event has its attendees, a calendar file, their contacts as CSV, and a copy of it', async ({
  desk,
  organization,
}) => {
  await organization.import([elise, anEvent({ id: 'evt_board' })]);
  await desk.goto('/events');
  await desk.getByRole('link', { name: 'Valve board' }).click();
  const drawer = desk.getByRole('dialog', { name: 'Valve board' });
  await expect(drawer.getByRole('link', { name: 'Dr. Élise Moreau' })).toBeVisible();
  expect(await axeErrors(desk)).toEqual([]);

  const calendar = desk.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Calendar file' }).click();
  const ics = await textOf(await calendar);
  expect(ics).toContain('SUMMARY:Valve board');
  expect(ics).toContain(`DTSTART:${inDays(20).replace(/[-:]|\.000/g, '')}`);

  const contacts = desk.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Attendees with contacts (CSV)' }).click();
  const file = await textOf(await contacts);
  expect(file).toMatch(/kol_elise,.*Moreau.*,elise\.moreau@example\.org,/);
  // A leading + would be a formula.
  expect(file).toContain(`,elise.moreau@example.org,"'+49 30 23125 000",Berlin,DE`);

  await drawer.getByRole('link', { name: 'Duplicate' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue(/Valve board/);
  await expect(cards(desk)).toContainText(['Dr. Élise Moreau']);
});

test('attendees that cannot be read are not reported as none, neither in the drawer nor in a copy of the event', async ({
  desk,
  organization,
}) => {
  await organization.import([elise, anEvent({ id: 'evt_board' })]);
  await desk.route('**/desk/v1/events/evt_board', async (route) => {
    const response = await fetchAsPage(route);
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, attendees: { total: 1 } } } });
  });
  await desk.route('**/desk/v1/events?**', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    for (const event of answer.data) event.description = 5;
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/events?selected=evt_board');
  const drawer = desk.getByRole('dialog', { name: 'Valve board' });
  await expect(drawer.getByText('The data can’t be read')).toBeVisible();
  await expect(drawer.getByText('No KOL is invited.')).toHaveCount(0);
  await expect(drawer.getByRole('region', { name: 'Description' })).toContainText('unreadable');
  await drawer.getByRole('link', { name: 'Duplicate' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Valve board');
  await expect(
    desk.getByText('Attendees are missing here, because those of the event to copy can’t be read.'),
  ).toBeVisible();
});

test('the times of an event are on the clock of the user, and in its drawer also on the clock of the venue', async ({
  desk,
  organization,
}) => {
  const day = { start_date: '2027-02-12T03:00:00.000Z', end_date: '2027-02-12T11:30:00.000Z' };
  await organization.import([
    anEvent({
      id: 'evt_mumbai',
      name: 'Workshop',
      location: { type: 'in_person', venue: 'Hotel Example', city: 'Mumbai', country: 'IN' },
      ...day,
    }),
    anEvent({
      id: 'evt_boston',
      name: 'Dinner',
      location: { type: 'in_person', venue: 'Hotel Example', city: 'Boston', country: 'US' },
      ...day,
    }),
  ]);
  await desk.goto('/events');
  await expect(desk.getByRole('columnheader', { name: 'Start (your time)' })).toBeVisible();
  await expect(desk.getByRole('row', { name: /Workshop/ })).toContainText('Feb 12, 2027, 4:00 AM');
  await desk.getByRole('link', { name: 'Workshop' }).click();
  const details = desk.getByRole('dialog', { name: 'Workshop' }).getByRole('region', { name: 'Details' });
  await expect(details).toContainText(
    'StartAt the venue: Fri, Feb 12, 2027, 8:30 AM UTC+5:30For you: Fri, Feb 12, 2027, 4:00 AM UTC+1',
  );
  await expect(details).toContainText('EndAt the venue: Fri, Feb 12, 2027, 5:00 PM UTC+5:30');
  // The country has several zones, and the list of zones does not have the city.
  await desk.getByRole('link', { name: 'Dinner' }).click();
  await expect(desk.getByRole('dialog', { name: 'Dinner' })).toContainText('StartFri, Feb 12, 2027, 4:00 AM UTC+1End');
});

test('the upcoming events begin with the earliest, the past ones with the latest', async ({ desk, organization }) => {
  await organization.import(
    [-40, -30, 20, 30].map((days) =>
      anEvent({
        id: `evt_${days + 50}`,
        name: `Board ${days}`,
        start_date: inDays(days),
        end_date: inDays(days, '16:00'),
      }),
    ),
  );
  await desk.goto('/events');
  await expect(desk.getByRole('rowheader')).toContainText(['Board 20', 'Board 30']);
  await desk.getByRole('button', { name: 'Past 2' }).click();
  await expect(desk.getByRole('rowheader')).toContainText(['Board -30', 'Board -40']);
  await desk
    .getByRole('columnheader', { name: /^Start/ })
    .getByRole('button')
    .click();
  await expect(desk).toHaveURL('/events?tab=past&sort=start_date');
  await expect(desk.getByRole('rowheader')).toContainText(['Board -40', 'Board -30']);
  // Paper has no tabs, but says which events it lists.
  const onPaper = desk.getByText('Past', { exact: true });
  await expect(onPaper).toBeHidden();
  await desk.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeVisible();
  await desk.emulateMedia({ media: null });

  // The calendar keeps the tab for the way back, and the pressed button keeps focus. Pressed twice, it changes nothing.
  const layout = (name: string) => desk.getByRole('group', { name: 'Layout' }).getByRole('button', { name });
  await layout('Table').click();
  await expect(desk).toHaveURL('/events?tab=past&sort=start_date');
  await layout('Calendar').press('Enter');
  await expect(desk.getByRole('table', { name: /\d{4}$/ })).toBeVisible();
  await expect(layout('Calendar')).toBeFocused();
  await layout('Table').press('Enter');
  await expect(desk.getByRole('rowheader')).toContainText(['Board -30', 'Board -40']);
  await expect(layout('Table')).toBeFocused();
  const unfinished = desk.getByRole('button', { name: 'Unfinished' });
  await unfinished.press('Enter');
  await expect(desk.getByRole('heading', { name: 'No unfinished events' })).toBeVisible();
  await expect(unfinished).toBeFocused();
});

test('a period that ends before it begins is named', async ({ desk, organization }) => {
  await organization.import([anEvent({ id: 'evt_board' })]);
  const warning = desk.getByText('The period ends before it begins, so it contains nothing.');
  await desk.goto('/events?from=2027-01-01&to=2020-01-01');
  await expect(warning).toBeVisible();
  await desk.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(desk.getByRole('link', { name: 'Valve board' })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('on a phone the field of a day has a whole line, so that its year is not cut', async ({ desk, organization }) => {
  await organization.import([anEvent({ id: 'evt_board' })]);
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/events?from=2026-11-28');
  await desk.getByRole('button', { name: 'Filters (1)' }).click();
  const day = await desk.getByLabel('From (UTC)').boundingBox();
  expect(day?.width).toBeGreaterThan(220);
});

test.describe('the calendar in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a full day shows all its events on request, in local days and with the filter', async ({
    desk,
    organization,
  }) => {
    // 20:00 in New York is the next day in UTC.
    const evening = { start_date: '2026-03-11T00:00:00.000Z', end_date: '2026-03-11T01:00:00.000Z' };
    const cancelled = `Board 0 of ${'the working group on structural heart disease, '.repeat(4)}cancelled`;
    await organization.import([
      ...Array.from({ length: 6 }, (_, index) =>
        anEvent({
          id: `evt_${index}`,
          name: `Board ${index}`,
          ...evening,
          ...(index === 0 && { name: cancelled, status: 'cancelled' }),
        }),
      ),
      anEvent({ id: 'evt_other', name: 'Webinar', event_type: 'webinar', ...evening }),
    ]);
    await desk.goto('/events?layout=calendar&month=2026-03&event_type=advisory_board');
    const day = desk.getByRole('cell').filter({ has: desk.getByText('Mar 10, 2026') });
    await expect(day.getByRole('link')).toHaveCount(3);
    await day.getByRole('button', { name: '3 more, Mar 10, 2026' }).click();
    await expect(day.getByRole('link')).toHaveText([
      // A line through the name says this on the screen.
      `8:00 PM ${cancelled} Cancelled`,
      ...[1, 2, 3, 4, 5].map((index) => `8:00 PM Board ${index}`),
    ]);
    await day.getByRole('button', { name: 'Show fewer, Mar 10, 2026' }).press('Enter');
    await expect(day.getByRole('link')).toHaveCount(3);
    // The hidden word after the long name does not widen the page.
    await desk.setViewportSize({ width: 820, height: 900 });
    expect(await pageWidth(desk)).toBe(820);
  });
});

test('the calendar names the parameters of its address that are not active, and its tabs count all days', async ({
  desk,
  organization,
}) => {
  await organization.import([anEvent({ id: 'evt_board' })]);
  await desk.goto('/events?layout=calendar&month=2026-13&from=2026-01-01&to=2026-01-31');
  await expect(desk.getByRole('alert')).toContainText('month');
  await expect(desk.getByRole('button', { name: 'Upcoming 1' })).toBeVisible();
});

test.describe('a rate limit (429) during the count of the events of a tab', () => {
  test.use({ allowedErrors: ['status of 429'] });

  test('delays the number of the tab', async ({ desk, organization }) => {
    await organization.import([anEvent({ id: 'evt_board' })]);
    await desk.route(
      /events\?.*per_page=1(&|$)/,
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: {} }),
      { times: 1 },
    );
    await desk.goto('/events?tab=past');
    await expect(desk.getByRole('button', { name: 'Upcoming 1' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Past 0' })).toBeVisible();
  });
});

test('a form that was left is among the drafts, with their number, and opens again', async ({ desk, organization }) => {
  await organization.import([anEvent({ id: 'evt_board' })]);
  await desk.goto('/events/new');
  await desk.getByLabel('Name', { exact: true }).fill('Half a board');
  await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  const tabs = desk.getByRole('group', { name: 'Which events' });
  await expect(tabs.getByRole('button', { name: 'Upcoming 1' })).toBeVisible();
  await expect(desk.getByRole('group', { name: 'Layout' })).toBeVisible();
  await tabs.getByRole('button', { name: 'Unfinished 1' }).click();
  // Forms have no calendar.
  await expect(desk.getByRole('group', { name: 'Layout' })).toHaveCount(0);
  expect(await axeErrors(desk)).toEqual([]);
  await desk.goto('/events?tab=drafts&layout=calendar');
  await desk.getByRole('link', { name: 'Half a board' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Half a board');
});

test.describe('an event to copy that the service does not send', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('is asked for again, and fills in the form', async ({ desk, organization }) => {
    await organization.import([anEvent({ id: 'evt_board' })]);
    const EVENT = '**/desk/v1/events/evt_board';
    await desk.route(EVENT, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await desk.goto('/events/new?like=evt_board');
    const notice = desk.getByText('The event to copy is not in this browser, and the service did not send it.');
    await expect(notice).toBeVisible();
    await desk.unroute(EVENT);
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Valve board');
    await expect(notice).toHaveCount(0);
  });
});

test.describe('the address of an event that was created in another browser', () => {
  test.use({ role: 'reader', allowedErrors: ['the server responded with a status of 404'] });

  test('opens the event, and claims no creation if the service does not know it', async ({ desk, organization }) => {
    await organization.import([anEvent({ id: 'evt_board' })]);
    await desk.goto('/events/new?created=evt_board');
    await expect(desk.getByRole('dialog', { name: 'Valve board' })).toContainText('Advice on valves.');
    await expect(desk).toHaveURL('/events?selected=evt_board');
    await desk.goto('/events/new?created=evt_garbage');
    await expect(desk.getByRole('dialog', { name: 'evt_garbage' })).toContainText('No record has this id');
  });
});

test.describe('an event whose response was lost', () => {
  test.use({ allowedErrors: ['net::ERR_CONNECTION_RESET'] });

  /** Creates an event without an answer, and presses the button that looks for it. */
  const createUnanswered = async (desk: Page, path = '/events/new') => {
    await desk.route('**/v1/events', async (route) => {
      await fetchAsPage(route);
      await route.abort('connectionreset');
    });
    await desk.goto(path);
    await fillForm(desk, 'Board without an answer');
    await review(desk);
    await create(desk).click();
    await desk.getByRole('group', { name: 'The event may exist' }).getByRole('button', { name: 'Check' }).click();
  };

  test('is found among the events of the organization, also without attendees', async ({ desk, organization }) => {
    await organization.import([anEvent({ id: 'evt_board' })]);
    await createUnanswered(desk);
    await expect(desk.getByText('Found: “Board without an answer” is among your events.')).toBeVisible();
    const list = desk.getByRole('link', { name: 'Open the events' });
    await expect(list).toHaveAttribute('href', /^\/events\?search=Board/);
    await desk.getByRole('button', { name: 'It exists: close this form' }).click();
    await isCreated(desk);
  });

  test('is shown as the service has it, with its status and its attendees', async ({ desk, organization }) => {
    await organization.import([elise]);
    await createUnanswered(desk, '/events/new?attendees=kol_elise');
    await expect(desk.getByRole('group', { name: 'The event was found' })).toBeVisible();
    // Nothing beside it says that the result is unknown.
    await expect(desk.getByText('Continue with the buttons at the top.', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'It exists: close this form' }).click();
    await isCreated(desk);
    const facts = desk.getByRole('region', { name: 'Board without an answer' });
    const fact = (name: string) => facts.getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]');
    await expect(fact('Status')).toHaveText('Draft');
    await expect(fact('Invited KOLs')).toHaveText('1');
    await expect(fact('Created')).not.toHaveText('—');
    await expect(desk.getByText(/is on the profile of/)).toHaveCount(0);
    await desk.reload();
    await expect(fact('Status')).toHaveText('Draft');
  });
});
