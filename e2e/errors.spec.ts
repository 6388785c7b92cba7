import { axeErrors, copiedText, delayResponses, expect, jumpTo, pageWidth, statusTab, test } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

const campaigns = [
  aCampaign({ id: 'cmp_a', name: 'Spring letter' }),
  aCampaign({ id: 'cmp_b', name: 'Autumn letter' }),
];

test.describe('an error', () => {
  test.use({
    allowedErrors: ['the server responded with a status of', 'net::ERR_'],
  });

  test('says what happened, what it means and what to do; copied details do not contain the search text', {
    tag: '@chromium',
  }, async ({ desk }) => {
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.route('**/v1/campaigns?**', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'X-Request-Id': 'req-4711' },
        json: { title: 'No such person: Keller' },
      }),
    );
    await desk.goto('/campaigns?search=Keller');
    const notice = desk.getByRole('alert');
    await expect(notice).toContainText('The service has a problem');
    await expect(notice).toContainText('It could not answer this request.');
    await expect(notice).toContainText('If it fails again, send the error details to your administrator.');
    await notice.getByRole('button', { name: 'Copy details' }).click();
    await expect
      .poll(() => copiedText(desk))
      .toMatch(
        /^KOL Desk: The service has a problem\nGET \/v1\/campaigns\nStatus 500\nRequest req-4711\n\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
      );
    for (const [colorScheme, width] of [
      ['light', 1366],
      ['dark', 360],
    ] as const) {
      await desk.emulateMedia({ colorScheme });
      await desk.setViewportSize({ width, height: 800 });
      await expect(desk.locator('html')).toHaveClass(colorScheme);
      await expect.poll(() => pageWidth(desk)).toBe(width);
      expect(await axeErrors(desk)).toEqual([]);
    }
    // The focused element and its focus ring are not covered by the bottom bar.
    const again = notice.getByRole('button', { name: 'Try again' });
    const copy = notice.getByRole('button', { name: 'Copy details' });
    const edge = async (of: typeof again) => Math.round((await of.boundingBox())?.y ?? 0);
    await desk.setViewportSize({ width: 420, height: 1000 });
    await copy.focus();
    await desk.evaluate(() => window.scrollTo(0, 0));
    const foot = desk.getByRole('navigation', { name: 'Main' });
    await desk.setViewportSize({ width: 420, height: (await edge(again)) + 1000 - (await edge(foot)) });
    await expect.poll(() => edge(again)).toBe(await edge(foot));
    await copy.press('Tab');
    await expect(again).toBeFocused();
    await expect.poll(() => edge(again)).toBeLessThanOrEqual((await edge(foot)) - 44 - 4);
    // A report whose first load failed has no earlier data and was not stopped.
    await desk.goto('/campaigns/metrics?search=Keller');
    await expect(notice).toContainText('The service has a problem');
    await expect(notice).not.toContainText('Data as of');
  });

  test('of a list also appears in the detail drawer; a retry or the end of the outage shows the record', async ({
    desk,
    organization,
  }) => {
    await organization.import([...campaigns, aProduct({ id: 'prod_a', name: 'Stent' })]);
    await desk.route('**/v1/campaigns?**', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.route('**/v1/products?**', (route) => route.abort());
    for (const [address, title, name] of [
      ['/campaigns?selected=cmp_a', 'The service has a problem', 'Spring letter'],
      ['/products?selected=prod_a', 'The service cannot be reached', 'Stent'],
    ] as const) {
      await desk.goto(address);
      const drawer = desk.getByRole('dialog');
      await expect(drawer.getByRole('alert')).toContainText(title);
      await expect(drawer.getByRole('button', { name: 'Copy details' })).toBeVisible();
      await expect(drawer.getByRole('progressbar')).toBeHidden();
      await desk.unrouteAll();
      // An outage usually ends before a user can press the button.
      if (title === 'The service has a problem') await drawer.getByRole('button', { name: 'Try again' }).click();
      await expect(desk.getByRole('dialog', { name })).toBeVisible();
      await desk.route('**/v1/products?**', (route) => route.abort());
    }
  });

  test('of the rate limit shows its end or a countdown, and loading continues automatically', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    let retryAfter = '5400';
    await desk.route('**/v1/campaigns?**', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': retryAfter }, json: { title: 'Too many requests' } }),
    );
    await desk.goto('/campaigns');
    await expect(desk.getByRole('alert')).toHaveText([
      'Too many requests at the moment',
      /Retrying at .*\d:\d\d.* UTC/,
    ]);
    await expect(desk.getByRole('timer')).toHaveText(/ Retrying at .*\d:\d\d.* UTC/);
    // If it ends days later, the text names the day too.
    retryAfter = '259200';
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('timer')).toHaveText(/asks you to wait\. Retrying at \w+ \d+, \d{4}, .* UTC/);
    retryAfter = '4';
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('timer')).toHaveText(/^Retrying in [1-4] seconds?\.$/);
    await desk.unrouteAll();
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    await expect(desk.getByRole('timer')).toBeHidden();
  });

  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const)
    test(`beside older data is at the foot of the window and moves nothing: ${width} px`, async ({
      desk,
      organization,
    }) => {
      await desk.setViewportSize({ width, height });
      await organization.import([
        ...Array.from({ length: 30 }, (_, index) =>
          aCampaign({ id: `cmp_${index}`, name: `Campaign ${index}`, status: 'active' }),
        ),
        aKol({ id: 'kol_ada' }),
      ]);
      await desk.clock.install();
      // The last element is there when the answers that come after the content are there too, so that each later error is beside older data.
      for (const [path, content, last] of [
        [
          '/',
          desk.getByRole('region', { name: 'Active campaigns' }).getByRole('link').first(),
          desk.getByRole('region', { name: 'Recent activity' }).getByRole('link').first(),
        ],
        ['/campaigns', desk.getByRole('table').getByRole('row').last(), statusTab(desk, 'Paused \\d')],
        [
          '/campaigns/metrics?period=all',
          desk.getByRole('region', { name: 'Key metrics' }),
          desk.getByRole('table', { name: 'Campaigns ranked' }),
        ],
        [
          '/kols/kol_ada',
          desk.getByRole('region', { name: 'Talk about' }),
          desk.getByRole('tab', { name: 'Events (0)' }),
        ],
      ] as const) {
        await desk.goto(path);
        await expect(content).toBeVisible();
        await expect(last).toBeVisible();
        // The sections of home load in any order.
        if (path === '/') await expect(desk.locator('.MuiSkeleton-root')).toHaveCount(0);
        const before = await content.boundingBox();
        await desk.route('**/v1/**', (route) => route.fulfill({ status: 500, json: {} }));
        // The window is shown again after some minutes, so its data is read again.
        await desk.clock.runFor(6 * 60_000);
        await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        const notice = desk.getByRole('main').getByRole('alert').filter({ hasText: 'Data as of' }).last();
        await expect(notice).toBeVisible();
        // A section of the home screen keeps its notice inside.
        if (path !== '/') await expect(notice).toBeInViewport({ ratio: 1 });
        expect(await content.boundingBox(), path).toEqual(before);
        await desk.unrouteAll();
      }
    });

  test('of a rate limit that ends "at once" each time causes no endless requests', async ({ desk }) => {
    let requests = 0;
    await desk.route('**/v1/campaigns?**', (route) => {
      requests++;
      return route.fulfill({ status: 429, headers: { 'Retry-After': '0' }, json: {} });
    });
    await desk.goto('/campaigns');
    await expect(desk.getByRole('timer')).toHaveText(/^Retrying in \d+ seconds?\.$/);
    expect(requests).toBe(2);
  });

  test('of a rate limit without an end stays during a retry, and shows no invented countdown', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    let requests = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await desk.route('**/v1/campaigns?**', async (route) => {
      requests++;
      // The retry waits until the test has seen the screen before the error.
      if (requests === 2) await released;
      return route.fulfill({ status: 429, json: {} });
    });
    await desk.goto('/campaigns');
    const table = desk.getByRole('table', { name: 'Campaigns' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    // How many pages there are is not known.
    await expect(desk.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    release();
    const notice = desk.getByRole('alert').filter({ hasText: 'Too many requests at the moment' });
    await expect(notice).toBeVisible();
    await expect(desk.getByRole('timer')).toHaveText(/^Retrying in \d+ seconds?\.$/);
    await expect(desk.getByText('asks you to wait')).toHaveCount(0);
    // The user does not see a skeleton meanwhile.
    expect(requests).toBe(2);
    await desk.unrouteAll();
    const answer = await delayResponses(desk, '**/v1/campaigns?**');
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('button', { name: 'Updating…' })).toBeFocused();
    await expect(notice).toBeVisible();
    await expect(table).toBeHidden();
    answer();
    await expect(table.getByText('Spring letter')).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test.describe('a missing page', () => {
  test.use({ allowedErrors: ['status of 404'] });

  test('shows "not found" for a list only if the service says so, and otherwise a configuration error', async ({
    desk,
  }) => {
    let body = '<h1>Not Found</h1>';
    await desk.route('**/v1/campaigns?**', (route) => route.fulfill({ status: 404, body }));
    await desk.goto('/campaigns');
    const notice = desk.getByRole('alert');
    await expect(notice).toContainText('The response cannot be read');
    await expect(notice).toContainText('/config.json');
    body = '{"error":{"code":"no_module","message":"Campaigns are not part of your plan."}}';
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toContainText('The service refused the request');
    await expect(notice).toContainText('Campaigns are not part of your plan.');
    await expect(notice).toContainText('Status 404 · no_module');
    await expect(notice).not.toContainText('/config.json');
  });

  test('shows "no such KOL" only if the service says so, and otherwise a configuration error', async ({
    desk,
    organization,
  }) => {
    await organization.import([aKol({ id: 'kol_ada', full_name: 'Dr. Ada Keller' })]);
    await desk.route('**/v1/kols/kol_ada**', (route) => route.fulfill({ status: 404, body: '<h1>Not Found</h1>' }));
    await desk.goto('/kols/kol_ada');
    const notice = desk.getByRole('alert');
    await expect(notice).toContainText('The response cannot be read');
    await expect(notice).toContainText('/config.json');
    await expect(desk.getByText('No KOL has this id')).toHaveCount(0);
    await desk.unrouteAll();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
    await desk.goto('/kols/kol_nobody');
    await expect(desk.getByRole('main')).toContainText('No KOL has this id');
    await expect(desk.getByRole('main')).toContainText('Check the id and the address.');
  });
});

test.describe('a section that throws', () => {
  test.use({ allowedErrors: ['Broken on purpose'] });

  test('shows an error and a retry button; the other sections keep working', async ({ desk, organization }) => {
    await organization.import(campaigns);
    await desk.goto('/campaigns');
    await expect(desk.getByRole('table')).toBeVisible();
    // Only the charts measure their size.
    await desk.evaluate(() => {
      const { ResizeObserver } = window;
      window.ResizeObserver = class extends ResizeObserver {
        override observe(target: Element) {
          if (target.closest('figure')) throw new Error('Broken on purpose');
          super.observe(target);
        }
      };
      Object.assign(window, { repair: () => Object.assign(window, { ResizeObserver }) });
    });
    await desk.getByRole('link', { name: 'Review metrics' }).click();
    await desk.getByRole('button', { name: 'Show campaigns of any time' }).click();
    const chart = desk.getByRole('region', { name: 'By type' });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByRole('alert')).toContainText('This section stopped working');
    await expect(chart.getByRole('alert')).toContainText('The rest of the page still works.');
    await expect(desk.getByRole('table', { name: 'Campaigns ranked' }).getByText('Spring letter')).toBeVisible();
    expect(await axeErrors(desk)).toEqual([]);
    await desk.evaluate('repair()');
    await chart.getByRole('button', { name: 'Try again' }).click();
    await expect(chart.getByRole('figure')).toBeVisible();
    await expect(chart.getByRole('alert')).toBeHidden();
  });
});

test.describe('a screen whose code was removed by a new release', () => {
  // Without a configuration there is no session, and the tab keeps the key.
  test.use({ allowedErrors: ['status of 404', 'dynamically imported module'], signIn: 'key-in-tabs' });

  test('opens after one reload, and a draft elsewhere is kept', async ({ desk }) => {
    let starts = 0;
    desk.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
    });
    await desk.goto('/events/new');
    starts = 0;
    // A static host may have no configuration.
    await desk.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
    await desk.getByLabel('Name', { exact: true }).fill('Board that must not get lost');
    await desk.route('**/assets/ProductsPage-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await desk.getByRole('link', { name: 'Products' }).click();
    await desk.getByRole('button', { name: 'Keep and leave' }).click();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    expect(starts).toBe(1);
    // Focus moves as after any other navigation.
    await expect(desk.getByRole('main')).toBeFocused();
    await desk.getByRole('link', { name: 'New event' }).click();
    await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Board that must not get lost');
  });

  test('shows an error if the reload does not help, and does not reload again', async ({ desk }) => {
    let starts = 0;
    desk.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
    });
    await desk.route('**/assets/KolProfilePage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await desk.goto('/kols/kol_ada');
    await expect(desk.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(desk.getByRole('alert')).toContainText(/KolProfilePage-.*\.js · \d{4}-/);
    await desk.getByRole('link', { name: 'KOLs', exact: true }).click();
    await expect(desk.getByRole('heading', { name: 'KOLs', level: 1 })).toBeVisible();
    await jumpTo(desk, 'kol_ada');
    await expect(desk.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(starts).toBe(2);
  });
});

test.describe('a lazy component whose code was removed by a new release', () => {
  test.use({ allowedErrors: ['status of 404', 'dynamically imported module'] });

  const PLOT = '**/assets/KolPlot-*.js';

  test('loads after one reload, and shows an error if that does not help', async ({ desk, organization }) => {
    await organization.import([aKol({ id: 'kol_ada' })]);
    await desk.goto('/kols?ids=kol_ada');
    await expect(desk.getByRole('table')).toContainText('Ada Keller');
    let starts = 0;
    desk.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
    });
    await desk.route(PLOT, (route) => route.fulfill({ status: 404, body: '' }));
    await desk.getByRole('button', { name: 'Plot' }).click();
    await expect.poll(() => starts).toBe(1);
    // The code of the same release.
    await desk.getByRole('button', { name: 'Plot' }).click();
    const error = desk.getByRole('alert').filter({ hasText: 'This section could not be loaded' });
    await expect(error).toContainText('It did not load although the service responds');
    await expect(error.locator('code')).toHaveText(/\/assets\/KolPlot-[^ ]*\.js · \d{4}-/);
    await expect(desk.getByRole('table')).toContainText('Ada Keller');
    expect(starts).toBe(1);
    await desk.unrouteAll();
    await error.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => starts).toBe(2);
    await desk.getByRole('button', { name: 'Plot' }).click();
    await expect(desk.getByRole('region', { name: 'h-index and response' })).toBeVisible();
  });

  test('does not reload if unsent input would be lost', async ({ desk, organization }) => {
    await organization.import([aKol({ id: 'kol_ada' })]);
    await desk.goto('/kols?ids=kol_ada');
    let starts = 0;
    desk.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
    });
    await desk.route(PLOT, (route) => route.fulfill({ status: 404, body: '' }));
    await desk.getByRole('button', { name: 'Add KOLs' }).click();
    const ids = desk.getByRole('textbox', { name: 'KOL ids' });
    await ids.fill('kol_that_must_not_get_lost');
    await desk.getByRole('button', { name: 'Plot' }).click();
    const error = desk.getByRole('alert').filter({ hasText: 'This section could not be loaded' });
    await expect(error).toContainText('copy anything else that you typed first');
    await expect(ids).toHaveValue('kol_that_must_not_get_lost');
    expect(starts).toBe(0);
  });
});

