import type { Page } from '@playwright/test';
import {
  axeErrors,
  axeErrorsInBothColors,
  delayResponses,
  expect,
  searchButton,
  tableRows,
  test,
  userMenu,
} from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';

const palette = (desk: Page) => desk.getByRole('dialog', { name: 'Search or jump to' });
const field = (desk: Page) => desk.getByRole('combobox', { name: 'Search or jump to' });
const sheet = (desk: Page) => desk.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function openPalette(desk: Page) {
  await desk.keyboard.press('Control+k');
  await expect(field(desk)).toBeFocused();
}

test('the palette reaches every screen, a KOL by id, a search, recent records, and actions by keyboard', async ({
  desk,
  organization,
}) => {
  await organization.import([
    aKol({ id: 'kol_ada' }),
    aKol({ id: 'kol_bo', full_name: 'Dr. Bo Larsen' }),
    aProduct({ id: 'prod_A', name: 'Valve' }),
    // It is not on the first page.
    ...Array.from({ length: 20 }, (_, index) => aProduct({ id: `prod_${index}`, name: `Stent ${index}` })),
  ]);
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  await expect(desk.getByRole('banner').getByText('Ctrl K', { exact: true })).toBeInViewport({ ratio: 0.9 });

  await openPalette(desk);
  await expect(palette(desk).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Dr. Ada KellerKOL · kol_ada',
  ]);
  expect(await axeErrors(desk)).toEqual([]);
  await desk.keyboard.type('metrics');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Campaign metrics', level: 1 })).toBeVisible();

  await openPalette(desk);
  await desk.keyboard.type('https://crm.example.org/kols/kol_bo?tab=events');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/kols/kol_bo');
  await openPalette(desk);
  await desk.keyboard.type('kol_ada; kol_bo');
  await expect(palette(desk).getByRole('option').first()).toHaveText('Open 2 KOLs as a list');
  await field(desk).fill('KOL_ADA, kol_bo');
  await expect(palette(desk).getByRole('option')).toHaveText([
    'Open the profile kol_ada',
    'Open the profile kol_bo“KOL_ADA” is not a KOL id.',
  ]);
  await field(desk).fill('kol_ada; kol_bo');
  await expect(palette(desk).getByRole('option').first()).toHaveText('Open 2 KOLs as a list');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/kols?ids=kol_ada,kol_bo');

  await openPalette(desk);
  await desk.keyboard.type('valve');
  const product = palette(desk).getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(product).toHaveText('ValveProduct · prod_A');
  await palette(desk).getByRole('option', { name: 'Search products for “valve”' }).click();
  await expect(desk).toHaveURL('/products?search=valve');

  // The tab has read both KOLs as a list, so it knows their names; an id in capitals is found in small letters.
  await openPalette(desk);
  await desk.keyboard.type('ada kel');
  await expect(palette(desk).getByRole('option').first()).toHaveText('Dr. Ada KellerKOL · kol_ada');
  await field(desk).fill('KOL_BO');
  await palette(desk).getByRole('option', { name: 'Open the profile kol_bo' }).click();
  await expect(desk).toHaveURL('/kols/kol_bo');

  await openPalette(desk);
  await desk.keyboard.type('prod_A');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/products?selected=prod_A');
  await expect(desk.getByRole('dialog', { name: 'Valve' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog', { name: 'Valve' })).toBeHidden();

  // Escape closes it, and focus returns.
  const search = desk.getByRole('searchbox', { name: 'Search name or description' });
  await search.focus();
  await openPalette(desk);
  await desk.keyboard.press('Escape');
  await expect(palette(desk)).toBeHidden();
  await expect(search).toBeFocused();

  await desk.getByRole('button', { name: 'Search or jump to…' }).click();
  await palette(desk).getByRole('option', { name: 'Use dark colors' }).click();
  await expect(desk.locator('html')).toHaveClass('dark');
  await openPalette(desk);
  await desk.keyboard.type('sign out');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an entry is found by synonyms, also page actions, which run as if pressed', async ({ desk, organization }) => {
  await organization.import([aCampaign({ id: 'cmp_a', name: 'Valve news' })]);
  await desk.goto('/campaigns');
  await expect(tableRows(desk)).toHaveCount(1);
  await openPalette(desk);
  await expect(palette(desk).getByRole('group', { name: 'On this page' }).getByRole('option')).toHaveText([
    'Export',
    'Review metrics',
    'Saved views',
    'Columns',
  ]);
  const active = palette(desk).locator('[role=option].Mui-focused');
  for (const [typed, label] of [
    ['log out', 'Sign out'],
    ['theme', 'Use dark colors'],
    ['save view', 'Saved views'],
    ['open rate', 'Review metrics'],
    ['invit', 'New event'],
  ] as const) {
    await field(desk).fill(typed);
    await expect(active).toHaveText(label);
  }
  expect(await axeErrorsInBothColors(desk)).toEqual([]);
  // A search is offered at once. The first result takes its place when it arrives.
  await field(desk).fill('valve');
  await expect(active).toHaveText(/^Valve news/);

  await field(desk).fill('download');
  await expect(active).toHaveText('Export');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Export campaigns' })).toBeVisible();
  // The opened dialog returns focus to the button, as after a click.
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('button', { name: 'Export' })).toBeFocused();

  // Page actions are not available under a drawer, which covers the list in a narrow window.
  await desk.setViewportSize({ width: 1024, height: 768 });
  await desk.getByRole('link', { name: 'Valve news' }).click();
  await expect(desk.getByRole('dialog', { name: 'Valve news' })).toBeVisible();
  await openPalette(desk);
  await expect(palette(desk).getByRole('option').first()).toHaveText('Home');
});

test('recent records are shown by their loaded names until the sign-out', async ({ desk, organization }) => {
  await organization.import([
    aKol({ id: 'kol_ada' }),
    aProduct({ id: 'prod_a', name: 'Valve' }),
    aCampaign({ id: 'cmp_a', name: 'Valve news' }),
    // Neither is on the first page.
    ...Array.from({ length: 20 }, (_, index) => aProduct({ id: `prod_${index}`, name: `Stent ${index}` })),
  ]);
  const recent = palette(desk).getByRole('group', { name: 'Recent' }).getByRole('option');
  await desk.goto('/products?search=valve&selected=prod_a');
  await expect(desk.getByRole('dialog', { name: 'Valve' })).toBeVisible();
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  await desk.getByRole('link', { name: 'Campaigns' }).first().click();
  await desk.getByRole('link', { name: 'Valve news' }).click();
  await expect(desk.getByRole('dialog', { name: 'Valve news' })).toBeVisible();
  await openPalette(desk);
  // Only ids survive a reload.
  await expect(recent).toHaveText(['Valve newsCampaign · cmp_a', 'Dr. Ada KellerKOL · kol_ada', 'prod_aProduct']);
  await field(desk).fill('prod_a product');
  await palette(desk).getByRole('option', { name: 'prod_a' }).first().click();
  await expect(desk.getByRole('dialog', { name: 'Valve', exact: true })).toBeVisible();
  const stored = await desk.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  expect(stored).toContain('cmp_a');
  expect(stored).not.toContain('Valve');

  // A name that loads while the palette is open appears.
  const release = await delayResponses(desk, '**/v1/kols/kol_ada*');
  await desk.goto('/');
  await expect(userMenu(desk)).toBeVisible();
  await openPalette(desk);
  await expect(recent).toContainText(['prod_aProduct', 'cmp_a', 'kol_adaKOL']);
  release();
  await expect(recent).toContainText(['prod_aProduct', 'cmp_a', 'Dr. Ada KellerKOL · kol_ada']);
  await field(desk).fill('log out');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await desk.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/(kol|cmp|prod)_a/);
});

