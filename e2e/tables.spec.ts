import { readFile } from 'node:fs/promises';
import {
  axeErrors,
  copiedText,
  delayResponses,
  expect,
  fetchAsPage,
  pageWidth,
  statusTab,
  tableRows,
  test,
} from './fixtures.ts';
import { aCampaign, aKol, anEvent, aProduct, campaigns45, inDays } from './records.ts';

test('active filters are chips and can be removed, and slash focuses the search', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns?status=active&type=newsletter&search=Campaign&page=1');
  await expect(tableRows(desk)).toHaveCount(8);
  const chips = desk.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText([
    'Remove filter Search name: Campaign',
    'Remove filter Type: Newsletter',
    'Clear filters',
  ]);
  await chips.getByRole('button', { name: 'Remove filter Type: Newsletter' }).click();
  await expect(desk).toHaveURL('/campaigns?status=active&search=Campaign');
  await expect(tableRows(desk)).toHaveCount(15);
  await desk.keyboard.press('/');
  await expect(desk.getByLabel('Search name', { exact: true })).toBeFocused();
  await chips.getByRole('button', { name: 'Clear filters' }).click();
  await expect(desk).toHaveURL('/campaigns?status=active');
  await expect(chips).toBeHidden();
});

test('on a phone and a tablet the filters next to the search are collapsed, and the button shows the number of active filters', async ({
  desk,
  organization,
}) => {
  await organization.import([aProduct({ id: 'prod_a', name: 'Product A' })]);
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/products?status=active&search=Product');
  await expect(tableRows(desk).first()).toBeInViewport();
  const more = desk.getByRole('button', { name: 'Filters (1)', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const status = desk.getByLabel('Status', { exact: true });
  await expect(status).toBeHidden();
  // Active filters and the search stay visible.
  await expect(desk.getByRole('button', { name: 'Remove filter Status: Active' })).toBeVisible();
  await desk.keyboard.press('/');
  await expect(desk.getByRole('searchbox', { name: 'Search name or description' })).toBeFocused();
  await desk.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await desk.keyboard.press('Enter');
  expect(await axeErrors(desk)).toEqual([]);
  await desk.keyboard.press('Tab');
  await expect(status).toBeFocused();
  await desk.getByLabel('Market', { exact: true }).selectOption('US');
  await expect(desk.getByRole('button', { name: 'Filters (2)', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await desk.setViewportSize({ width: 820, height: 740 });
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Filters (2)', exact: true })).toBeVisible();
  await expect(status).toBeHidden();
  // On wide screens all filters are visible without a button.
  await desk.setViewportSize({ width: 1366, height: 740 });
  await expect(status).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Filters/ })).toBeHidden();
});

test('a table that scrolls horizontally keeps its first column visible', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.setViewportSize({ width: 768, height: 1024 });
  await desk.goto('/campaigns');
  const name = desk.getByRole('rowheader', { name: 'Campaign 45' });
  const before = await name.boundingBox();
  const header = await desk.getByRole('columnheader', { name: 'Campaign' }).boundingBox();
  await desk.getByRole('region', { name: 'Campaigns', exact: true }).evaluate((table) => table.scrollBy(500, 0));
  await expect(desk.getByRole('columnheader', { name: 'Click rate' })).toBeInViewport({ ratio: 1 });
  expect(await name.boundingBox()).toEqual(before);
  expect(await desk.getByRole('columnheader', { name: 'Campaign' }).boundingBox()).toEqual(header);
  await expect(name.getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('a page is selected by its number, and the next page is prefetched', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  const prefetched = desk.waitForResponse('**/v1/campaigns?page=2&**');
  await desk.goto('/campaigns');
  await prefetched;
  await desk.route('**/v1/campaigns?page=2&**', (route) => route.abort());
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(tableRows(desk).first()).toContainText('Campaign 25');
  await desk.getByRole('textbox', { name: 'Go to page' }).fill('3');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/campaigns?page=3');
  await expect(tableRows(desk)).toHaveCount(5);
  const number = desk.getByRole('textbox', { name: 'Go to page' });
  await number.fill('5e1');
  await desk.keyboard.press('Enter');
  await expect(number).toHaveAccessibleDescription('Pages: 1 to 3');
  await expect(number).toHaveValue('5e1');
  await expect(desk).toHaveURL('/campaigns?page=3');
  // From a Japanese input method.
  await number.fill('２');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/campaigns?page=2');
});

test('a late response never replaces a newer one', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns');
  await expect(tableRows(desk)).toHaveCount(20);
  const release = await delayResponses(desk, '**/v1/campaigns?**status=active**');
  await statusTab(desk, 'Active').click();
  await expect(desk.locator('[aria-busy=true]')).toBeVisible();
  await statusTab(desk, 'Completed').click();
  await expect(desk.getByText('1–20 of 30', { exact: true })).toBeVisible();
  release();
  await desk.getByLabel('Type').selectOption('Newsletter');
  await expect(desk.getByText('1–15 of 15')).toBeVisible();
  await expect(tableRows(desk).getByText('Active', { exact: true })).toHaveCount(0);
});

test('a row opens the details of its campaign with previous and next, and closing returns focus', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns?type=newsletter');
  const link = desk.getByRole('link', { name: 'Campaign 45' });
  await expect(link).toHaveAttribute('href', '/campaigns?type=newsletter&selected=cmp_45');
  await link.focus();
  await desk.keyboard.press('Enter');
  const drawer = desk.getByRole('dialog', { name: 'Campaign 45' });
  await expect(drawer).toContainText('About 45.');
  await expect(drawer).toContainText('(75.7% of delivered)');
  await expect(drawer.getByText('May 2, 2026, 10:00 AM UTC+2')).toHaveAttribute('title', 'May 2, 2026, 8:00 AM UTC');
  await expect(drawer.getByRole('button', { name: 'Previous record' })).toBeDisabled();
  // Focus stays on the button, so the name of the next record is announced.
  const announced = await drawer.locator('[aria-live="polite"]').elementHandle();
  await drawer.getByRole('button', { name: 'Next record' }).click();
  await expect(desk.getByRole('dialog', { name: 'Campaign 43' })).toBeVisible();
  expect(await announced?.textContent()).toBe('Campaign 43');
  await expect(desk).toHaveURL('/campaigns?type=newsletter&selected=cmp_43');
  await desk.reload();
  await expect(desk.getByRole('dialog', { name: 'Campaign 43' })).toContainText('About 43.');
  expect(await axeErrors(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk).toHaveURL('/campaigns?type=newsletter');
  await expect(desk.getByRole('link', { name: 'Campaign 43' })).toBeFocused();

  // A click anywhere in the row works. A double click opens one drawer, also before the drawer renders.
  await tableRows(desk)
    .nth(2)
    .getByText('Completed')
    .evaluate((cell) => {
      if (!(cell instanceof HTMLElement)) return;
      cell.click();
      setTimeout(() => cell.click());
    });
  await expect(desk.getByRole('dialog', { name: 'Campaign 41' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk).toHaveURL('/campaigns?type=newsletter');
  // After closing, going forward opens it again, and going back does not.
  await desk.goForward();
  await expect(desk.getByRole('dialog', { name: 'Campaign 41' })).toBeVisible();
});

test('a drawer that is closed twice quickly returns to its list, and no further', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns');
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(desk).toHaveURL('/campaigns?page=2');
  const link = desk.getByRole('link', { name: 'Campaign 20' });
  await link.click();
  await desk
    .getByRole('dialog', { name: 'Campaign 20' })
    .getByRole('button', { name: 'Close' })
    .evaluate((close) => {
      if (!(close instanceof HTMLElement)) return;
      close.click();
      close.click();
    });
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(desk).toHaveURL('/campaigns?page=3');
});

test('a campaign in the URL that is not on the page is searched for in the whole list', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns?selected=cmp_1');
  await expect(desk.getByRole('dialog', { name: 'Campaign 01' })).toContainText('About 1.');
  await desk.reload();
  await expect(desk.getByRole('dialog', { name: 'Campaign 01' })).toContainText('About 1.');
  await desk.goto('/campaigns?selected=cmp_nowhere');
  await expect(desk.getByText('No record has this id')).toBeVisible();
});

test('a product in the URL that is not on the page is searched for in the whole list; a list that is too long only after a click', async ({
  desk,
  organization,
}) => {
  const product = (index: number) => aProduct({ id: `prod_${index}`, name: `Stent ${1000 + index}` });
  await organization.import(Array.from({ length: 2_000 }, (_, index) => product(index)));
  await desk.goto('/products?selected=prod_1999');
  await expect(desk.getByRole('dialog', { name: 'Stent 2999' })).toBeVisible();
  await organization.import([product(2_000)]);
  await desk.goto('/products?selected=prod_2000');
  await expect(desk.getByRole('heading', { name: 'Not on this page' })).toBeVisible();
  await desk.getByRole('button', { name: 'Search the whole list' }).click();
  await expect(desk.getByRole('dialog', { name: 'Stent 3000' })).toBeVisible();
});

test.describe('a rate limit (429) during the search in the whole list', () => {
  test.use({ allowedErrors: ['status of 429'] });

  test('shows its end, and then the search continues', async ({ desk, organization }) => {
    await organization.import(campaigns45);
    let refusals = 0;
    await desk.route('**/v1/campaigns?page=1&per_page=100', (route) =>
      refusals++ === 0 ? route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: {} }) : route.continue(),
    );
    await desk.goto('/campaigns?selected=cmp_1');
    const drawer = desk.getByRole('dialog', { name: 'cmp_1' });
    await expect(drawer.getByRole('alert')).toContainText(/The service asks you to wait\. Retrying at \d/);
    await expect(drawer.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await expect(desk.getByRole('dialog', { name: 'Campaign 01' })).toContainText('About 1.');
  });

  test('leaves the search to the user, if it concerns the number of records', async ({ desk, organization }) => {
    await organization.import(campaigns45);
    await desk.route(/\/v1\/campaigns\?.*per_page=1(&|$)/, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: {} }),
    );
    await desk.goto('/campaigns?selected=cmp_1');
    await desk.getByRole('button', { name: 'Search the whole list' }).click();
    await expect(desk.getByRole('dialog', { name: 'Campaign 01' })).toContainText('About 1.');
  });
});

