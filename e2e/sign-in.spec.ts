import { axeErrors, delayResponses, expect, keyField, signOut, test, userMenu } from './fixtures.ts';
import { createKey } from './service.ts';

const REFUSED = 'the server responded with a status of 401';

// A service without sessions: the tabs keep its key.
test.use({ signIn: 'key-in-tabs' });

test('the printed address signs in immediately, a reload keeps the user signed in, and no address and no local storage has the key', async ({
  page,
  organization,
}) => {
  await page.goto(`/sign-in#key=${organization.key}`);
  await expect(page).toHaveURL('/');
  await expect(userMenu(page)).toBeVisible();
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(organization.key);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain(organization.key);
});

test('a typed key signs in and opens the requested page', async ({ page, organization }) => {
  await page.goto('/campaigns?status=active');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await keyField(page).fill(organization.key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/campaigns?status=active');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('signing out asks for a key again', async ({ desk }) => {
  await desk.goto('/');
  await signOut(desk);
  await expect(desk).toHaveURL(/\/sign-in$/);
  await desk.goto('/products');
  await expect(desk).toHaveURL(/\/sign-in\?next=/);
});

test('a next page on another site is not opened', async ({ page, organization }) => {
  await page.goto(`/sign-in?next=//example.org/steal#key=${organization.key}`);
  await expect(page).toHaveURL('/');
  // Also if the user is already signed in.
  await page.goto('/sign-in?next=/.//example.org/steal');
  await expect(page).toHaveURL('/');
  await expect(userMenu(page)).toBeVisible();
});

test('a browser with blocked storage can sign in, separately in each tab', async ({ page, organization }) => {
  await page.addInitScript(() => {
    function forbid() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbid });
    Object.defineProperty(window, 'BroadcastChannel', { value: forbid });
  });
  await page.goto('/campaigns');
  await keyField(page).fill(organization.key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await signOut(page);
  await expect(keyField(page)).toBeVisible();
});

test.describe('a wrong key', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is rejected with a clear message at the field, and another one can be typed', async ({
    page,
    organization,
  }) => {
    await page.goto('/sign-in');
    await keyField(page).fill('kd_wrong_key');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const field = keyField(page);
    await expect(field).toHaveAccessibleDescription(/does not accept this key/);
    await expect(page.getByRole('alert')).toContainText('does not accept this key');
    await expect(field).toBeFocused();
    await expect(page.getByText(/^GET \/v1\/campaigns · Status 401 · Request \S+ · \d{4}-/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    await field.fill(organization.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(userMenu(page)).toBeVisible();
  });

  test('from the URL is rejected in the same way', async ({ page }) => {
    await page.goto('/sign-in#key=kd_wrong_key');
    await expect(keyField(page)).toHaveAccessibleDescription(/does not accept this key/);
    expect(page.url()).not.toContain('kd_wrong_key');
  });

  test('from the URL keeps the existing session; an empty key opens the page', async ({ desk }) => {
    await desk.goto('/sign-in');
    await expect(desk).toHaveURL('/');
    const link = await desk.context().newPage();
    await link.goto('/sign-in?next=/products#key=kd_wrong_key');
    await expect(keyField(link)).toHaveAccessibleDescription(/does not accept this key/);
    await expect(link.getByText('You are still signed in as before.')).toBeVisible();
    expect(await axeErrors(link)).toEqual([]);
    await link.getByRole('link', { name: 'Continue' }).click();
    await expect(link.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });
});

test.describe('a key that cannot be tested now or has no access', () => {
  test.use({ allowedErrors: ['status of 429', 'status of 403'] });

  test('differs from a wrong key, and is tested again after a rate limit', async ({ page, organization }) => {
    await page.route('**/v1/campaigns?**', (route) =>
      route.fulfill({ status: 403, headers: { 'X-Request-Id': 'r-7' } }),
    );
    await page.goto('/sign-in');
    await keyField(page).fill(organization.key);
    await page.keyboard.press('Enter');
    await expect(keyField(page)).toHaveAccessibleDescription(/This key does not have access/);
    await expect(page.getByText(/Status 403 · Request r-7/)).toBeVisible();

    await page.route('**/v1/campaigns?**', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, json: { title: 'Too many requests' } }),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText([
      'Too many requests at the moment',
      /Retrying at .*\d:\d\d.* UTC/,
    ]);
    await expect(page.getByRole('timer')).toHaveText(/^Retrying in [12] seconds?\.$/);
    await page.unrouteAll();
    await expect(userMenu(page)).toBeVisible();
  });
});

