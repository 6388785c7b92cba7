import type { Page } from '@playwright/test';
import { startDemoProvider } from '../server/demo/demoProvider.ts';
import { DEMO_ORGANIZATION } from '../server/demo/loadDemo.ts';
import { freePort } from '../server/test/freePort.ts';
import { axeErrorsInBothColors, delayResponses, expect, fetchAsPage, jumpTo, test, userMenu } from './fixtures.ts';
import { createKey } from './service.ts';

/** People and keys: for managers. */

test.use({
  role: 'manager',
  allowedErrors: ['status of 401', 'status of 403', 'status of 409', 'status of 400', 'net::ERR_FAILED'],
});

const openActions = (page: Page, of: string) => page.getByRole('button', { name: `Actions for ${of}` }).click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test.describe('with accounts', () => {
  test('a manager signs out a person, blocks and allows them again; the audit trail names both', async ({
    page,
    browser,
    startOther,
  }) => {
    test.slow();
    const port = await freePort();
    const provider = await startDemoProvider({ port: 0, publicUrl: `http://127.0.0.1:${port}` });
    const { url } = await startOther({
      ...provider.environment,
      PORT: String(port),
      OIDC_ORGANIZATION: DEMO_ORGANIZATION,
    });
    const signInAs = async (tab: Page, person: string, path = '/products') => {
      await tab.goto(url + path);
      await tab.getByRole('link', { name: 'Sign in with your organization’s account' }).click();
      const choice = tab.getByRole('button', { name: person });
      // The provider knows a person who was signed out here.
      await expect(choice.or(userMenu(tab)).or(tab.getByText('is blocked'))).toBeVisible();
      if (await choice.isVisible()) await choice.click();
    };
    const pat = await (await browser.newContext()).newPage();
    await signInAs(pat, 'Pat Planner');
    await expect(userMenu(pat)).toBeVisible();
    await signInAs(page, 'Morgan Manager');
    await userMenu(page).click();
    await choose(page, 'People and keys');
    await expect(page).toHaveURL(`${url}/people`);
    const row = tableOf(page, 'People').getByRole('row').filter({ hasText: 'Pat Planner' });
    const sessions = row.getByRole('cell').nth(1);
    await expect(row).toContainText('pat@demo.example');
    await expect(row).toContainText('Planner');
    await expect(sessions).toHaveText('1');
    await expect(row).toContainText('Active');

    await openActions(page, 'Pat Planner');
    await choose(page, 'Sign out everywhere');
    const signOut = page.getByRole('alertdialog', { name: 'Sign out Pat Planner everywhere?' });
    await expect(signOut.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(signOut).toBeHidden();
    await expect(sessions).toHaveText('1');
    await openActions(page, 'Pat Planner');
    await choose(page, 'Sign out everywhere');
    await signOut.getByRole('button', { name: 'Sign out everywhere' }).dblclick();
    await expect(page.getByText('Pat Planner is signed out everywhere.')).toBeVisible();
    await expect(sessions).toHaveText('0');
    await pat.reload();
    await expect(pat).toHaveURL(/\/sign-in\?next=/);

    // With the keyboard, after an error.
    await page.route('**/block', (route) => route.abort());
    const actions = page.getByRole('button', { name: 'Actions for Pat Planner' });
    await expect(actions).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Block' })).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    const block = page.getByRole('alertdialog', { name: 'Block Pat Planner?' });
    await expect(block.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(block.getByRole('alert')).toContainText('The service cannot be reached');
    expect(await axeErrorsInBothColors(page)).toEqual([]);
    await page.unrouteAll();
    await expect(block.getByRole('button', { name: 'Block' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pat Planner is blocked.')).toBeVisible();
    await expect(row).toContainText(/Blockedsince /);
    await expect(actions).toBeFocused();
    await signInAs(pat, 'Pat Planner');
    await expect(pat.getByText('Your access to KOL Desk is blocked.')).toBeVisible();

    await openActions(page, 'Pat Planner');
    await choose(page, 'Allow again');
    const allow = page.getByRole('alertdialog', { name: 'Allow Pat Planner again?' });
    await allow.getByRole('button', { name: 'Allow again' }).click();
    await expect(row).toContainText('Active');
    await signInAs(pat, 'Pat Planner');
    await expect(userMenu(pat)).toBeVisible();

    // Managers neither block nor sign out themselves here.
    await openActions(page, 'Morgan Manager');
    await expect(page.getByRole('menuitem')).toHaveText(['Audit trail']);
    await choose(page, 'Audit trail');
    await expect(page).toHaveURL(/\/audit\?actor=person_\w+$/);
    const entries = page.getByRole('table').getByRole('row').filter({ hasText: 'Pat Planner' });
    for (const action of [/Blocked a person/, /Unblocked a person/, /Session ended/])
      await expect(entries.filter({ hasText: action })).toHaveCount(1);

    // A second try authenticates again, too.
    await page.goto(`${url}/auth/sign-in?reauth=true&next=/products`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You did not finish signing in.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in with your organization’s account' }).click();
    await page.getByRole('button', { name: 'Morgan Manager' }).click();
    await expect(page).toHaveURL(`${url}/products`);
    await pat.context().close();
    await provider.stop();
  });
});

test.describe('with keys', () => {
  test('a manager revokes a key, which then opens nothing, and cannot revoke the key of this session', async ({
    desk,
    organization,
    service,
  }) => {
    const oldKey = await createKey(service, organization.name, '--label', 'Old job');
    await service.command('keys', 'revoke', oldKey);
    const key = await createKey(service, organization.name, '--label', 'Import job');
    const [prefix] = /^kd_[^_]+/.exec(key) ?? [];
    const tryKey = async () =>
      (await fetch(`${service.url}/v1/products`, { headers: { Authorization: `Bearer ${key}` } })).status;
    expect(await tryKey()).toBe(200);
    await desk.goto('/');
    await jumpTo(desk, 'revoke');
    await expect(desk).toHaveURL('/people');
    await expect(desk.getByText('npm run keys -- create')).toBeVisible();
    await expect(desk.getByRole('heading', { name: 'No people yet' })).toBeVisible();
    await expect(desk.getByText('People sign in to this desk with an API key')).toBeVisible();
    const rows = tableOf(desk, 'API keys').getByRole('rowgroup').last().getByRole('row');
    await expect(rows).toHaveCount(3);
    await openActions(desk, organization.key.slice(0, 11));
    await expect(desk.getByRole('menuitem')).toHaveText(['Audit trail']);
    await desk.keyboard.press('Escape');

    await openActions(desk, 'Import job');
    await choose(desk, 'Revoke');
    const dialog = desk.getByRole('alertdialog', { name: 'Revoke the key “Import job”?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await tryKey()).toBe(200);
    await openActions(desk, 'Import job');
    await choose(desk, 'Revoke');
    await dialog.getByRole('button', { name: 'Revoke' }).dblclick();
    await expect(desk.getByText('The key “Import job” is revoked.')).toBeVisible();
    await expect(rows.filter({ hasText: 'Import job' })).toContainText(/Revokedon /);
    expect(await tryKey()).toBe(401);
    // Its row has moved below the key of this session, among the revoked keys, and keeps the focus.
    await expect(rows.first()).toContainText(organization.key.slice(0, 11));
    await expect(desk.getByRole('button', { name: 'Actions for Import job' })).toBeFocused();
    await openActions(desk, 'Import job');
    await expect(desk.getByRole('menuitem')).toHaveText(['Audit trail']);
    await choose(desk, 'Audit trail');
    await expect(desk).toHaveURL(`/audit?actor=${prefix}`);
    await desk.goto(`/audit?subject=${prefix}&action=key_revoked`);
    const entry = desk.getByRole('table').getByRole('row').last();
    await expect(entry).toContainText(organization.key.slice(0, 11));
  });

  test('on a tablet "(you)" is in sight beside a long name', async ({ desk, organization }) => {
    await desk.setViewportSize({ width: 820, height: 1180 });
    await desk.goto('/people');
    const you = tableOf(desk, 'API keys').getByText('(you)', { exact: true });
    await expect(you).toBeInViewport({ ratio: 1 });
    const name = tableOf(desk, 'API keys').getByText(organization.key.slice(0, 11), { exact: true });
    await name.evaluate((part) => part.append(' with a label that is longer than its column'));
    await expect(you).toBeInViewport({ ratio: 1 });
  });

  test('a manager who lost the role learns it from the first refusal', async ({ desk }) => {
    await desk.goto('/people');
    await expect(tableOf(desk, 'API keys').getByText('(you)')).toBeVisible();
    await desk.route('**/auth/keys', (route) => route.fulfill({ status: 403, body: '' }));
    let reads = 0;
    await desk.route('**/auth/session', async (route) => {
      const response = await fetchAsPage(route);
      const { data, ...rest } = await response.json();
      reads += 1;
      // The role is still there when the page starts.
      await route.fulfill({ response, json: { ...rest, data: reads === 1 ? data : { ...data, role: 'reader' } } });
    });
    await desk.reload();
    await expect(desk.getByText('People and keys are for managers')).toBeVisible();
    await userMenu(desk).click();
    await expect(desk.getByRole('menuitem', { name: 'Audit trail' })).toBeHidden();
    await expect(desk.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  });

  test('a table that fails to load shows its error and is loaded again, and the other one stays', async ({ desk }) => {
    const fail = (url: string) => desk.route(url, (route) => route.fulfill({ status: 400, body: '' }));
    const error = desk.getByRole('main').getByRole('alert');
    const retry = desk.getByRole('button', { name: 'Try again' });
    const people = desk.getByRole('heading', { name: 'No people yet' });
    const ownKey = tableOf(desk, 'API keys').getByText('(you)');
    await fail('**/auth/keys');
    await desk.goto('/people');
    await expect(error).toContainText('The service refused the request');
    await expect(people).toBeVisible();
    await desk.unrouteAll();
    await retry.click();
    await expect(ownKey).toBeVisible();

    await fail('**/auth/people');
    await desk.reload();
    await expect(error).toContainText('The service refused the request');
    await expect(ownKey).toBeVisible();
    await desk.unrouteAll();
    const release = await delayResponses(desk, '**/auth/people');
    await retry.click();
    await expect(desk.getByRole('button', { name: 'Updating…' })).toBeVisible();
    await expect(ownKey).toBeVisible();
    release();
    await expect(people).toBeVisible();
  });
});

test.describe('with a service that has no sessions', () => {
  test.use({ signIn: 'key-in-tabs' });

  test('nobody is a manager, and the page says so', async ({ desk }) => {
    await desk.goto('/people');
    await expect(desk.getByRole('heading', { name: 'People and keys are for managers' })).toBeVisible();
    await userMenu(desk).click();
    await expect(desk.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(desk.getByRole('menuitem', { name: 'People and keys' })).toHaveCount(0);
    await expect(desk.getByRole('menuitem', { name: 'Your sessions' })).toHaveCount(0);
  });
});
