import type { Page } from '@playwright/test';
import { ada, addKols, ben, cards, create, fillForm, isCreated, review } from './eventForm.ts';
import { delayResponses, expect, fetchAsPage, keyField, selectLanguage, test } from './fixtures.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

test.use({ allowedErrors: ['the server responded with a status of', 'net::ERR_'] });

const EVENTS = '**/v1/events';

test('the errors of the form follow the language', async ({ desk }) => {
  await desk.goto('/events/new');
  await review(desk);
  await expect(desk.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Give the event a name\./);
  await selectLanguage(desk, 'de');
  await expect(desk.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /Geben Sie der Veranstaltung einen Namen\./,
  );
});

test('an unknown attendee stops the review; an attendee who failed to load does not', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.route('**/v1/kols/kol_nobody?*', (route) => route.abort());
  await desk.goto('/events/new');
  await fillForm(desk);
  await addKols(desk, 'kol_ada kol_nobody');
  const card = cards(desk).nth(1);
  await expect(card).toContainText('The profile could not be loaded.');
  await expect(card).toContainText('so you can still invite the KOL.');
  await expect(card).toContainText('GET /v1/kols/kol_nobody');
  await expect(card.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(card.getByRole('textbox')).toBeHidden();
  // Only entries with their own error are removed together.
  await addKols(desk, 'nobody');
  await desk.getByRole('button', { name: 'Remove 1 entry with an error' }).click();
  await expect(cards(desk)).toHaveCount(2);
  await expect(card).toContainText('kol_nobody');
  await review(desk);
  await create(desk).click();
  // The service rejects it: its message appears on the card, and no input is lost.
  const id = desk.getByRole('textbox', { name: 'KOL id kol_nobody' });
  await expect(id).toBeFocused();
  await expect(id).toHaveAccessibleDescription(/kol_nobody is not a KOL of this organization/);
  const summary = desk.getByRole('alert').filter({ hasText: 'One thing needs your attention' });
  await expect(summary.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(summary).toContainText(/POST \/v1\/events · Status 422 · Request \S+ · \d{4}-/);
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Structural heart board');

  await desk.unrouteAll();
  await desk.getByRole('button', { name: 'Remove kol_nobody' }).click();
  await expect(desk.getByRole('link', { name: /kol_nobody/ })).toBeHidden();
  // An id that the service does not know is to be corrected or removed; a report or a second request would not help.
  await addKols(desk, 'kol_unknown');
  const unknown = desk.getByRole('textbox', { name: 'KOL id kol_unknown' });
  await expect(unknown).toHaveAccessibleDescription(/No KOL has this id/);
  await expect(card.getByRole('button')).toHaveText(['']);
  await review(desk);
  await expect(desk.getByRole('heading', { name: 'Check the event' })).toBeHidden();
  await desk.getByRole('link', { name: 'kol_unknown: no KOL has this id' }).click();
  await expect(unknown).toBeFocused();
  await desk.getByRole('button', { name: 'Remove kol_unknown' }).click();
  await expect(desk.getByRole('link', { name: /kol_unknown/ })).toBeHidden();

  // If the profile loads after the review opened, the review shows the error.
  const release = await delayResponses(desk, '**/v1/kols/kol_gone?*');
  await addKols(desk, 'kol_gone');
  await review(desk);
  await expect(desk.getByRole('heading', { name: 'Check the event' })).toBeFocused();
  release();
  await expect(desk.getByText('The service has no KOL with the id kol_gone.')).toBeVisible();
  await expect(create(desk)).toBeDisabled();
  await expect(create(desk)).toHaveAccessibleDescription('1 KOL id does not exist.');
  await desk.getByRole('button', { name: 'Back to the form' }).first().click();
  await expect(desk.getByRole('textbox', { name: 'KOL id kol_gone' })).toBeFocused();
  await desk.getByRole('button', { name: 'Remove kol_gone' }).click();
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
});

test('a service that reports attendees by index is understood, and users see the id', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, ben]);
  await desk.goto('/events/new?attendees=kol_ada,kol_ben');
  await fillForm(desk);
  for (const json of [
    { error: { code: 'invalid', message: 'attendees[1] is on leave' } },
    { title: 'Invalid', errors: [{ pointer: '#/attendees/1', detail: 'is on leave' }] },
    { title: 'Invalid', errors: [{ pointer: 'attendees[1]', detail: 'attendees.1 is on leave' }] },
  ]) {
    await desk.route(EVENTS, (route) => route.fulfill({ status: 422, json }));
    await review(desk);
    await create(desk).click();
    await expect(desk.getByRole('link', { name: /^kol_ben:? is on leave$/ })).toBeVisible();
    const id = desk.getByRole('textbox', { name: 'KOL id kol_ben' });
    await expect(id).toBeFocused();
    await expect(id).toHaveAccessibleDescription(/is on leave/);
    await expect(desk.getByText('attendees')).toHaveCount(0);
    await desk.unroute(EVENTS);
  }

  // About the whole list, or about an index without an attendee.
  const whole = { pointer: '/attendees', detail: 'are too many for a dinner' };
  for (const { errors, links } of [
    { errors: [whole], links: ['KOLs to invite: are too many for a dinner'] },
    { errors: [{ pointer: '/attendees/99', detail: 'is gone' }], links: ['KOLs to invite: /attendees/99: is gone'] },
    {
      errors: [whole, { pointer: '/attendees/1', detail: 'is on leave' }],
      links: [whole.detail, 'kol_ben: is on leave'],
    },
  ]) {
    await desk.route(EVENTS, (route) => route.fulfill({ status: 422, json: { title: 'Invalid', errors } }));
    await review(desk);
    await create(desk).click();
    for (const name of links) await expect(desk.getByRole('link', { name })).toBeVisible();
    if (errors.includes(whole)) await expect(desk.locator('#event-attendees-error')).toHaveText(whole.detail);
    await desk.unroute(EVENTS);
  }
});

