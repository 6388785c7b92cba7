import type { Locator, Page } from '@playwright/test';
import { ALL_LANGUAGES, delayResponses, expect, pageWidth, selectLanguage, test } from './fixtures.ts';
import { aCampaign, aKol, anEvent, aProduct, inDays } from './records.ts';

const records = Array.from({ length: 40 }, (_, index) => [
  aCampaign({
    id: `cmp_${index}`,
    name: `Personal invitation: Gulf Cardiovascular Evening on stroke networks ${2000 + index}`,
    description: 'Scientific dinner on stroke and infarction networks, with a discussion of transfer times and cases.',
    type: 'new_product_launch',
    ...(index % 2 === 0 && {
      status: 'draft',
      sent_at: null,
      schedule: { type: 'scheduled', send_at: '2026-12-04T08:00:00.000Z' },
    }),
  }),
  aProduct({
    id: `prod_${index}`,
    name: `Registration ready transcatheter valve platform, generation ${2000 + index}`,
    description:
      'Self-expanding, repositionable supra-annular aortic valve for patients at low and high surgical risk.',
    product_line: { id: 'pl_rhythm', name: 'Cardiac Rhythm & Electrophysiology' },
    status: 'in_development',
    regulatory_status: 'FDA PMA supplement under review; CE marked (MDR class III)',
  }),
  aKol({
    id: `kol_${index}`,
    full_name: `Professor Maria de los Ángeles Brandstätter-Lindqvist y Moore of the networks ${2000 + index}`,
    institution: 'First Affiliated Hospital of Jiangbei Medical University and Heart Centre',
    tags: ['advisory_board'],
    specialties: ['interventional_cardiology', 'cardiac_electrophysiology', 'structural_heart_disease'],
    engagement_level: 'medium',
    metrics: { ...aKol({ id: 'kol_0' }).metrics, h_index: 128, publications_count: 1320 },
    interactions: [{ id: `int_${index}`, date: '2025-12-24', type: 'call', subject: 'Call', summary: '' }],
    events: [{ id: `evt_${index}`, name: 'Board', date: inDays(20).slice(0, 10), role: 'attendee' }],
  }),
  anEvent({ id: `evt_${index}`, name: `Advisory board on the networks ${2000 + index}` }),
]).flat();

/** Where the rows of the table are, and how many are in sight. */
const measureRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect());
    const content = document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN;
    const area =
      document.querySelector('main [role=region]:has(> table)')?.getBoundingClientRect().bottom ?? Number.NaN;
    return {
      complete: rows.filter(({ bottom }) => bottom <= Math.min(area, window.innerHeight)).length,
      tallest: Math.max(...rows.map(({ height }) => height)),
      firstTop: (rows[0]?.top ?? Number.NaN) - content,
    };
  });

/** The filters whose text is wider than their room. */
const cutFilters = (page: Page) =>
  page.getByRole('search').evaluate((search) => {
    const pen = document.createElement('canvas').getContext('2d');
    const selects = [...search.querySelectorAll('select')];
    if (selects.length === 0) return ['no filter'];
    return selects.flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const text = select.selectedOptions[0]?.text ?? '';
      if (pen === null) return ['no canvas'];
      pen.font = font;
      if (getComputedStyle(select).textOverflow !== 'ellipsis') return ['no ellipsis'];
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(text).width > room ? [text] : [];
    });
  });

/** Search, filters, the number of rows, views and columns are in one line. */
async function expectOneLine(page: Page) {
  const search = page.getByRole('search');
  await expectSameMiddle(search.locator('input, select').or(search.locator('xpath=../*')), 5);
  expect((await search.locator('xpath=..').boundingBox())?.height, page.url()).toBeLessThan(48);
}

/** At least so many elements have their middles at the same height. */
async function expectSameMiddle(parts: Locator, count: number) {
  const middles = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
  );
  expect(middles.length).toBeGreaterThanOrEqual(count);
  expect(Math.max(...middles) - Math.min(...middles), parts.page().url()).toBeLessThan(3);
}

const kolIds = Array.from({ length: 20 }, (_, index) => `kol_${index}`).join(',');

