import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import {
  axeErrors,
  expect,
  expectSettled,
  fetchAsPage,
  jumpTo,
  keyField,
  signInWithKey,
  signOut,
  test,
  userMenu,
} from './fixtures.ts';
import { aKol, anEvent, inDays } from './records.ts';
import { SCREEN_RECORDS, SCREENS } from './screens.ts';
import { ageSignIns, type CommandRunner, createKey } from './service.ts';

test.use({
  allowedErrors: ['status of 401', 'status of 403', 'status of 404', 'status of 409', 'net::ERR_FAILED'],
});

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

/** Everything that the browser stores for scripts. */
const storages = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Ends all sessions of an organization on the service, like an administrator. @returns a new key of it */
async function revokeKeys(service: CommandRunner, organization: string) {
  for (const row of (await service.command('keys', 'list')).split('\n').filter((line) => line.includes(organization)))
    await service.command('keys', 'revoke', /\bkd_\w+/.exec(row)?.[0] ?? '');
  return createKey(service, organization);
}

test('a key signs in once: the browser keeps the cookie of a session, in all tabs and after a reload, until the sign-out', async ({
  page,
  organization,
}) => {
  await page.goto('/campaigns?status=active');
  await expect(page.getByText('This browser does not keep the key.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await axeErrors(page)).toEqual([]);
  const headers: (string | undefined)[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && headers.push(request.headers().authorization));
  await keyField(page).fill(organization.key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/campaigns?status=active');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await expect.poll(() => headers.length).toBeGreaterThan(0);
  expect(new Set(headers)).toEqual(new Set([undefined]));

  const second = await page.context().newPage();
  await second.goto('/products');
  await expect(second.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  for (const tab of [page, second]) expect(await storages(tab)).not.toContain(organization.key);
  const { port } = new URL(page.url());
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, httpOnly, sameSite, expires }) => ({ name, httpOnly, sameSite, expires }))).toEqual([
    { name: `kol-desk-${port}`, httpOnly: true, sameSite: 'Strict', expires: -1 },
    { name: `kol-desk-${port}-session`, httpOnly: true, sameSite: 'Lax', expires: -1 },
  ]);

  await signOut(second);
  await expect(second).toHaveURL(/\/sign-in$/);
  await expect(page.getByText('You signed out in another tab of this browser.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/products');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
});

test('a session of many days is asked for once, and not again and again', async ({ desk }) => {
  const requests: string[] = [];
  await desk.route('/auth/session', async (route) => {
    requests.push(route.request().url());
    const response = await fetchAsPage(route);
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, ends_at: '2099-01-01T00:00:00.000Z' } } });
  });
  await desk.goto('/campaigns');
  await expect(desk.getByText('No campaigns yet')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a sign-in that would replace another asks first, and names both keys and organizations', async ({
  desk,
  organization,
  service,
}) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
  const form = await desk.context().newPage();
  await form.goto('/events/new?attendees=kol_ada');
  await nameField(form).fill('Board of the first organization');
  await expect(form.getByRole('link', { name: 'Dr. Ada Keller' })).toBeVisible();
  const other = `Other ${organization.name}`;
  const link = await desk.context().newPage();
  const key = await createKey(service, other, '--label', 'Front desk');
  const address = `/sign-in?next=/products#key=${key}`;
  await link.goto(address);
  const question = link.getByRole('alertdialog', { name: 'Replace the current sign-in?' });
  await expect(question).toContainText(new RegExp(`Current sign-in: API key \\w+, “${organization.name}”`));
  const prefix = /^kd_[^_]+/.exec(key)?.[0];
  await expect(question).toContainText(`New sign-in: API key Front desk (${prefix}), “${other}”`);
  expect(await axeErrors(link)).toEqual([]);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(link.getByText('You are still signed in as before.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();

  await form.getByRole('button', { name: 'Remove Dr. Ada Keller' }).click();
  const removed = form.getByText('Dr. Ada Keller was removed.');
  // It stays under the pointer.
  await removed.hover();
  await link.goto('/config.json');
  await link.goto(address);
  await question.getByRole('button', { name: 'Replace and sign in' }).click();
  await expect(link.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await userMenu(link).click();
  await expect(link.getByRole('menu')).toContainText(`Front deskPlanner · ${other}Signed in until`);
  await link.keyboard.press('Escape');
  // The other tabs show nothing of the first user, and say why.
  await expect(desk.getByRole('heading', { name: 'No KOL has this id' })).toBeVisible();
  await expect(desk.getByText('Another user signed in to KOL Desk in another tab of this browser')).toBeVisible();
  await expect(nameField(form)).toHaveValue('');
  await expect(removed).toHaveCount(0);
  expect(await storages(desk)).not.toContain('kol_ada');

  // The first user finds the draft again.
  await signOut(link);
  await keyField(link).fill(organization.key);
  await link.keyboard.press('Enter');
  await expect(nameField(form)).toHaveValue('Board of the first organization');
});

test('a signed-in user reads why a sign-in with an account failed, and stays signed in', async ({ desk }) => {
  await desk.goto('/sign-in?refused=no_role&next=/products');
  await expect(desk.getByText('Your account has no access to KOL Desk.')).toBeVisible();
  await expect(desk.getByText('You are still signed in as before.')).toBeVisible();
  await desk.getByRole('link', { name: 'Continue' }).click();
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
});

test('drafts, shortlists, saved views and recent KOLs belong to the user, in all tabs of the browser', async ({
  desk,
  organization,
  service,
}) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('New shortlist').fill('Valve advisors');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').getByText('Added to “Valve advisors”')).toBeVisible();
  await desk.goto('/campaigns?type=newsletter');
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await desk.getByLabel('View name').fill('Letters');
  await desk.keyboard.press('Enter');
  await expect(desk.getByLabel('Saved view', { exact: true })).toHaveValue(/./);
  await desk.goto('/events/new?name=Prefilled');
  await nameField(desk).fill('Half a board');
  const second = await desk.context().newPage();
  await second.goto('/');
  await expect(second.getByRole('link', { name: 'Half a board' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Dr. Ada Keller' }).first()).toBeVisible();
  const kept = async (present: boolean) => {
    for (const [path, text] of [
      ['/kols?tab=ids', 'Valve advisors'],
      ['/campaigns', 'Letters'],
    ] as const) {
      await second.goto(path);
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSettled(second);
      await expect(second.getByRole('main').getByText(text)).toHaveCount(present ? 1 : 0);
    }
  };
  await kept(true);

  // Another user of the same browser, after the session has ended without a sign-out.
  await desk.context().clearCookies();
  await signInWithKey(desk, await createKey(service, `Other ${organization.name}`));
  await kept(false);
  await second.goto('/');
  await expect(second.getByRole('region', { name: 'Events' })).toBeVisible();
  await expectSettled(second);
  await expect(second.getByText('Half a board')).toHaveCount(0);
  // The other organization has no such KOL, so its name would not be shown.
  await expect(second.locator('main [href*=kol_ada]')).toHaveCount(0);
});

test('a session that ends in the middle of a form asks for the key in every tab, the form stays, and then it is sent', async ({
  desk,
  organization,
}) => {
  await desk.goto('/events/new');
  await nameField(desk).fill('Board that must not get lost');
  const list = await desk.context().newPage();
  await list.goto('/products');
  await expect(list.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await desk.getByRole('radio', { name: 'Webinar' }).check();
  await desk.getByLabel('Start', { exact: true }).fill('2027-03-02T09:00');
  await desk.getByLabel('End', { exact: true }).fill('2027-03-02T10:00');
  await desk.getByRole('button', { name: 'Review event' }).click();
  const send = desk.getByRole('button', { name: 'Create draft event' });
  await expect(send).toBeVisible();
  await desk.context().clearCookies();
  await send.click();
  const dialog = desk.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(dialog).toContainText('POST /v1/events · Status 401');
  expect(await axeErrors(desk)).toEqual([]);
  const other = list.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(other).toBeVisible();
  // The question hides the page behind it.
  const { backgroundColor, opacity } = await desk
    .locator('.MuiBackdrop-root')
    .evaluate((backdrop) => ({ ...getComputedStyle(backdrop) }));
  expect([backgroundColor, opacity]).toEqual([
    await desk.evaluate(() => getComputedStyle(document.body).backgroundColor),
    '1',
  ]);

  await keyField(list).fill(organization.key);
  await list.keyboard.press('Enter');
  await expect(other).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Board that must not get lost' })).toBeVisible();
  await expect(desk.getByRole('alert').getByRole('button', { name: 'Create draft event' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'The event was created' })).toBeVisible();
  expect(await storages(desk)).not.toContain(organization.key);
});

test('after the key of a session was revoked, another key of the organization starts with new pages, and sees no draft of the first', async ({
  desk,
  organization,
  service,
}) => {
  await desk.goto('/events/new');
  await nameField(desk).fill('Board of the first key');
  const list = await desk.context().newPage();
  await list.goto('/products');
  await expect(list.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  const other = await revokeKeys(service, organization.name);
  await list.getByRole('searchbox').fill('valve');
  const dialog = list.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await keyField(list).fill(other);
  await list.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Another user signed in to KOL Desk in another tab of this browser')).toBeVisible();
  await expect(nameField(desk)).toHaveValue('');
  await desk.goto('/');
  await expect(desk.getByRole('region', { name: 'Events' })).toBeVisible();
  await expect(desk.getByText('Board of the first key')).toBeHidden();
});

test('the user sees where they are signed in, and signs out one other browser, then all others', async ({
  desk,
  organization,
  browser,
  baseURL,
}) => {
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const other = await (await browser.newContext({ baseURL })).newPage();
      await signInWithKey(other, organization.key);
      await other.goto('/config.json');
      return other;
    }),
  );
  const stillSignedIn = async () => {
    const sessions = others.map((other) => other.evaluate(async () => (await fetch('/auth/session')).json()));
    return (await Promise.all(sessions)).filter(({ data }) => data !== null).length;
  };
  await desk.goto('/products');
  await userMenu(desk).click();
  await desk.getByRole('menuitem', { name: 'Your sessions' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Your sessions' });
  const items = dialog.getByRole('listitem');
  await expect(dialog.getByText('You have 4 sessions.')).toBeVisible();
  await expect(items).toHaveCount(4);
  await expect(items.filter({ hasText: 'This browser' })).toHaveCount(1);
  await expect(items.filter({ hasText: /Another browser · \w+, \w+Signed in .*Last used / })).toHaveCount(3);
  expect(await axeErrors(desk)).toEqual([]);
  const signOutOther = items.filter({ hasText: 'Another browser' }).first().getByRole('button', { name: 'Sign out' });

  // An error is where it occurred, and nothing is lost.
  await desk.route('**/auth/sessions/*/sign-out', (route) => route.abort());
  await signOutOther.click();
  await expect(dialog.getByRole('alert')).toContainText('The service cannot be reached');
  await expect(items).toHaveCount(4);
  expect(await axeErrors(desk)).toEqual([]);
  await desk.unrouteAll();

  await signOutOther.dblclick();
  await expect(dialog.getByText('You have 3 sessions.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await stillSignedIn()).toBe(2);

  await dialog.getByRole('button', { name: 'Sign out all others' }).focus();
  await desk.keyboard.press('Enter');
  await expect(dialog.getByText('You are signed in only in this browser.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  expect(await stillSignedIn()).toBe(0);
  // The keyboard is still in the dialog.
  await desk.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(userMenu(desk)).toBeFocused();

  // The list ends this session, too; the search of the app bar opens it.
  await jumpTo(desk, 'browsers');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(desk).toHaveURL(/\/sign-in$/);
  for (const other of others) await other.context().close();
});

test('some time after the sign-in, the user signs in again to sign out other browsers, and then it continues', async ({
  desk,
  organization,
  service,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signInWithKey(other, organization.key);
  await service.stop();
  await ageSignIns(service.dataDir);
  await service.start();
  await desk.goto('/products');
  await userMenu(desk).click();
  await desk.getByRole('menuitem', { name: 'Your sessions' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Your sessions', includeHidden: true });
  const question = desk.getByRole('alertdialog', { name: 'Sign in again' });
  const signOutOther = dialog.getByRole('listitem').filter({ hasText: 'Another browser' }).getByRole('button');
  await signOutOther.click();
  await expect(question).toContainText('This action needs a recent sign-in.');
  await expect(keyField(desk)).toBeFocused();
  expect(await axeErrors(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(signOutOther).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText('You have 2 sessions.')).toBeVisible();
  await expect(signOutOther).not.toHaveAttribute('aria-disabled');

  await desk.keyboard.press('Enter');
  await keyField(desk).fill(organization.key);
  await desk.keyboard.press('Enter');
  await expect(question).toBeHidden();
  // The new session has replaced the old one of this browser.
  await expect(dialog.getByText('You are signed in only in this browser.')).toBeVisible();
  await other.goto('/products');
  await expect(other).toHaveURL(/\/sign-in\?next=/);
  await other.context().close();
});

test('if the service does not end the session, the page says so and nothing is lost', async ({ desk }) => {
  await desk.goto('/products');
  await desk.route('**/auth/sign-out', (route) => route.abort());
  await signOut(desk);
  const message = desk.getByText('You are still signed in, because the service did not end your session.');
  await expect(message).toBeVisible();
  await desk.unrouteAll();
  await desk.getByRole('button', { name: 'Try again' }).click();
  await expect(desk).toHaveURL(/\/sign-in$/);
  await expect(message).toBeHidden();
});

test.describe('a start without an answer of who is signed in', () => {
  test.use({ allowedErrors: ['status of 500', 'status of 429', 'status of 404', 'net::ERR_'] });

  test('says what is wrong with the service, blames no settings, and starts when the service answers', async ({
    desk,
  }) => {
    // One handler for the whole test: without any for a moment, the page would get the answer of the service and start.
    let answer: Parameters<Route['fulfill']>[0] | 'none';
    await desk.route('**/auth/session', (route) => (answer === 'none' ? route.abort() : route.fulfill(answer)));
    for (const [failure, title] of [
      [{ status: 500, json: { title: 'Broken' } }, 'The service has a problem'],
      [{ status: 429, headers: { 'Retry-After': '60' }, body: '' }, 'Too many requests at the moment'],
      [{ status: 200, contentType: 'text/html', body: '<p>Hello</p>' }, 'The response cannot be read'],
    ] as const) {
      answer = failure;
      await desk.goto('/products');
      await expect(desk.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(desk.getByRole('main')).toContainText('KOL Desk keeps trying');
      await expect(desk.getByText(new RegExp(`^GET /auth/session · Status ${failure.status} · `))).toBeVisible();
      await expect(desk.getByText('settings')).toHaveCount(0);
    }
    // The next attempt has another result.
    answer = 'none';
    await expect(desk.getByRole('heading', { name: 'The service cannot be reached' })).toBeVisible();
    await desk.unrouteAll();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });

  test('is accessible', async ({ desk }) => {
    await desk.route('**/auth/session', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await desk.goto('/products');
    await expect(desk.getByRole('heading', { name: 'The service has a problem', level: 1 })).toBeVisible();
    expect(await axeErrors(desk)).toEqual([]);
  });
});

test.describe('a sign-out without a network', () => {
  test.use({ allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('says that the user is still signed in, although no code can be loaded', async ({ desk, context }) => {
    await desk.goto('/products');
    // Its code is there, as after an earlier look.
    await userMenu(desk).click();
    await expect(desk.getByRole('menu')).toBeVisible();
    await desk.keyboard.press('Escape');
    await context.setOffline(true);
    await signOut(desk);
    const dialog = desk.getByRole('alertdialog', { name: 'You are still signed in' });
    await expect(dialog).toBeVisible();
    expect(await axeErrors(desk)).toEqual([]);
    const retry = dialog.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    await retry.click();
    await expect(dialog).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(desk).toHaveURL(/\/sign-in$/);
  });
});

test.describe('roles', () => {
  test('a reader sees no way to create an event, and a sentence where an address leads there', async ({
    desk: page,
    organization,
    service,
  }) => {
    await organization.import(SCREEN_RECORDS);
    // The browser has a draft of a planner, who is a reader now.
    await page.goto('/events/new');
    await nameField(page).fill('Half an idea');
    await page.getByRole('link', { name: 'KOL Desk' }).click();
    await page.getByRole('button', { name: 'Keep and leave' }).click();
    await expect(page.getByRole('link', { name: 'Half an idea' })).toBeVisible();
    await page.context().clearCookies();
    await signInWithKey(page, await createKey(service, organization.name, '--role', 'reader'));
    await page.goto('/config.json');
    const drafts = await page.evaluate(async () => {
      const { data } = await (await fetch('/auth/session')).json();
      const ofPlanner = Object.entries(localStorage).find(([, value]) => value.includes('Half an idea'));
      localStorage.setItem(`kol-desk.event-drafts.${data.id}`, ofPlanner?.[1]);
      return Object.entries(localStorage).filter(([, value]) => value.includes('Half an idea'));
    });
    expect(drafts).toHaveLength(2);
    for (const { name, address, content } of SCREENS) {
      if (['audit trail', 'people and keys', 'new event'].includes(name)) continue;
      await page.goto(address);
      await expect(content(page)).toBeVisible();
      // What one may do with the chosen KOLs.
      if (['KOLs', 'KOL list'].includes(name)) await page.getByRole('checkbox', { name: /kol_bo/ }).check();
      await page.keyboard.press('?');
      const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(shortcuts).toBeVisible();
      await expect(shortcuts).not.toContainText(/event/i);
      await page.keyboard.press('Escape');
      await expect(shortcuts).toBeHidden();
      await expectSettled(page);
      expect(await page.locator('a[href^="/events/new"]').count(), name).toBe(0);
      expect(await page.getByText('Half an idea').count(), name).toBe(0);
    }
    await organization.import([aKol({ id: 'kol_ada' }), anEvent({ id: 'evt_board' })]);
    await page.goto('/events');
    await page.getByRole('link', { name: 'Valve board' }).click();
    const drawer = page.getByRole('dialog', { name: 'Valve board' });
    await expect(drawer.getByRole('button', { name: 'Calendar file' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Duplicate' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('new event');
    await expect(page.getByRole('option', { name: /^New event/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('half an');
    await expect(page.getByRole('option', { name: /^Half an idea/ })).toHaveCount(0);
    // A reader finds events, too.
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('valve');
    await expect(page.getByRole('option', { name: /^Valve board/ })).toBeVisible();
    for (const path of ['/events/new', '/events?tab=drafts']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Your role cannot create events' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Review event' })).toHaveCount(0);
    }
    await page.goto('/audit');
    await expect(page.getByRole('heading', { name: 'The audit trail is for managers' })).toBeVisible();
    await page.goto('/people');
    await expect(page.getByRole('heading', { name: 'People and keys are for managers' })).toBeVisible();
    await userMenu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Your sessions' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'People and keys' })).toHaveCount(0);
  });

  test('a manager finds in the audit trail who did what, by KOL, action, person and day', async ({
    page,
    organization,
    service,
  }) => {
    await organization.import([aKol({ id: 'kol_ada' })]);
    await signInWithKey(page, await createKey(service, organization.name, '--role', 'manager'));
    await page.goto('/kols/kol_ada');
    await expect(page.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
    await userMenu(page).click();
    await expect(page.getByRole('menu')).toContainText(organization.name);
    await expect(page.getByRole('menu')).toContainText('Manager');
    await page.getByRole('menuitem', { name: 'Audit trail' }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Signed in' }).first()).toContainText('API key');
    // A time is in one line, and so are the filters.
    const time = page.getByRole('rowheader').first().getByRole('time');
    expect(await time.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect((await page.getByRole('search').boundingBox())?.height).toBeLessThanOrEqual(44);
    // The name suggests the KOL. The browser's list of suggestions puts its id into the field.
    const subject = page.getByRole('combobox', { name: 'KOL or event' });
    await subject.fill('keller');
    await expect(page).toHaveURL('/audit?subject=keller');
    await expect(async () => {
      await page.reload();
      await expect(rows.filter({ hasText: 'Read a KOL' })).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(0);
    await subject.fill('kelle');
    const suggestion = page.locator('#filter-subject-kols option');
    await expect(suggestion).toHaveText('Dr. Ada Keller');
    await subject.fill((await suggestion.getAttribute('value')) ?? '');
    await expect(page).toHaveURL('/audit?subject=kol_ada');
    await expect(rows.filter({ hasText: 'Read a KOL' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Dr. Ada Keller' })).toBeVisible();
    await page.getByRole('combobox', { name: 'What' }).selectOption('Exported');
    await expect(page.getByText('No entry matches')).toBeVisible();

    await page.goto('/audit');
    const who = page.getByRole('combobox', { name: 'Who' });
    await who.fill('command');
    await expect(page).toHaveURL('/audit?actor=command');
    await expect(page.getByRole('button', { name: 'A command on the server' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Created a key' })).not.toHaveCount(0);
    await expect(rows.filter({ hasText: 'Read a KOL' })).toHaveCount(0);
    for (let imports = 0; imports < 10; imports += 1) await organization.import([aKol({ id: 'kol_ada' })]);
    await page.goto('/audit?actor=command&per_page=10');
    await expect(rows.filter({ hasText: 'Imported records' })).toHaveCount(10);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\bpage=2\b/);
    await expect(rows.filter({ hasText: 'Created a key' })).not.toHaveCount(0);
    await expect(rows.filter({ hasText: 'Imported records' })).toHaveCount(1);
    await page.getByLabel('From (UTC)').fill(inDays(1).slice(0, 10));
    await expect(page.getByText('No entry matches')).toBeVisible();

    await page.goto('/audit');
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toMatch(/^\ufeff?at,actor,/);
    expect(file).toMatch(/kol_read,kol_ada,/);
  });

  test('finds an event by name in the audit trail, and opens it', async ({ page, organization, service }) => {
    const event = { name: 'Valve board', event_type: 'dinner', start_date: inDays(20), end_date: inDays(20, '16:00') };
    const created = await organization.fetch('/v1/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
    });
    const { id } = (await created.json()).data;
    await signInWithKey(page, await createKey(service, organization.name, '--role', 'manager'));
    await page.goto('/audit?subject=valve');
    await page.getByRole('table').getByRole('link', { name: 'Valve board' }).click();
    await expect(page).toHaveURL(`/events?selected=${id}`);
    await expect(page.getByRole('dialog', { name: 'Valve board' })).toBeVisible();
  });
});