test('the same content keeps its idempotency key over manual retries, other content gets another key', async ({
  desk,
}) => {
  const keys: (string | undefined)[] = [];
  await desk.route(EVENTS, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 409, json: { title: 'Planning is closed' } });
  });
  await desk.goto('/events/new');
  await fillForm(desk);
  for (const name of ['Board', 'Board', 'Other board']) {
    await desk.getByLabel('Name', { exact: true }).fill(name);
    await review(desk);
    await create(desk).click();
    await expect(desk.getByText('Planning is closed')).toBeVisible();
    await create(desk).click();
    await expect(desk.getByText('Planning is closed')).toBeVisible();
    await desk.getByRole('button', { name: 'Back to the form' }).click();
  }
  await expect.poll(() => keys).toHaveLength(6);
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
});

test('an error at the venue of a virtual event, which has no such field, leads to the type of the location', async ({
  desk,
}) => {
  const errors = [{ pointer: '/location/venue', detail: 'is required' }];
  await desk.route(EVENTS, (route) => route.fulfill({ status: 422, json: { title: 'Invalid', errors } }));
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByRole('radio', { name: 'Virtual' }).check();
  await review(desk);
  await create(desk).click();
  const alert = desk.getByRole('alert').filter({ hasText: 'your attention' });
  await expect(alert.getByRole('listitem')).toHaveText(['Location type: /location/venue: is required']);
  await expect(desk.getByRole('radio', { name: 'Virtual' })).toBeFocused();
});