const LISTS = ['/campaigns', '/products', '/kols', '/events', `/kols?ids=${kolIds}`];

/** The rows of the table, without those that take the room of rows that are not rendered. */
const rowsOf = (page: Page) => page.locator('main tbody tr:not([aria-hidden])');

for (const path of LISTS)
  test(`${path.replace(/ids=.*/, 'ids')} shows at least 9 rows on a laptop, with the filters in one line, in every language`, async ({
    desk,
    organization,
  }) => {
    await organization.import(records);
    await desk.setViewportSize({ width: 1366, height: 768 });
    await desk.goto(path);
    const rows = rowsOf(desk);
    await expect(rows).toHaveCount(20);
    for (const language of ALL_LANGUAGES) {
      await selectLanguage(desk, language);
      const { complete, tallest, firstTop } = await measureRows(desk);
      expect(complete, language).toBeGreaterThanOrEqual(9);
      expect(tallest, language).toBeLessThanOrEqual(60);
      expect(firstTop, language).toBeLessThanOrEqual(200);
      // Search, filters, the number of rows, views and columns are in one line, and no filter is cut off.
      await expectOneLine(desk);
      expect(await cutFilters(desk), language).toEqual([]);
    }

    const name = desk.getByRole('rowheader').first();
    expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(320);
    await expect(name.getByTitle(/generation 20|networks 20/)).toBeVisible();

    // The header is in sight from the last row.
    const area = desk.locator('main [role=region]:has(> table)');
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
    await expect(rows.first()).not.toBeInViewport();
    const header = desk.getByRole('columnheader').first();
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(Number((await header.boundingBox())?.y) - Number((await area.boundingBox())?.y)).toBeLessThan(2);
    await desk.evaluate(() => scrollTo(0, 0));

    // The default columns fit beside the scroll bars of a table and a window, which are 17 px wide on Windows.
    await desk.setViewportSize({ width: 1366 - 2 * 17, height: 768 });
    const room = await area.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room).toBeLessThanOrEqual(0);
    await desk.setViewportSize({ width: 1366, height: 768 });

    await desk.getByRole('button', { name: 'Columns' }).click();
    await desk.getByLabel('Density').selectOption('Compact');
    await desk.getByRole('button', { name: 'Done' }).click();
    // The borders between the rows add a pixel.
    await expect.poll(async () => (await measureRows(desk)).tallest).toBeLessThanOrEqual(37);
  });

/** The chips, and the texts with a date, that have more than one line in the table. */
const wrapped = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main tbody :is(th, td) *')];
    const isShort = ({ children, textContent }: Element) =>
      children.length === 0 && /\b[A-Z][a-z]{2} \d{1,2}, \d{4}/.test(textContent);
    const parts = all.filter((part) => part.matches('[data-chip]') || isShort(part));
    const lines = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return { measured: parts.length, broken: parts.filter((part) => lines(part) > 1).map((part) => part.textContent) };
  });

test('the first row is near the top with a filter on a tablet and on a laptop; dates and chips have one line', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  for (const path of [
    '/campaigns?type=new_product_launch',
    '/products?search=valve',
    '/kols?search=Maria',
    `/kols?ids=${kolIds}&search=Maria`,
    '/events?search=networks',
  ]) {
    await desk.goto(path);
    for (const width of [820, 1024, 1366]) {
      await desk.setViewportSize({ width, height: 768 });
      await expect(rowsOf(desk)).toHaveCount(20);
      expect((await measureRows(desk)).firstTop, `${path} at ${width} px`).toBeLessThanOrEqual(200);
      const { measured, broken } = await wrapped(desk);
      expect(measured, path).toBeGreaterThanOrEqual(20);
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
    // The longest filters are those of the KOLs.
    if (path.startsWith('/kols'))
      for (const language of ALL_LANGUAGES) {
        await selectLanguage(desk, language);
        expect((await measureRows(desk)).firstTop, `${path} ${language}`).toBeLessThanOrEqual(200);
      }
  }
});

