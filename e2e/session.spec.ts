import { readFile } from 'node:fs/promises';
import { axeErrors, delayResponses, expect, keyField, signOut, test, userMenu } from './fixtures.ts';
import { aCampaign, aKol } from './records.ts';
import { type CommandRunner, createKey } from './service.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

/** Revokes the first key of a test's organization, like an administrator. */
async function revokeKey(service: CommandRunner, organization: string) {
  const rows = (await service.command('keys', 'list')).split('\n').filter((row) => row.includes(organization));
  await service.command('keys', 'revoke', /\bkd_\w+/.exec(rows[0] ?? '')?.[0] ?? '');
}

// A service without sessions: the tabs keep its key.
test.use({ signIn: 'key-in-tabs' });

test('an open tab signs in a new tab immediately, and the key is stored only in the tabs', async ({
  desk,
  organization,
}) => {
  await organization.import([aCampaign({ id: 'cmp_a', name: 'Spring letter' })]);
  await desk.goto(`/sign-in#key=${organization.key}`);
  await expect(userMenu(desk)).toBeVisible();
  const second = await desk.context().newPage();
  const seen: string[] = [];
  second.on('framenavigated', (frame) => seen.push(frame.url()));
  await second.goto('/campaigns?status=completed');
  await expect(second.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await expect(second).toHaveURL('/campaigns?status=completed');
  expect(seen.filter((address) => address.includes('/sign-in'))).toEqual([]);
  await second.reload();
  await expect(userMenu(second)).toBeVisible();

  expect(await second.evaluate(() => JSON.stringify(localStorage))).not.toContain(organization.key);
  // Without an open tab nothing can answer.
  const context = desk.context();
  await second.close();
  await desk.close();
  const third = await context.newPage();
  await third.goto('/campaigns');
  await expect(keyField(third)).toBeVisible();
});

test('a device that stays signed in is still signed in after the browser was closed, until the sign-out', async ({
  page,
  organization,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByText('until you close them')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Keep me signed in on this device' }).check();
  await expect(page.getByText('Use this only on your own device.')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await keyField(page).fill(organization.key);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();
  const context = page.context();
  await page.close();

  const later = await context.newPage();
  await later.goto('/products');
  await expect(later.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await signOut(later);
  await expect(later).toHaveURL(/\/sign-in$/);
  expect(await later.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    organization.key,
  );
});

test('a sign-out reaches every tab, and asks before it deletes the drafts of all', async ({ desk, organization }) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/');
  const second = await desk.context().newPage();
  await second.goto('/events/new');
  await second.getByLabel('Name', { exact: true }).fill('Board that must not get lost');
  const profile = await desk.context().newPage();
  await profile.goto('/kols/kol_ada');
  await expect(profile.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();

  await signOut(desk);
  const question = desk.getByRole('alertdialog', { name: 'Sign out?' });
  await expect(question).toContainText('“Board that must not get lost”');
  await question.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(desk).toHaveURL(/\/sign-in$/);
  for (const page of [second, profile]) {
    await expect(page.getByText('You signed out in another tab of this browser.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(organization.key);
  }
  await expect(profile.getByText('Ada Keller')).toBeHidden();

  await keyField(desk).fill(organization.key);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/');
  await expect(profile).toHaveURL(/\/kols\/kol_ada$/);
  await expect(profile.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('');
});

test.describe('a new key', () => {
  // The tabs ask the other organization for the open KOL.
  test.use({ allowedErrors: ['status of 404'] });

  test('reaches every tab: no data of the first organization stays on screen, and its drafts wait for it', async ({
    desk,
    organization,
    service,
  }) => {
    await organization.import([aKol({ id: 'kol_ada' })]);
    const stranger = await createKey(service, `Other ${organization.name}`);
    await desk.goto('/');
    const profile = await desk.context().newPage();
    await profile.goto('/kols/kol_ada');
    await expect(profile.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
    const form = await desk.context().newPage();
    await form.goto('/events/new');
    await form.getByLabel('Name', { exact: true }).fill('Board of the first organization');

    expect(await desk.evaluate(() => JSON.stringify(localStorage))).toContain('kol_ada');

    // A link in a mail opens a new tab, which would get the key of the other tabs.
    const link = await desk.context().newPage();
    await link.goto(`/sign-in#key=${stranger}`);
    await expect(link).toHaveURL('/');
    await link.close();
    await expect(profile.getByRole('heading', { name: 'No KOL has this id' })).toBeVisible();
    // The other tab explains why its page changed.
    const why = profile.getByRole('alert').filter({ hasText: 'Another user signed in to KOL Desk in another tab' });
    await expect(why).toBeVisible();
    await why.getByRole('button', { name: 'Dismiss' }).click();
    await expect(why).toBeHidden();
    await profile.getByRole('link', { name: 'Products' }).first().click();
    await expect(profile.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await expect(why).toBeHidden();
    expect(await desk.evaluate(() => JSON.stringify(localStorage))).not.toContain('kol_ada');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');

    await signOut(desk);
    await expect(keyField(form)).toBeVisible();
    await keyField(desk).fill(organization.key);
    await desk.keyboard.press('Enter');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Board of the first organization');
  });
});

test('a tab that was suspended during a sign-out gives its key to no other tab', async ({ desk }) => {
  await desk.goto('/kols');
  await expect(userMenu(desk)).toBeVisible();
  const other = await desk.context().newPage();
  await other.goto('/config.json');
  // The waiting messages: first the question of a new tab, then the sign-out.
  const heard = other.evaluate(
    () =>
      new Promise((resolve) => {
        const messages: unknown[] = [];
        const channel = new BroadcastChannel('kol-desk.session');
        channel.onmessage = ({ data }) => (data === 'all' ? resolve(messages) : messages.push(data));
        localStorage.removeItem('kol-desk.sign-in-round');
        channel.postMessage({ kind: 'keyRequest' });
        channel.postMessage({ kind: 'signedOut', isIdle: false });
      }),
  );
  await expect(desk.getByText('You signed out in another tab of this browser.')).toBeVisible();
  await desk.evaluate(() => new BroadcastChannel('kol-desk.session').postMessage('all'));
  expect(await heard).toEqual([]);
});

test('a page in the history is signed out after a sign-out in another tab', async ({ desk }) => {
  await desk.goto('/kols');
  await expect(userMenu(desk)).toBeVisible();
  const goBackTo = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await desk.evaluate(goBackTo);
  await expect(userMenu(desk)).toBeVisible();
  // A page in the back/forward cache receives no messages. The test browser has no such cache, so the test changes the
  // storage.
  await desk.evaluate(() => localStorage.removeItem('kol-desk.sign-in-round'));
  await desk.evaluate(goBackTo);
  await expect(desk.getByText('You signed out in another tab of this browser.')).toBeVisible();
});

test('a tab that the browser discarded shows no data of its old key to the next key', async ({
  desk,
  organization,
  service,
}) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  const stranger = await createKey(service, `Other ${organization.name}`);
  await desk.goto('/kols?ids=kol_ada');
  await expect.poll(() => desk.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('kol_ada');
  const second = await desk.context().newPage();
  await second.goto('/kols');
  await expect(userMenu(second)).toBeVisible();
  // After a crash, or with little memory, the tab only keeps its storage.
  await desk.goto('/config.json');

  await signOut(second);
  await second.getByRole('checkbox', { name: 'Keep me signed in on this device' }).check();
  await keyField(second).fill(stranger);
  await second.keyboard.press('Enter');
  await expect(userMenu(second)).toBeVisible();
  await desk.goto('/events/new');
  await expect(desk.getByLabel('Name', { exact: true })).toBeVisible();
  expect(await desk.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('kol_ada');
});

test.describe('a key that is revoked during use', () => {
  test.use({ allowedErrors: ['the server responded with a status of 401'] });

  test('opens the dialog in every tab, and one answer is enough: typed values stay, and a partly loaded list continues', async ({
    desk,
    organization,
    service,
  }) => {
    await organization.import([aKol({ id: 'kol_ada' }), aKol({ id: 'kol_bo', full_name: 'Dr. Bo Lindqvist' })]);
    await desk.goto('/events/new');
    await desk.getByLabel('Name', { exact: true }).fill('Board that must not get lost');
    const adding = await desk.context().newPage();
    await adding.goto('/kols?ids=kol_ada');
    await adding.getByRole('button', { name: 'Add KOLs' }).click();
    await adding.getByRole('textbox', { name: /KOL ids/ }).fill('kol_bo and others');
    const list = await desk.context().newPage();
    await list.goto('/kols');
    await expect(list.getByRole('textbox', { name: /KOL ids/ })).toBeVisible();
    const renewed = await createKey(service, organization.name);
    await revokeKey(service, organization.name);

    await list.getByRole('textbox', { name: /KOL ids/ }).fill('kol_ada kol_bo');
    await list.keyboard.press('Control+Enter');
    const dialogs = [list, desk, adding].map((page) => page.getByRole('alertdialog', { name: 'Sign in again' }));
    for (const dialog of dialogs)
      await expect(dialog).toContainText(/GET \/v1\/kols\/kol_\w+ · Status 401 · Request \S+ · \d{4}-/);

    // Until then the page is hidden, behind another question and in print too.
    await desk.getByRole('button', { name: 'Sign out' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Sign out?' });
    await expect(question).toBeVisible();
    const covers = () => desk.locator('.MuiBackdrop-root').evaluate((part) => getComputedStyle(part).backgroundColor);
    expect(await covers()).toBe(await desk.evaluate(() => getComputedStyle(document.body).backgroundColor));
    await desk.emulateMedia({ media: 'print' });
    await expect(desk.locator('#root')).toBeHidden();
    await desk.emulateMedia({ media: null });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();

    await keyField(desk).fill(renewed);
    await desk.keyboard.press('Enter');
    for (const dialog of dialogs) await expect(dialog).toBeHidden();
    await expect(list.getByRole('table').getByText('Dr. Ada Keller')).toBeVisible();
    await expect(list.getByRole('table').getByText('Dr. Bo Lindqvist')).toBeVisible();
    await expect(adding.getByRole('textbox', { name: /KOL ids/ })).toHaveValue('kol_bo and others');
    await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Board that must not get lost');
  });

  test('makes a running export start again with the new key and the same selection', async ({
    desk,
    organization,
    service,
  }) => {
    await organization.import([aCampaign({ id: 'cmp_a' }), aCampaign({ id: 'cmp_b' })]);
    await desk.goto('/campaigns');
    await desk.getByRole('button', { name: 'Export' }).click();
    const choice = desk.getByRole('dialog', { name: 'Export campaigns' });
    await choice.getByRole('radio', { name: 'All that match (2)' }).check();
    await choice.getByRole('radio', { name: 'JSON, for programs' }).check();
    const renewed = await createKey(service, organization.name);
    await revokeKey(service, organization.name);
    const saved = desk.waitForEvent('download');
    await choice.getByRole('button', { name: 'Save file' }).click();

    const dialog = desk.getByRole('alertdialog', { name: 'Sign in again' });
    await keyField(dialog).fill(renewed);
    await desk.keyboard.press('Enter');
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(file).toMatchObject([{ id: 'cmp_a' }, { id: 'cmp_b' }]);
    await expect(choice).toContainText('2 records saved');
  });

  test('makes a search in the whole list continue with the new key', async ({ desk, organization, service }) => {
    await organization.import([aCampaign({ id: 'cmp_a' })]);
    const release = await delayResponses(desk, '**/v1/campaigns?page=1&per_page=100');
    await desk.goto('/campaigns?selected=cmp_nowhere');
    await expect(desk.getByRole('rowheader')).toHaveCount(1);
    const renewed = await createKey(service, organization.name);
    await revokeKey(service, organization.name);
    release();
    await keyField(desk.getByRole('alertdialog', { name: 'Sign in again' })).fill(renewed);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('No record has this id')).toBeVisible();
  });
});

test.describe('if /config.json sets an idle sign-out', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('**/config.json', (route) => route.fulfill({ json: { idleSignOutMinutes: 15 } }));
  });

  test('every tab warns one minute before, and activity in one tab keeps all signed in', async ({
    page,
    organization,
  }) => {
    await page.context().clock.install();
    await page.goto(`/sign-in#key=${organization.key}`);
    await expect(userMenu(page)).toBeVisible();
    const second = await page.context().newPage();
    await second.goto('/products');
    await expect(userMenu(second)).toBeVisible();
    // The browser's clock applies to all tabs.
    const pass = (time: string) => page.clock.runFor(time);
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    const secondWarning = second.getByRole('alertdialog', { name: 'Are you still there?' });

    await pass('10:00');
    await second.keyboard.press('Shift');
    await pass('10:00');
    await expect(warning).toBeHidden();
    // Stop at the warning, and later at the sign-in, because their code must load within its own time limit.
    await pass('04:01');
    await expect(warning).toBeVisible();
    await expect(secondWarning).toBeVisible();
    await pass('00:29');
    // At most 31, and less on a slow machine, because the clock runs while the warnings load.
    await expect(warning).toContainText(/Signing out in [1-3]?\d seconds/);
    expect(await axeErrors(page)).toEqual([]);
    await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    await expect(secondWarning).toBeHidden();

    await second.goto('/events/new');
    await second.getByLabel('Name', { exact: true }).fill('Half a board');
    await pass('14:01');
    await expect(warning).toBeVisible();
    await expect(secondWarning).toBeVisible();
    await pass('01:00');
    for (const tab of [page, second]) {
      await expect(tab.getByText('because you did not use KOL Desk for a while')).toBeVisible();
      expect(await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        organization.key,
      );
    }
    await keyField(second).fill(organization.key);
    await second.keyboard.press('Enter');
    await expect(second).toHaveURL(/\/events\/new$/);
    await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Half a board');
  });

  test('a device that slept longer than the limit is signed out on the first key press', async ({ desk }) => {
    await desk.clock.install();
    await desk.goto('/kols');
    await expect(userMenu(desk)).toBeVisible();
    await desk.keyboard.press('Shift');
    // Timers stop meanwhile.
    await desk.clock.setSystemTime(Date.now() + 8 * 3_600_000);
    await desk.keyboard.press('Shift');
    await expect(desk.getByText('because you did not use KOL Desk for a while')).toBeVisible();
  });

  test('setting the clock back does not keep a user signed in', async ({ desk }) => {
    await desk.clock.install();
    await desk.goto('/kols');
    await expect(userMenu(desk)).toBeVisible();
    await desk.keyboard.press('Shift');
    await desk.clock.setSystemTime(Date.now() - 30 * 24 * 3_600_000);
    await desk.clock.runFor('14:00');
    await expect(userMenu(desk)).toBeVisible();
    await desk.clock.runFor('14:01');
    await expect(desk.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await desk.clock.runFor('01:00');
    await expect(desk.getByText('because you did not use KOL Desk for a while')).toBeVisible();
  });
});
