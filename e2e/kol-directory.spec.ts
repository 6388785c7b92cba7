import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { cards } from './eventForm.ts';
import { delayResponses, expect, pageWidth, showColumns, test } from './fixtures.ts';
import { aKol } from './records.ts';
import { row } from './screens.ts';

/** The directory of KOLs, where the service has the desk interface: what one can do with its rows. */

const kols = Array.from({ length: 25 }, (_, index) =>
  aKol({
    id: `kol_${index}`,
    full_name: `Dr. Number ${String(index).padStart(2, '0')}`,
    tier: index < 4 ? 'tier_1' : 'tier_3',
    bio: `The biography of number ${index}.`,
  }),
);

const tick = async (page: Page, ...names: string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').check();
};
const linesOf = async (file: Download) => (await readFile(await file.path(), 'utf8')).trim().split('\r\n');

test('selected KOLs are compared, printed, invited, exported and put on a shortlist', async ({
  desk,
  organization,
}) => {
  const calls = [{ id: 'int_1', date: '2025-10-10', type: 'call' as const, subject: 'Call', summary: '' }];
  await organization.import(kols.map((kol) => (kol.id === 'kol_1' ? { ...kol, interactions: calls } : kol)));
  await desk.goto('/kols');
  await tick(desk, 'Dr. Number 01', 'Dr. Number 03');
  const actions = desk.getByRole('group', { name: 'Selected KOLs' });
  await expect(actions).toContainText('2 selected');

  const saved = desk.waitForEvent('download');
  await actions.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await linesOf(await saved)).map((line) => line.split(','));
  expect(lines.slice(1).map(([id]) => id)).toEqual(['kol_1', 'kol_3']);
  const days = [calls[0]?.date, ''];
  expect(lines.map((cells) => cells.slice(-2))).toEqual([['last_interaction_on', 'next_event_on'], days, ['', '']]);

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
  await desk.getByRole('link', { name: 'Back to the list' }).click();
  await expect(desk).toHaveURL('/kols');
  await actions.getByRole('link', { name: 'Invite to event' }).click();
  await expect(cards(desk)).toContainText(['Dr. Number 01', 'Dr. Number 03']);
});

/** The tiers, days and levels of engagement in the rows. */
const shortTexts = (page: Page) => page.locator('main tbody :is([data-chip], td > [data-one-line]:not([title]))');

test('in every language no day and no tier is cut off on a laptop', async ({ desk, organization }) => {
  // The days with the longest texts, in the past and in the future.
  const days = ['05-10', '09-20', '10-10', '11-30', '12-28'];
  const year = new Date().getUTCFullYear();
  const longest = days.map((day, index) =>
    aKol({
      id: `kol_${index}`,
      tier: (['tier_1', 'tier_2', 'tier_3'] as const)[index % 3],
      engagement_level: (['high', 'medium', 'low'] as const)[index % 3],
      updated_at: `${year - 1}-${day}T08:00:00.000Z`,
      interactions: [{ id: `int_${index}`, date: `${year - 1}-${day}`, type: 'call', subject: 'Call', summary: '' }],
      events: [{ id: `evt_${index}`, name: 'Congress', date: `${year + 1}-${day}`, role: 'attendee' }],
    }),
  );
  await organization.import(longest);
  await desk.setViewportSize({ width: 1366, height: 768 });
  const list = `/kols?ids=${longest.map(({ id }) => id).join(',')}`;
  const expectNoneCut = async (textsInRow: number) => {
    for (const language of ['en', 'de', 'ja', 'zh-CN']) {
      await desk.evaluate((value) => localStorage.setItem('kol-desk.language', JSON.stringify(value)), language);
      for (const path of ['/kols', list]) {
        await desk.goto(path);
        await expect(desk.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        await expect(shortTexts(desk)).toHaveCount(days.length * textsInRow);
        const cut = await shortTexts(desk).evaluateAll((texts) =>
          texts.flatMap((text) => (text.scrollWidth > text.clientWidth ? [text.textContent] : [])),
        );
        expect(cut, `${path} in ${language}`).toEqual([]);
      }
    }
  };
  await desk.goto('/kols');
  await expectNoneCut(4);

  // The last column has a wider padding, whichever it is.
  await desk.evaluate(() => localStorage.removeItem('kol-desk.language'));
  for (const path of ['/kols', list]) {
    await desk.goto(path);
    await desk.getByRole('button', { name: 'Columns' }).click();
    const columns = desk.getByRole('dialog', { name: 'Columns' });
    await columns.getByRole('checkbox', { name: 'Next event' }).uncheck();
    await columns.getByRole('button', { name: 'Done' }).click();
  }
  await expectNoneCut(3);
});

test('on a phone the tier is below the name, however short it is', async ({ desk, organization }) => {
  await organization.import(kols.slice(0, 2));
  await desk.setViewportSize({ width: 390, height: 800 });
  await desk.goto('/config.json');
  await desk.evaluate(() => localStorage.setItem('kol-desk.language', '"zh-CN"'));
  await desk.goto('/kols');
  const name = await row(desk, 'Dr. Number 01').getByRole('rowheader').boundingBox();
  const tier = await row(desk, 'Dr. Number 01').getByText('T1', { exact: true }).boundingBox();
  expect(tier?.y).toBeGreaterThanOrEqual(Number(name?.y) + Number(name?.height));
});

for (const [language, width] of [
  ['en', 390],
  ['de', 360],
  ['ja', 360],
  ['zh-CN', 360],
  ['en', 820],
  ['de', 820],
] as const)
  test(`in a narrow window the actions for selected KOLs open from one line and scroll in no direction: ${language}, ${width} px`, async ({
    desk,
    organization,
  }) => {
    await organization.import(kols);
    await desk.setViewportSize({ width, height: 740 });
    await desk.goto('/config.json');
    await desk.evaluate((value) => localStorage.setItem('kol-desk.language', JSON.stringify(value)), language);
    await desk.goto('/kols');
    await tick(desk, 'Dr. Number 01');
    const bar = desk.locator('[data-selection-bar]');
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
    await bar.locator('button[aria-expanded=false]').click();
    await expect(bar.getByRole('button')).toHaveCount(6);
    await expect(bar.getByRole('link')).toHaveCount(2);
    for (const part of await bar.locator('a, button').all()) await expect(part).toBeInViewport({ ratio: 1 });
    const overflow = await bar.evaluate(
      (box) =>
        [box, ...box.querySelectorAll('*')].filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
        ).length,
    );
    expect(overflow).toBe(0);
    expect(await pageWidth(desk)).toBe(width);
  });

