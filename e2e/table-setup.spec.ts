import type { Page } from '@playwright/test';
import type { Campaign } from '../src/contract/campaign.ts';
import { axeErrors, expect, holdBack, test } from './fixtures.ts';
import { aCampaign, aProduct } from './records.ts';

/** 230 campaigns, newest last. All open rates differ and are unsorted, and the last campaigns delivered nothing. */
const campaigns = Array.from({ length: 230 }, (_, index) => {
  const delivered = index < 226 ? 1000 : 0;
  const opened = delivered === 0 ? 0 : (index * 37) % 227;
  return aCampaign({
    id: `cmp_${index + 1}`,
    name: `Campaign ${String(index + 1).padStart(3, '0')}`,
    type: index % 2 === 0 ? 'newsletter' : 'product_update',
    metrics: { sent: 1000, delivered, opened, clicked: 0, open_rate: opened / 1000, click_rate: 0 },
    created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  });
});

const table = (page: Page) => page.getByRole('table', { name: 'Campaigns' });
const rows = (page: Page) => table(page).locator('tbody tr:not([aria-hidden])');
const headers = (page: Page) => table(page).getByRole('columnheader');
const names = (of: Campaign[]) => of.map(({ name }) => new RegExp(name));
const byOpenRate = (one: Campaign, other: Campaign) => other.metrics.open_rate - one.metrics.open_rate;

