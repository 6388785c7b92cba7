import type { Locator, Page } from '@playwright/test';
import { delayResponses, expect, jumpTo, kolNames, test } from './fixtures.ts';
import { aKol } from './records.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

const day = (fromToday: number) => new Date(Date.now() + fromToday * 24 * 60 * 60_000).toISOString().slice(0, 10);
const contact = (id: string, date: string) => ({ id, date, type: 'call' as const, subject: 'Call', summary: '' });
const event = (id: string, date: string) => ({ id, name: 'Congress', date, role: 'attendee' as const });

/** The days since the last contact of the first KOLs. */
const LAST_CONTACTS = [91, 1, 89];

/** 30 KOLs: the first three were contacted, the others never. */
const kols = Array.from({ length: 30 }, (_, index) => {
  const number = String(index).padStart(2, '0');
  const days = LAST_CONTACTS[index];
  return aKol({
    id: `kol_${number}`,
    full_name: `KOL ${number}`,
    specialties: ['interventional_cardiology', 'heart_failure', 'imaging'],
    interactions:
      days === undefined ? [] : [contact(`int_${number}`, day(-days)), contact(`int_o${number}`, day(-300))],
    events: index === 0 ? [event('evt_a', day(-3)), event('evt_b', day(40)), event('evt_c', day(20))] : [],
  });
});
const list = `/kols?ids=${kols.map(({ id }) => id).join(',')}`;

const shownDay = (value: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));

/** The color at the corner of each element as it is on screen, with all its layers: red, green, blue. */
async function paintedColors(page: Page, elements: Locator) {
  const corners = await elements.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect()).map(({ left, top }) => [left + 3, top + 3] as const),
  );
  const image = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, points]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      pen?.drawImage(bitmap, 0, 0);
      return points.map(([x, y]) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
    },
    [image, corners] as const,
  );
}

test('on a phone a card has one color under the pointer, and its cells have none', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(list);
  const card = desk.getByRole('row', { name: /KOL 19/ });
  const colors = () =>
    card.evaluate((row) => [row, ...row.children].map((part) => getComputedStyle(part).backgroundColor));
  const [plain, ...cells] = await colors();
  expect(new Set([plain, ...cells])).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await card.hover();
  await expect.poll(async () => (await colors())[0]).not.toBe(plain);
  expect((await colors()).slice(1)).toEqual(cells);
});

/** How far the most different of these colors are apart in one of their channels, of 255. */
const difference = (colors: number[][]) =>
  Math.max(...[0, 1, 2].map((channel) => colors.map((color) => color[channel] ?? Number.NaN)).map(range));
const range = (values: number[]) => Math.max(...values) - Math.min(...values);

test('the table shows the last contact and the next event, and finds who was not contacted for 90 days', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto(list);
  await expect(kolNames(desk)).toHaveCount(30);
  await expect(desk.getByRole('columnheader')).toHaveText([
    'Name',
    'Tier',
    'Engagement',
    'Specialties',
    'h-index',
    'Publications',
    'Open rate',
    'Response',
    'Last contact',
    'Next event',
  ]);
  const first = desk.getByRole('row', { name: /KOL 00/ });
  await expect(first.getByRole('cell').nth(8)).toHaveText(shownDay(day(-91)));
  await expect(first.getByRole('cell').nth(9)).toHaveText(shownDay(day(20)));
  await expect(first.getByRole('rowheader')).toContainText('University Hospital Example · Germany');
  await expect(first.getByTitle('Interventional cardiology, Heart failure, Imaging')).toContainText('+2');
  // Paper has all of them.
  await desk.emulateMedia({ media: 'print' });
  await expect(first.getByText('Interventional cardiology, Heart failure, Imaging').last()).toBeVisible();
  await expect(first.getByText('+2')).toBeHidden();
  await desk.emulateMedia({ media: null });
  await desk.getByRole('button', { name: 'Last contact' }).click();
  await expect(kolNames(desk).first()).toHaveText('KOL 01');
  await desk.getByLabel('Last contact', { exact: true }).selectOption('Last contact > 90 days');
  await expect(kolNames(desk)).toHaveCount(28);
  await expect(kolNames(desk)).toContainText(['KOL 00', 'KOL 03']);
  await expect(desk.getByText('28 of 30 KOLs', { exact: true })).toBeVisible();
  await expect(desk).toHaveURL(/last_contact=90/);
});