test('in a narrow window an action closes the list of actions, which a second tap on its dialog would hit', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.setViewportSize({ width: 390, height: 740 });
  await desk.goto('/kols');
  await tick(desk, 'Dr. Number 01');
  const bar = desk.locator('[data-selection-bar]');
  const actions = bar.getByRole('button', { name: 'Actions' });
  await actions.press('Enter');
  await bar.getByRole('button', { name: 'Add to shortlist' }).press('Enter');
  await desk.getByRole('dialog').getByRole('textbox').fill('Board');
  await expect(bar.locator('button[aria-expanded=false]')).toHaveCount(1);
  await desk.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});

for (const language of ['en', 'de', 'ja', 'zh-CN'])
  test(`in a wide window the actions for selected KOLs are in one line, and none is cut off: ${language}`, async ({
    desk,
    organization,
  }) => {
    await organization.import(kols);
    await desk.setViewportSize({ width: 1200, height: 768 });
    await desk.goto('/config.json');
    await desk.evaluate((value) => localStorage.setItem('kol-desk.language', JSON.stringify(value)), language);
    await desk.goto('/kols');
    // More than can be compared, so the bar says how many can.
    await tick(desk, 'Dr. Number 01', 'Dr. Number 02', 'Dr. Number 03', 'Dr. Number 04', 'Dr. Number 05');
    const bar = desk.locator('[data-selection-bar]');
    await expect(bar.locator('a, button').filter({ visible: true })).toHaveCount(7);
    for (const part of await bar.locator('a, button').filter({ visible: true }).all())
      await expect(part).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
  });

test('more KOLs than one event can invite are selected, but "Invite to event" is disabled and says the limit', async ({
  desk,
  organization,
}) => {
  await organization.import(Array.from({ length: 1001 }, (_, at) => aKol({ id: `kol_${at}`, full_name: `Dr. ${at}` })));
  await desk.goto('/kols');
  await desk.getByRole('checkbox', { name: 'Select Dr. 0', exact: true }).check();
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  await bar.getByRole('button', { name: 'Select all 1,001' }).click();
  await expect(bar).toContainText('1,001 selected');
  const invite = bar.getByRole('button', { name: 'Invite to event' });
  await expect(invite).toHaveAttribute('aria-disabled', 'true');
  await expect(invite).toHaveAccessibleDescription('at most 1,000 KOLs');
  await desk.getByRole('checkbox', { name: 'Select Dr. 0', exact: true }).uncheck();
  await expect(bar.getByRole('link', { name: 'Invite to event' })).toBeVisible();
});