test('errors with pointers appear at their fields; other errors are shown completely', async ({ desk }) => {
  const errors = [
    { pointer: '/name', detail: 'too short' },
    { pointer: '/location/type', detail: 'Location type is not offered' },
    { pointer: '/start_date', detail: 'is on a public holiday' },
    { pointer: '/location/city', detail: 'is not served' },
    { pointer: '/budget', detail: 'is used up' },
    { pointer: '/budget', detail: 'is used up' },
  ];
  await desk.route(EVENTS, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Invalid', status: 422, detail: 'Not possible', request_id: 'r-1', errors },
    }),
  );
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByRole('radio', { name: 'In person' }).check();
  await review(desk);
  await create(desk).click();
  await expect(desk.getByLabel('City')).toHaveAccessibleDescription('is not served');
  await expect(desk.getByLabel('Start', { exact: true })).toHaveAccessibleDescription('is on a public holiday');
  // One list contains each error once, names each field, and counts the errors without a field.
  const alert = desk.getByRole('alert').filter({ hasText: 'your attention' });
  await expect(alert.getByRole('listitem')).toHaveText([
    '/budget: is used up',
    'Name: too short',
    'Location type is not offered',
    'City: is not served',
    'Start: is on a public holiday',
  ]);
  await expect(alert).toContainText('Nothing was created; everything you entered is still here.');
  await expect(desk.getByRole('alert')).toHaveCount(1);
  // Errors that the form finds itself name the field, and nothing was sent.
  await desk.getByLabel('Name', { exact: true }).fill('');
  await review(desk);
  await expect(alert.getByRole('listitem')).toHaveText(['Give the event a name.']);
  await expect(alert).not.toContainText('Nothing was created');
  await desk.getByLabel('Name', { exact: true }).fill('Structural heart board');
  // A server error may come after the event was created.
  await desk.route(EVENTS, (route) => route.fulfill({ status: 500, json: { title: 'Broken', errors } }));
  await review(desk);
  await create(desk).click();
  await expect(desk.getByText('The event may exist')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Check the event' })).toBeVisible();
  await expect(desk.getByText(/Nothing was created|too short/)).toHaveCount(0);
  await desk.unroute(EVENTS);
  await desk.getByRole('button', { name: 'Send again' }).click();
  await isCreated(desk);
});

for (const { name, answer, texts, missing } of [
  {
    name: 'a coded error',
    answer: { status: 409, json: { error: { code: 'quota', message: 'No more events this year' } } },
    texts: [
      'No more events this year',
      'quota',
      'The event conflicts with another request.',
      'Everything you entered is still here. Check whether the event exists before you send it again.',
    ],
    // Another service may have created it in an earlier request.
    missing: 'Nothing was',
  },
  {
    name: 'a request that is too large',
    answer: { status: 413, body: '' },
    texts: [
      'The request is too large.',
      'Nothing was created; everything you entered is still here. Remove attendees or shorten the description.',
    ],
    missing: 'not valid',
  },
  {
    name: 'an HTML page',
    answer: { status: 403, contentType: 'text/html', body: '<h1>Oops</h1><p>A proxy</p><script>alert(1)</script>' },
    texts: ['You are not allowed to do this', 'Nothing was created;', 'Oops A proxyPOST', 'Status 403'],
    missing: 'not valid',
  },
])
  test(`${name} is shown completely, and the event can be sent again`, async ({ desk }) => {
    await desk.route(EVENTS, (route) => route.fulfill(answer));
    await desk.goto('/events/new');
    await fillForm(desk);
    await review(desk);
    await create(desk).click();
    for (const text of texts) await expect(desk.getByRole('alert')).toContainText(text);
    await expect(desk.getByRole('alert')).not.toContainText(missing);
    // The message has focus, and the next Tab continues from there.
    await expect(desk.locator(':focus')).toContainText(texts[0] ?? '');
    await desk.unroute(EVENTS);
    await create(desk).click();
    await isCreated(desk);
  });

