import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { delayResponses, expect, pageWidth, test } from './fixtures.ts';
import { countPages } from './pdf.ts';
import { ada, comingYear } from './profiles.ts';
import { aKol, anEvent } from './records.ts';

const { metrics } = ada;
const kols = [
  {
    ...ada,
    specialties: ['cardiology'],
    research_interests: ['Stents', 'Remote monitoring'],
    expertise_areas: ['Heart failure'],
  },
  aKol({
    id: 'kol_cy',
    full_name: 'Cy Marin',
    tier: 'tier_2',
    engagement_level: 'low',
    metrics: { ...metrics, h_index: 60, total_campaigns: 99 },
    specialties: ['cardiology', 'neurology'],
    research_interests: ['Valves'],
    expertise_areas: ['stents'],
    events: [{ id: 'evt_1', name: 'Board', date: `${comingYear}-03-30`, role: 'speaker' }],
    interactions: [],
  }),
  aKol({
    id: 'kol_di',
    full_name: 'Di Prieto',
    specialties: ['neurology'],
    research_interests: [],
    expertise_areas: [],
    events: [],
    interactions: [{ id: 'int_2', date: '2025-04-03', type: 'call', subject: 'Call', summary: '' }],
  }),
];

test('KOLs are compared on a page that can be shared and printed, and the best of each row is named', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di');
  await expect(desk.getByRole('columnheader')).toHaveText([/^Ada Keller/, /^Cy Marin/, /^Di Prieto/]);
  const cells = (field: string) =>
    desk
      .getByRole('row')
      .filter({ hasText: new RegExp(`^${field}`) })
      .getByRole('cell');
  const best = /\(best value\)$/;
  await expect(cells('h-index')).toHaveText(['41', /^60.*\(best value\)$/, '41']);
  await expect(cells('Last contact')).toHaveText([/^Apr 2, 2025/, /not available|—/, best]);
  await expect(cells('Last contact').last()).toHaveCSS('font-weight', '700');
  await expect(cells('Next event')).toHaveText([/^Oct 26/, best, /not available|—/]);
  await expect(cells('Engagement')).toHaveText([best, 'Low', best]);
  // More events or campaigns are no better, and the page says so.
  await expect(desk.getByText('A star marks the best value of a row. Events and campaigns have none')).toBeVisible();
  await expect(cells('Events')).toHaveText(['2', '1', '0']);
  await expect(cells('Campaigns')).toHaveText(['0', '99', '0']);
  // All are equal, so none is the best.
  await expect(cells('Response rate')).toHaveText(['25.0%', '25.0%', '25.0%']);
  await expect(desk.getByRole('region', { name: 'Shared expertise' }).getByRole('listitem')).toHaveText([
    'Cardiology (2 of 3)',
    'Stents (2 of 3)',
    'Neurology (2 of 3)',
  ]);
  await expect(cells('Research interests').first().locator('strong')).toHaveText('Stents');
  // The names stay in sight, in a wide window and in one that is too narrow for the columns.
  for (const width of [1366, 600]) {
    await desk.setViewportSize({ width, height: 420 });
    await cells('Research interests').first().scrollIntoViewIfNeeded();
    await expect(desk.getByRole('columnheader', { name: 'Ada Keller' })).toBeInViewport({ ratio: 0.5 });
  }
  await desk.setViewportSize({ width: 1366, height: 900 });

  // In a wide window the columns stay close to each other.
  await desk.setViewportSize({ width: 1920, height: 900 });
  const places = await desk.getByRole('columnheader').evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(Math.max(...places)).toBeLessThanOrEqual(400);
  await desk.setViewportSize({ width: 1366, height: 900 });

  await desk.getByRole('link', { name: 'Remove Cy Marin from the comparison' }).click();
  await expect(desk).toHaveURL('/kols/compare?ids=kol_ada,kol_di');
  await expect(desk.getByRole('heading', { name: 'Compare 2 KOLs' })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Compare 2 KOLs' })).toBeFocused();
  await expect(desk.getByText(/have no specialty, area of expertise or research interest in common/)).toBeVisible();
});

test('a cancelled event is not the next event: in a list, in its file and in the comparison', async ({
  desk,
  organization,
}) => {
  const event = (id: string, day: string) =>
    ({ id, name: 'Board', date: `${comingYear}-${day}`, role: 'speaker' }) as const;
  await organization.import([
    anEvent({ id: 'evt_off', status: 'cancelled' }),
    aKol({ id: 'kol_a', full_name: 'Ann Abe', events: [event('evt_off', '03-01'), event('evt_on', '04-01')] }),
    aKol({ id: 'kol_b', full_name: 'Bea Bo', events: [event('evt_off', '03-01')] }),
  ]);
  await desk.goto('/kols?ids=kol_a,kol_b');
  await expect(desk.getByRole('row', { name: 'Ann Abe' })).toContainText(`Apr 1, ${comingYear}`);
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const days = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').at(-1));
  expect(days).toEqual(['next_event_on', `${comingYear}-04-01`, '']);
  await desk.getByRole('link', { name: 'Compare' }).click();
  const cells = desk
    .getByRole('row')
    .filter({ hasText: /^Next event/ })
    .getByRole('cell');
  await expect(cells).toHaveText([new RegExp(`^Apr 1, ${comingYear}`), '—not given']);
});

