import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { cards } from './eventForm.ts';
import { delayResponses, expect, showColumns, test } from './fixtures.ts';
import { aKol } from './records.ts';

/** The directory of KOLs, where the service has the desk interface: what one can do with its rows. */

const kols = Array.from({ length: 25 }, (_, index) =>
  aKol({
    id: `kol_${index}`,
    full_name: `Dr. Number ${String(index).padStart(2, '0')}`,
    tier: index < 4 ? 'tier_1' : 'tier_3',
    bio: `The biography of number ${index}.`,
  }),
);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tick = async (page: Page, ...names: string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').check();
};
const linesOf = async (file: Download) => (await readFile(await file.path(), 'utf8')).trim().split('\r\n');

test('selected KOLs are compared, printed, invited, exported and put on a shortlist', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols');
  await tick(desk, 'Dr. Number 01', 'Dr. Number 03');
  const actions = desk.getByRole('group', { name: 'Selected KOLs' });
  await expect(actions).toContainText('2 selected');

  const saved = desk.waitForEvent('download');
  await actions.getByRole('button', { name: 'Export CSV' }).click();
  expect((await linesOf(await saved)).slice(1).map((line) => line.split(',')[0])).toEqual(['kol_1', 'kol_3']);

  await actions.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('New shortlist').fill('Valve advisors');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').getByText('Added to “Valve advisors”')).toBeVisible();

  await actions.getByRole('link', { name: 'Compare' }).click();
  await expect(desk).toHaveURL('/kols/compare?ids=kol_1,kol_3');
  for (const name of ['Dr. Number 01', 'Dr. Number 03'])
    await expect(desk.getByRole('table').getByText(name)).toBeVisible();
  await desk.goBack();
  await actions.getByRole('link', { name: 'Print briefings' }).click();
  await expect(desk).toHaveURL('/kols/kol_1,kol_3/briefing');
  await expect(desk.getByRole('heading', { name: 'Dr. Number 03' })).toBeVisible();
  await desk.goBack();
  await actions.getByRole('link', { name: 'Invite to event' }).click();
  await expect(cards(desk)).toContainText(['Dr. Number 01', 'Dr. Number 03']);
});

test('an export has every KOL that matches, in the order on screen', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.goto('/kols?sort=-full_name');
  await expect(row(desk, 'Dr. Number 24')).toBeVisible();
  const exportAll = async () => {
    await desk.getByRole('button', { name: 'Export' }).click();
    await desk.getByRole('radio', { name: /^All that match/ }).check();
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save file' }).click();
    const lines = await linesOf(await saved);
    await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    return lines.slice(1).map((line) => line.split(',')[0]);
  };
  expect(await exportAll()).toEqual(kols.map(({ id }) => id).reverse());
  await desk.getByLabel('Tier', { exact: true }).selectOption('tier_1');
  await expect(desk).toHaveURL(/tier=tier_1/);
  await expect(row(desk, 'Dr. Number 03')).toBeVisible();
  await expect(row(desk, 'Dr. Number 24')).toBeHidden();
  expect(await exportAll()).toEqual(['kol_3', 'kol_2', 'kol_1', 'kol_0']);
});

test('columns and saved views are those of the other tables, and stay in the line of the filters', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols?sort=-h_index');
  const top = async (name: string) => (await desk.getByRole('button', { name }).boundingBox())?.y;
  await expect(desk.getByRole('status').filter({ hasText: 'Sorted by h-index, descending.' })).toBeAttached();
  const tags = desk.getByRole('combobox', { name: 'Tag' });
  // The filters have their full width when they have their values.
  await expect(row(desk, 'Dr. Number 12')).toBeVisible();
  await expect(tags.getByRole('option')).not.toHaveCount(1);
  const filters = await tags.boundingBox();
  for (const name of ['Clear sort', 'Saved views', 'Columns'])
    expect(await top(name), name).toBeLessThan((filters?.y ?? 0) + (filters?.height ?? 0));
  await desk.goto('/kols');
  await showColumns(desk, 'Updated');
  await expect(desk.getByRole('columnheader', { name: 'Updated' })).toBeAttached();
  await desk.getByRole('searchbox', { name: 'Search KOLs' }).fill('number 0');
  await expect(desk).toHaveURL(/search=number/);
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await desk.getByLabel('View name').fill('First ten');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/view=/);
  await desk.goto('/kols');
  await expect(row(desk, 'Dr. Number 12')).toBeVisible();
  await desk.getByLabel('Saved view', { exact: true }).selectOption('First ten');
  await expect(desk).toHaveURL(/search=number/);
  await expect(row(desk, 'Dr. Number 12')).toBeHidden();
});

