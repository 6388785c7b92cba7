import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeErrorsInBothColors, expect, expectSettled, pageWidth, setTextSize, showColumns, test } from './fixtures.ts';
import { ada } from './profiles.ts';
import { aCampaign, aKol, anEvent, aProduct } from './records.ts';

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
      expect(await axeErrorsInBothColors(desk), dialog).toEqual([]);
      expect(await pageWidth(desk), dialog).toBeLessThanOrEqual(width);
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
    ['Ansichten', 'Ansichten'],
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
  await expect.poll(async () => (await second.boundingBox())?.y === (await first.boundingBox())?.y).toBe(true);
});

/** The icons of the header that lie over the text of another column. */
const coveredHeaders = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main thead th')].flatMap((cell) => {
      const node = [...cell.querySelectorAll('button, bdi')].flatMap(({ childNodes }) => [...childNodes])[0];
      if (!(node instanceof Text)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [{ cell, text: node.data, box: range.getBoundingClientRect() }];
    });
    if (texts.length < 2) return [`${texts.length} headers have a text`];
    return texts.flatMap(({ cell, text }) => {
      const icon = cell.querySelector('svg')?.getBoundingClientRect();
      const isOver = (box: DOMRect) => icon && icon.left < box.right && icon.right > box.left;
      const covered = texts.filter(({ cell: other, box }) => other !== cell && isOver(box));
      return covered.map(({ text: other }) => `${text} over ${other}`);
    });
  });

/** The sort icons that leave their cell, or touch the header that they belong to. */
const strayIcons = (page: Page) =>
  page.locator('main thead th:has(> button)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const icon = cell.querySelector('svg')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('button')?.firstChild ?? cell);
      const text = range.getBoundingClientRect();
      const box = cell.getBoundingClientRect();
      if (icon === undefined) return [`${cell.textContent} has none`];
      if (icon.left < box.left || icon.right > box.right) return [`${cell.textContent} leaves its cell`];
      return icon.right < text.left || icon.left > text.right ? [] : [`${cell.textContent} touches its header`];
    }),
  );