test('a rate that contradicts its own counts is marked; a rounded one is not', async ({ desk, organization }) => {
  await organization.import(campaigns45.slice(0, 2));
  await desk.route(/\/v1\/campaigns\?.*per_page=(20|100)\b/, async (route) => {
    const answer = await (await fetchAsPage(route)).json();
    answer.data[0].metrics.open_rate = 0.5;
    answer.data[0].metrics.click_rate = 0.9;
    answer.data[1].metrics.open_rate = 0.76;
    await route.fulfill({ json: answer });
  });
  await desk.goto('/campaigns');
  await expect(
    tableRows(desk).first().getByTitle('The service reports 50.0%, but its counts give 75.7%.'),
  ).toBeVisible();
  await expect(
    tableRows(desk)
      .last()
      .getByTitle(/^The service reports/),
  ).toHaveCount(0);
  // The drawer has a rate only if its funnel does not show the same.
  await tableRows(desk).first().getByRole('link').click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer).toContainText('The service reports 50.0%, but its counts give 75.7%.');
  await drawer.getByRole('button', { name: 'Next record' }).click();
  await expect(drawer).toContainText('Sent May 2, 2026');
  await expect(drawer).not.toContainText('Click rate');
  await expect(drawer).not.toContainText('Open rate');
  await desk.goto('/campaigns/metrics?period=all');
  const ranked = desk.getByRole('table', { name: 'Campaigns ranked' });
  await expect(ranked.getByTitle(/^The service reports 50.0%/)).toBeVisible();
  await expect(ranked.getByTitle(/^The service reports 90.0%/)).toBeVisible();
});