test('a filter without a match so far claims no result before every KOL is read', async ({ desk, organization }) => {
  await organization.import(kols.map((kol) => (kol.id === 'kol_29' ? { ...kol, tier: 'tier_2' } : kol)));
  const release = await delayResponses(desk, '**/v1/kols/kol_29?*');
  await desk.goto(`${list}&tier=tier_2`);
  await expect(desk.getByText('0 of 29 KOLs')).toBeVisible();
  await expect(desk.getByRole('table', { name: 'KOLs' })).toBeVisible();
  await expect(desk.getByText('No KOL in the list matches')).toBeHidden();
  // If the user stops the reading, the list says how far it got.
  await desk.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByRole('heading', { name: 'Stopped: 29 of 30 loaded.' })).toBeVisible();
  await desk.getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(kolNames(desk)).toHaveText(['KOL 29']);
});

test('columns, density and views are those of the other tables', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.goto(list);
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('checkbox', { name: 'Country' }).check();
  await desk.getByRole('button', { name: 'Done' }).click();
  await expect(desk.getByRole('columnheader', { name: 'Country' })).toBeAttached();
  await desk.getByLabel('Tier', { exact: true }).selectOption('Tier 1');
  await desk.getByRole('button', { name: 'Saved views' }).click();
  await desk.getByLabel('View name').fill('Country view');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/^[^?]*\?ids=kol_00.*tier=tier_1.*view=/);
  // A list opens with its ids, never with a view.
  await desk.getByRole('button', { name: 'Saved views' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Saved views' });
  await expect(dialog.getByRole('button', { name: 'Rename Country view' })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Clear filters' }).click();
  await desk.getByRole('button', { name: 'Reset' }).click();
  await expect(desk).toHaveURL(/tier=tier_1/);
  await expect(kolNames(desk)).toHaveCount(30);
});

test('a tick far down shows the actions at the foot of the window, and the header of the table stays', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto(list);
  await expect(kolNames(desk)).toHaveCount(30);
  await desk.getByRole('checkbox', { name: 'Select KOL 25' }).scrollIntoViewIfNeeded();
  const box = desk.getByRole('checkbox', { name: 'Select KOL 20' });
  const before = await box.boundingBox();
  await box.check();
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('1 selected');
  const place = await bar.boundingBox();
  expect(Number(place?.y) + Number(place?.height)).toBeGreaterThan(768 - 24);
  expect(await box.boundingBox()).toEqual(before);
  await expect(desk.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Invite to event' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Print briefings' })).toBeVisible();
  // A selected row keeps its color under the pointer, and all its cells have the same.
  const row = desk.getByRole('row', { name: /KOL 20/ });
  const cells = row.locator('th, td');
  await expect(cells).toHaveCount(11);
  await desk.mouse.move(0, 0);
  const selected = await paintedColors(desk, cells);
  await cells.nth(3).hover();
  const hovered = await paintedColors(desk, cells);
  // Layers differ in their rounding.
  expect(difference([...selected, ...hovered])).toBeLessThanOrEqual(2);
  const plain = await paintedColors(desk, desk.getByRole('row', { name: /KOL 19/ }).locator('th, td'));
  expect(difference([...selected, ...plain])).toBeGreaterThan(10);

  await bar.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('New shortlist').fill('Board');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').getByText('1 KOL added to “Board”')).toBeVisible();
  // The list that exists can be chosen, and the confirmation says how many are new on it.
  await desk.getByRole('checkbox', { name: 'Select KOL 21' }).check();
  await desk.getByRole('checkbox', { name: 'Select KOL 22' }).check();
  await bar.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Board', exact: true }).click();
  await expect(desk.getByRole('status').getByText('2 KOLs added to “Board”')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
});

test('the header of a list that is wider than the window stays in sight', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.setViewportSize({ width: 820, height: 768 });
  await desk.goto(list);
  await expect(kolNames(desk)).toHaveCount(30);
  await desk.getByRole('rowheader', { name: 'KOL 29' }).scrollIntoViewIfNeeded();
  await expect(desk.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole('rowheader', { name: 'KOL 29' })).toBeInViewport();
});