test.describe('an export whose code cannot load without a network', () => {
  test.use({ allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('shows a dialog; when the network returns, the page reloads automatically, keeps the filter, and exports', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    await desk.goto('/campaigns');
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    const field = desk.getByRole('searchbox', { includeHidden: true });
    await field.fill('Spring');
    await expect(desk).toHaveURL('/campaigns?search=Spring');
    // The list is complete, so only the export needs the network.
    await expect(desk.getByRole('status').filter({ hasText: '1 campaign' })).toBeVisible();
    await desk.context().setOffline(true);
    await desk.getByRole('button', { name: 'Export' }).click();
    const error = desk.getByRole('alertdialog', { name: 'This section could not be loaded' });
    await expect(error).toContainText('copy anything else that you typed first');
    await expect(error.getByRole('button', { name: 'Try again' })).toBeFocused();
    expect(await axeErrors(desk)).toEqual([]);
    await desk.context().setOffline(false);
    // No typed text would be lost: the filter is in the URL.
    await expect(error).toBeHidden();
    await expect(field).toHaveValue('Spring');
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Export' }).click();
    await desk.getByRole('button', { name: 'Save file' }).click();
    await saved;
  });
});

test.describe('a screen without a network', () => {
  test.use({ allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('says what happened, what it means and what to do, and opens automatically when the network returns', async ({
    desk,
  }) => {
    await desk.goto('/campaigns');
    await expect(desk.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    await desk.context().setOffline(true);
    const alert = desk.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
    for (const place of ['New event', 'KOLs']) {
      await desk.getByRole('link', { name: place, exact: true }).click();
      await expect(alert.locator('code')).toHaveText(/\/assets\/[\w-]+\.(?:css|js) · \d{4}-/);
      await expect(alert).toContainText('Nothing that you sent or saved is lost.');
      await expect(alert).toContainText('It opens as soon as the connection is back.');
      await expect(alert.getByRole('button', { name: 'Copy details' })).toBeVisible();
      await expect(desk).toHaveTitle('This page could not be loaded · KOL Desk');
    }
    expect(await axeErrors(desk)).toEqual([]);
    await desk.context().setOffline(false);
    await expect(desk.getByRole('heading', { name: 'KOLs', level: 1 })).toBeVisible();
    await expect(alert).toBeHidden();

    // A second outage ends in the same way, although the page has been reloaded before.
    await desk.context().setOffline(true);
    await desk.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(alert).toBeVisible();
    await desk.context().setOffline(false);
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test.describe('a screen that is the first to detect an outage', () => {
  test.use({ allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('shows the outage in the layout too, and opens automatically when the service returns', async ({
    desk,
    service,
  }) => {
    test.slow();
    await desk.goto('/');
    await expect(desk.getByText('No campaign is active right now.')).toBeVisible();
    await service.stop();
    await desk.getByRole('link', { name: 'New event' }).first().click();
    await expect(desk.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    const banner = desk.locator('header').getByText('The service is not available.');
    await expect(banner).toBeVisible();
    await service.start();
    await expect(desk.getByRole('heading', { name: 'New event', level: 1 })).toBeVisible({ timeout: 40_000 });
    await expect(banner).toBeHidden();
  });
});

test.describe('a service outage', () => {
  test.use({ allowedErrors: ['net::ERR_', 'status of 503'] });

  test('of an announced length is shown immediately, and the service is asked again before the announced end', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    await desk.route('**/v1/**', (route) =>
      route.fulfill({ status: 503, headers: { 'Retry-After': '600' }, json: {} }),
    );
    await desk.goto('/campaigns');
    await expect(desk.getByRole('banner').getByRole('status')).toContainText('The service is not available.');
    await expect(desk.getByRole('main').getByRole('alert')).toContainText(
      'KOL Desk retries as soon as the connection is back.',
    );
    await desk.unrouteAll();
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
  });

  test('is detected in an unused tab', async ({ desk, organization, service }) => {
    await organization.import(campaigns);
    await desk.clock.install();
    await desk.goto('/campaigns');
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    // The counts of the tabs come after the rows.
    await expect(statusTab(desk, 'Paused \\d')).toBeVisible();
    const places = () =>
      Promise.all(
        [desk.getByRole('heading', { level: 1 }), desk.getByRole('table')].map((element) => element.boundingBox()),
      );
    const before = await places();
    let requests = 0;
    desk.on('request', (request) => {
      if (request.url().includes('/v1/')) requests++;
    });
    // Fresh data needs no request.
    await desk.clock.runFor(59_000);
    expect(requests).toBe(0);
    await service.stop();
    await desk.clock.runFor(62_000);
    const banner = desk.getByRole('banner').getByRole('status');
    await expect(banner).toContainText('The service is not available.');
    await expect(banner).toContainText('Data as of');
    // It covers the foot of the window and moves nothing.
    expect(await places()).toEqual(before);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await service.start();
    await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(banner).toHaveText('The service is back to normal.');
    expect(await places()).toEqual(before);
  });

  test('is shown in the layout with the age of the data, and the dashboard continues afterwards', async ({
    desk,
    organization,
    service,
  }) => {
    test.slow();
    await organization.import(campaigns);
    // A prefetch would detect the outage first, while the rows are still on screen.
    await desk.goto('/campaigns');
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    await desk.keyboard.press('Control+k');
    await expect(desk.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
    await service.stop();
    await statusTab(desk, 'Completed').click();
    const banner = desk.getByRole('banner').getByRole('status');
    // Each message stays in its place: the age of the old rows is with the rows.
    await expect(banner).toHaveText('The service is not available. KOL Desk keeps trying.');
    await expect(desk.getByRole('alert')).toContainText(/Data as of \d/);
    await expect(desk.getByRole('alert')).toContainText('KOL Desk retries as soon as the connection is back.');
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    for (const [colorScheme, width] of [
      ['light', 1366],
      ['dark', 360],
    ] as const) {
      await desk.emulateMedia({ colorScheme });
      await desk.setViewportSize({ width, height: 800 });
      await expect(desk.locator('html')).toHaveClass(colorScheme);
      await expect.poll(() => pageWidth(desk)).toBe(width);
      expect(await axeErrors(desk)).toEqual([]);
    }
    await service.start();
    await expect(banner).toHaveText('The service is back to normal.', { timeout: 40_000 });
    await expect(desk.getByRole('alert')).toHaveCount(0);
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
  });
});

test.describe('an outage while a list loads', () => {
  test.use({ allowedErrors: ['net::ERR_', 'status of 503'] });

  test('ends with a retry of all unanswered requests', async ({ desk, organization, service }) => {
    test.slow();
    await organization.import([
      aKol({ id: 'kol_ada' }),
      aKol({ id: 'kol_bo', full_name: 'Dr. Bo Lind' }),
      aKol({ id: 'kol_cy', full_name: 'Dr. Cy Moe' }),
    ]);
    // The code of the list is loaded; only the data is missing.
    await desk.goto('/kols?ids=kol_cy');
    await expect(desk.getByRole('table').getByRole('link', { name: 'Dr. Cy Moe' })).toBeVisible();
    await desk.getByRole('link', { name: 'New lookup' }).click();
    await expect(desk.getByRole('textbox', { name: 'KOL ids' })).toBeVisible();
    await service.stop();
    await desk.getByRole('textbox', { name: 'KOL ids' }).fill('kol_ada kol_bo');
    await desk.getByRole('button', { name: 'Look up', exact: true }).click();
    const failed = desk.getByRole('region', { name: '2 KOLs could not be loaded' });
    await expect(failed.getByRole('button', { name: 'Try all again' })).toBeVisible({ timeout: 30_000 });
    // KOLs that only failed because of the outage must not be removed.
    await expect(failed.getByRole('button', { name: 'Remove these from the list' })).toBeHidden();
    await expect(desk.getByText('KOL Desk retries as soon as the connection is back.')).toHaveCount(2);
    await service.start();
    await expect(desk.getByRole('table').getByRole('link', { name: 'Dr. Bo Lind' })).toBeVisible({ timeout: 40_000 });
    await expect(desk.getByText('could not be loaded')).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  // A tab of a profile that was not open before also needs its code.
  test.use({ allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('the layout says so immediately, nothing loads endlessly, and everything continues afterwards', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    await desk.goto('/campaigns');
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    await desk.context().setOffline(true);
    const banner = desk.getByRole('banner').getByRole('status');
    await expect(banner).toHaveText(
      /^You are offline\. KOL Desk keeps trying\. Data as of \d+:\d\d:\d\d [AP]M UTC\+[12]\.$/,
    );
    await desk.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Newsletter' });
    await expect(desk.getByRole('alert')).toContainText('The service cannot be reached');
    await expect(banner).toHaveText('You are offline. KOL Desk keeps trying.');
    // Cached data is shown with its age; a screen without data shows no age.
    await desk.goBack();
    await expect(banner).toContainText('Data as of');
    await desk.goForward();
    await expect(banner).toHaveText('You are offline. KOL Desk keeps trying.');
    await desk.context().setOffline(false);
    await expect(banner).toHaveText('The service is back to normal.');
    await expect(desk.getByRole('alert')).toHaveCount(0);
  });

  test('the layout no longer says so after an answer: a service on the same machine needs no network', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    await desk.goto('/campaigns');
    await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
    await desk.evaluate(() => window.dispatchEvent(new Event('offline')));
    const banner = desk.getByRole('banner').getByRole('status');
    await expect(banner).toContainText('You are offline.');
    await desk.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Newsletter' });
    await expect(banner).toHaveText('The service is back to normal.');
  });

  test('the header of a profile shows the age of its data if a refresh fails, on every tab', async ({
    desk,
    organization,
  }) => {
    await organization.import([aKol({ id: 'kol_ada' })]);
    await desk.goto('/kols/kol_ada');
    await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
    await desk.context().setOffline(true);
    await desk.getByRole('tab', { name: 'Events' }).click();
    await desk.getByRole('button', { name: 'Refresh' }).click();
    const banner = desk.getByRole('banner').getByRole('status');
    await expect(banner).toContainText('Data as of');
    await expect(desk.getByRole('tabpanel').getByRole('alert')).toContainText('The service cannot be reached');
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
    await expect(banner).toContainText('Data as of');
    await desk.context().setOffline(false);
    await expect(desk.getByRole('tabpanel').getByRole('alert')).toBeHidden();
  });
});

test.describe('data of the previous filters', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('is labelled with its age and is not counted as the result of the new filters', async ({
    desk,
    organization,
  }) => {
    await organization.import([...campaigns, aCampaign({ id: 'cmp_c', name: 'Winter letter', status: 'draft' })]);
    await desk.goto('/campaigns');
    const count = desk.getByRole('main').getByText('3 campaigns');
    await expect(count).toBeVisible();
    const answer = await delayResponses(desk, '**/v1/campaigns?**');
    await statusTab(desk, 'Draft').click();
    await expect(count).toHaveAttribute('data-stale', 'awaiting');
    await expect(count).toHaveAttribute('aria-hidden', 'true');
    const banner = desk.getByRole('banner').getByRole('status');
    await expect(banner).toHaveText(/^The service is slow\. .* Data as of \d+:\d\d:\d\d/);
    answer();
    await expect(desk.getByRole('main').getByText('1 campaign')).toBeVisible();
    await desk.unrouteAll();
    await desk.route('**/v1/campaigns?**', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Newsletter' });
    await expect(desk.getByRole('alert')).toContainText('You still see the previous result.');
    await expect(desk.getByRole('table').getByText('Winter letter')).toBeVisible();
    await expect(desk.getByRole('main').getByText('1 campaign')).toBeHidden();
  });
});

test('a slow response is reported in the layout until it arrives', async ({ desk, organization }) => {
  await organization.import(campaigns);
  const answer = await delayResponses(desk, '**/v1/campaigns?**');
  await desk.goto('/campaigns');
  const banner = desk.getByRole('banner').getByRole('status');
  // Nothing on screen can be old yet.
  await expect(banner).toHaveText(/^The service is slow\. .* is still running\.$/);
  answer();
  await expect(desk.getByRole('table').getByText('Spring letter')).toBeVisible();
  await expect(banner).toHaveText('The service is back to normal.');
});