test('after a lost response the form looks for the event before it can be sent again', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  let posts = 0;
  await desk.route(EVENTS, async (route) => {
    posts += 1;
    // The first request arrives and its response is lost; the second request never arrives.
    if (posts === 1) await fetchAsPage(route);
    await route.abort('connectionreset');
  });
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await expect(desk.getByText('The event may exist')).toBeVisible();
  // The whole message is visible, wherever the button was pressed.
  await expect(desk.getByRole('group', { name: 'The event may exist' })).toBeInViewport({ ratio: 1 });
  await expect(create(desk)).toBeDisabled();
  await expect(desk.getByRole('button', { name: 'Send again' })).toBeHidden();
  // The sent content is locked, so the review shows what a retry sends.
  await expect(desk.getByRole('button', { name: 'Back to the form' })).toBeDisabled();
  await desk.getByRole('button', { name: 'Check' }).click();
  await expect(desk.getByText(/^Found: “Structural heart board” is on the profile of kol_ada/)).toBeVisible();
  await expect(desk.locator(':focus')).toContainText('Found: “Structural heart board”');
  await expect(desk.getByText('The event may exist')).toBeHidden();
  await desk.getByRole('button', { name: 'It exists: close this form' }).click();
  // The known data is shown, and nothing else.
  await isCreated(desk);
  await expect(desk.locator(':focus')).toContainText('is on the profile of kol_ada, on Mar 28, 2027');
  const details = desk.getByRole('region', { name: 'Structural heart board' });
  await expect(details).toContainText('Advisory board');
  await expect(details).not.toContainText('pending');
  await desk.getByRole('link', { name: 'Plan another event' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();

  // A second event with the same name: the existing one does not count as it.
  await fillForm(desk);
  await addKols(desk, 'kol_ada');
  await expect(cards(desk)).toContainText(['Dr. Ada Keller']);
  await review(desk);
  await create(desk).click();
  await desk.getByRole('button', { name: 'Check' }).click();
  await expect(desk.getByText(/was not on the profile of kol_ada/)).toBeVisible();
  await expect(desk.locator(':focus')).toContainText('was not on the profile of kol_ada');
  const profile = desk.getByRole('link', { name: 'Open the profile’s events' });
  await expect(profile).toHaveAttribute('href', '/kols/kol_ada?tab=events');
  expect(posts).toBe(2);
  await desk.unroute(EVENTS);
  await desk.getByRole('button', { name: 'Send again' }).click();
  await isCreated(desk);
});

test('a lost response stays open after a reload, and changing the event sends a new one', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  const keys: (string | undefined)[] = [];
  await desk.route(EVENTS, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 504, body: 'gateway' });
  });
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await expect(desk.getByText('The event may exist')).toBeVisible();
  desk.on('dialog', (dialog) => dialog.accept());
  await desk.reload();
  await expect(desk.getByText(/^Draft restored: /)).toBeVisible();
  await expect(desk.getByRole('group', { name: 'The event may exist' })).toBeVisible();
  await desk.getByRole('button', { name: 'Start over' }).click();
  const question = desk.getByRole('alertdialog', { name: 'Discard without checking?' });
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(desk.getByRole('group', { name: 'The event may exist' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Check the event' })).toBeVisible();
  await desk.getByRole('button', { name: 'Check' }).click();
  await expect(desk.getByText(/was not on the profile of kol_ada/)).toBeVisible();
  await desk.getByRole('button', { name: 'Send again' }).click();
  await expect(desk.getByText('The response had the status 504.')).toContainText('POST /v1/events · Status 504');
  await desk.getByRole('button', { name: 'Check' }).click();
  await desk.getByRole('button', { name: 'Change the event first' }).click();
  await expect(desk.getByText(/the event may exist|Status 504/i)).toHaveCount(0);
  await desk.getByLabel('Name', { exact: true }).fill('Another board');
  await review(desk);
  const sent = desk.waitForRequest(EVENTS);
  await create(desk).click();
  expect((await sent).postDataJSON().name).toBe('Another board');
  await expect(desk.getByText('The event may exist', { exact: true })).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(2);
});

test('a page that is lost before the first response sends the event again with the same key, and nothing empties the form meanwhile', async ({
  desk,
}) => {
  const keys: (string | undefined)[] = [];
  desk.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/events') keys.push(request.headers()['idempotency-key']);
  });
  await desk.route(EVENTS, () => {});
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  const sent = desk.waitForRequest(EVENTS);
  await create(desk).click();
  await sent;
  desk.on('dialog', (dialog) => dialog.accept());
  await desk.reload();
  const startOver = desk.getByRole('button', { name: 'Start over' });
  await expect(startOver).toBeEnabled();
  const release = await delayResponses(desk, EVENTS);
  await desk.getByRole('button', { name: 'Send again' }).click();
  await expect(startOver).toBeDisabled();
  release();
  await isCreated(desk);
  expect(keys[0]).toMatch(/./);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an event is stored in this browser, and its draft is not, if the response comes after the planner has left', async ({
  desk,
}) => {
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  const release = await delayResponses(desk, EVENTS);
  await create(desk).click();
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  const created = desk.waitForResponse(EVENTS);
  release();
  await created;
  await desk.getByRole('link', { name: 'New event' }).first().click();
  await expect(
    desk.getByRole('region', { name: 'Recent events' }).getByRole('link', { name: 'Structural heart board' }),
  ).toBeVisible();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('');
});