test.describe('a KOL that fails to load', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('is read again while the comparison of the others stays', async ({ desk, organization }) => {
    await organization.import(kols);
    await desk.route('**/v1/kols/kol_cy?*', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di');
    const columns = desk.getByRole('columnheader');
    await expect(columns).toHaveText([/^Ada Keller/, /^Di Prieto/]);
    await expect(desk.getByRole('heading', { name: 'Compare 2 KOLs' })).toBeVisible();
    await desk.unrouteAll();
    const release = await delayResponses(desk, '**/v1/kols/kol_cy?*');
    await desk.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(desk.getByText('2 of 3 loaded')).toBeVisible();
    await expect(columns).toHaveText([/^Ada Keller/, /^Di Prieto/]);
    await expect(desk.locator('#content')).toBeFocused();
    release();
    await expect(columns).toHaveText([/^Ada Keller/, /^Cy Marin/, /^Di Prieto/]);
  });
});

test('a comparison of one KOL has a singular title and no best value', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.goto('/kols/compare?ids=kol_ada');
  await expect(desk.getByRole('heading', { level: 1, name: 'Compare 1 KOL', exact: true })).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: 'Ada Keller' })).toBeVisible();
  await expect(desk.getByText('A star marks the best value')).toHaveCount(0);
});

test('the actions end where the table of two KOLs ends, and a table of three fades at the edge of a phone', async ({
  desk,
  organization,
}) => {
  await organization.import(['a', 'b', 'c'].map((letter) => aKol({ id: `kol_${letter}` })));
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/kols/compare?ids=kol_a,kol_b');
  const area = desk.getByRole('region', { name: 'Compare 2 KOLs' });
  const end = async (part: Locator) => {
    const box = await part.boundingBox();
    return Number(box?.x) + Number(box?.width);
  };
  await expect(area).toBeVisible();
  expect(await end(desk.getByRole('button', { name: 'Print' }))).toBe(await end(area));
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/kols/compare?ids=kol_a,kol_b,kol_c');
  const three = desk.getByRole('region', { name: 'Compare 3 KOLs' });
  await expect.poll(() => three.evaluate((box) => getComputedStyle(box, '::after').position)).toBe('sticky');
  // The fade stays at the edge while the columns scroll, because its grid cell is as wide as the table.
  const columns = () => three.evaluate((box) => getComputedStyle(box).gridTemplateColumns);
  const tableWidth = await desk.getByRole('table').evaluate((table) => table.clientWidth);
  expect(tableWidth).toBeGreaterThan(390);
  expect(await columns()).toBe(`${tableWidth}px`);
});

test('a phone shows two KOLs side by side, each field above its values, and its name while the columns scroll', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  const header = (name: string) => desk.getByRole('columnheader', { name });
  for (const width of [360, 390]) {
    await desk.setViewportSize({ width, height: 740 });
    await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di');
    const area = desk.getByRole('region', { name: 'Compare 3 KOLs' });
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    const end = Number(box?.x) + Number(box?.width);
    for (const name of ['Ada Keller', 'Cy Marin']) {
      const column = await header(name).boundingBox();
      expect(Number(column?.x) + Number(column?.width), name).toBeLessThanOrEqual(end);
    }
    const row = desk.getByRole('row', { name: /^Institution/ });
    const field = row.getByRole('rowheader');
    const value = await row.getByRole('cell').first().boundingBox();
    const place = await field.boundingBox();
    expect(Number(value?.y)).toBeGreaterThanOrEqual(Number(place?.y) + Number(place?.height));
    expect(value?.x).toBe(place?.x);
    // The page itself does not scroll sideways. The fields and the names of the KOLs stay in sight.
    expect(await pageWidth(desk)).toBe(width);
    await area.evaluate((scroller) => scroller.scrollTo(scroller.scrollWidth, 200));
    await expect(header('Di Prieto')).toBeInViewport({ ratio: 1 });
    const scrolled = await desk.getByRole('rowheader', { name: 'Tier' }).boundingBox();
    expect(scrolled?.x).toBe(place?.x);
  }
});