test('"Select all" of too many KOLs is disabled and says why, also to the keyboard and on a touch screen', async ({
  desk,
  organization,
}) => {
  await organization.import(Array.from({ length: 2_001 }, (_, index) => aKol({ id: `kol_${index}` })));
  await desk.goto('/kols');
  await desk.getByRole('rowheader').first().locator('xpath=..').getByRole('checkbox').check();
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  const all = bar.getByRole('button', { name: 'Select all 2,001' });
  await expect(all).toBeDisabled();
  await all.focus();
  await expect(all).toBeFocused();
  await expect(all).toHaveAccessibleDescription('You can select at most 2,000 at once. Add a filter.');
  await expect(bar.getByText('at most 2,000', { exact: true })).toBeVisible();
});

test('what a filter or another page hides stays selected, and the bar and every action count it', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols');
  await tick(desk, 'Dr. Number 01');
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  await expect(bar.getByText('1 selected', { exact: true })).toBeVisible();
  const search = desk.getByRole('searchbox', { name: 'Search KOLs' });
  await search.fill('number 03');
  await expect(desk.getByRole('rowheader')).toHaveCount(1);
  await expect(bar.getByText('1 selected, 1 not shown', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Select all/ })).toBeVisible();
  await tick(desk, 'Dr. Number 03');
  await expect(bar.getByText('2 selected, 1 not shown', { exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/kols/compare?ids=kol_1,kol_3');
  const saved = desk.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export CSV' }).click();
  expect((await linesOf(await saved)).slice(1).map((line) => line.split(',')[0])).toEqual(['kol_1', 'kol_3']);
  await search.fill('');
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Next page' }).click();
  await expect(bar.getByText('2 selected, 2 not shown', { exact: true })).toBeVisible();
  // The bar takes the focus of the button that has no more to select.
  await bar.getByRole('button', { name: 'Select all 25' }).press('Enter');
  await expect(bar.getByText('25 selected, 20 not shown')).toBeVisible();
  await expect(bar).toBeFocused();
});

test('letters that an input method is composing are not searched', { tag: '@chromium' }, async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  const searched: (string | null)[] = [];
  desk.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/desk/v1/kols' && searchParams.has('search')) searched.push(searchParams.get('search'));
  });
  await desk.clock.install();
  await desk.goto('/kols');
  await desk.getByRole('searchbox', { name: 'Search KOLs' }).focus();
  const devtools = await desk.context().newCDPSession(desk);
  await devtools.send('Input.imeSetComposition', { text: 'なんば', selectionStart: 3, selectionEnd: 3 });
  await desk.clock.runFor(1_000);
  await devtools.send('Input.insertText', { text: 'number 03' });
  await desk.clock.runFor(1_000);
  await expect(row(desk, 'Dr. Number 03')).toBeVisible();
  await expect(desk).toHaveURL('/kols?search=number+03');
  expect(searched).toEqual(['number 03']);
});

test('beside a changed saved view on a laptop, a typed name can be read', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/kols?tier=tier_1');
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await desk.getByLabel('View name').fill('Tier 1');
  await desk.keyboard.press('Enter');
  const search = desk.getByRole('searchbox', { name: 'Search KOLs' });
  await search.fill('number 03');
  await expect(desk.getByRole('button', { name: 'Update view' })).toBeVisible();
  expect((await search.boundingBox())?.width).toBeGreaterThan(85);
  const tops = await desk
    .getByRole('search')
    .locator('.MuiInputBase-root')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('after one search is selected as a whole, another one can be too', async ({ desk, organization }) => {
  const others = Array.from({ length: 12 }, (_, index) =>
    aKol({ id: `kol_o${index}`, full_name: `Dr. Other ${index}` }),
  );
  await organization.import([...kols, ...others]);
  await desk.goto('/kols?search=number&per_page=10');
  await tick(desk, 'Dr. Number 01');
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  const selectAll = bar.getByRole('button', { name: /^Select all/ });
  await selectAll.click();
  await expect(bar.getByText('25 selected, 15 not shown')).toBeVisible();
  await expect(selectAll).toBeHidden();
  await desk.getByRole('searchbox', { name: 'Search KOLs' }).fill('other');
  await expect(row(desk, 'Dr. Other 1').first()).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(bar.getByText('35 selected, 25 not shown')).toBeVisible();
  await expect(selectAll).toHaveText('Select all 12');
  await selectAll.click();
  await expect(bar.getByText('37 selected, 27 not shown')).toBeVisible();
  await expect(selectAll).toBeHidden();
});

test('a click anywhere in the row of a KOL opens the profile', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.goto('/kols');
  await desk.getByRole('row').filter({ hasText: 'Dr. Number 03' }).getByRole('cell').last().click();
  await expect(desk).toHaveURL('/kols/kol_3');
});

