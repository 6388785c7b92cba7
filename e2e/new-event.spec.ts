import { ada, addKols, ben, cards, choose, create, fillForm, isCreated, review } from './eventForm.ts';
import { expect, test } from './fixtures.ts';

test('an event is created from a profile, shown as the service returned it, and appears on each attendee’s profile', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, ben]);
  await desk.goto('/kols/kol_ada');
  await desk.getByRole('link', { name: 'Invite to event' }).click();
  await expect(cards(desk)).toContainText(['Dr. Ada Keller']);
  await fillForm(desk);
  await desk.getByLabel('Description').fill('First meeting.');
  await desk.getByRole('radio', { name: 'In person' }).check();
  await choose(desk, 'Country', 'germ');
  await desk.getByRole('textbox', { name: /^Venue/ }).fill('Hotel Example');
  await desk.getByLabel('City').fill('Berlin');
  await addKols(desk, 'kol_ada, kol_ben');
  await expect(cards(desk)).toContainText(['Dr. Ada Keller', 'Dr. Ben Ito']);
  await review(desk);

  // The review shows the whole event; going back keeps everything.
  await expect(desk.getByRole('heading', { name: 'Check the event' })).toBeFocused();
  await expect(desk.getByRole('main')).toContainText(
    'Creating the event stores it as a draft and adds it to the profile of each invited KOL. KOL Desk sends no email',
  );
  const whole = desk.getByRole('region', { name: 'Structural heart board' });
  await expect(whole).toContainText('In person, Hotel Example, Berlin, Germany');
  await expect(whole).toContainText('First meeting.');
  await desk.getByRole('button', { name: 'Back to the form' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(desk.getByLabel('Description')).toHaveValue('First meeting.');
  await expect(desk.getByRole('radio', { name: 'Advisory board' })).toBeChecked();
  await expect(desk.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  await review(desk);
  await desk.goBack();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Structural heart board');
  await review(desk);
  await desk.getByRole('button', { name: 'Create draft event with 2 KOLs' }).click();

  await isCreated(desk);
  const answer = desk.getByRole('region', { name: 'Structural heart board' });
  await expect(answer).toContainText('Draft');
  await expect(answer).toContainText('Advisory board');
  await expect(answer).toContainText('In person, Hotel Example, Berlin, Germany');
  await expect(answer).toContainText('0 confirmed, 2 pending, 0 declined');
  await expect(answer.getByText(/^evt_/)).toBeVisible();
  // 01:30 in Berlin, half an hour before the clocks go forward, is 00:30 UTC.
  await expect(desk.getByRole('row', { name: /In UTC/ })).toContainText('Sun, Mar 28, 2027, 12:30 AM UTC');
  await desk.getByRole('link', { name: 'All events' }).click();
  await expect(desk.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();

  await desk.goto('/kols/kol_ben?tab=events');
  const rows = desk.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveText([/Name/, /Structural heart board.*Mar 28, 2027.*Attendee/, /Old board/]);
  const { data } = await (await organization.fetch('/v1/kols/kol_ben')).json();
  expect(data.metrics.total_events).toBe(2);

  // This browser keeps the name, the day and the place.
  await desk.goto('/events/new');
  const recent = desk.getByRole('region', { name: 'Recent events' }).getByRole('listitem');
  await expect(recent).toHaveText([/^Structural heart board.*Mar 28, 2027.*Berlin/]);
  await desk.goto('/');
  await expect(
    desk.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').filter({ hasText: 'Structural' }),
  ).toHaveText(/^Structural heart board ?Created \w+ \d+ for Mar 28, 2027$/);
});

test('the URL prefills the form, and the service gets what was sent', async ({ desk, organization }) => {
  await organization.import([ada, ben]);
  await desk.goto('/events/new?name=Board&event_type=webinar&attendees=kol_ada,kol_ben');
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Board');
  await expect(desk.getByRole('radio', { name: 'Webinar' })).toBeChecked();
  await expect(cards(desk)).toHaveCount(2);
  await desk.getByRole('radio', { name: 'Virtual' }).check();
  await expect(desk.getByRole('textbox', { name: /^Venue/ })).toBeHidden();
  await desk.getByLabel('Start', { exact: true }).fill('2027-06-01T09:00');
  await desk.getByLabel('End', { exact: true }).fill('2027-06-01T10:00');
  await desk.getByRole('radio', { name: 'Invite only' }).check();
  await expect(desk.getByRole('row', { name: /Event time/ })).toContainText('Jun 1, 2027, 9:00 AM UTC+2');
  await expect(desk.getByRole('row', { name: /At the venue/ })).toHaveCount(0);
  const sent = desk.waitForRequest('**/v1/events');
  await review(desk);
  await create(desk).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Board',
    description: '',
    event_type: 'webinar',
    start_date: '2027-06-01T07:00:00.000Z',
    end_date: '2027-06-01T08:00:00.000Z',
    location: { type: 'virtual' },
    visibility: 'invite_only',
    attendees: ['kol_ada', 'kol_ben'],
  });
  await isCreated(desk);
});