test('a campaign that was not sent has no funnel of empty bars', async ({ desk, organization }) => {
  await organization.import([
    aCampaign({
      id: 'cmp_draft',
      name: 'Draft news',
      status: 'draft',
      audience_count: 160,
      metrics: { sent: 0, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 },
      sent_at: null,
    }),
  ]);
  await desk.goto('/campaigns?selected=cmp_draft');
  const funnel = desk.getByRole('dialog', { name: 'Draft news' }).getByRole('region', { name: 'Funnel' });
  await expect(funnel).toHaveText('FunnelAudience160Nothing was sent yet.');
});

test('the whole product is shown next to the list: markets, specifications, clearance to copy', {
  tag: '@chromium',
}, async ({ desk, organization, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await organization.import([
    aProduct({
      id: 'prod_a',
      name: 'Alpha stent',
      market_status: {
        US: { status: 'approved', clearance_number: 'K230001' },
        EU: { status: 'approved', ce_mark: true },
        IN: { status: 'under_review', clearance_number: 'IMP/MD/2022/900123/45678' },
        JP: { status: 'approved', clearance_number: 'DEN220970' },
        BR: { status: 'under_review' },
      },
    }),
  ]);
  await desk.goto('/products');
  await desk.getByRole('link', { name: 'Alpha stent' }).click();
  const drawer = desk.getByRole('dialog', { name: 'Alpha stent' });
  const markets = drawer.getByRole('table', { name: 'Markets and their status' });
  await expect(markets.getByRole('columnheader')).toHaveText(['Market', 'Status', 'Clearance', 'CE mark']);
  // No name of a market wraps, also not the longest, and no number that has room.
  const heights = await Promise.all(
    ['India', 'United States', 'European Union', 'DEN220970'].map((name) =>
      markets.getByText(name, { exact: true }).evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().height;
      }),
    ),
  );
  expect(new Set(heights).size).toBe(1);
  await expect(markets.getByRole('row').filter({ hasText: 'European Union' }).getByRole('cell')).toHaveText([
    'Approved',
    '—not given',
    'Yes',
  ]);
  await expect(markets.getByRole('row')).toHaveCount(6);
  // Nothing is cut off, and no number reaches into the next column.
  const cut = await markets.evaluate((table) => {
    const cells = [...table.querySelectorAll('th, td')];
    const isCut = (cell: Element) => cell.scrollWidth > cell.clientWidth;
    return [...cells.filter(isCut).map(({ textContent }) => textContent), isCut(table.parentElement ?? table)];
  });
  expect(cut).toEqual([false]);
  await expect(drawer.getByRole('row', { name: 'Strut thickness' })).toContainText('64 µm');
  const copy = markets.getByRole('button', { name: 'Copy clearance number K230001' });
  await copy.click();
  const copied = () => copiedText(desk);
  await expect.poll(copied).toBe('K230001');
  // A page without HTTPS has no clipboard API.
  await desk.evaluate(async () => {
    await navigator.clipboard.writeText('');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await copy.click();
  await expect(copy).toBeFocused();
  await desk.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await expect.poll(copied).toBe('K230001');
  expect(await axeErrors(desk)).toEqual([]);
  // It opens at the end of the line, also in right-to-left languages.
  expect((await drawer.boundingBox())?.x).toBeGreaterThan(0);
  await desk.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await desk.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await desk.getByRole('link', { name: 'Alpha stent' }).click();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
});

test('one page or all matches are exported as CSV or JSON, and the file name contains the filters', async ({
  desk,
  organization,
}) => {
  await organization.import([
    ...campaigns45,
    aCampaign({ id: 'cmp_formula', name: '=SUM(A1)', created_at: '2027-01-01T00:00:00.000Z' }),
  ]);
  await desk.goto('/campaigns?type=newsletter');
  await desk.getByRole('button', { name: 'Export' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Export campaigns' });
  await expect(dialog.getByRole('radio', { name: 'This page (20)' })).toBeChecked();
  expect(await axeErrors(desk)).toEqual([]);
  const save = async () => {
    const [saved] = await Promise.all([
      desk.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save file' }).click(),
    ]);
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
  };
  const page = await save();
  expect(page.name).toMatch(/^campaigns_type-newsletter_\d{4}-\d{2}-\d{2}T\d{4}Z\.csv$/);
  expect(page.text.split('\r\n')).toHaveLength(21);
  expect(page.text.startsWith('\uFEFFid,name,')).toBe(true);
  expect(page.text).toContain(`cmp_formula,"'=SUM(A1)",`);
  expect(page.text).toContain(`,${112 / 148},${20 / 148},immediate,,2026-01-02T20:00:00.000Z,2026-05-02T08:00:00.000Z`);

  await dialog.getByRole('radio', { name: 'All that match (24)' }).check();
  await dialog.getByRole('radio', { name: 'JSON, for programs' }).check();
  const all = await save();
  await expect(dialog.getByRole('alert')).toContainText('24 records saved in campaigns_type-newsletter_');
  const listed = await (await organization.fetch('/v1/campaigns?type=newsletter&per_page=100')).json();
  expect(JSON.parse(all.text)).toEqual(listed.data);

  // While another filter loads, the rows on screen are those of the previous one.
  await dialog.getByRole('button', { name: 'Close' }).click();
  const release = await delayResponses(desk, '**/v1/campaigns?*type=product_update*');
  await desk.getByLabel('Type').selectOption('Product update');
  await desk.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('button', { name: 'Save file' })).toBeDisabled();
  release();
  expect((await save()).text).not.toContain('newsletter');
});

test('an export of all records says if the data changed meanwhile, and can be cancelled', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns');
  await expect(tableRows(desk)).toHaveCount(20);
  await desk.route('**/v1/campaigns?page=1&per_page=100', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    answer.meta.total = 46;
    await route.fulfill({ response, json: answer });
  });
  await desk.getByRole('button', { name: 'Export' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Export campaigns' });
  await dialog.getByRole('radio', { name: /^All that match/ }).check();
  const download = desk.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await download;
  await expect(dialog.getByRole('alert')).toContainText(
    'The data changed while it was loading: the file has 45 records, and the service now has 46.',
  );
  await expect(dialog.getByRole('alert')).toContainText(/GET \/v1\/campaigns · Status 200 · Request \S+ · \d{4}-/);
  await desk.route('**/v1/campaigns?page=1&per_page=100', () => {});
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The export was cancelled; no file was saved.');
});

test('a cancelled or closed export saves nothing, even if its code loads later', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.goto('/campaigns');
  const release = await delayResponses(desk, '**/assets/papaparse*.js');
  const saved: string[] = [];
  desk.on('download', (download) => saved.push(download.suggestedFilename()));
  const dialog = desk.getByRole('dialog', { name: 'Export campaigns' });
  const save = async () => {
    await desk.getByRole('button', { name: 'Export' }).click();
    await dialog.getByRole('button', { name: 'Save file' }).click();
  };
  await save();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The export was cancelled; no file was saved.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await save();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await save();
  release();
  // Files would arrive in the order of the requests.
  await expect(dialog.getByRole('alert')).toContainText('20 records saved');
  await expect.poll(() => saved).toHaveLength(1);
});

test.describe('in a wide window', () => {
  test('the drawer leaves the list usable, and the keyboard goes through the list while it is open', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns45);
    await desk.setViewportSize({ width: 1366, height: 768 });
    await desk.goto('/campaigns?type=newsletter');
    const drawer = desk.getByRole('dialog');
    const shown = (name: string) => expect(drawer.getByRole('heading', { name, exact: true })).toBeVisible();
    await desk.getByRole('link', { name: 'Campaign 45' }).click();
    await shown('Campaign 45');
    expect((await drawer.boundingBox())?.width).toBe(560);
    await expect(desk.locator('.MuiBackdrop-root')).toHaveCount(0);
    for (const [key, name] of [
      ['ArrowDown', 'Campaign 43'],
      ['j', 'Campaign 41'],
      ['ArrowUp', 'Campaign 43'],
      ['k', 'Campaign 45'],
      ['k', 'Campaign 45'],
    ] as const) {
      await desk.keyboard.press(key);
      await shown(name);
    }
    // The rows that the keys reach are in sight, and the open one is marked.
    for (let number = 43; number >= 21; number -= 2) {
      await desk.keyboard.press('ArrowDown');
      await shown(`Campaign ${number}`);
    }
    await expect(desk.getByRole('link', { name: 'Campaign 21' })).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole('link', { name: 'Campaign 21' })).toHaveAttribute('aria-current', 'true');
    // On the way up, the header covers no row.
    const headerEnd = async () => {
      const box = await desk.getByRole('columnheader').first().boundingBox();
      return Number(box?.y) + Number(box?.height);
    };
    for (let number = 23; number <= 45; number += 2) {
      await desk.keyboard.press('ArrowUp');
      await shown(`Campaign ${number}`);
      const link = desk.getByRole('link', { name: `Campaign ${number}` });
      const top = expect.poll(async () => (await link.boundingBox())?.y, `Campaign ${number}`);
      await top.toBeGreaterThanOrEqual(await headerEnd());
    }
    // The list beside the drawer reacts to the pointer and to typing.
    await desk.getByRole('link', { name: 'Campaign 23' }).click();
    await shown('Campaign 23');
    const search = desk.getByRole('searchbox', { name: 'Search' });
    await search.press('j');
    await expect(desk).toHaveURL('/campaigns?type=newsletter&selected=cmp_23&search=j');
    await shown('Campaign 23');
    await search.fill('');
    await desk.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  test('closing a record moves focus to its row, to the content without a row, and not away from another control', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns45);
    const drawer = desk.getByRole('dialog');
    // The first campaign is on the last page.
    await desk.goto('/campaigns?selected=cmp_1');
    await expect(drawer).toContainText('About 1.');
    await desk.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(desk.getByRole('main')).toBeFocused();

    const link = desk.getByRole('link', { name: 'Campaign 44', exact: true });
    await link.click();
    await drawer.getByRole('button', { name: 'Close' }).focus();
    await desk.keyboard.press('Escape');
    await expect(link).toBeFocused();

    await link.click();
    await expect(drawer).toBeVisible();
    const search = desk.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    // It cancels the conversion of Japanese text.
    await search.dispatchEvent('keydown', { key: 'Escape', code: 'Escape', isComposing: true });
    await expect(drawer).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  test('a letter finds an option of a select, and does not open the next record', async ({ desk, organization }) => {
    await organization.import(campaigns45);
    await desk.goto('/campaigns?selected=cmp_44');
    await expect(desk.getByRole('dialog', { name: 'Campaign 44' })).toBeVisible();
    await desk.getByRole('combobox', { name: 'Rows per page' }).focus();
    await desk.keyboard.press('j');
    await desk.getByRole('main').focus();
    await expect(desk).toHaveURL('/campaigns?selected=cmp_44');
    await desk.keyboard.press('j');
    await expect(desk.getByRole('dialog', { name: 'Campaign 43' })).toBeVisible();
  });

  test('closing the drawer keeps what was searched, sorted and filtered beside it', async ({ desk, organization }) => {
    await organization.import(campaigns45);
    await desk.goto('/campaigns');
    const open = async (name: string) => {
      await desk.getByRole('link', { name, exact: true }).click();
      await expect(desk.getByRole('dialog', { name })).toBeVisible();
    };
    const close = async () => {
      await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(desk.getByRole('dialog')).toHaveCount(0);
    };
    await open('Campaign 45');
    await desk.getByRole('searchbox', { name: 'Search' }).fill('campaign 4');
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(/search=campaign\+4/);
    await expect(tableRows(desk)).toHaveCount(6);
    await close();
    await expect(desk).toHaveURL('/campaigns?search=campaign+4');

    await open('Campaign 44');
    await statusTab(desk, 'Active').click();
    await expect(desk).toHaveURL(/status=active/);
    await expect(statusTab(desk, 'Active')).toHaveAttribute('aria-pressed', 'true');
    await close();
    await expect(desk).toHaveURL('/campaigns?status=active&search=campaign+4');

    // Going through the list does not change it, so closing still goes back.
    await desk.goto('/campaigns');
    await open('Campaign 45');
    await desk.keyboard.press('j');
    await expect(desk.getByRole('dialog', { name: 'Campaign 44' })).toBeVisible();
    const entries = await desk.evaluate(() => history.state.idx);
    await close();
    expect(await desk.evaluate(() => history.state.idx)).toBe(entries - 1);
  });

  for (const language of ['en', 'de', 'ja', 'zh-CN'])
    test(`the drawer covers nothing of the list, and no row moves vertically: ${language}`, async ({
      desk,
      organization,
    }) => {
      test.slow();
      const month = inDays(0).slice(0, 7);
      await organization.import([
        ...campaigns45,
        ...Array.from({ length: 20 }, (_, index) => aProduct({ id: `prod_${index}`, name: `Product ${index}` })),
        anEvent({ id: 'evt_a', name: 'Board' }),
        anEvent({
          id: 'evt_b',
          name: 'Webinar',
          start_date: `${month}-10T09:00:00.000Z`,
          end_date: `${month}-10T10:00:00.000Z`,
        }),
      ]);
      await desk.goto('/config.json');
      await desk.evaluate((value) => localStorage.setItem('kol-desk.language', JSON.stringify(value)), language);
      const calendar = `/events?layout=calendar&month=${month}`;
      for (const [width, paths] of [
        // Here the table is wider than the window, and scrolls in its own area.
        [1280, ['/campaigns']],
        [1366, ['/campaigns', '/products', '/events', calendar]],
        [1920, ['/campaigns', '/events', calendar]],
      ] as const)
        for (const path of paths) {
          await desk.setViewportSize({ width, height: 768 });
          await desk.goto(path);
          const table = desk.locator('main table');
          const scroller = table.locator('xpath=..');
          const links = table.locator('a[data-row-link]');
          const places = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
          const link = links.nth(path === '/campaigns' ? 12 : 0);
          await link.scrollIntoViewIfNeeded();
          const before = await places();
          const scrolled = await scroller.evaluate((area) => area.scrollTop);
          await link.click();
          const drawer = desk.getByRole('dialog');
          await expect(drawer).toBeVisible();
          expect(await places(), `${path} at ${width} px`).toEqual(before);
          expect(await scroller.evaluate((area) => area.scrollTop)).toBe(scrolled);
          // No tab is cut off; in a smaller window they scroll in their own line.
          if (width >= 1366 && path !== '/products') {
            const tabs = desk.locator('main [role=group] > [aria-pressed]');
            expect(await tabs.count()).toBeGreaterThanOrEqual(5);
            for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
          }
          const edge = Number((await drawer.boundingBox())?.x);
          const ends = await desk
            .locator(
              'main :is(a, button, search, [role=region], table[aria-label]):not([role=region] *, [aria-pressed])',
            )
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
          expect(ends.length).toBeGreaterThanOrEqual(path === calendar ? 5 : 6);
          expect(Math.max(...ends), `${path} at ${width} px`).toBeLessThanOrEqual(edge - 16);
          expect(await pageWidth(desk)).toBe(width);
          if (path === calendar) continue;
          // The header stays in sight.
          const header = table.getByRole('columnheader').first();
          const place = await header.boundingBox();
          await scroller.evaluate((area) => area.scrollTo({ top: 9999 }));
          expect(await header.boundingBox(), `${path} at ${width} px`).toEqual(place);
          // The other columns can be scrolled to, beside the name.
          await scroller.evaluate((area) => area.scrollTo({ left: 9999 }));
          const [region, name, last] = await Promise.all(
            [scroller, table.getByRole('rowheader').first(), table.getByRole('columnheader').last()].map((part) =>
              part.boundingBox(),
            ),
          );
          expect(Math.abs(Number(name?.x) - Number(region?.x))).toBeLessThanOrEqual(1);
          expect(Number(last?.x) + Number(last?.width)).toBeLessThanOrEqual(Number(region?.x) + Number(region?.width));
        }
    });

  test('a narrow window dims the list behind the drawer', async ({ desk, organization }) => {
    await organization.import(campaigns45);
    await desk.setViewportSize({ width: 820, height: 768 });
    await desk.goto('/campaigns?selected=cmp_45&type=newsletter');
    const drawer = desk.getByRole('dialog', { name: 'Campaign 45' });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(560);
    await expect(desk.locator('.MuiBackdrop-root')).toBeVisible();
    await desk.keyboard.press('ArrowDown');
    await expect(desk.getByRole('dialog', { name: 'Campaign 43' })).toBeVisible();
    for (const [width, dimmed] of [
      [1199, 1],
      [1200, 0],
    ] as const) {
      await desk.setViewportSize({ width, height: 768 });
      await desk.reload();
      await expect(desk.getByRole('dialog', { name: 'Campaign 43' })).toBeVisible();
      await expect(desk.locator('.MuiBackdrop-root')).toHaveCount(dimmed);
    }
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
  });
});