test('the actions of a profile are found', async ({ desk, organization }) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  await openPalette(desk);
  await expect(palette(desk).getByRole('group', { name: 'On this page' }).getByRole('option')).toHaveText([
    'Add to shortlist',
    'Print briefing',
    'Copy link',
    'Invite to event',
  ]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test('every entry is 44 px high', async ({ desk }) => {
    await desk.goto('/campaigns');
    await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
    await openPalette(desk);
    const entries = palette(desk).getByRole('option');
    await expect(entries).not.toHaveCount(0);
    const heights = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

test('the shortcut opens the palette over a field, and what is typed goes into the palette', async ({
  desk,
  organization,
}) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/kols?ids=kol_ada');
  const search = desk.getByRole('searchbox');
  await search.focus();
  await desk.keyboard.press('Control+k');
  await expect(field(desk)).toBeFocused();
  await desk.keyboard.type('new evex?');
  for (const key of ['Backspace', 'Backspace']) await desk.keyboard.press(key);
  await desk.keyboard.type('nt');
  await expect(field(desk)).toHaveValue('new event');
  await expect(field(desk)).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(search).toHaveValue('');

  await desk.reload();
  await expect(search).toBeVisible();
  await desk.keyboard.press('Control+k');
  await expect(field(desk)).toBeFocused();
  await desk.keyboard.type('metrics');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Campaign metrics', level: 1 })).toBeVisible();
  await expect(palette(desk)).toBeHidden();
});

test('going back closes what is open above the page', async ({ desk }) => {
  await desk.goto('/campaigns');
  for (const [open, opened] of [
    [searchButton(desk), palette(desk)],
    [userMenu(desk), desk.getByRole('menu')],
  ] as const) {
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await open.click();
    await expect(opened).toBeVisible();
    await desk.goBack();
    await expect(desk).toHaveURL('/campaigns');
    await expect(opened).toBeHidden();
  }
});

test('a dialog lists the shortcuts, and single-character shortcuts can be switched off', async ({
  desk,
  organization,
}) => {
  await organization.import([aCampaign({ id: 'cmp_a' }), aKol({ id: 'kol_a' })]);
  await desk.goto('/campaigns');
  const search = desk.getByRole('searchbox');
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
  await desk.keyboard.press('?');
  await expect(sheet(desk).getByRole('row')).toHaveCount(6);
  expect(await axeErrorsInBothColors(desk)).toEqual([]);
  const singleKeys = sheet(desk).getByRole('checkbox', { name: 'Single-character shortcuts' });
  await singleKeys.uncheck();
  // The description also says how to open this dialog without them.
  await expect(singleKeys).toHaveAccessibleDescription(/Ctrl\sK .*“Keyboard shortcuts”/);
  await sheet(desk).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(desk)).toBeHidden();
  // The code of the dialog is loaded, so the key would open it at once.
  await desk.keyboard.press('/');
  await desk.keyboard.press('?');
  await expect(search).not.toBeFocused();
  await expect(sheet(desk)).toBeHidden();

  await desk.reload();
  await expect(search).toBeVisible();
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await openPalette(desk);
  await desk.keyboard.type('shortcuts');
  await desk.keyboard.press('Enter');
  await expect(singleKeys).not.toBeChecked();
  await singleKeys.check();
  await desk.keyboard.press('Escape');
  await expect(sheet(desk)).toBeHidden();
  await desk.keyboard.press('/');
  await expect(search).toBeFocused();
  // A text field takes the character, a select does not.
  await desk.keyboard.press('/');
  await expect(search).toHaveValue('/');
  await desk.getByLabel('Type').focus();
  await desk.keyboard.press('/');
  await expect(search).toBeFocused();
  // It opens over the detail drawer, and returns to it.
  await desk.setViewportSize({ width: 1024, height: 768 });
  await desk.goto('/campaigns?selected=cmp_a');
  const drawer = desk.getByRole('dialog', { name: 'Example newsletter' });
  const close = drawer.getByRole('button', { name: 'Close' });
  await close.focus();
  await desk.keyboard.press('/');
  await expect(close).toBeFocused();
  await desk.keyboard.press('?');
  await expect(sheet(desk)).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(sheet(desk)).toBeHidden();
  await expect(close).toBeFocused();
  await desk.goto('/kols?ids=kol_a');
  await expect(desk.getByRole('rowheader')).toHaveCount(1);
  await desk.keyboard.press('/');
  await expect(search).toBeFocused();
  // On a screen without its own search the key opens the search of the app bar.
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  await expect(desk.getByRole('main')).toBeFocused();
  await desk.keyboard.press('/');
  await expect(field(desk)).toBeFocused();
});

test('a name that starts with the text comes before one that contains it', async ({ desk, organization }) => {
  await organization.import([
    aCampaign({ id: 'cmp_a', name: 'News of Kinetra' }),
    aCampaign({ id: 'cmp_b', name: 'Kinetra training' }),
    aProduct({ id: 'prod_a', name: 'Kinetra Cementless Knee' }),
    aProduct({ id: 'prod_b', name: 'Vertebral cage' }),
    aCampaign({ id: 'cmp_c', name: 'All about vertebral cages' }),
  ]);
  await desk.goto('/');
  // Before the dashboard is on the screen nothing listens for the key.
  await expect(searchButton(desk)).toBeVisible();
  await openPalette(desk);
  const options = palette(desk)
    .getByRole('option')
    .filter({ hasText: /(Campaign|Product) · / });
  await field(desk).fill('kinetra');
  await expect(options).toHaveText([/^Kinetra training/, /^News of Kinetra/, /^Kinetra Cementless Knee/]);
  await field(desk).fill('vertebral');
  await expect(options).toHaveText([/^Vertebral cage/, /^All about vertebral cages/]);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Vertebral cage' })).toBeVisible();
});