test('columns are selected, ordered and resized by keyboard or pointer, and this device stores the layout', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns.slice(0, 30));
  await desk.goto('/campaigns');
  await expect(headers(desk)).toHaveCount(12);
  await desk.getByRole('button', { name: 'Columns' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Columns' });
  await expect(dialog.getByRole('checkbox', { name: 'Campaign' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Created' }).check();
  await dialog.getByRole('checkbox', { name: 'Schedule' }).uncheck();
  // Focus stays on the button that moves a column, to the end and back.
  await dialog.getByRole('button', { name: 'Move Status up' }).focus();
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Status is now column 2 of 13.');
  await expect(dialog.getByRole('button', { name: 'Move Status down' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Move Created up' }).click();
  await dialog.getByLabel('Density').selectOption('Compact');
  expect(await axeErrors(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const chosen = [
    'Campaign',
    'Status',
    'Type',
    'Audience',
    'Sent',
    'Delivered',
    'Opened',
    'Clicked',
    'Open rate',
    'Click rate',
    'Sent on',
    'Created',
  ];
  await expect(headers(desk)).toHaveText(chosen);
  await expect(rows(desk).first().getByRole('cell').last()).toHaveText('Jan 2, 2026');

  // Above the rows there is one tab stop per column.
  await headers(desk).first().getByRole('button').focus();
  for (const _column of chosen) await desk.keyboard.press('Tab');
  await expect(rows(desk).first().getByRole('link')).toBeFocused();
  const edge = desk.getByTitle('Width of Type');
  const width = async () => (await headers(desk).filter({ hasText: 'Type' }).boundingBox())?.width ?? 0;
  const before = await width();
  const box = await edge.boundingBox();
  if (box === null) throw new Error('The edge is not drawn.');
  await desk.mouse.move(box.x + 4, box.y + 4);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 64, box.y + 4, { steps: 3 });
  await desk.mouse.up();
  const wider = Math.round(before) + 60;
  await expect.poll(width).toBe(wider);
  const height = async () => (await rows(desk).first().boundingBox())?.height;
  const compact = await height();

  await desk.reload();
  await expect(headers(desk)).toHaveText(chosen);
  await expect.poll(width).toBe(wider);
  expect(await height()).toBe(compact);
  // There is a button for users who cannot drag, also by keyboard.
  await desk.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Make Type narrower' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(`Type is now ${wider - 32} pixels wide.`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await width()).toBe(wider - 32);
  // The other table has its own columns.
  await desk.goto('/products');
  await expect(desk.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await desk.goto('/campaigns');
  await desk.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Reset to default' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(headers(desk)).toHaveCount(12);
  await expect.poll(height).toBeGreaterThan(Number(compact));
});

test('a header sorts the rows of the page and says so; all rows are loaded and sorted on request', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  const newest = campaigns.toReversed();
  await desk.goto('/campaigns');
  await expect(desk.getByText('Newest first', { exact: true })).toBeVisible();
  const header = headers(desk).filter({ hasText: 'Open rate' });
  await header.getByRole('button').click();
  await expect(desk).toHaveURL('/campaigns?sort=-metrics.open_rate');
  await expect(desk.getByText('Sorted by Open rate, descending, on this page only.')).toBeVisible();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  // Without deliveries there is no rate: those four come last in their original order.
  const page = newest.slice(0, 20);
  const sorted = [...page.slice(4).toSorted(byOpenRate), ...page.slice(0, 4)];
  await expect(rows(desk)).toHaveText(names(sorted));
  // The previous and next records of the drawer follow the screen order.
  await desk.getByRole('link', { name: sorted[0]?.name }).click();
  await desk.getByRole('button', { name: 'Next record' }).click();
  await expect(desk.getByRole('dialog', { name: sorted[1]?.name })).toBeVisible();
  await desk.keyboard.press('Escape');
  // The next page is sorted separately.
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(desk).toHaveURL('/campaigns?page=2&sort=-metrics.open_rate');
  await expect(rows(desk)).toHaveText(names(newest.slice(20, 40).toSorted(byOpenRate)));

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await desk.route('**/v1/campaigns?page=3&per_page=100', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await desk.getByRole('button', { name: 'Load all and sort' }).click();
  await expect(desk.getByRole('progressbar', { name: '200 of 230 loaded' })).toBeVisible();
  await desk.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByText('Sorted by Open rate, descending, on this page only.')).toBeVisible();
  release();
  await desk.unroute('**/v1/campaigns?page=3&per_page=100');
  // The live region exists before its text; otherwise a screen reader would not announce it.
  const said = await desk.getByText('Sorted by Open rate, descending, on this page only.').elementHandle();
  await desk.getByRole('button', { name: 'Load all and sort' }).click();
  await expect(desk.getByText('All 230 rows, sorted by Open rate, descending.')).toBeVisible();
  expect(await said?.evaluate((part) => part.isConnected && part.role && part.textContent)).toBe(
    'All 230 rows, sorted by Open rate, descending.',
  );
  const best = campaigns.toSorted(byOpenRate);
  await expect(rows(desk).first()).toContainText(String(best[0]?.name));
  await expect(table(desk)).toHaveAttribute('aria-rowcount', '231');
  await header.getByRole('button').click();
  const least = campaigns.slice(0, 226).toSorted((one, other) => byOpenRate(other, one));
  await expect(rows(desk).first()).toContainText(String(least[0]?.name));
  expect(await axeErrors(desk)).toEqual([]);
  await desk.getByRole('region', { name: 'Campaigns' }).press('End');
  await expect(rows(desk).last()).toContainText('Campaign 227');
  await desk.getByRole('button', { name: 'Back to pages' }).click();
  await expect(desk.getByText('21–40 of 230', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Clear sort' }).click();
  await expect(desk).toHaveURL('/campaigns?page=2');
  await expect(rows(desk)).toHaveText(names(newest.slice(20, 40)));
  await desk.goto('/campaigns?sort=colour');
  await expect(desk.getByRole('alert')).toContainText('sort');
});

test('all rows are reported as changed if the service changed meanwhile', async ({ desk, organization }) => {
  await organization.import(campaigns.slice(0, 120));
  await desk.goto('/campaigns?sort=name');
  await expect(rows(desk)).toHaveCount(20);
  await desk.route('**/v1/campaigns?page=2&per_page=100', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data[0].id = 'cmp_120';
    await route.fulfill({ response, json: answer });
  });
  await desk.getByRole('button', { name: 'Load all and sort' }).click();
  await expect(desk.getByRole('alert')).toContainText(
    'The data changed while it was loading: 119 records are loaded, and the service now has 120.',
  );
  await expect(desk.getByRole('alert')).toContainText(/GET \/v1\/campaigns · Status 200 · Request \S+ · \d{4}-/);
  await desk.unroute('**/v1/campaigns?page=2&per_page=100');
  await desk.getByRole('button', { name: 'Load again' }).click();
  await expect(desk.getByText('All 120 rows, sorted by Campaign, ascending.')).toBeVisible();
  await expect(desk.getByRole('alert')).toBeHidden();
});

test('a view saves filters and columns, can be updated, set as default, renamed, deleted and restored', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns.slice(0, 30));
  await desk.goto('/campaigns?type=newsletter&sort=-metrics.open_rate');
  await expect(rows(desk)).toHaveCount(15);
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('checkbox', { name: 'Audience' }).uncheck();
  await desk.getByRole('button', { name: 'Done' }).click();
  await desk.getByRole('button', { name: 'Saved views' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Saved views' });
  // Without views, Escape leaves the name field. Escape of an input method does not.
  await dialog.getByLabel('View name').dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(dialog.getByLabel('View name')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByLabel('View name').fill('Letters');
  await desk.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const picker = desk.getByLabel('Saved view', { exact: true });
  await expect(picker).toHaveValue(/./);
  const update = desk.getByRole('button', { name: 'Update view' });
  await expect(update).toBeHidden();

  // Changes of filters and of columns both count; undone changes do not.
  await desk.getByLabel('Status').selectOption('Completed');
  await expect(update).toBeVisible();
  await desk.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(desk.getByLabel('Status')).toHaveValue('');
  await expect(update).toBeHidden();
  // The button is gone, and its select has focus.
  await expect(picker).toBeFocused();
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('checkbox', { name: 'Clicked' }).uncheck();
  await desk.getByRole('button', { name: 'Done' }).click();
  await expect(update).toBeVisible();
  await desk.reload();
  await expect(headers(desk)).toHaveCount(10);
  await update.click();
  await expect(update).toBeHidden();
  await expect(picker).toBeFocused();

  await picker.selectOption('No saved view');
  await expect(desk).toHaveURL('/campaigns');
  await expect(headers(desk)).toHaveCount(11);
  await picker.selectOption('Letters');
  await expect(headers(desk)).toHaveCount(10);
  await expect(rows(desk)).toHaveCount(15);

  await desk.getByRole('button', { name: 'Saved views' }).click();
  // Escape first leaves the name, then the dialog.
  const saveAs = dialog.getByRole('button', { name: 'Save the current list' });
  await saveAs.click();
  await expect(dialog.getByLabel('View name')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(saveAs).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Open Letters by default' }).check();
  await dialog.getByRole('button', { name: 'Rename Letters' }).click();
  await dialog.getByLabel('View name').fill('Best letters');
  await desk.keyboard.press('Enter');
  expect(await axeErrors(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('link', { name: 'Products', exact: true }).click();
  await desk.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(desk).toHaveURL(/\/campaigns\?type=newsletter&sort=-metrics\.open_rate&view=/);
  await expect(picker).toContainText('Best letters (default)');
  await expect(headers(desk)).toHaveCount(10);
  // Removing the last filter shows the whole list, not the default view.
  await picker.selectOption('No saved view');
  await expect(rows(desk)).toHaveCount(20);
  await desk.getByLabel('Type').selectOption('Newsletter');
  await desk.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(desk)).toHaveCount(20);

  await desk.goto('/campaigns');
  await expect(rows(desk)).toHaveCount(15);
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('button', { name: 'Delete Best letters' }).click();
  // Announced once: the message inside the live region is not a second live region.
  await expect(dialog.getByRole('status')).toContainText('Best letters');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Open Best letters' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Open Best letters' }).click();
  await expect(dialog).toBeHidden();
  await expect(headers(desk)).toHaveCount(10);
  await desk.goto('/campaigns?view=somebody-elses&type=newsletter');
  await expect(desk.getByRole('alert')).toContainText('view');
  await expect(rows(desk)).toHaveCount(15);
});

test('product lines are selected from the known ones, all can be loaded on request, and an id can be typed', async ({
  desk,
  organization,
}) => {
  // 130 products by name: the last line is not on the first pages.
  await organization.import(
    Array.from({ length: 130 }, (_, index) => {
      const line = index < 100 ? 'Stents' : index < 129 ? 'Valves' : 'Leads';
      return aProduct({
        id: `prod_${index}`,
        name: `Product ${String(index).padStart(3, '0')}`,
        product_line: { id: `pl_${line.toLowerCase()}`, name: line },
      });
    }),
  );
  await desk.goto('/products');
  const line = desk.getByLabel('Product line', { exact: true });
  await expect(line.getByRole('option')).toHaveText(['Any', 'Stents', 'Type an id…']);
  const release = await holdBack(desk, '**/v1/products?page=2&per_page=100');
  await desk.getByRole('button', { name: 'Load all lines' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('progressbar', { name: '100 of 130 loaded' })).toBeVisible();
  // The button is gone; focus moves to the select of lines.
  await desk.keyboard.press('Tab');
  await expect(line).toBeFocused();
  release();
  await expect(line.getByRole('option')).toHaveText(['Any', 'Leads', 'Stents', 'Valves', 'Type an id…']);
  await expect(desk.getByRole('button', { name: 'Load all lines' })).toBeHidden();
  await line.selectOption('Leads');
  await expect(desk).toHaveURL('/products?product_line_id=pl_leads');
  await expect(desk.getByText('1–1 of 1')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Remove filter Product line: Leads' })).toBeVisible();

  await line.selectOption('Type an id…');
  await expect(desk.getByLabel('Product line id')).toBeFocused();
  await desk.getByLabel('Product line id').fill('pl_valves');
  await expect(desk.getByText('1–20 of 29', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Choose from the list' }).focus();
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('pl_valves');
  // A line without products here is shown by its id.
  await desk.goto('/products?product_line_id=pl_unknown');
  await expect(line).toHaveValue('pl_unknown');
  await expect(desk.getByRole('heading', { name: 'No product matches' })).toBeVisible();
});