test('the comparison is printed on one landscape page', { tag: '@chromium' }, async ({ desk, organization }) => {
  // Lists as long as in practice.
  const topics = (of: string) => Array.from({ length: 6 }, (_, index) => `Subject ${index} of ${of}`);
  await organization.import(
    kols.map((kol) => ({ ...kol, research_interests: topics(kol.id), expertise_areas: topics(kol.id.slice(4)) })),
  );
  await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di');
  await expect(desk.getByRole('button', { name: 'Print' })).toBeEnabled();
  const pdf = await desk.pdf({ preferCSSPageSize: true });
  expect(countPages(pdf)).toBe(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('link', { name: 'Back to the list' })).toBeHidden();
  await desk.emulateMedia({ media: null });
});

test('on paper many KOLs are in several tables, and many shared topics are shown on request', async ({
  desk,
  organization,
}) => {
  const expertise_areas = Array.from({ length: 25 }, (_, index) => `Subject ${index}`);
  const many = Array.from({ length: 17 }, (_, index) =>
    aKol({ ...ada, id: `kol_${index}`, expertise_areas, metrics: { ...metrics, h_index: index } }),
  );
  await organization.import(many);
  await desk.goto(`/kols/compare?ids=${many.map(({ id }) => id)}`);
  const topics = desk.getByRole('region', { name: 'Shared expertise' }).getByRole('listitem');
  await expect(topics).toHaveCount(12);
  await desk.getByRole('button', { name: /^Show all/ }).click();
  await expect(topics).toHaveCount(25 + new Set([...(ada.specialties ?? []), ...(ada.research_interests ?? [])]).size);
  await desk.getByRole('button', { name: 'Show the first 12' }).click();
  await expect(topics).toHaveCount(12);

  await expect(desk.getByRole('table')).toHaveCount(1);
  await desk.emulateMedia({ media: 'print' });
  await desk.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const columns = () =>
    desk.getByRole('table').evaluateAll((tables) => tables.map((table) => table.querySelectorAll('thead th').length));
  expect(await columns()).toEqual([6, 6, 5]);
  // The best value is that of all KOLs, not that of a table.
  await expect(desk.getByRole('cell', { name: /best value/ })).toHaveText(/^16/);
  await desk.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await columns()).toEqual([17]);
  await desk.emulateMedia({ media: null });
});

test('no word of a name or a title breaks in the middle, and paper has one size of text', async ({
  desk,
  organization,
}) => {
  const name = 'Hiroshi Tanabe (田辺 浩志)';
  const title = 'Professor and Chair of Cardiac Electrophysiology';
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aKol({ ...ada, id: `kol_${id}`, full_name: name, title }));
  await organization.import(six);
  /** The parts of the header that are on more than one line: words, and the name in brackets. */
  const broken = () =>
    desk.getByRole('columnheader').evaluateAll((headers) =>
      headers.flatMap((header) => {
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { 0: part, index } of (node.textContent ?? '').matchAll(/\(.+\)|\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + part.length);
            if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) found.push(part);
          }
        return found;
      }),
    );
  await desk.goto(`/kols/compare?ids=${six.map(({ id }) => id)}`);
  await expect(desk.getByRole('columnheader')).toHaveCount(6);
  expect(await broken()).toEqual([]);

  await desk.goto(`/kols/compare?ids=${six.slice(0, 4).map(({ id }) => id)}`);
  await expect(desk.getByRole('columnheader')).toHaveCount(4);
  // A page of paper with its margins.
  await desk.setViewportSize({ width: 718, height: 900 });
  await desk.emulateMedia({ media: 'print' });
  expect(await broken()).toEqual([]);
  const sizes = await desk
    .getByRole('table')
    .locator('a, th > div, td, td *')
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).fontSize),
    );
  expect([...new Set(sizes)]).toHaveLength(1);
  await desk.emulateMedia({ media: null });
});

test.describe('a KOL that cannot be read', () => {
  test.use({ allowedErrors: ['status of 404'] });

  test('stays in the comparison when another one is removed', async ({ desk, organization }) => {
    await organization.import(kols);
    await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di,kol_gone');
    await desk.getByRole('link', { name: 'Remove Cy Marin' }).click();
    await expect(desk).toHaveURL('/kols/compare?ids=kol_ada,kol_di,kol_gone');
  });

  test('an id that is no KOL id is named, and the others are compared', async ({ desk, organization }) => {
    await organization.import(kols);
    await desk.goto('/kols/compare?ids=kol_ada,Cy+Marin,kol_di');
    await expect(desk.getByText('Cy Marin is missing: the service has no KOL with this id.')).toBeVisible();
    await expect(desk.getByRole('columnheader')).toHaveText([/^Ada Keller/, /^Di Prieto/]);
    await expect(desk.getByRole('heading', { name: 'Compare 2 KOLs' })).toBeVisible();
  });
});