/**
 * Sends an event without attendees. The response of the first attempt is lost, and every retry is rejected in this way.
 */
async function sendTwice(desk: Page, refusal: { status: number; headers?: Record<string, string>; json: object }) {
  let posts = 0;
  await desk.route(EVENTS, (route) => {
    posts += 1;
    return posts === 1 ? route.abort('connectionreset') : route.fulfill(refusal);
  });
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await desk.getByRole('button', { name: 'Send again' }).click();
}

/**
 * The page says that the event may exist, and nothing else. The event cannot be changed or sent, and a reload keeps
 * this state.
 */
async function isStillOpen(desk: Page) {
  const prompt = desk.getByRole('group', { name: 'The event may exist' });
  await expect(prompt).toBeVisible();
  await expect(desk.getByText(/Nothing was created/)).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Back to the form' })).toBeDisabled();
  desk.once('dialog', (dialog) => dialog.accept());
  await desk.reload();
  await expect(desk.getByText(/^Draft restored: /)).toBeVisible();
  await expect(prompt).toBeVisible();
  // Home says so too.
  await desk.goto('/');
  await expect(desk.getByRole('region', { name: 'Unfinished events' })).toContainText('the event may exist');
  await desk.goBack();
  await expect(prompt).toBeVisible();
  await desk.unroute(EVENTS);
  await prompt.getByRole('button', { name: 'Send again' }).click();
  await isCreated(desk);
}

for (const { name, status, headers } of [
  { name: 'that the first attempt is still under way', status: 409, headers: { 'Retry-After': '1' } },
  { name: 'a key without the permission', status: 403 },
])
  test(`${name} says nothing about the earlier attempt with the lost response`, async ({ desk }) => {
    await sendTwice(desk, { status, headers, json: { title: 'No' } });
    await expect(
      desk.getByText(`The service refused it with the status ${status}, but the earlier attempt`),
    ).toBeVisible();
    await isStillOpen(desk);
  });

test('a rate limit says nothing about the earlier attempt, and shows when the event can be sent again', async ({
  desk,
}) => {
  await sendTwice(desk, { status: 429, headers: { 'Retry-After': '60' }, json: { title: 'Slowly' } });
  await expect(desk.getByText('The service refused it with the status 429, but the earlier attempt')).toBeVisible();
  const prompt = desk.getByRole('group', { name: 'The event may exist' });
  await expect(prompt.getByRole('button', { name: /^Wait \d+\ss$/ })).toBeDisabled();
  await isStillOpen(desk);
});

test('a rejected key says nothing about the earlier attempt with the lost response', async ({ desk, organization }) => {
  await sendTwice(desk, { status: 401, json: { title: 'Expired' } });
  const dialog = desk.getByRole('alertdialog', { name: 'Sign in again' });
  await keyField(dialog).fill(organization.key);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await isStillOpen(desk);
});

test('rejected content was also rejected in the earlier attempt, and can be corrected', async ({ desk }) => {
  await sendTwice(desk, {
    status: 422,
    json: { title: 'Invalid', errors: [{ pointer: '/name', detail: 'too short' }] },
  });
  await expect(desk.getByRole('link', { name: 'Name: too short' })).toBeVisible();
  await expect(desk.getByText('Nothing was created; everything you entered is still here.')).toBeVisible();
  await expect(desk.getByText('The event may exist')).toBeHidden();
  await desk.unroute(EVENTS);
  await desk.getByLabel('Name', { exact: true }).fill('Longer name of the board');
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
});

