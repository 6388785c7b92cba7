import type { BrowserContext, Page } from '@playwright/test';
import { ada, addKols, ben, cards, create, fillForm, isCreated, review } from './eventForm.ts';
import {
  axeErrors,
  axeErrorsInBothColors,
  expect,
  fetchAsPage,
  keyField,
  setTextSize,
  signOut,
  test,
  userMenu,
} from './fixtures.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

test('a draft contains ids and no profile, comes back after a reload, and can start over', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, ben]);
  await desk.goto('/events/new');
  await fillForm(desk);
  const choices = ['Private', 'In person'].map((choice) => desk.getByRole('radio', { name: choice }));
  for (const choice of choices) await choice.check();
  await addKols(desk, 'kol_ada kol_ben');
  await expect(cards(desk)).toContainText(['Dr. Ada Keller', 'Dr. Ben Ito']);
  const stored = () => desk.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('kol_ada');
  expect(await stored()).not.toContain('Keller');
  const dialogShown = desk.waitForEvent('dialog');
  void desk.reload();
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();

  const name = desk.getByLabel('Name', { exact: true });
  const restored = desk.getByText('Draft restored: “Structural heart board”');
  await expect(restored).toBeVisible();
  for (const choice of choices) await expect(choice).toBeChecked();
  const startOver = desk.getByRole('button', { name: 'Start over' });
  // The sentence and its button are on one line.
  const [sentence, action] = await Promise.all([restored, startOver].map((part) => part.boundingBox()));
  const middle = (box: typeof sentence) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(sentence) - middle(action))).toBeLessThan(2);
  await startOver.click();
  await expect(name).toHaveValue('');
  await expect(restored).toBeHidden();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('Structural heart board');
  for (const choice of choices) await expect(choice).toBeChecked();
  await expect(desk.getByLabel('Start', { exact: true })).toHaveValue('2027-03-28T01:30');
  await expect(cards(desk)).toContainText(['Dr. Ada Keller', 'Dr. Ben Ito']);
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
  await desk.goto('/events/new');
  await expect(desk.getByRole('button', { name: 'Review event' })).toBeVisible();
  await expect(restored).toBeHidden();
});

test('this browser stores only contract fields of a created event, and an empty name hides nothing', async ({
  desk,
}) => {
  await desk.route('**/v1/events', async (route) => {
    const answer = await fetchAsPage(route);
    const { data } = await answer.json();
    const further = { host: { name: 'Dr. Ada Keller' } };
    await route.fulfill({
      response: answer,
      json: {
        data: {
          ...data,
          ...further,
          name: '',
          location: { type: 'hybrid', city: 'Berlin', ...further },
          rsvp_stats: { ...data.rsvp_stats, ...further },
          attendee_count: 'several',
        },
      },
    });
  });
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
  const stored = () => desk.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('Structural heart board');
  expect(await stored()).not.toContain('Keller');
  await desk.reload();
  await isCreated(desk);
  const details = desk.getByRole('region', { name: 'Structural heart board' });
  for (const text of ['Hybrid, Berlin', '0 pending', 'unreadable']) await expect(details).toContainText(text);
  await desk.getByRole('link', { name: 'Plan another event' }).click();
  const here = desk.getByRole('region', { name: 'Recent events' });
  await expect(here.getByRole('link', { name: 'Structural heart board' })).toBeVisible();
  await expect(here).toContainText('Berlin');
  // Home shows where and when the event is, not when it was created.
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  const created = desk.getByRole('listitem').filter({ hasText: 'Structural heart board' });
  await expect(created.filter({ hasText: 'Berlin · Mar 28, 2027' }).first()).toBeVisible();
});

/** Lets the browser store no item whose name or value contains this text, as if its storage were full. */
const refuseToStore = (page: Page, text: string) =>
  page.addInitScript((refused) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name.includes(refused) || value.includes(refused)) throw new DOMException('No room', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }, text);

test('a browser with full storage still shows the created event while its planner is signed in', async ({
  desk,
  organization,
}) => {
  await refuseToStore(desk, 'kol-desk.created-events');
  await desk.goto('/events/new');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
  await desk.getByRole('link', { name: 'Plan another event' }).click();
  const here = desk.getByRole('region', { name: 'Recent events' });
  await expect(here.getByRole('link', { name: 'Structural heart board' })).toBeVisible();
  // The page stays for the next user.
  await signOut(desk);
  await keyField(desk).fill(organization.key);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await desk.getByRole('link', { name: 'New event' }).first().click();
  await expect(desk.getByRole('button', { name: 'Review event' })).toBeAttached();
  await expect(here).toHaveCount(0);
});