test('a name has at least 320 px on a tablet, and the table fades where it continues', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  for (const path of LISTS) {
    await desk.goto(path);
    for (const width of [820, 1024]) {
      await desk.setViewportSize({ width, height: 768 });
      await expect(rowsOf(desk)).toHaveCount(20);
      const name = desk.getByRole('rowheader').first();
      expect((await name.boundingBox())?.width, `${path} at ${width} px`).toBeGreaterThanOrEqual(320);
      const area = desk.locator('main [role=region]:has(> table)');
      // The fade follows the size of the table by one frame.
      await expect
        .poll(
          () =>
            area.evaluate(
              (box) => box.scrollWidth > box.clientWidth === (getComputedStyle(box, '::after').position === 'sticky'),
            ),
          `${path} at ${width} px`,
        )
        .toBe(true);
    }
  }
});

test('on a phone the title and the actions of a list are in one line, and the icon of the export has a name', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 390, height: 844 });
  const title = desk.getByRole('heading', { level: 1 });
  const actions = title.locator('xpath=../*[last()]').locator('a, button');
  for (const path of LISTS) {
    await desk.goto(path);
    await expect(rowsOf(desk)).toHaveCount(20);
    for (const language of ['de', 'ja', 'en'] as const) {
      await selectLanguage(desk, language);
      if (!path.includes('ids')) {
        const name = { en: 'Export', de: 'Exportieren', ja: 'エクスポート' }[language];
        await expect(desk.getByRole('button', { name, exact: true })).toBeEnabled();
        await expectSameMiddle(title.or(actions), 2);
      } else {
        // The actions of the own list are more: they have one line below the title.
        await expectSameMiddle(actions, 4);
        expect((await measureRows(desk)).firstTop).toBeLessThanOrEqual(330);
      }
    }
  }
});

test('the tabs of a list have their numbers in the line of the title, on a tablet and beside a drawer', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  const title = desk.locator('main h1');
  const tabs = desk.locator('main [role=group] > button:has(> span)');
  for (const [path, widths] of [
    ['/campaigns', [600, 700]],
    ['/events', [600, 740]],
    ['/campaigns?selected=cmp_0', [1200, 1366]],
    ['/events?selected=evt_0', [1366]],
  ] as const) {
    await desk.setViewportSize({ width: widths[0], height: 768 });
    await desk.goto(path);
    await expect(rowsOf(desk)).toHaveCount(20);
    for (const language of ALL_LANGUAGES) {
      await selectLanguage(desk, language);
      for (const width of widths) {
        await desk.setViewportSize({ width, height: 768 });
        await expect(tabs.first().locator('span').first(), `${path} ${language}`).toBeVisible();
        await expectSameMiddle(title.or(tabs).or(title.locator('xpath=../*[last()]').locator('a, button')), 3);
      }
    }
  }
});

test('a drawer covers no button of the list beside it on a small laptop, in every language', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 1200, height: 768 });
  await desk.goto('/campaigns?selected=cmp_0');
  const drawer = desk.getByRole('dialog');
  await expect(drawer).toBeVisible();
  for (const language of ALL_LANGUAGES) {
    await selectLanguage(desk, language);
    const ends = await desk
      .locator('main button:not(table *, [role=group] *)')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
    expect(ends.length, language).toBeGreaterThan(0);
    expect(Math.max(...ends), language).toBeLessThanOrEqual(Number((await drawer.boundingBox())?.x));
  }
});

test('tabs that do not fit scroll in their line, and the chosen one stays in sight', async ({ desk, organization }) => {
  await organization.import(records);
  const tab = (name: RegExp) => desk.getByRole('main').getByRole('button', { name });
  await desk.setViewportSize({ width: 600, height: 768 });
  await desk.goto('/campaigns?status=paused');
  await expect(tab(/^Paused \d/)).toBeInViewport({ ratio: 0.99 });
  await expect(tab(/^All \d/)).not.toBeInViewport({ ratio: 0.99 });
  await tab(/^All/).click();
  await expect(tab(/^All/)).toBeInViewport({ ratio: 0.99 });
  // A window that becomes narrower does not hide it.
  await desk.setViewportSize({ width: 1366, height: 768 });
  await tab(/^Paused/).click();
  await desk.setViewportSize({ width: 390, height: 768 });
  await expect(tab(/^Paused/)).toBeInViewport({ ratio: 0.99 });
  expect(await pageWidth(desk)).toBe(390);
});