test('a profile opened from the directory shows what the list knows while the rest loads', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols');
  const release = await delayResponses(desk, '**/v1/kols/kol_3**');
  await row(desk, 'Dr. Number 03').getByRole('link', { name: 'Dr. Number 03' }).click();
  await expect(desk.getByRole('heading', { name: 'Dr. Number 03', level: 1 })).toBeVisible();
  const contact = desk.getByRole('region', { name: 'Contact' });
  await expect(contact).toContainText('@');
  // What the list does not know is awaited, and not called missing.
  const biography = desk.getByRole('region', { name: 'Biography' });
  await expect(biography).toBeVisible();
  await expect(biography).not.toContainText('—');
  release();
  await expect(biography).toContainText('The biography of number 3.');
});

test('KOLs without contact for 90 days are found among all', async ({ desk, organization }) => {
  const contacts: [name: string, days: number][] = [
    ['Recent', -89],
    ['Late', -91],
    ['Planned', 3],
  ];
  await organization.import(
    contacts.map(([name, days]) => {
      const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const interaction = {
        id: `int_${name.toLowerCase()}`,
        date,
        type: 'call' as const,
        subject: 'Call',
        summary: '',
      };
      return aKol({ id: `kol_${name.toLowerCase()}`, full_name: name, interactions: [interaction] });
    }),
  );
  await desk.goto('/kols');
  await expect(desk.getByRole('rowheader')).toHaveCount(3);
  await desk.getByLabel('Last contact', { exact: true }).selectOption('Not contacted for 90 days');
  await expect(desk.getByRole('rowheader').getByRole('link')).toHaveText(['Late', 'Planned']);
  await expect(desk.getByText('2 KOLs', { exact: true })).toBeVisible();
  await expect(desk).toHaveURL('/kols?last_contact=90');
  // The numbers beside the other filters follow.
  await expect(desk.getByLabel('Tier', { exact: true }).getByRole('option', { name: 'Tier 1' })).toContainText('2');
});

test('the way back from a profile leads to the same place of the page', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.setViewportSize({ width: 1820, height: 400 });
  await desk.goto('/kols?sort=full_name&page=2');
  const last = desk.getByRole('rowheader').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const position = await desk.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(100);
  await last.click();
  await desk.getByRole('link', { name: /^Back to list/ }).click();
  await expect(last).toBeInViewport();
  expect(await desk.evaluate(() => scrollY)).toBe(position);
});

test('the navigation returns to the list that was open, which has a tab with its number', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols?ids=kol_1,kol_2');
  await desk.getByRole('link', { name: 'Dr. Number 02' }).click();
  await expect(desk.getByRole('link', { name: 'Back to list (2)' })).toBeVisible();
  const home = desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'KOLs' });
  await home.click();
  await expect(desk).toHaveURL('/kols?ids=kol_1,kol_2');
  const tabs = desk.getByRole('navigation', { name: 'Ways to find KOLs' });
  await tabs.getByRole('link', { name: 'All KOLs' }).click();
  await expect(desk.getByRole('link', { name: 'Dr. Number 03' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Current list (2)' }).click();
  await expect(desk.getByRole('rowheader')).toHaveCount(2);

  // An id in capitals is offered in small letters, where it exists.
  await tabs.getByRole('link', { name: 'Look up by id' }).click();
  await desk.getByRole('main').getByLabel('KOL ids').fill('KOL_3');
  await desk.getByRole('button', { name: 'Look up', exact: true }).click();
  await desk.getByRole('link', { name: 'kol_3', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Dr. Number 03', level: 1 })).toBeVisible();
});
