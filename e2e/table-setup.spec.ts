import type { Page } from '@playwright/test';
import type { Campaign } from '../src/contract/campaign.ts';
import { axeErrors, delayResponses, expect, fetchAsPage, statusTab, test } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';

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
  await expect(headers(desk)).toHaveCount(8);
  await desk.getByRole('button', { name: 'Columns' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Columns' });
  await expect(dialog.getByRole('checkbox', { name: 'Campaign' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Created' }).check();
  await dialog.getByRole('checkbox', { name: 'Audience' }).uncheck();
  // Focus stays on the button that moves a column, to the end and back.
  await dialog.getByRole('button', { name: 'Move Status up' }).focus();
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Status is now column 2 of 13.');
  await expect(dialog.getByRole('button', { name: 'Move Status down' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Move Created up' }).click();
  await dialog.getByLabel('Density').selectOption('Compact');
  expect(await axeErrors(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const chosen = ['Campaign', 'Status', 'Type', 'Delivered', 'Open rate', 'Click rate', 'Sent on', 'Created'];
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
  await expect.poll(height).toBe(compact);
  // There is a button for users who cannot drag, also by keyboard.
  await desk.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Make Type narrower' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(`Type is now ${wider - 32} pixels wide.`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(width).toBe(wider - 32);
  // The other table has its own columns.
  await desk.goto('/products');
  await expect(desk.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await desk.goto('/campaigns');
  await desk.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Reset to default' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(headers(desk)).toHaveCount(8);
  await expect.poll(height).toBeGreaterThan(Number(compact));

  // In a wide window the first column has the room that the others leave. The buttons start from there, too.
  await desk.setViewportSize({ width: 1920, height: 900 });
  const nameWidth = async () => (await headers(desk).first().boundingBox())?.width ?? 0;
  await expect.poll(nameWidth).toBeGreaterThan(450);
  const shown = Math.round(await nameWidth());
  await desk.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Make Campaign narrower' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`Campaign is now ${shown - 32} pixels wide.`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(nameWidth).toBe(shown - 32);
});

test('a header sorts the whole list, which loads for that, and the pages follow the order', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  const newest = campaigns.toReversed();
  const release = await delayResponses(desk, '**/v1/campaigns?page=3&per_page=100');
  await desk.goto('/campaigns?page=2');
  await expect(desk.getByText('Newest first', { exact: true })).toBeVisible();
  // The live region exists before its text; otherwise a screen reader would not announce it.
  const status = await desk.getByText('Newest first', { exact: true }).elementHandle();
  const header = headers(desk).filter({ hasText: 'Open rate' });
  const before = await rows(desk).first().boundingBox();
  await header.getByRole('button').click();
  await expect(desk).toHaveURL('/campaigns?sort=-metrics.open_rate');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(desk.getByRole('progressbar', { name: '200 of 230 loaded' })).toBeVisible();
  // Until then the page keeps its order, and the thin line moves no row.
  await expect(rows(desk)).toHaveText(names(newest.slice(0, 20)));
  expect((await desk.getByRole('progressbar').boundingBox())?.height).toBeLessThanOrEqual(4);
  expect(await rows(desk).first().boundingBox()).toEqual(before);
  release();
  const best = campaigns.toSorted(byOpenRate);
  await expect(rows(desk)).toHaveText(names(best.slice(0, 20)));
  await expect(desk.getByRole('progressbar')).toBeHidden();
  await expect
    .poll(() => status?.evaluate((part) => part.isConnected && part.role && part.textContent))
    .toBe('Sorted by Open rate, descending.');
  // The previous and next records of the drawer follow the order of the whole list.
  await desk.getByRole('link', { name: best[19]?.name }).click();
  await desk.getByRole('button', { name: 'Next record' }).click();
  await expect(desk.getByRole('dialog', { name: best[20]?.name })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(desk).toHaveURL('/campaigns?page=2&sort=-metrics.open_rate');
  await expect(rows(desk)).toHaveText(names(best.slice(20, 40)));
  await expect(desk.getByText('21–40 of 230', { exact: true })).toBeVisible();
  await header.getByRole('button').click();
  await expect(desk).toHaveURL('/campaigns?sort=metrics.open_rate');
  const least = campaigns.slice(0, 226).toSorted((one, other) => byOpenRate(other, one));
  await expect(rows(desk)).toHaveText(names(least.slice(0, 20)));
  expect(await axeErrors(desk)).toEqual([]);
  // Without deliveries there is no rate: those four come last.
  await desk.getByRole('button', { name: 'Last page' }).click();
  await expect(rows(desk)).toHaveCount(10);
  await expect(rows(desk).last()).toContainText('Campaign 227');
  await desk.getByRole('button', { name: 'Clear sort' }).click();
  await expect(desk).toHaveURL('/campaigns');
  await expect(rows(desk)).toHaveText(names(newest.slice(0, 20)));
  await desk.goto('/campaigns?sort=color');
  await expect(desk.getByRole('alert')).toContainText('sort');
});

test('a list of 2,000 records is sorted whole; of a longer one only the page is sorted, and the page says so', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  // The service counts one more than the dashboard loads without being asked, and then as many.
  let total = 2001;
  await desk.route('**/v1/campaigns?page=1&per_page=20', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    answer.meta.total = total;
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/campaigns?sort=-metrics.open_rate');
  await expect(desk.getByText('Sorted by Open rate, descending, on this page only.')).toBeVisible();
  const page = campaigns.toReversed().slice(0, 20);
  await expect(rows(desk)).toHaveText(names([...page.slice(4).toSorted(byOpenRate), ...page.slice(0, 4)]));
  total = 2000;
  await desk.reload();
  await expect(desk.getByText('Sorted by Open rate, descending.', { exact: true })).toBeVisible();
  await expect(rows(desk)).toHaveText(names(campaigns.toSorted(byOpenRate).slice(0, 20)));
});

test('a sorted list is reported as changed if the service changed meanwhile', async ({ desk, organization }) => {
  await organization.import(campaigns.slice(0, 120));
  await desk.route('**/v1/campaigns?page=2&per_page=100', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    answer.data[0].id = 'cmp_120';
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/campaigns?sort=name');
  await expect(desk.getByRole('alert')).toContainText(
    'The data changed while it was loading: 119 records are loaded, and the service now has 120.',
  );
  await expect(desk.getByRole('alert')).toContainText(/GET \/v1\/campaigns · Status 200 · Request \S+ · \d{4}-/);
  await desk.unroute('**/v1/campaigns?page=2&per_page=100');
  await desk.getByRole('button', { name: 'Load again' }).click();
  await expect(desk.getByText('Sorted by Campaign, ascending.')).toBeVisible();
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
  await expect(desk.getByText('View “Letters” saved.')).toBeVisible();
  const picker = desk.getByLabel('Saved view', { exact: true });
  await expect(picker).toHaveValue(/./);
  const update = desk.getByRole('button', { name: 'Update view' });
  await expect(update).toBeHidden();

  // Changes of filters and of columns both count; undone changes do not.
  await statusTab(desk, 'Completed').click();
  await expect(update).toBeVisible();
  await desk.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(statusTab(desk, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(update).toBeHidden();
  // The button is gone, and its select has focus.
  await expect(picker).toBeFocused();
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('checkbox', { name: 'Click rate' }).uncheck();
  await desk.getByRole('button', { name: 'Done' }).click();
  await expect(update).toBeVisible();
  await desk.reload();
  await expect(headers(desk)).toHaveCount(6);
  await update.click();
  await expect(desk.getByText('View “Letters” saved.')).toBeVisible();
  await expect(update).toBeHidden();
  await expect(picker).toBeFocused();

  await picker.selectOption('No saved view');
  await expect(desk).toHaveURL('/campaigns');
  await expect(headers(desk)).toHaveCount(7);
  await picker.selectOption('Letters');
  await expect(headers(desk)).toHaveCount(6);
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
  await expect(headers(desk)).toHaveCount(6);
  // Removing the last filter shows the whole list, not the default view.
  await picker.selectOption('No saved view');
  await expect(rows(desk)).toHaveCount(20);
  await desk.getByLabel('Type').selectOption('Newsletter');
  await desk.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(desk)).toHaveCount(20);

  await desk.goto('/campaigns');
  await expect(rows(desk)).toHaveCount(15);
  // A list stays as it is when a view becomes the default there, also after a record.
  const isDefault = dialog.getByRole('checkbox', { name: 'Open Best letters by default' });
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await isDefault.uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await desk.goto('/campaigns');
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await isDefault.check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await rows(desk).first().click();
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk).toHaveURL('/campaigns?view=none');
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
  await expect(headers(desk)).toHaveCount(6);
  // Users recognize views by name.
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await saveAs.click();
  await dialog.getByLabel('View name').fill('Best letters');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('View “Best letters (2)” saved.')).toBeVisible();
  await expect(picker).toContainText('Best letters (2)');
  await desk.goto('/campaigns?view=somebody-elses&type=newsletter');
  await expect(desk.getByRole('alert')).toContainText('view');
  await expect(rows(desk)).toHaveCount(15);
});

test('deleted views come back one after the other, the open one with its changed columns', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns.slice(0, 30));
  const dialog = desk.getByRole('dialog', { name: 'Saved views' });
  const saveAs = async (name: string) => {
    await dialog.getByLabel('View name').fill(name);
    await desk.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await desk.goto('/campaigns');
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await saveAs('All of them');
  await statusTab(desk, 'Active').click();
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('button', { name: 'Save the current list' }).click();
  await saveAs('Running');
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('checkbox', { name: 'Click rate' }).uncheck();
  await desk.getByRole('button', { name: 'Done' }).click();
  const address = desk.url();

  await desk.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('button', { name: 'Delete Running' }).click();
  await expect(desk).toHaveURL('/campaigns?status=active');
  await dialog.getByRole('button', { name: 'Delete All of them' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: 'Open All of them' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(desk).toHaveURL(address);
  await expect(desk.getByLabel('Saved view', { exact: true })).toContainText('Running');
  await expect(headers(desk).filter({ hasText: 'Click rate' })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Update view' })).toBeVisible();
});

test('the product lines of the whole catalog load, and an id can be typed', async ({ desk, organization }) => {
  // 130 products by name: the last line is not on the first pages.
  await organization.import([
    ...Array.from({ length: 130 }, (_, index) => {
      const line = index < 100 ? 'Stents' : index < 129 ? 'Valves' : 'Leads';
      return aProduct({
        id: `prod_${index}`,
        name: `Product ${String(index).padStart(3, '0')}`,
        product_line: { id: `pl_${line.toLowerCase()}`, name: line },
      });
    }),
    // A line without a name has the one that another product gives, or its id.
    aProduct({ id: 'prod_unnamed', name: 'Product 130', product_line: { id: 'pl_leads', name: '' } }),
    aProduct({ id: 'prod_new', name: 'Product 131', product_line: { id: 'pl_new', name: '' } }),
  ]);
  await desk.goto('/products');
  const line = desk.getByLabel('Product line', { exact: true });
  await expect(line.getByRole('option')).toHaveText([
    'Product line',
    'Leads',
    'pl_new',
    'Stents',
    'Valves',
    'Type an id…',
  ]);
  await line.selectOption('Leads');
  await expect(desk).toHaveURL('/products?product_line_id=pl_leads');
  await expect(desk.getByText('2 products', { exact: true })).toBeVisible();
  await expect(desk.getByRole('row', { name: /^Product 130/ })).toContainText('pl_leads');
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

test('the density is in sight when the columns of a table with many columns open', async ({ desk, organization }) => {
  await organization.import([aKol({ id: 'kol_a' })]);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/kols');
  await desk.getByRole('button', { name: 'Columns' }).click();
  await expect(desk.getByRole('dialog').getByLabel('Density')).toBeInViewport({ ratio: 1 });
});