test('on a phone the number of rows is beside the buttons of the table and not below them', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/campaigns');
  await expect(rowsOf(desk)).toHaveCount(20);
  for (const language of ALL_LANGUAGES) {
    await selectLanguage(desk, language);
    const end = await desk
      .getByRole('search')
      .locator('xpath=../div[2]//span[not(*)]')
      .first()
      .evaluate((text) => text.getBoundingClientRect().right);
    const buttons = desk.getByRole('search').locator('xpath=../div[2]').getByRole('button');
    expect(end, language).toBeLessThanOrEqual((await buttons.first().boundingBox())?.x ?? 0);
  }
});

test('on a phone the two choices above the events do not touch', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/events');
  await expect(rowsOf(desk)).toHaveCount(20);
  const [time, layout] = await Promise.all(
    [/^Upcoming/, 'Table'].map((name) =>
      desk.getByRole('main').getByRole('button', { name, pressed: true }).boundingBox(),
    ),
  );
  expect(Number(layout?.y) - Number(time?.y) - Number(time?.height)).toBeGreaterThanOrEqual(4);
});

test('the filters keep their place while the number of rows changes', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto(`/kols?ids=${kolIds}`);
  await expect(desk.getByText('20 KOLs', { exact: true })).toBeVisible();
  const place = async () => (await desk.getByLabel('Tier', { exact: true }).boundingBox())?.x;
  const search = desk.getByRole('searchbox');
  await search.fill('networks 2003');
  await expect(desk.getByText('1 of 20 KOLs')).toBeVisible();
  // Measured after the first search: an optional font that came late is drawn from the next layout on.
  const narrowed = await place();
  await search.fill('networks');
  await expect(desk.getByText('20 KOLs', { exact: true })).toBeVisible();
  expect(await place()).toBe(narrowed);
  await search.fill('no such name');
  await expect(desk.getByText('0 of 20 KOLs')).toBeVisible();
  expect(await place()).toBe(narrowed);
});

/** Where everything is that the user may point at, except the actions for the selected rows. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(input, select, button, a, tr, nav)')]
      .filter((part) => part.closest('[data-selection-bar]') === null)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.ariaLabel ?? part.tagName, x, y, width, height].join(' ');
      }),
  );

for (const language of ALL_LANGUAGES)
  for (const width of [820, 1200, 1366])
    test(`the numbers of the filters and a tick move nothing of the directory, and the actions cover no row: ${language}, ${width} px`, async ({
      desk,
      organization,
    }) => {
      await organization.import(records);
      await desk.setViewportSize({ width, height: 768 });
      const release = await delayResponses(desk, '**/desk/v1/kols/facets**');
      await desk.goto('/kols');
      const rows = rowsOf(desk);
      await expect(rows).toHaveCount(20);
      await selectLanguage(desk, language);
      const before = await places(desk);
      const { complete } = await measureRows(desk);
      const tags = desk.locator('#filter-tag option');
      await expect(tags).toHaveCount(1);
      release();
      await expect(tags).toHaveCount(2);
      expect(await places(desk)).toEqual(before);

      await rows.first().getByRole('checkbox').check();
      const bar = desk.locator('[data-selection-bar]');
      await expect(bar).toBeVisible();
      expect(await places(desk)).toEqual(before);
      expect((await measureRows(desk)).complete).toBe(complete);
      const [floating, area, first] = await Promise.all(
        [bar, desk.locator('main [role=region]:has(> table)'), desk.locator('main nav button').first()].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(Number(floating?.y)).toBeGreaterThanOrEqual(Number(area?.y) + Number(area?.height));
      expect(Number(floating?.y) + Number(floating?.height)).toBeLessThanOrEqual(768);
      // The buttons that turn pages stay usable.
      expect(Number(floating?.x) + Number(floating?.width)).toBeLessThanOrEqual(Number(first?.x));
    });