test('every error appears at its field before anything is sent, the first field gets focus, and editing clears the error', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  let posts = 0;
  desk.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await desk.goto('/events/new');
  await desk.getByLabel('Start', { exact: true }).fill('2027-03-02T10:00');
  await desk.getByLabel('End', { exact: true }).fill('2027-03-02T09:00');
  await desk.getByLabel('Add KOLs').fill('nobody');
  await review(desk);

  const name = desk.getByLabel('Name', { exact: true });
  const types = desk.getByRole('radiogroup', { name: 'Event type' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Give the event a name.');
  await expect(types).toHaveAccessibleDescription('Choose an event type.');
  await expect(desk.getByLabel('End', { exact: true })).toHaveAccessibleDescription('The end must be after the start.');
  const summary = desk.getByRole('alert').filter({ hasText: '4 things need your attention' });
  await summary.getByRole('link', { name: 'Choose an event type.' }).click();
  await expect(types.getByRole('radio').first()).toBeFocused();
  await desk.getByRole('radio', { name: 'Dinner' }).check();
  await expect(types).toHaveAccessibleDescription('A meeting over a meal.');
  await desk.getByRole('link', { name: 'nobody: is not a KOL id' }).click();
  await expect(desk.getByRole('textbox', { name: 'KOL id nobody' })).toBeFocused();
  await desk.keyboard.press('ControlOrMeta+a');
  await desk.keyboard.type('kol_ada');
  await desk.getByLabel('Start', { exact: true }).fill('2027-03-02T08:00');
  await expect(desk.getByLabel('End', { exact: true })).toHaveAccessibleDescription('');
  await expect(desk.getByRole('alert')).toContainText('One thing needs your attention');
  expect(posts).toBe(0);
});

test('the form is complete in its first paint, and reads prefilled attendees immediately', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/events/new?attendees=kol_ada', { waitUntil: 'commit' });
  const painted = await desk.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form && [...form.querySelectorAll('h2, [type=submit]')].map(({ textContent }) => textContent);
  });
  expect(await painted.jsonValue()).toEqual(['What', 'Where', 'When', 'Who', 'Summary', 'Review event']);
  await expect(cards(desk)).toContainText(['Dr. Ada Keller'], { timeout: 2_000 });
});

test('a country without a venue is sent as its code', async ({ desk }) => {
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByRole('radio', { name: 'Hybrid' }).check();
  await choose(desk, 'Country', 'brazil');
  await choose(desk, 'Time zone', 'sao paulo');
  const sent = desk.waitForRequest('**/v1/events');
  await review(desk);
  await expect(desk.getByText('Hybrid, Brazil')).toBeVisible();
  await create(desk).click();
  expect((await sent).postDataJSON().location).toEqual({ type: 'hybrid', country: 'BR' });
  await isCreated(desk);
});

test('a double click creates one event', async ({ desk, organization }) => {
  await organization.import([ada]);
  let posts = 0;
  await desk.route('**/v1/events', async (route) => {
    posts += 1;
    await route.continue();
  });
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await review(desk);
  await create(desk).dblclick();
  await isCreated(desk);
  expect(posts).toBe(1);
});