test('a confirmation never moves the page, and it goes away after 5 seconds', async ({ desk, organization }) => {
  await organization.import([...kols.slice(0, 3)]);
  await desk.goto('/kols/kol_00');
  const heading = desk.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('KOL 00');
  const before = await heading.boundingBox();
  await desk.clock.install();
  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('New shortlist').fill('Board');
  await desk.keyboard.press('Enter');
  const message = desk.getByRole('status').getByText('1 KOL added to “Board”');
  await expect(message).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  // Its time stops under the pointer.
  await desk.mouse.move(0, 0);
  await desk.clock.runFor(4_000);
  await expect(message).toBeVisible();
  await desk.clock.runFor(2_000);
  await expect(message).toHaveCount(0);
});

test('a removed KOL comes back with Undo, and so does its tick', async ({ desk, organization }) => {
  await organization.import(kols.slice(0, 3));
  await desk.goto('/kols?ids=kol_00,kol_01,kol_02');
  await desk.getByRole('checkbox', { name: 'Select KOL 01' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 02']);
  await expect(desk.getByRole('status').getByText('1 KOL removed from the list.')).toBeVisible();
  // What was ticked since then stays ticked.
  await desk.getByRole('checkbox', { name: 'Select KOL 02' }).check();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01', 'KOL 02']);
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  for (const name of ['KOL 01', 'KOL 02'])
    await expect(desk.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();

  // Also if the list had no other KOL, and the lookup took its place.
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByRole('textbox', { name: 'KOL ids' })).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01', 'KOL 02']);
  await expect(bar.getByText('3 selected', { exact: true })).toBeVisible();
});

test('Undo brings a removed KOL back and keeps one that was added since', async ({ desk, organization }) => {
  await organization.import(kols.slice(0, 4));
  await desk.goto('/kols?ids=kol_00,kol_01,kol_02');
  await desk.getByRole('checkbox', { name: 'Select KOL 01' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await desk.getByRole('button', { name: 'Add KOLs' }).click();
  await desk.getByRole('textbox', { name: 'KOL ids' }).fill('kol_03');
  await desk.getByRole('textbox', { name: 'KOL ids' }).press('Enter');
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 02', 'KOL 03']);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01', 'KOL 02', 'KOL 03']);
});

test('Undo on another screen opens the list without the filters of that screen', async ({ desk, organization }) => {
  await organization.import(kols.slice(0, 2));
  await desk.goto('/kols?ids=kol_00,kol_01');
  await desk.getByRole('checkbox', { name: 'Select KOL 01' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00']);
  await desk.getByRole('link', { name: 'Campaigns' }).click();
  await desk.getByRole('searchbox', { name: 'Search name' }).fill('heart');
  await expect(desk).toHaveURL('/campaigns?search=heart');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01']);
  await expect(desk).toHaveURL('/kols?ids=kol_00,kol_01');
});

test('Undo after another list is on screen opens the list without the filters of that list', async ({
  desk,
  organization,
}) => {
  await organization.import(kols.slice(0, 4));
  await desk.goto('/kols?ids=kol_02,kol_03&search=KOL');
  await jumpTo(desk, 'kol_00, kol_01');
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01']);
  await desk.getByRole('checkbox', { name: 'Select KOL 01' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await expect(kolNames(desk)).toHaveText(['KOL 00']);
  // The message stays under the pointer.
  await desk.getByRole('button', { name: 'Undo' }).hover();
  await desk.goBack();
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01']);
  await desk.goBack();
  await expect(kolNames(desk)).toHaveText(['KOL 02', 'KOL 03']);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk).toHaveURL('/kols?ids=kol_00,kol_01');
  await expect(kolNames(desk)).toHaveText(['KOL 00', 'KOL 01']);
});

test('the way back from a profile leads to the same place of the list', async ({ desk, organization }) => {
  await organization.import(kols);
  // The window scrolls, or the table if it is wider than the window.
  const scrolled = () =>
    desk.evaluate(() => Math.round(scrollY + (document.querySelector('[role=region]:has(table)')?.scrollTop ?? 0)));
  for (const width of [1820, 900]) {
    await desk.setViewportSize({ width, height: 500 });
    await desk.goto(`${list}&sort=full_name`);
    await expect(kolNames(desk)).toHaveCount(30);
    await desk.getByRole('link', { name: 'KOL 25' }).scrollIntoViewIfNeeded();
    const position = await scrolled();
    expect(position).toBeGreaterThan(500);
    await desk.getByRole('link', { name: 'KOL 25' }).click();
    await desk.getByRole('link', { name: 'Next KOL in the list' }).click();
    await expect(desk.getByRole('heading', { name: 'KOL 26', level: 1 })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await desk.getByRole('link', { name: /^Back to list/ }).click();
    await expect(desk.getByRole('link', { name: 'KOL 25' })).toBeInViewport();
    await expect.poll(scrolled).toBe(position);
    // The second time too, though this is another entry of the history.
    await desk.getByRole('link', { name: 'KOL 25' }).click();
    await desk.getByRole('link', { name: /^Back to list/ }).click();
    await expect(desk.getByRole('link', { name: 'KOL 25' })).toBeInViewport();
    await expect.poll(scrolled).toBe(position);
  }
});

test('the navigation and the profile lead back to the list, with its filters', async ({ desk, organization }) => {
  await organization.import(kols);
  await desk.goto(`${list}&sort=-full_name`);
  await desk.getByLabel('Tier', { exact: true }).selectOption('Tier 1');
  await desk.getByRole('link', { name: 'KOL 28' }).click();
  await desk.getByRole('link', { name: 'Back to list (30)' }).click();
  await expect(kolNames(desk).first()).toHaveText('KOL 29');
  await expect(desk).toHaveURL(/tier=tier_1&sort=-full_name$/);
  await desk.getByRole('link', { name: 'KOL 28' }).click();
  await expect(desk.getByRole('heading', { name: 'KOL 28', level: 1 })).toBeVisible();
  await desk.getByRole('link', { name: 'KOLs', exact: true }).click();
  await expect(kolNames(desk)).toHaveCount(30);
  await expect(desk).toHaveURL(/tier=tier_1&sort=-full_name$/);
  await desk.getByRole('link', { name: 'New lookup' }).click();
  await expect(desk.getByRole('textbox', { name: 'KOL ids' })).toBeVisible();
  await desk.getByRole('link', { name: 'Back to list (30)' }).click();
  await expect(kolNames(desk)).toHaveCount(30);

  // Another address that is typed begins at the top, also where there is room to scroll before the rows load.
  await desk.setViewportSize({ width: 1280, height: 400 });
  await desk.goto(list);
  await expect(kolNames(desk)).toHaveCount(30);
  await desk.evaluate(() => scrollTo(0, 500));
  await desk.goto(`${list}&sort=full_name`);
  await expect(kolNames(desk)).toHaveCount(30);
  expect(await desk.evaluate(() => scrollY)).toBe(0);
});

test('the keyboard shows the full text of a name and of the line below it that are cut off', async ({
  desk,
  organization,
}) => {
  const long = `${'Professor Maria de los Ángeles '.repeat(4)}End`;
  const institution = `${'First Affiliated Hospital of the University '.repeat(4)}and Heart Centre`;
  await organization.import([aKol({ id: 'kol_long', full_name: long, institution }), ...kols.slice(0, 2)]);
  await desk.goto('/kols?ids=kol_long,kol_00,kol_01');
  const name = desk.getByRole('link', { name: long });
  await expect(name).toBeVisible();
  const height = () => desk.getByRole('row', { name: long }).evaluate((row) => row.getBoundingClientRect().height);
  /** True if the last word is on screen and nothing covers it. */
  const showsEnd = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild;
      if (text === null) return false;
      range.setStart(text, (text.textContent?.length ?? 0) - 3);
      range.setEnd(text, text.textContent?.length ?? 0);
      const { x, y, width, height } = range.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  const detail = desk.getByText(`${institution} · Germany`);
  const before = await height();
  for (const part of [name, detail]) expect(await showsEnd(part)).toBe(false);
  await desk.getByRole('checkbox', { name: `Select ${long}` }).focus();
  await desk.keyboard.press('Tab');
  await expect(name).toBeFocused();
  for (const part of [name, detail]) await expect.poll(() => showsEnd(part)).toBe(true);
  expect(await height()).toBe(before);
});