test.describe('a key during an outage', () => {
  test.use({ allowedErrors: ['status of 503', 'ERR_INTERNET_DISCONNECTED', REFUSED] });

  test('is tested again automatically with longer delays until the service answers', async ({ page, organization }) => {
    let requests = 0;
    await page.route('**/v1/campaigns?**', (route) => {
      requests++;
      return route.fulfill({ status: 503, headers: { 'X-Request-Id': `r-${requests}` }, json: {} });
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/sign-in?next=/products');
    await page.clock.install();
    await keyField(page).fill(organization.key);
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The service is not available');
    await expect(notice).toContainText('KOL Desk retries as soon as the connection is back.');
    await expect(notice).toContainText('Request r-1');
    // The whole form is visible on a phone.
    for (const part of [keyField(page), page.getByRole('button', { name: 'Sign in' }), notice])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Focus stays where the user moved it.
    await page.getByRole('checkbox').focus();
    await page.clock.runFor(4_500);
    await expect(notice).toContainText('Request r-2');
    await page.clock.runFor(4_500);
    expect(requests).toBe(2);
    await page.clock.runFor(4_500);
    await expect(notice).toContainText('Request r-3');
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.unrouteAll();
    await page.clock.runFor(17_000);
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });

  test('is tested immediately when the network returns, and not any more after an edit', async ({
    page,
    organization,
  }) => {
    await page.goto('/sign-in');
    await page.clock.install();
    const field = keyField(page);
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/v1/') && requests.push(request.url()));
    await page.context().setOffline(true);
    await field.fill(organization.key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The service cannot be reached');
    await field.fill('kd_of_nobody');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.context().setOffline(false);
    await page.clock.runFor(60_000);
    expect(requests).toHaveLength(1);

    // A key that the service then rejects is not tested again.
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('KOL Desk retries as soon as the connection is back.');
    await page.context().setOffline(false);
    await expect(field).toHaveAccessibleDescription(/does not accept this key/);
    const tried = requests.length;
    await page.clock.runFor(60_000);
    expect(requests).toHaveLength(tried);
  });

  test('is not used if it is edited during the test', async ({ page, organization }) => {
    await page.goto('/sign-in');
    const answer = await delayResponses(page, '**/v1/campaigns?**');
    await keyField(page).fill(organization.key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Checking the key…' })).toBeVisible();
    await keyField(page).fill(`${organization.key}x`);
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(keyField(page)).toHaveAccessibleDescription(/does not accept this key/);
  });
});

test('an empty or malformed key is reported before anything is sent', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(keyField(page)).toHaveAccessibleDescription(/Enter an API key/);
  const language = page.getByRole('combobox');
  await language.selectOption('Deutsch');
  await expect(page.getByLabel('API-Schlüssel')).toHaveAccessibleDescription(/Geben Sie einen API-Schlüssel ein/);
  await language.selectOption('English');
  await keyField(page).fill('two words');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(keyField(page)).toHaveAccessibleDescription(/without spaces/);
});

test.describe('a key that is revoked during use', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is asked for in a dialog, and the page keeps its input', async ({ desk, organization, service }) => {
    await desk.goto('/events/new');
    await desk.getByLabel('Name', { exact: true }).fill('Board that must not get lost');
    const listed = await service.command('keys', 'list');
    const line = listed.split('\n').find((row) => row.includes(organization.name)) ?? '';
    const prefix = /\bkd_\w+/.exec(line)?.[0] ?? '';
    await service.command('keys', 'revoke', prefix);
    const renewed = await createKey(service, organization.name);

    await desk.getByRole('radio', { name: 'Webinar' }).check();
    await desk.getByLabel('Start', { exact: true }).fill('2027-03-02T09:00');
    await desk.getByLabel('End', { exact: true }).fill('2027-03-02T10:00');
    await desk.getByRole('button', { name: 'Review event' }).click();
    await desk.getByRole('button', { name: 'Create draft event' }).click();

    const dialog = desk.getByRole('alertdialog', { name: 'Sign in again' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await desk.getByRole('button', { name: 'Stay' }).click();
    const detail = dialog.getByRole('button', { name: 'Copy details' });
    await expect(dialog).toContainText('POST /v1/events · Status 401');
    await expect(detail).toHaveCount(1);
    // Another wrong key has its own details; those of the first key are hidden.
    await keyField(dialog).fill('kd_of_nobody');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toContainText('GET /v1/campaigns · Status 401');
    await expect(detail).toHaveCount(1);
    await keyField(dialog).fill(renewed);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('heading', { name: 'Board that must not get lost' })).toBeVisible();
    // One press remains, and its button has focus.
    await expect(desk.getByRole('alert').getByRole('button', { name: 'Create draft event' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'The event was created' })).toBeVisible();
  });
});