for (const { name, answer } of [
  {
    name: 'an error of the service’s own',
    answer: { status: 500, contentType: 'text/html', body: '<h1>Oops</h1><p>A proxy</p>' },
  },
  {
    name: 'an answer that the same request is still under way',
    answer: { status: 409, headers: { 'Retry-After': '1' }, body: 'Oops A proxy' },
  },
])
  test(`after ${name} the event may exist, also after a reload`, async ({ desk }) => {
    await desk.route(EVENTS, (route) => route.fulfill(answer));
    await desk.goto('/events/new');
    await fillForm(desk);
    await review(desk);
    await create(desk).click();
    const prompt = desk.getByRole('group', { name: 'The event may exist' });
    for (const text of ['“Structural heart board” may have been created.', 'Oops A proxy', `Status ${answer.status}`])
      await expect(prompt).toContainText(text);
    await isStillOpen(desk);
  });

test('a response that does not come in time counts as lost', async ({ desk, organization }) => {
  await organization.import([ada]);
  await desk.route(EVENTS, () => {});
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await review(desk);
  // The time limit of a request, which is 20 s.
  await desk.evaluate(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.min(ms, 5_000));
  });
  await create(desk).click();
  await expect(desk.getByRole('button', { name: 'Creating the event…' })).toBeDisabled();
  await expect(desk.getByText('The event may exist')).toBeVisible();
  await expect(desk.getByText('The service did not respond in time.')).toBeVisible();
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the form asks for a new key in a dialog, and the user sends the event again', async ({ desk, organization }) => {
  await organization.import([ada, ben]);
  let posts = 0;
  await desk.route(EVENTS, (route) => {
    posts += 1;
    return route.fulfill({ status: 401, json: { error: { code: 'unauthorized', message: 'expired' } } });
  });
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  const dialog = desk.getByRole('alertdialog', { name: 'Sign in again' });
  // Behind the dialog. It is also true for people with an account, who have no key.
  const reason = desk.getByText('Your sign-in is no longer valid', { exact: true });
  await expect(reason).toBeVisible();
  await keyField(dialog).fill(organization.key);
  await desk.unroute(EVENTS);
  await desk.route(EVENTS, (route) => {
    posts += 1;
    return route.continue();
  });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Nothing was created.')).toBeVisible();
  await expect(reason).toBeHidden();
  await expect(desk.getByRole('alert').getByRole('button', { name: 'Create draft event with 1 KOL' })).toBeFocused();
  expect(posts).toBe(1);
  await desk.keyboard.press('Enter');
  await isCreated(desk);
  expect(posts).toBe(2);
});

test('a rate limit counts down, then the event can be sent', async ({ desk }) => {
  await desk.route(EVENTS, (route) => route.fulfill({ status: 429, body: '' }));
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await expect(desk.getByText('Wait a moment, then send it again.')).toBeVisible();
  await desk.unroute(EVENTS);
  await desk.route(EVENTS, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, body: '' }));
  await create(desk).click();
  await expect(desk.getByRole('button', { name: /^Wait \d\ss$/ })).toBeDisabled();
  await expect(desk.getByRole('timer')).toContainText(/asks you to wait \d second/);
  await expect(desk.getByText('You can send it again now.')).toBeVisible();
  await expect(desk.getByText('Wait a moment, then send')).toBeHidden();
  // The reason for the failure stays visible and can be copied.
  await expect(desk.getByText('Too many requests at the moment')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(desk.getByRole('timer')).toBeHidden();
  await desk.unroute(EVENTS);
  await create(desk).click();
  await isCreated(desk);
});

test('a rate limit of days shows the date', async ({ desk }) => {
  await desk.route(EVENTS, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '259200' }, body: '' }));
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await expect(desk.getByRole('timer')).toContainText(/asks you to wait until \w+ \d+, \d{4}, .* UTC/);
  await expect(desk.getByRole('button', { name: /^Wait until \w+ \d+, \d{4}, / })).toBeDisabled();
});