/** The words of tables and titles that break without a hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) broken.push(word);
      }
    return broken;
  });

test('no sort icon covers the next header, and no word breaks in the middle', async ({ desk, organization }) => {
  const specialties = ['echocardiography', 'electrophysiology', 'cardiothoracic_surgery'];
  const german = { institution: 'Universitätsklinikum Rheinau', full_name: 'Katharina Brandstätter' };
  await organization.import([
    ...records,
    ...['kol_ada', 'kol_bo', 'kol_cy'].map((id) => aKol({ id, specialties, ...german })),
  ]);
  const list = 'ids=kol_ada,kol_bo,kol_cy';
  for (const path of [`/kols?${list}`, '/kols', '/products', '/campaigns', `/kols/compare?${list}`, '/kols/kol_ada'])
    for (const width of path.includes('compare') ? [390, 820, 1366] : [820, 1366]) {
      await desk.setViewportSize({ width, height: 900 });
      await desk.goto(path);
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(desk.getByRole(path.endsWith('_ada') ? 'tablist' : 'rowheader').first()).toBeVisible();
      // Only the columns of a list can be sorted.
      if (!/compare|_ada$/.test(path)) {
        expect(await desk.locator('main thead th:has(> button)').count(), path).toBeGreaterThan(1);
        expect(await coveredHeaders(desk), `${path} at ${width} px`).toEqual([]);
        expect(await strayIcons(desk), `${path} at ${width} px`).toEqual([]);
      }
      expect(await brokenWords(desk), `${path} at ${width} px`).toEqual([]);
    }
});

test('in every list a date begins where its column begins, and a number ends where its column ends', async ({
  desk,
  organization,
}) => {
  await organization.import([...records, ada, anEvent({ id: 'evt_a' })]);
  for (const path of ['/kols', '/kols?ids=kol_ada', '/campaigns', '/events']) {
    await desk.goto(path);
    await expect(desk.getByRole('rowheader').first()).toBeVisible();
    await expectSettled(desk);
    for (const [kind, text, side] of [
      ['dates', /^[A-Z][a-z]{2} \d{1,2}, \d{4}/, 'start'],
      ['numbers', /^[\d.,]+%?$/, 'end'],
    ] as const) {
      const cells = desk.getByRole('cell').filter({ hasText: text });
      expect(await cells.count(), `${kind} of ${path}`).toBeGreaterThan(0);
      const sides = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign));
      expect(new Set(sides), `${kind} of ${path}`).toEqual(new Set([side]));
    }
  }
});

test('a focused name shows its whole text and its whole ring, and moves no row', async ({ desk, organization }) => {
  const name = 'Personal invitation: Gulf Cardiovascular Evening on stroke networks and transfer times';
  await organization.import(
    ['cmp_a', 'cmp_b', 'cmp_c'].map((id) => aCampaign({ id, name: `${name} ${id}`, description: `${name}. ${name}.` })),
  );
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/campaigns');
  const links = desk.getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(3);
  const tops = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  const before = await tops();
  await links.nth(1).focus();
  await desk.keyboard.press('Shift+Tab');
  await desk.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  const cut = await links.nth(1).evaluate((link) => {
    const ring = link.getBoundingClientRect();
    const clips = [];
    for (let box = link.parentElement; box !== null && box.tagName !== 'TBODY'; box = box.parentElement)
      if (getComputedStyle(box).overflow !== 'visible') clips.push(box.getBoundingClientRect());
    const { outlineStyle } = getComputedStyle(link);
    return {
      outlineStyle,
      isRingCut: clips.some((clip) => clip.left > ring.left - 4 || clip.right < ring.right + 4),
      isTextCut: [link.parentElement, link.parentElement?.nextElementSibling].some(
        (line) => line !== null && line !== undefined && line.scrollWidth > line.clientWidth,
      ),
    };
  });
  expect(cut).toEqual({ outlineStyle: 'solid', isRingCut: false, isTextCut: false });
  expect(await tops()).toEqual(before);

  // It covers the next rows until Escape or the pointer dismisses it.
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByLabel('Density').selectOption('Compact');
  await desk.getByRole('button', { name: 'Done' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  const description = desk.getByText(`${name}. ${name}.`).nth(1);
  const next = await links.nth(2).boundingBox();
  const step = async () => {
    await links.nth(1).focus();
    await desk.keyboard.press('Shift+Tab');
    await desk.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
  };
  await step();
  await expect(description).toBeVisible();
  await desk.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 6);
  await expect(description).toBeHidden();
  await step();
  await expect(description).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(links.nth(1)).toBeFocused();
  await expect(description).toBeHidden();
  await desk.mouse.click((next?.x ?? 0) + 20, (next?.y ?? 0) + 6);
  await expect(desk).toHaveURL((await links.nth(2).getAttribute('href')) ?? '');
});

test('the ring of the row is whole after its drawer is closed with Escape', async ({ desk, organization }) => {
  const name = 'Personal invitation: Gulf Cardiovascular Evening on stroke networks and transfer times';
  await organization.import(['cmp_a', 'cmp_b', 'cmp_c'].map((id) => aCampaign({ id, name: `${name} ${id}` })));
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/campaigns');
  const links = desk.getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(3);
  await links.first().focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.keyboard.press('j');
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  await desk.keyboard.press('Escape');
  await expect(links.nth(1)).toBeFocused();
  const isRingCut = await links.nth(1).evaluate((link) => {
    const ring = link.getBoundingClientRect();
    for (let box = link.parentElement; box !== null && box.tagName !== 'TBODY'; box = box.parentElement) {
      const clip = box.getBoundingClientRect();
      const isInside =
        clip.left <= ring.left - 4 &&
        clip.right >= ring.right + 4 &&
        clip.top <= ring.top - 4 &&
        clip.bottom >= ring.bottom + 4;
      if (getComputedStyle(box).overflow !== 'visible' && !isInside) return true;
    }
    return false;
  });
  expect(isRingCut).toBe(false);
});

test('the way back to the default order begins where the number of rows begins', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 1366, height: 768 });
  /** Where the text of an element begins. */
  const start = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  await desk.goto('/campaigns?sort=-metrics.open_rate');
  const clear = desk.getByRole('button', { name: 'Clear sort' });
  await expect(clear).toBeVisible();
  expect(await start(clear)).toBe(await start(desk.getByText(/^\d+ campaigns?$/).first()));
});