test.describe('if the next page cannot be read', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('the actions for selected KOLs do not cover the button that tries again', async ({ desk, organization }) => {
    await organization.import(kols);
    await desk.setViewportSize({ width: 1366, height: 768 });
    await desk.route(/\/desk\/v1\/kols\?page=2/, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await desk.goto('/kols');
    await tick(desk, 'Dr. Number 01');
    await desk.getByRole('button', { name: 'Next page' }).click();
    const retry = desk.getByRole('alert').getByRole('button', { name: 'Try again' });
    await retry.click({ trial: true });
    await desk.unrouteAll();
    await retry.click();
    await expect(desk.getByRole('row', { name: /Dr. Number 20/ })).toBeVisible();
  });

  test('a profile leads back to the page whose rows are on screen', async ({ desk, organization }) => {
    await organization.import(kols);
    await desk.route(/\/desk\/v1\/kols\?page=2/, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await desk.goto('/kols?sort=full_name');
    await expect(row(desk, 'Dr. Number 19')).toBeVisible();
    await desk.getByRole('button', { name: 'Next page' }).click();
    await expect(desk.getByText('You still see the previous result.')).toBeVisible();
    await desk.getByRole('link', { name: 'Dr. Number 19' }).click();
    await expect(desk.getByText('20 of 25')).toBeVisible();
    await desk.getByRole('link', { name: 'Back to list (25)' }).click();
    await expect(desk).toHaveURL('/kols?sort=full_name');
    await expect(row(desk, 'Dr. Number 19')).toBeVisible();
  });
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

test.describe('a profile that fails to load', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('does not call the notes and the biography missing', async ({ desk, organization }) => {
    await organization.import(kols);
    await desk.route('**/v1/kols/kol_3**', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await desk.goto('/kols');
    await row(desk, 'Dr. Number 03').getByRole('link', { name: 'Dr. Number 03' }).click();
    for (const name of ['Internal notes', 'Biography'])
      await expect(desk.getByRole('region', { name })).toContainText('Could not be loaded');
    await desk.unrouteAll();
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('region', { name: 'Biography' })).toContainText('The biography of number 3.');
  });
});

test('after the last KOLs of a list are removed, the directory has no filters of the list, and Undo brings back the list with its own', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  const list = '/kols?ids=kol_1,kol_2&tier=tier_1';
  await desk.goto(list);
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await expect(desk).toHaveURL('/kols');
  // The message stays under the pointer.
  await desk.getByRole('button', { name: 'Undo' }).hover();
  await desk.getByLabel('Tier', { exact: true }).selectOption('tier_3');
  await expect(desk).toHaveURL('/kols?tier=tier_3');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk).toHaveURL(list);
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
  await desk.getByLabel('Last contact', { exact: true }).selectOption('Last contact > 90 days');
  await expect(desk.getByRole('rowheader').getByRole('link')).toHaveText(['Late', 'Planned']);
  await expect(desk.getByText('2 KOLs', { exact: true })).toBeVisible();
  await expect(desk).toHaveURL('/kols?last_contact=90');
  await expect(desk.getByRole('list', { name: 'Active filters' })).toContainText('Last contact: > 90 days');
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
  await expect.poll(() => desk.evaluate(() => scrollY)).toBe(position);
});

test('a profile says its place in the whole directory, and goes to the next KOL or to the next page', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols?sort=full_name');
  await desk.getByRole('link', { name: 'Dr. Number 19' }).click();
  const way = desk.getByRole('navigation', { name: 'KOLs in the list' });
  await expect(way.getByText('20 of 25')).toBeVisible();
  await way.getByRole('link', { name: 'Next page of the list' }).click();
  await expect(desk).toHaveURL('/kols?sort=full_name&page=2');
  await desk.getByRole('link', { name: 'Dr. Number 20' }).click();
  await expect(way.getByText('21 of 25')).toBeVisible();
  await way.getByRole('link', { name: 'Previous page of the list' }).click();
  await expect(desk).toHaveURL('/kols?page=1&sort=full_name');
  await desk.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next page' }).click();
  await desk.getByRole('link', { name: 'Dr. Number 20' }).click();
  await way.getByRole('link', { name: 'Next KOL in the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Dr. Number 21', level: 1 })).toBeVisible();
  await desk.reload();
  await expect(way.getByText('22 of 25')).toBeVisible();
  await way.getByRole('link', { name: 'Back to list (25)' }).click();
  await expect(desk).toHaveURL('/kols?page=2&sort=full_name');
  await desk.getByRole('link', { name: 'Dr. Number 24' }).click();
  await expect(way.getByText('25 of 25')).toBeVisible();
  await expect(way.getByRole('button', { name: 'Next KOL in the list' })).toBeDisabled();
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
  // Paper has no tabs, but says which list it is.
  await desk.emulateMedia({ media: 'print' });
  await expect(tabs).toBeHidden();
  await expect(desk.getByText('Current list (2)').filter({ visible: true })).toHaveCount(1);
  await desk.emulateMedia({ media: null });
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