test('keys that scroll a page scroll the rows of a list', async ({ desk, organization }) => {
  await organization.import(campaigns45);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/campaigns');
  const rows = desk.getByRole('region', { name: 'Campaigns' });
  await expect(rows.getByRole('rowheader').nth(15)).toBeAttached();
  // The rows may be there a moment before the page listens to keys, and the browser scrolls smoothly.
  const press = async (key: string) => {
    await desk.keyboard.press(key);
    return rows.evaluate((area) => area.scrollTop);
  };
  for (const key of ['PageDown', 'Space']) {
    await expect.poll(() => press(key)).toBeGreaterThan(300);
    await expect.poll(() => press('Home')).toBe(0);
    await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  // Rows that all fit get no focus, which would do nothing there.
  await desk.setViewportSize({ width: 1366, height: 2000 });
  await desk.keyboard.press('PageDown');
  await expect(rows).not.toBeFocused();
});

test.describe('for a manager', () => {
  test.use({ role: 'manager' });

  test('the header of every table stays in sight from its last row', async ({ desk, organization, service }) => {
    const many = Array.from({ length: 20 }, (_, index) => index);
    const date = '2026-01-01';
    await organization.import([
      aKol({
        id: 'kol_ada',
        interactions: many.map((at) => ({ id: `int_${at}`, date, type: 'call', subject: `Call ${at}`, summary: '' })),
      }),
      ...many.map((at) => anEvent({ id: `evt_${at}`, name: `Board ${at}` })),
      ...campaigns45,
    ]);
    // Each is an entry of the audit trail.
    for (const _key of many.slice(0, 12)) await service.command('keys', 'create', '--organization', organization.name);
    await desk.setViewportSize({ width: 1366, height: 500 });
    for (const [path, name] of [
      ['/events', 'Events'],
      ['/campaigns/metrics?period=all', 'Campaigns ranked'],
      ['/kols/kol_ada?tab=interactions', 'Interactions'],
      ['/audit', 'Audit trail'],
    ] as const) {
      await desk.goto(path);
      const table = desk.getByRole('table', { name, exact: true });
      await expect(table.getByRole('rowheader').nth(9)).toBeAttached();
      await table.getByRole('rowheader').last().scrollIntoViewIfNeeded();
      const header = table.getByRole('columnheader').first();
      await expect(header, path).toBeInViewport({ ratio: 1 });
      // The rows are behind it.
      const row = await table.getByRole('rowheader').first().boundingBox();
      expect(row?.y, path).toBeLessThan(Number((await header.boundingBox())?.y));
    }
  });
});