test('a toggle and a tick move no other button of the list of KOLs', async ({ desk, organization }) => {
  await organization.import(['kol_ada', 'kol_bo', 'kol_cy'].map((id) => aKol({ id, full_name: `Dr. ${id}` })));
  await desk.goto('/kols?ids=kol_ada,kol_bo,kol_cy');
  // The filters widen with their choices until the last KOL is there.
  await expect(desk.getByText('3 KOLs', { exact: true })).toBeVisible();
  const places = () =>
    desk.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button)')]
        .filter((part) => /^(Add KOLs|Plot|Copy link|All KOLs|Current list|Look up|Columns)/.test(part.textContent))
        .map((part) => `${part.textContent} ${part.getBoundingClientRect().x} ${part.getBoundingClientRect().y}`),
    );
  const before = await places();
  expect(before).toHaveLength(7);
  await desk.getByRole('button', { name: 'Plot' }).click();
  await expect(desk.getByRole('button', { name: 'Plot' })).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.getByRole('figure')).toBeVisible();
  expect(await places()).toEqual(before);
  await desk.getByRole('checkbox', { name: 'Select Dr. kol_bo' }).check();
  await expect(desk.getByRole('button', { name: 'Save 1 as shortlist' })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('titles, content and buttons of a dialog line up', async ({ desk, organization }) => {
  await organization.import([...records, aKol({ id: 'kol_ada' }), aKol({ id: 'kol_bo' })]);
  await desk.goto('/campaigns');
  const check = async (button: string) => {
    await desk.getByRole('button', { name: button, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const edges = await dialog.evaluate((box) => {
      const title = document.createRange();
      title.selectNodeContents(box.querySelector('h2') ?? box);
      const inner = (part: Element | null | undefined) => {
        const { left, right } = (part ?? box).getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(part ?? box);
        return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
      };
      const content = inner(box.querySelector('.MuiDialogContent-root'));
      const last = [
        ...box.querySelectorAll(':is(.MuiDialogActions-root, form > :not(:first-child)) button, form > button'),
      ]
        .at(-1)
        ?.getBoundingClientRect();
      return {
        title: title.getBoundingClientRect().left - content.left,
        buttons: content.right - (last?.right ?? Number.NaN),
      };
    });
    expect(edges, button).toEqual({ title: 0, buttons: 0 });
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  for (const button of ['Export', 'Columns', 'Saved views']) await check(button);
  await desk.goto('/kols?ids=kol_ada,kol_bo');
  await check('Save as shortlist');
});

test('a draft has one color everywhere', async ({ desk, organization }) => {
  await organization.import([...records, anEvent({ id: 'evt_a', status: 'draft' })]);
  const color = async (path: string, place: 'cell' | 'dialog' = 'cell') => {
    await desk.goto(path);
    const chip = desk.getByRole(place).getByText('Draft', { exact: true });
    await expect(chip).toBeVisible();
    return chip.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  };
  const draft = await color('/campaigns');
  expect(await color('/events')).toBe(draft);
  expect(await color('/campaigns?selected=cmp_b', 'dialog')).toBe(draft);
  expect(await color('/events?selected=evt_a', 'dialog')).toBe(draft);
});

test('a list of one page has no buttons that turn pages, and a short one no pagination', async ({
  desk,
  organization,
}) => {
  const pages = desk.getByRole('navigation', { name: 'Pages' });
  await organization.import(records);
  await desk.goto('/campaigns');
  await expect(desk.getByText('2 campaigns', { exact: true })).toBeVisible();
  await expect(pages).toHaveCount(0);
  await organization.import(Array.from({ length: 11 }, (_, index) => aCampaign({ id: `cmp_${index}` })));
  await desk.reload();
  await expect(pages).toContainText('1–13 of 13');
  await expect(pages.getByRole('button')).toHaveCount(0);
  await pages.getByRole('combobox').selectOption('10');
  await expect(pages.getByRole('button')).toHaveCount(4);
});

test('on a phone the sort bar of the cards scrolls separately, and the cards do not move', async ({
  desk,
  organization,
}) => {
  await organization.import(['kol_ada', 'kol_bo'].map((id) => aKol({ id })));
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/kols?ids=kol_ada,kol_bo');
  // The first button is above the cards. (A click would scroll it there.)
  await expect(desk.getByRole('rowheader').getByRole('link')).toHaveCount(2);
  const byName = desk.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  const [first, card] = await Promise.all(
    [byName, desk.getByRole('rowheader').first()].map((part) => part.boundingBox()),
  );
  expect(Number(first?.y) + Number(first?.height)).toBeLessThanOrEqual(Number(card?.y) + 8);
  // The buttons scroll below the checkbox for all rows, so it is large enough alone (WCAG 2.5.8).
  const box = await desk.getByRole('checkbox', { name: 'Select all rows' }).boundingBox();
  expect(Math.min(Number(box?.width), Number(box?.height))).toBeGreaterThanOrEqual(24);
  await byName.click();
  await expect(desk).toHaveURL(/sort=full_name/);
  const last = desk.getByRole('columnheader').last().getByRole('button');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const name = desk.getByRole('rowheader').first();
  await expect(name).toBeInViewport({ ratio: 1 });
  // Not even when scrolled by hand.
  await name.evaluate((cell) => cell.closest('[role=region]')?.scrollBy(500, 0));
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('on a phone a card has the value by which the list is sorted, and the header of that column is in sight', async ({
  desk,
  organization,
}) => {
  const { metrics } = aKol({ id: 'kol_x' });
  await organization.import([
    aKol({ id: 'kol_ada', metrics: { ...metrics, publications_count: 7 } }),
    aKol({ id: 'kol_bo', metrics: { ...metrics, publications_count: 98 } }),
  ]);
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/kols?ids=kol_ada,kol_bo');
  await expect(desk.getByRole('rowheader')).toHaveCount(2);
  const publications = desk.getByRole('cell', { name: '98', exact: true });
  await expect(publications).toBeHidden();
  await desk.goto('/kols?ids=kol_ada,kol_bo&sort=-metrics.publications_count');
  await expect(publications).toBeVisible();
  const header = desk.getByRole('columnheader', { name: 'Publications' }).getByRole('button');
  await expect(header).toBeInViewport({ ratio: 1 });
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

for (const address of ['/campaigns', '/kols/compare?ids=kol_a,kol_b,kol_c,kol_d,kol_e'])
  test(`a table that is wider than the window prints whole: ${address}`, async ({ desk, organization }) => {
    await organization.import([
      ...records,
      ...['a', 'b', 'c', 'd', 'e'].map((letter) => aKol({ id: `kol_${letter}` })),
    ]);
    await desk.setViewportSize({ width: 700, height: 700 });
    await desk.goto(address);
    const overflow = () =>
      desk.getByRole('table').evaluate(({ parentElement: scroller }) => {
        // A printer gets the state of the screen: no observer runs in between.
        scroller?.toggleAttribute('data-overflows', true);
        return scroller && getComputedStyle(scroller).overflow;
      });
    expect(await overflow()).toBe('auto');
    await desk.emulateMedia({ media: 'print' });
    expect(await overflow()).toBe('visible');
  });