test('an address with a draft or an event that is not there says so above the empty form', async ({ desk }) => {
  const expectEmptyForms = async () => {
    for (const [query, text] of [
      ['draft=nope', 'The unfinished event of this address is not in this browser.'],
      ['like=evt_nope', 'The event to copy is not in this browser, and the service did not send it.'],
    ]) {
      await desk.goto(`/events/new?${query}`);
      await expect(desk.getByRole('status').filter({ hasText: text })).toBeVisible();
      await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('');
    }
  };
  await expectEmptyForms();
  await desk.getByLabel('Name', { exact: true }).fill('Half an idea');
  await expect(desk).toHaveURL(/draft=/);
  await desk.reload();
  await expect(desk.getByText('Draft restored: “Half an idea”')).toBeVisible();
  await expect(desk.getByText('is not in this browser')).toHaveCount(0);
  // Another unfinished event is offered, and does not replace what the address asks for.
  await expectEmptyForms();
  await desk.getByRole('link', { name: 'Open unfinished event' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Half an idea');
});

test('a browser that cannot store a draft says so, and leaving the form promises nothing more', async ({ desk }) => {
  await refuseToStore(desk, 'Half an idea');
  await desk.goto('/events/new');
  const name = desk.getByLabel('Name', { exact: true });
  const full = 'This browser can’t store anything more: its storage is full or blocked.';
  const notice = desk.getByRole('banner').getByText(full);
  await name.fill('Another idea');
  await expect(notice).toHaveCount(0);
  await name.fill('Half an idea');
  await expect(notice).toBeVisible();
  expect(await axeErrors(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Products' }).first().click();
  const guard = desk.getByRole('alertdialog', { name: 'Leave this form?' });
  await expect(guard).toContainText(`The event has not been sent. ${full}`);
  await expect(guard).not.toContainText('you find it here when you come back');
  await guard.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.getByRole('link', { name: 'New event' }).first().click();
  await expect(name).toHaveValue('Half an idea');
  await name.fill('Another idea');
  await expect(notice).toHaveCount(0);
});

test('leaving a changed form by a link or by going back asks, and keeps or discards the draft', async ({ desk }) => {
  await desk.goto('/campaigns');
  await desk.getByRole('link', { name: 'New event' }).first().click();
  await desk.getByLabel('Name', { exact: true }).fill('Half an idea');
  await desk.getByRole('link', { name: 'Products' }).first().click();
  const guard = desk.getByRole('alertdialog', { name: 'Leave this form?' });
  await guard.getByRole('button', { name: 'Stay' }).click();
  await expect(guard).toBeHidden();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Half an idea');
  await desk.goBack();
  await guard.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();

  await desk.getByRole('link', { name: 'New event' }).first().click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Half an idea');
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await guard.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.getByRole('link', { name: 'New event' }).first().click();
  await expect(desk.getByRole('button', { name: 'Review event' })).toBeVisible();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('the draft link on home opens the draft immediately, and so does a reload there', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/events/new?attendees=kol_ada');
  await desk.getByLabel('Name', { exact: true }).fill('Half an idea');
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  await desk.getByRole('region', { name: 'Events' }).getByRole('link', { name: 'Half an idea' }).click();
  const name = desk.getByLabel('Name', { exact: true });
  const isRestored = async () => {
    await expect(name).toHaveValue('Half an idea');
    await expect(name).toBeFocused();
    await expect(cards(desk)).toContainText(['Dr. Ada Keller']);
  };
  await isRestored();
  desk.once('dialog', (dialog) => dialog.accept());
  await desk.reload();
  await isRestored();
  // A second draft does not hide it.
  desk.once('dialog', (dialog) => dialog.accept());
  await desk.goto('/events/new?attendees=kol_ada');
  await name.fill('Another idea');
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  const drafts = desk.getByRole('region', { name: 'Unfinished events' }).getByRole('list');
  await expect(drafts.getByRole('link')).toHaveText(['Another idea', 'Half an idea']);
  await drafts.getByRole('link', { name: 'Half an idea' }).click();
  await isRestored();
});

test('an address with values opens a new form beside a draft, and a draft that is open in another tab stays there', async ({
  desk,
  context,
}) => {
  await desk.goto('/events/new');
  const name = desk.getByLabel('Name', { exact: true });
  await name.fill('First idea');
  const second = await context.newPage();
  await second.goto('/events/new');
  await expect(second.getByRole('button', { name: 'Review event' })).toBeVisible();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('');
  await second.close();

  await desk.getByRole('link', { name: 'Products' }).first().click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.goto('/events/new?name=Prefilled');
  await expect(name).toHaveValue('Prefilled');
  await expect(desk.getByText('You have an unfinished event: “First idea”')).toBeVisible();
  await desk.getByRole('link', { name: 'Open unfinished event' }).click();
  await expect(name).toHaveValue('First idea');
});

test.describe('an unfinished event in two tabs', () => {
  test.use({ hasDeskApi: true, allowedErrors: ['net::ERR_CONNECTION_RESET'] });
  const lost = 'This unfinished event was continued, sent or discarded in another tab.';
  const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
  /** Fills a form, and opens its address in a second tab when it names the draft. */
  const openTwice = async (desk: Page, context: BrowserContext) => {
    await desk.goto('/events/new?name=Board');
    await fillForm(desk, 'Board in Lyon');
    await expect(desk).toHaveURL(/draft=/);
    const address = desk.url();
    const second = await context.newPage();
    await second.goto(address);
    return { address, second };
  };

  test('opens in the second tab after a question; then the first has a copy, and the note about a lost response stays', async ({
    desk,
    context,
  }) => {
    const { address, second } = await openTwice(desk, context);
    await expect(second.getByText('This unfinished event is open in another tab: “Board in Lyon”')).toBeVisible();
    await expect(nameField(second)).toHaveValue('Board');
    expect(await axeErrors(second)).toEqual([]);
    await second.getByRole('button', { name: 'Continue here' }).click();
    await expect(nameField(second)).toHaveValue('Board in Lyon');
    await expect(desk.getByText(lost)).toBeVisible();

    await second.route('**/v1/events', (route) => route.abort('connectionreset'));
    await review(second);
    await create(second).click();
    await expect(second.getByRole('group', { name: 'The event may exist' })).toBeVisible();
    await expect(nameField(desk)).toHaveValue('Board in Lyon');
    await nameField(desk).fill('Board in Nice');
    await expect(desk).not.toHaveURL(address);
    second.once('dialog', (dialog) => dialog.accept());
    await second.reload();
    await expect(second.getByText(/^Draft restored: “Board in Lyon”/)).toBeVisible();
    await expect(second.getByRole('group', { name: 'The event may exist' })).toBeVisible();
    await expect(second.getByText(lost)).toHaveCount(0);
  });

  test('does not come back in the first tab after the second has sent it, also in a browser without locks', async ({
    desk,
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const { address, second } = await openTwice(desk, context);
    await expect(nameField(second)).toHaveValue('Board in Lyon');
    await review(second);
    await create(second).click();
    await isCreated(second);
    await expect(desk.getByText(lost)).toBeVisible();
    await expect(nameField(desk)).toHaveValue('Board in Lyon');
    await nameField(desk).fill('Board in Nice');
    await expect(desk).not.toHaveURL(address);
    await second.goto(address);
    await expect(second.getByText('is not in this browser')).toBeVisible();
  });

  test('has no open question in the first tab after the second has found out whether the event exists', async ({
    desk,
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await desk.route('**/v1/events', (route) => route.abort('connectionreset'), { times: 1 });
    await desk.goto('/events/new');
    await fillForm(desk, 'Board in Lyon');
    await review(desk);
    await create(desk).click();
    const question = (page: Page) => page.getByRole('group', { name: 'The event may exist' });
    await expect(question(desk)).toBeVisible();
    const second = await context.newPage();
    await second.goto(desk.url());
    await question(second).getByRole('button', { name: 'Check' }).click();
    await question(second).getByRole('button', { name: 'Send again' }).click();
    await isCreated(second);
    await expect(desk.getByText(lost)).toBeVisible();
    await expect(question(desk)).toHaveCount(0);
    // Nothing is unknown, so leaving asks nothing.
    await desk.getByRole('link', { name: 'Products' }).first().click();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });

  test('does not come back in the first tab after the second has discarded it, and the form keeps it', async ({
    desk,
    context,
  }) => {
    await desk.goto('/events/new');
    await nameField(desk).fill('Half an idea');
    const list = await context.newPage();
    await list.goto('/events?tab=drafts');
    await list.getByRole('button', { name: 'Discard Half an idea' }).click();
    await expect(desk.getByText(lost)).toBeVisible();
    await expect(nameField(desk)).toHaveValue('Half an idea');
    // Nothing was typed since, so there is nothing to keep.
    await desk.getByRole('link', { name: 'Products' }).first().click();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await expect(list.getByText('No unfinished events')).toBeVisible();
  });
});

test('a form that an address with values opened keeps what was typed over a reload and the way back', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, ben]);
  await desk.goto('/events/new?name=Board&attendees=kol_ada,kol_ben');
  const name = desk.getByLabel('Name', { exact: true });
  await expect(cards(desk)).toContainText(['Dr. Ada Keller', 'Dr. Ben Ito']);
  const restored = desk.getByText('Draft restored: “Board in Lyon”');
  const isRestored = async () => {
    await expect(restored).toBeVisible();
    await expect(name).toHaveValue('Board in Lyon');
    await expect(cards(desk)).toContainText(['Dr. Ada Keller', 'Dr. Ben Ito']);
  };
  const reload = async () => {
    desk.once('dialog', (dialog) => dialog.accept());
    await desk.reload();
  };
  // The address changes between two letters, and the field keeps focus and text.
  await name.press('End');
  await desk.keyboard.type(' in Ly');
  await expect(desk).toHaveURL(/\/events\/new\?name=Board&attendees=kol_ada%2Ckol_ben&draft=./);
  await expect(name).toBeFocused();
  await desk.keyboard.type('on');
  await expect(name).toHaveValue('Board in Lyon');
  await expect(restored).toBeHidden();
  await reload();
  await isRestored();

  await desk.getByRole('link', { name: 'Products' }).first().click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.goBack();
  await isRestored();

  // A new start returns to the values of the address, and is another draft.
  const before = desk.url();
  await desk.getByRole('button', { name: 'Start over' }).click();
  await expect(name).toHaveValue('Board');
  await expect(cards(desk)).toContainText(['Dr. Ada Keller', 'Dr. Ben Ito']);
  await name.fill('Board in Lyon');
  await expect(desk).not.toHaveURL(before);
  await reload();
  await isRestored();

  // A discarded draft does not come back.
  await desk.goto('/events/new?name=Board&attendees=kol_ada');
  await expect(desk.getByText('You have an unfinished event: “Board in Lyon”')).toBeVisible();
  await expect(name).toHaveValue('Board');
  await name.fill('Second board');
  await expect(desk).toHaveURL(/draft=/);
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await desk.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.goBack();
  await expect(name).toHaveValue('Board');
});

test('without changes there is no question; a sign-out asks before it deletes drafts', {
  tag: '@chromium',
}, async ({ desk }) => {
  await desk.goto('/events/new?name=Prefilled');
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.goto('/events/new');
  await desk.getByLabel('Name', { exact: true }).fill('Half an idea');
  await signOut(desk);
  const question = desk.getByRole('alertdialog', { name: 'Sign out?' });
  const stay = question.getByRole('button', { name: 'Stay' });
  await expect(question).toContainText('not sent: “Half an idea”. The list of recently opened profiles');
  await expect(stay).toBeFocused();
  expect(await axeErrorsInBothColors(desk)).toEqual([]);
  await stay.click();
  await expect(userMenu(desk)).toBeFocused();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Half an idea');

  // On a small screen its text scrolls, by keyboard too.
  await desk.setViewportSize({ width: 320, height: 568 });
  await setTextSize(desk, 32);
  await signOut(desk);
  await expect(stay).toBeFocused();
  expect(await axeErrorsInBothColors(desk)).toEqual([]);
  await stay.click();
  await setTextSize(desk, 16);
  await desk.setViewportSize({ width: 1280, height: 720 });

  // Also after leaving the form, and from the palette.
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await desk.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await desk.keyboard.type('sign out');
  await desk.keyboard.press('Enter');
  await expect(question).toContainText('“Half an idea”');
  await desk.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await desk.getByRole('link', { name: 'New event' }).first().click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Half an idea');
  const stored = () => desk.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('Half an idea');
  await signOut(desk);
  await question.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(desk).toHaveURL(/\/sign-in$/);
  expect(await stored()).not.toContain('Half an idea');
  expect(await desk.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kol-desk.')))).toEqual(
    [],
  );
});
