import { readFile } from 'node:fs/promises';
import { axeErrorsInBothColours, expect, setTextSize, showColumns, test } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';

const records = [
  aCampaign({ id: 'cmp_a', name: 'Spring letter' }),
  aCampaign({
    id: 'cmp_b',
    name: 'Autumn letter',
    status: 'draft',
    sent_at: null,
    schedule: { type: 'scheduled', send_at: '2026-09-01T08:00:00.000Z' },
  }),
  aProduct({ id: 'prod_a', name: 'Alpha stent' }),
  aProduct({
    id: 'prod_b',
    name: '-Beta, "valve"',
    product_line: { id: 'pl_valves', name: 'Valves' },
    market_status: { EU: { status: 'approved', ce_mark: true }, BR: { status: 'under_review' } },
  }),
];

for (const width of [360, 1920])
  test(`drawers and dialogs have no accessibility violation, light or dark: ${width} px`, async ({
    desk,
    organization,
  }) => {
    // Axe reads six states completely, which is slow on a busy machine.
    test.slow();
    await organization.import(records);
    await desk.setViewportSize({ width, height: 800 });
    const check = async (dialog: string) => {
      await expect(desk.getByRole('dialog', { name: dialog })).toBeVisible();
      expect(await axeErrorsInBothColours(desk), dialog).toEqual([]);
      expect(await desk.evaluate(() => document.documentElement.scrollWidth), dialog).toBeLessThanOrEqual(width);
      await desk.keyboard.press('Escape');
      await expect(desk.getByRole('dialog')).toBeHidden();
    };
    await desk.goto('/campaigns?selected=cmp_a');
    await check('Spring letter');
    for (const [button, dialog] of [
      ['Export', 'Export campaigns'],
      ['Columns', 'Columns'],
      ['Saved views', 'Saved views'],
    ] as const) {
      await desk.getByRole('button', { name: button }).click();
      await check(dialog);
    }
    await desk.goto('/products?selected=prod_a');
    await check('Alpha stent');
    await desk.getByRole('button', { name: 'Export' }).click();
    await check('Export products');
  });

test('at 320 px, with text at 200 % and long words, a dialog cuts off nothing', {
  tag: '@chromium',
}, async ({ desk, organization }) => {
  await organization.import(records);
  await desk.goto('/config.json');
  await desk.evaluate(() => localStorage.setItem('kol-desk.language', '"de"'));
  await desk.setViewportSize({ width: 320, height: 800 });
  await setTextSize(desk, 32);
  await desk.goto('/campaigns');
  for (const [button, dialog] of [
    ['Exportieren', 'Kampagnen exportieren'],
    ['Spalten', 'Spalten'],
    ['Gespeicherte Ansichten', 'Gespeicherte Ansichten'],
  ] as const) {
    await desk.getByRole('button', { name: button }).click();
    const opened = desk.getByRole('dialog', { name: dialog });
    await expect(opened).toBeVisible();
    const cut = await opened.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      const all = [...box.querySelectorAll<HTMLElement>(':not([data-visually-hidden])')];
      const parts = all.filter((part) => part.getClientRects().length > 0);
      const isOut = (part: Element) =>
        part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right;
      return parts.filter((part) => isOut(part) || part.scrollWidth > part.offsetWidth).map((part) => part.textContent);
    });
    expect(cut, dialog).toEqual([]);
    await desk.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
});

test('on a phone several values of a card form one block next to their column name', async ({ desk, organization }) => {
  await organization.import([aProduct({ id: 'prod_a', key_features: ['Thin', 'Long'] })]);
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/products');
  await showColumns(desk, 'Key features');
  const [first, second] = [desk.getByText('Thin'), desk.getByText('Long')];
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  expect((await second.boundingBox())?.y).toBe((await first.boundingBox())?.y);
});

test('on a phone the sort bar of the cards scrolls separately, and the cards do not move', async ({
  desk,
  organization,
}) => {
  await organization.import(['kol_ada', 'kol_bo'].map((id) => aKol({ id })));
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/kols?ids=kol_ada,kol_bo');
  const last = desk.getByRole('columnheader').last().getByRole('button');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const name = desk.getByRole('rowheader').first();
  await expect(name).toBeInViewport({ ratio: 1 });
  // Not even when scrolled by hand.
  await name.evaluate((cell) => cell.closest('[role=region]')?.scrollBy(500, 0));
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('a middle click in a row opens its record in a new tab', async ({ desk, organization, context }) => {
  await organization.import(records);
  await desk.goto('/campaigns');
  const row = desk.getByRole('row').filter({ hasText: 'Autumn letter' });
  await expect(row).toContainText('Scheduled Sep 1, 2026');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    row.getByText('Draft', { exact: true }).click({ button: 'middle' }),
  ]);
  await expect(tab).toHaveURL('/campaigns?selected=cmp_b');
  await expect(desk).toHaveURL('/campaigns');
});

test('products are exported with their markets and specifications, one list per cell', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.goto('/products');
  await desk.getByRole('button', { name: 'Export' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Export products' });
  await dialog.getByRole('radio', { name: 'All that match (2)' }).check();
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^products_\d{4}-\d{2}-\d{2}T\d{4}Z\.csv$/);
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    '\uFEFFid,name,description,product_line_id,product_line,status,regulatory_status,target_markets,market_status,' +
      'clearance_numbers,ce_mark,key_features,specifications,created_at',
  );
  expect(lines.find((line) => line.startsWith('prod_a'))).toBe(
    'prod_a,Alpha stent,A drug-eluting stent.,pl_stents,Stents,active,FDA 510(k) cleared,US; EU,US: approved; EU: approved,' +
      'US: K230001,EU: true,Thin struts,Strut thickness: 64 µm,2024-01-15T08:00:00.000Z',
  );
  expect(lines.find((line) => line.startsWith('prod_b'))).toContain(`prod_b,"'-Beta, ""valve""",`);
});