test('a chosen value that is longer than its filter ends with an ellipsis, and a short one is whole', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 1366, height: 768 });
  const filters = 'specialty=interventional_cardiology&last_contact=90';
  for (const path of [`/kols?tag=advisory_board&${filters}`, `/kols?ids=${kolIds}&${filters}`]) {
    await desk.goto(path);
    await expect(rowsOf(desk)).toHaveCount(20);
    for (const language of ALL_LANGUAGES) {
      await selectLanguage(desk, language);
      await expectOneLine(desk);
      const cut = await cutFilters(desk);
      expect(
        cut.filter((text) => !/Interventional cardiology|Advisory board/.test(text)),
        `${path} ${language}`,
      ).toEqual([]);
    }
  }
});

for (const path of LISTS)
  test(`the filters of ${path.replace(/ids=.*/, 'ids')} are in one line with an open saved view too, also if it has changed`, async ({
    desk,
    organization,
  }) => {
    await organization.import(records);
    await desk.setViewportSize({ width: 1366, height: 768 });
    await desk.goto(path);
    await desk.getByRole('button', { name: 'Saved views' }).click();
    await desk.getByLabel('View name').fill('The region of this quarter');
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(/view=/);
    const address = desk.url();
    const expectInEveryLanguage = async () => {
      await expect(rowsOf(desk)).toHaveCount(20);
      for (const language of ALL_LANGUAGES) {
        await selectLanguage(desk, language);
        await expectOneLine(desk);
        expect(await cutFilters(desk), language).toEqual([]);
      }
    };
    await desk.goto(address);
    await expectInEveryLanguage();
    await desk.goto(`${address}&search=e`);
    await expect(desk.locator('main .MuiButton-contained.MuiButton-sizeSmall')).toBeVisible();
    await expectInEveryLanguage();
  });

test.describe('for a manager', () => {
  test.use({ role: 'manager' });

  test('the filters of the audit trail are in one line on a small laptop, in every language', async ({
    desk,
    organization,
    service,
  }) => {
    // Enough for a second page, because the range of a page is longer than a number.
    for (let key = 0; key < 21; key++) await service.command('keys', 'create', '--organization', organization.name);
    await desk.goto('/audit');
    await expect(rowsOf(desk)).toHaveCount(20);
    for (const language of ALL_LANGUAGES) {
      await selectLanguage(desk, language);
      for (const width of [1280, 1366]) {
        await desk.setViewportSize({ width, height: 768 });
        await expectOneLine(desk);
        expect(await cutFilters(desk), language).toEqual([]);
      }
    }
  });
});

test('a table uses a wide window, text does not, and both begin where the top bar begins', async ({
  desk,
  organization,
}) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 2200, height: 1080 });
  const width = async (path: string) => {
    await desk.goto(path);
    const title = desk.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const home = desk.getByRole('banner').getByRole('link', { name: 'KOL Desk' });
    const [begin, place] = await Promise.all([title.boundingBox(), home.boundingBox()]);
    expect(Math.abs(Number(begin?.x) - Number(place?.x)), path).toBeLessThan(1);
    return desk.evaluate(() => {
      const screen = document.querySelector('main :has(> div > h1)') ?? document.body;
      const { paddingLeft, paddingRight } = getComputedStyle(screen);
      return screen.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
  };
  expect(await width('/campaigns')).toBe(1840 - 64);
  expect(await width('/kols/compare?ids=kol_0,kol_1,kol_2,kol_3,kol_4')).toBe(1840 - 64);
  expect(await width('/events/new')).toBe(1280);

  // On a laptop a table is as wide as the content of the top bar.
  await desk.setViewportSize({ width: 1366, height: 768 });
  expect(await width('/campaigns')).toBe(1366 - 64);
  expect(await width('/events/new')).toBe(1280);
  const menu = await desk.getByRole('button', { name: 'Account and settings' }).boundingBox();
  expect(Number(menu?.x) + Number(menu?.width)).toBe(1366 - 32);
  await desk.setViewportSize({ width: 2200, height: 1080 });

  // A long text of a cell gets some of the room.
  await desk.goto('/products');
  const line = desk
    .getByRole('cell', { name: 'Cardiac Rhythm & Electrophysiology' })
    .first()
    .locator('[data-one-line]');
  await expect(line).toBeVisible();
  const isCut = () => line.evaluate((text) => text.scrollWidth > text.clientWidth);
  expect(await isCut()).toBe(false);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(isCut).toBe(true);
});
