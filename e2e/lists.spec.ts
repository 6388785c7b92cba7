import {
  delayResponses,
  expect,
  expectSettled,
  fetchAsPage,
  showColumns,
  statusTab,
  tableRows,
  test,
} from './fixtures.ts';
import { countPages } from './pdf.ts';
import { aCampaign, aProduct, campaigns45 } from './records.ts';

const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T08:00:00.000Z`;

test('campaigns are sorted newest first and paged, and the URL contains the page', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/');
  await desk.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(tableRows(desk)).toHaveCount(20);
  await expect(tableRows(desk).first()).toContainText('Campaign 45');
  await expect(desk.getByText('1–20 of 45', { exact: true })).toBeVisible();
  await expect(desk).toHaveURL('/campaigns');
  // The result count above the rows is visible to all users.
  const count = desk.getByRole('main').getByRole('status').filter({ hasText: '1–20 of 45 campaigns, page 1' });
  await expect(count).toBeInViewport({ ratio: 1 });
  expect((await count.boundingBox())?.height).toBeGreaterThan(16);

  await tableRows(desk).last().scrollIntoViewIfNeeded();
  await expect(tableRows(desk).first()).not.toBeInViewport();
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(tableRows(desk).first()).toContainText('Campaign 25');
  await expect(desk).toHaveURL('/campaigns?page=2');
  // The range of rows is announced and visible, the first row is visible, and the pressed button keeps focus.
  const nextCount = desk.getByRole('main').getByRole('status').filter({ hasText: '21–40 of 45 campaigns, page 2' });
  await expect(nextCount).toBeInViewport({ ratio: 1 });
  await expect(tableRows(desk).first()).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole('button', { name: 'Next page' })).toBeFocused();
  // A search and an order start at the first row too.
  await tableRows(desk).last().scrollIntoViewIfNeeded();
  await desk.getByRole('searchbox').fill('Campaign');
  await expect(tableRows(desk).first()).toContainText('Campaign 45');
  await expect(tableRows(desk).first()).toBeInViewport({ ratio: 1 });

  // On a phone the window scrolls, and focus continues at the first row.
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/campaigns');
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(tableRows(desk).first()).toContainText('Campaign 25');
  await expect(tableRows(desk).first()).toBeInViewport();
  await expect(desk.locator('div:focus', { has: desk.getByRole('table') })).toBeAttached();
  await desk.keyboard.press('Tab');
  await expect(desk.locator(':focus')).toBeInViewport();

  await desk.setViewportSize({ width: 1280, height: 720 });
  await desk.getByRole('button', { name: 'Last page' }).click();
  await expect(tableRows(desk)).toHaveCount(5);
  await expect(desk.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(desk.getByRole('button', { name: 'Last page' })).toBeFocused();

  await desk.goBack();
  await expect(tableRows(desk).first()).toContainText('Campaign 25');
  await desk.getByLabel('Rows per page').selectOption('50');
  await expect(tableRows(desk)).toHaveCount(45);
  await expect(desk).toHaveURL('/campaigns?per_page=50');
});

test('a list prints in landscape with every column and without controls', {
  tag: '@chromium',
}, async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns?status=active');
  await expect(tableRows(desk)).toHaveCount(15);
  const isAcross = async () => {
    const printed = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [width = 0, height = 0] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed)?.slice(1).map(Number) ?? [];
    return width > height;
  };
  expect(await isAcross()).toBe(true);
  // A drawer prints as its own kind of page.
  await tableRows(desk).first().click();
  await expect(desk.getByRole('dialog')).toBeVisible();
  expect(await isAcross()).toBe(false);
  await desk.keyboard.press('Escape');

  // The text width of a landscape A4 page with margins of 10 mm.
  await desk.setViewportSize({ width: 1046, height: 718 });
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('button', { name: 'Export' })).toBeHidden();
  await expect(desk.getByLabel('Search name')).toBeHidden();
  await expect(desk.getByRole('button', { name: 'Next page' })).toBeHidden();
  await expect(desk.getByText('1–15 of 15')).toBeVisible();
  // Chromium repeats the header on every page, but no inline box in it.
  await expect(desk.getByRole('columnheader', { name: 'Open rate' }).getByRole('button')).toHaveCSS(
    'display',
    'contents',
  );
  await expect(desk.getByText('Status: Active', { exact: true })).toBeVisible();
  const table = await desk.getByRole('table').boundingBox();
  expect(Math.ceil((table?.x ?? 0) + (table?.width ?? 0))).toBeLessThanOrEqual(1046);
  await desk.emulateMedia({ media: 'screen' });
});

test('a record beside its list prints whole and as wide as the paper', { tag: '@chromium' }, async ({
  desk,
  organization,
}) => {
  const description = 'A sentence of a long description. '.repeat(400);
  await organization.import([aCampaign({ id: 'cmp_long', name: 'Long campaign', description })]);
  const pagesFrom = async (width: number) => {
    await desk.setViewportSize({ width, height: 768 });
    await desk.goto('/campaigns?selected=cmp_long');
    await expect(desk.getByRole('dialog', { name: 'Long campaign' })).toContainText('A sentence');
    await expectSettled(desk);
    return countPages(await desk.pdf({ preferCSSPageSize: true }));
  };
  // In a narrow window the drawer is modal.
  const pages = await pagesFrom(1000);
  expect(pages).toBeGreaterThan(2);
  expect(await pagesFrom(1366)).toBe(pages);
});

test('filters and search are in the URL, combine, and reset to page 1', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  const counted: (string | null)[] = [];
  desk.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v1/campaigns' && searchParams.get('per_page') === '1') counted.push(searchParams.get('status'));
  });
  await desk.goto('/campaigns?page=2');
  await expect(tableRows(desk).first()).toContainText('Campaign 25');
  // Each status is counted once, also if one leaves the list and comes back.
  for (const tab of ['All 45', 'Active 15', 'Completed 30', 'Draft 0', 'Paused 0'])
    await expect(statusTab(desk, tab)).toBeVisible();
  await desk.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await desk.goBack();
  await expect(statusTab(desk, 'Active 15')).toBeVisible();
  await statusTab(desk, 'Active').click();
  await expect(desk).toHaveURL('/campaigns?status=active');
  await expect(desk.getByText('1–15 of 15')).toBeVisible();
  expect(counted.toSorted()).toEqual(['active', 'completed', 'draft', null, 'paused']);
  await desk.getByLabel('Type').selectOption('Newsletter');
  await expect(desk).toHaveURL('/campaigns?status=active&type=newsletter');
  await desk.getByLabel('Search name').fill('campaign 1');
  await expect(desk).toHaveURL('/campaigns?status=active&type=newsletter&search=campaign+1');
  await expect(tableRows(desk)).toHaveText([/Campaign 19/, /Campaign 13/]);

  await desk.reload();
  await expect(desk.getByLabel('Search name')).toHaveValue('campaign 1');
  await expect(statusTab(desk, 'Active 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(statusTab(desk, 'Completed 3')).toBeVisible();
  await expect(tableRows(desk)).toHaveCount(2);
  await desk.getByRole('button', { name: 'Clear filters' }).click();
  await expect(desk).toHaveURL('/campaigns?status=active');
  await expect(desk.getByLabel('Search name')).toHaveValue('');
  await statusTab(desk, 'All').click();
  await expect(desk).toHaveURL('/campaigns');
});

test('the metrics of a campaign are formatted for people', async ({ desk, organization }) => {
  await organization.import([
    aCampaign({ id: 'cmp_full' }),
    aCampaign({
      id: 'cmp_draft',
      name: 'Draft without sends',
      status: 'draft',
      metrics: { sent: 0, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 },
      sent_at: null,
      created_at: day(1),
    }),
  ]);
  await desk.goto('/campaigns');
  await showColumns(desk, 'Sent', 'Opened', 'Clicked', 'Schedule');
  const full = tableRows(desk).filter({ hasText: 'Example newsletter' });
  await expect(full.getByRole('cell')).toHaveText([
    'Newsletter',
    'Completed',
    '160',
    '150',
    '148',
    '112',
    '20',
    '75.7%',
    '13.5%',
    'May 2, 2026',
    'Immediate',
  ]);
  const openRate = full.locator('[data-tooltip]').first();
  await expect(openRate).toHaveText('75.7%');
  await openRate.focus();
  await expect(openRate).toHaveAccessibleDescription('112 of 148 delivered');
  const tooltip = await openRate.evaluate((cell) => getComputedStyle(cell, '::after').content);
  expect(tooltip).toBe('"112 of 148 delivered"');
  const draft = tableRows(desk).filter({ hasText: 'Draft without sends' });
  // The dash, and its text for screen readers.
  await expect(draft.getByTitle('Nothing was delivered').first()).toHaveText('—not given');
});

test('no search results, an organization without campaigns, and a page past the end differ', async ({
  desk,
  organization,
}) => {
  await desk.goto('/campaigns');
  await expect(desk.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  await expect(desk.locator('.lucide-inbox')).toBeVisible();
  // The report says the same: no filter is set that could be cleared.
  await desk.goto('/campaigns/metrics');
  await expect(desk.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  await organization.import(campaigns45);
  await desk.goto('/campaigns?search=nothing+like+this');
  await expect(desk.getByRole('heading', { name: 'No campaign matches' })).toBeVisible();
  await expect(desk.locator('.lucide-search-x')).toBeVisible();
  await expect(desk.getByText('Newest first')).toHaveCount(0);
  // While the next result loads, the list does not say that it is empty.
  const release = await delayResponses(desk, '**/v1/campaigns?page=1&per_page=20');
  await desk.getByRole('searchbox').fill('');
  await expect(desk).toHaveURL('/campaigns');
  await expect(desk.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(desk.getByRole('heading', { name: /^No campaign/ })).toHaveCount(0);
  release();
  await expect(tableRows(desk)).toHaveCount(20);
  await desk.goto('/campaigns?page=9');
  await expect(desk.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await desk.getByRole('button', { name: 'Go to the last page' }).click();
  // The button is gone; focus moves to its surroundings.
  await expect(desk.getByRole('main')).toBeFocused();
  await expect(desk).toHaveURL('/campaigns?page=3');
  await expect(tableRows(desk)).toHaveCount(5);
});

test('an invalid value in the URL is ignored with a message, and the others stay', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns?status=sleeping&type=newsletter&per_page=33&color=red&search=1&search=2');
  await expect(desk.getByRole('alert')).toContainText('search, status, per_page, and color');
  await expect(desk.getByText('1–20 of 23', { exact: true })).toBeVisible();
});

test('products are sorted by name, with their markets, and filtered by status, market, line and search', async ({
  desk,
  organization,
}) => {
  await organization.import([
    aProduct({
      id: 'prod_b',
      name: 'Beta valve',
      description: 'Transcatheter',
      product_line: { id: 'pl_valves', name: 'Valves' },
      market_status: {
        ...aProduct({ id: 'prod_x' }).market_status,
        CN: { status: 'not_submitted' },
        IN: { status: 'withdrawn' },
      },
    }),
    aProduct({
      id: 'prod_a',
      name: 'Alpha stent',
      status: 'in_development',
      target_markets: ['JP'],
      market_status: { JP: { status: 'under_review' }, BR: { status: 'approved' } },
    }),
  ]);
  await desk.goto('/products');
  await expect(tableRows(desk)).toHaveText([/Alpha stent/, /Beta valve/]);
  await expect(tableRows(desk).first().getByTitle('Under review')).toBeVisible();
  await expect(tableRows(desk).last().getByTitle('Approved · K230001')).toBeVisible();
  // The five markets are narrow columns, each state has its own sign, and its words are text, not only on hover.
  const markets = desk.getByRole('columnheader').filter({ hasText: /^(US|EU|CN|JP|IN)$/ });
  await expect(markets).toHaveCount(5);
  for (const market of await markets.all()) expect((await market.boundingBox())?.width).toBeLessThanOrEqual(64);
  const signs: string[] = [];
  for (const [row, words] of [
    ['Beta valve', 'Approved · K230001'],
    ['Alpha stent', 'Under review'],
    ['Beta valve', 'Withdrawn'],
  ] as const) {
    const cell = tableRows(desk).filter({ hasText: row }).getByRole('cell', { name: words, exact: true });
    await expect(cell).toHaveText(words);
    signs.push(await cell.locator('svg').innerHTML());
  }
  expect(new Set(signs).size).toBe(3);
  // A market without a record has a dash.
  const none = tableRows(desk).first().getByRole('cell', { name: 'not given', exact: true });
  await expect(none).toHaveText(Array(4).fill('—not given'));
  // A phone does not show it, nor a market in which nothing was submitted, which has a dash too.
  const notSubmitted = tableRows(desk).last().getByRole('cell', { name: 'Not submitted', exact: true });
  await expect(notSubmitted).toHaveText('—Not submitted');
  await desk.setViewportSize({ width: 390, height: 844 });
  await expect(tableRows(desk).last().getByTitle('Withdrawn')).toBeVisible();
  await expect(notSubmitted).toBeHidden();
  await expect(none.first()).toBeHidden();
  await desk.setViewportSize({ width: 1366, height: 900 });
  await showColumns(desk, 'Markets', 'Specifications');
  const alpha = tableRows(desk).first();
  await expect(alpha).toContainText('Under review');
  await expect(alpha.getByRole('listitem').filter({ hasText: 'BR' })).toContainText('Approved');
  await expect(tableRows(desk).last()).toContainText('K230001');
  await expect(tableRows(desk).last()).toContainText('CE mark');

  const answered = '**/v1/products?**';
  await desk.route(answered, async (route) => {
    const answer = await (await fetchAsPage(route)).json();
    answer.data[0].market_status = { ...answer.data[0].market_status, ZZ: 'bad', YY: { ce_mark: 'no' } };
    answer.data[0].specifications = [{ name: 'Length', value: 12 }];
    await route.fulfill({ json: answer });
  });
  await desk.goto('/products');
  await expect(alpha.getByRole('listitem').filter({ hasText: 'ZZ' })).toContainText('unreadable');
  await expect(alpha.getByRole('listitem').filter({ hasText: 'YY' })).toContainText('unreadable');
  // The drawer hides the table from screen readers, sometimes immediately.
  await desk.goto('/products?selected=prod_a');
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('table', { name: 'Markets' })).toContainText('ZZ');
  await expect(drawer.getByRole('row', { name: /^YY/ }).getByRole('cell').last()).toContainText('unreadable');
  await expect(drawer.getByRole('row', { name: /Length/ })).toContainText('unreadable');
  // A request may still be on its way.
  await desk.unrouteAll({ behavior: 'wait' });
  await desk.goto('/products');

  await desk.getByRole('columnheader', { name: 'Status', exact: true }).getByRole('button').click();
  await expect(tableRows(desk)).toHaveText([/Beta valve.*Active/, /Alpha stent.*In development/]);
  await desk.getByRole('button', { name: 'Clear sort' }).click();

  await desk.getByLabel('Market').selectOption('Japan');
  await expect(tableRows(desk)).toHaveText([/Alpha stent/]);
  await desk.goto('/products?product_line_id=pl_valves');
  await expect(tableRows(desk)).toHaveText([/Beta valve/]);
  await expect(desk.getByLabel('Product line', { exact: true })).toHaveValue('pl_valves');
  await expect(desk.getByRole('button', { name: 'Remove filter Product line: Valves' })).toBeVisible();
  await desk.goto('/products');
  await desk.getByLabel('Search name or description').fill('TRANSCATH');
  await expect(tableRows(desk)).toHaveText([/Beta valve/]);
  await expect(desk).toHaveURL('/products?search=TRANSCATH');
});

test('a row with invalid fields still shows the rest, and rows without an id are counted', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns45.slice(0, 2));
  await desk.route('**/v1/campaigns?page=1&per_page=20', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    answer.data[0].metrics.sent = 'many';
    answer.data[0].schedule = { type: 'scheduled', send_at: 'soon' };
    delete answer.data[1].id;
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/campaigns');
  await expect(tableRows(desk)).toHaveCount(1);
  await showColumns(desk, 'Sent', 'Schedule');
  await expect(tableRows(desk).first()).toContainText('unreadable');
  await expect(tableRows(desk).first()).toContainText('148');
  await expect(tableRows(desk).first()).toContainText(/Scheduled unreadable/);
  const remark = desk.getByRole('alert');
  await expect(remark).toContainText('1 record on this page had no id and cannot be shown.');
  await expect(remark).toContainText('send the error details to your administrator.');
  await expect(remark).toContainText(/GET \/v1\/campaigns · Status 200 · Request \S+ · \d{4}-/);
  await expect(remark.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await desk.getByRole('button', { name: 'Export' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Export campaigns' });
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Values of 1 record can’t be read and are not in the file.');
});

test.describe('an error of the service', () => {
  test.use({ allowedErrors: ['the server responded with a status of 500', 'net::ERR_'] });

  test('keeps the old rows next to the error, and a retry helps', async ({ desk, organization }) => {
    await organization.import(campaigns45);
    await desk.goto('/campaigns');
    await expect(tableRows(desk)).toHaveCount(20);
    // The next page is prefetched, so the page after it fails.
    const lastPage = '**/v1/campaigns?page=3**';
    await desk.route(lastPage, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad <b>day</b></h1><script>1</script>' }),
    );
    await desk.getByRole('button', { name: 'Last page' }).click();
    await expect(desk.getByText('The service has a problem')).toBeVisible();
    await expect(desk.getByText('Bad day')).toBeVisible();
    await expect(tableRows(desk)).toHaveCount(20);
    await expect(tableRows(desk).first()).toContainText('Campaign 45');
    await expect(desk.getByText('You still see the previous result.')).toBeVisible();
    const pages = desk.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–20 of 45');
    await desk.unroute(lastPage);
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(tableRows(desk).first()).toContainText('Campaign 05');
    await expect(pages).toContainText('41–45 of 45');
    await expect(desk.getByText('The service has a problem')).toBeHidden();
    await expect(desk.getByText('You still see the previous result.')).toBeHidden();
    // The error and its button are gone; focus stays on the screen.
    await expect(desk.getByRole('main')).toBeFocused();
  });

  test('a web page as a response is reported as unreadable, never as "nothing found"', async ({ desk }) => {
    await desk.route('**/v1/products?**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in</p>' }),
    );
    await desk.goto('/products');
    await expect(desk.getByText('The response cannot be read')).toBeVisible();
    await expect(desk.getByText('No products yet')).toBeHidden();
  });

  test('a response with an invalid total is also reported as unreadable', async ({ desk }) => {
    await desk.route('**/v1/campaigns?**', (route) =>
      route.fulfill({ json: { data: [{ id: 'cmp_a' }], meta: { page: 1, per_page: 20, total: -5 } } }),
    );
    await desk.goto('/campaigns');
    await expect(desk.getByText('The response cannot be read')).toBeVisible();
    await expect(desk.getByRole('main')).not.toContainText('-5');
  });
});
