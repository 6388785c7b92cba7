import { countPages } from '../pdf.ts';
import { expectNoSidewaysScrolling } from './checks.ts';
import { type Desk, poll, type Target } from './Desk.ts';
import { records, shortList } from './data.ts';
import { expect, test } from './fixtures.ts';

const button = (name: string | RegExp): Target => ({ role: 'button', name });
const link = (name: string | RegExp): Target => ({ role: 'link', name });
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const textbox = (name: string | RegExp): Target => ({ role: 'textbox', name });
const rows: Target = { role: 'rowheader', text: /Campaign/ };

/** Types into a combobox and selects the highlighted option. */
async function choose(desk: Desk, name: RegExp, search: string, option: string) {
  const field = { role: 'combobox', name };
  await desk.fill(field, search);
  await desk.hasValue(field, search);
  await desk.sees({ role: 'option', name: new RegExp(option) });
  await desk.press('Enter');
  await desk.hasValue(field, option);
}

test('sign in by key, look up a KOL, read the tabs of the profile', async ({ openDesk, organization }) => {
  await organization.import(records);
  const desk = await openDesk();
  await desk.goto('/kols?tab=ids');
  await desk.sees(heading('Sign in'));
  await desk.fill({ label: 'API key' }, 'kd_wrong');
  await desk.press('Enter');
  await desk.sees({ role: 'alert' });
  await desk.fill({ label: 'API key' }, organization.key);
  await desk.press('Enter');
  // After sign-in the requested page opens.
  await desk.isAt('/kols?tab=ids');
  await desk.fill(textbox('KOL ids'), 'kol_ada');
  await desk.press('Enter');
  await desk.isAt('/kols/kol_ada');
  await desk.sees({ role: 'heading', name: 'Ada Keller' });
  for (const [tab, seen] of [
    ['Events', 'Heart failure board'],
    ['Campaigns', 'Stent launch'],
    ['Interactions', 'Follow-up'],
    ['Publications', 'Heart'],
  ] as const) {
    await desk.click({ role: 'tab', name: new RegExp(`^${tab}`) });
    await desk.isAt(`/kols/kol_ada?tab=${tab.toLowerCase()}`);
    await desk.sees({ role: 'table', name: tab, text: seen });
  }
  // The tabs by keyboard.
  await desk.press('ArrowRight', 'Enter');
  await desk.sees({ role: 'tabpanel', name: 'Timeline', text: 'Coming congress' });
  await desk.hasFocus({ role: 'tab', name: 'Timeline' });
  await desk.click(button('Account and settings'));
  await desk.click({ role: 'menuitem', name: 'Sign out' });
  await desk.sees(heading('Sign in'));
});

test('filter, page, sort and arrange campaigns, save the view, go through them in the drawer', async ({
  openSignedInDesk,
}) => {
  const desk = await openSignedInDesk();
  await desk.goto('/campaigns');
  const firstRow = async () => (await desk.find(rows))[0]?.text;
  await desk.seesTimes(rows, 20);
  await desk.click(button('Next page'));
  await desk.isAt('/campaigns?page=2');
  await poll(firstRow).toContain('Campaign 25');
  await desk.select({ role: 'combobox', name: 'Type' }, 'Newsletter');
  await desk.isAt('/campaigns?type=newsletter');
  await desk.seesTimes(rows, 12);
  await desk.fill({ role: 'searchbox' }, '45');
  await desk.isAt('/campaigns?type=newsletter&search=45');
  await desk.seesTimes(rows, 1);
  await desk.fill({ role: 'searchbox' }, '');
  await desk.press('Control+a', 'Backspace');
  await desk.seesTimes(rows, 12);

  await desk.click(button('Delivered'));
  await desk.isAt(/sort=-metrics\.delivered/);
  await poll(firstRow).toContain('Campaign 25');
  await desk.seesTimes(rows, 12);

  await desk.click(button('Columns'));
  const columns = { role: 'dialog', name: 'Columns' };
  await desk.click({ role: 'checkbox', name: 'Audience', within: columns });
  await desk.click({ role: 'button', name: 'Move Status up', within: columns });
  await desk.click({ role: 'button', name: 'Done', within: columns });
  await desk.seesNo({ role: 'columnheader', name: 'Audience' });
  const names = async () => (await desk.find({ role: 'columnheader' })).map(({ text }) => text.trim());
  await poll(async () => (await names()).slice(0, 3)).toEqual(['Campaign', 'Status', 'Type']);

  await desk.click(button('Saved views'));
  const views = { role: 'dialog', name: 'Saved views' };
  await desk.fill({ role: 'textbox', within: views }, 'Newsletters');
  await desk.press('Enter');
  await desk.seesNo(views);
  // Firefox logs an error if the page is left while the code of the confirmation loads.
  await poll(() => desk.driver.evaluate(() => document.body.innerText)).toContain('View “Newsletters” saved.');
  await desk.goto('/campaigns');
  await desk.select({ role: 'combobox', name: 'Saved view' }, 'Newsletters');
  await desk.isAt(/type=newsletter/);
  await desk.seesTimes(rows, 12);

  await desk.click(link('Campaign 25'));
  const drawer = { role: 'dialog', name: 'Campaign 25' };
  await desk.sees({ role: 'region', name: 'Details', within: drawer });
  await desk.click(button('Next record'));
  await desk.sees({ role: 'dialog', name: /^Campaign (?!25)/ });
  await desk.press('Escape');
  await desk.seesNo({ role: 'dialog' });
  await desk.seesTimes(rows, 12);
});

test('metrics: every chart as a drawing, as a table and as a file of numbers', async ({ openSignedInDesk }) => {
  const desk = await openSignedInDesk();
  await desk.goto('/campaigns/metrics?period=all');
  await desk.waitUntilStable();
  for (const chart of ['Funnel', 'By month', 'By type', 'Audience and open rate']) {
    const region = { role: 'region', name: chart };
    // A chart is drawn when it comes into view.
    await desk.reach({ role: 'figure', within: region });
    const shapes = () =>
      desk.driver.evaluate((name) => {
        const card = [...document.querySelectorAll('section')].find(
          (section) => section.querySelector('h2')?.textContent === name,
        );
        return card?.querySelectorAll('figure svg :is(rect[fill], path[d], circle)').length ?? 0;
      }, chart);
    await poll(shapes, chart).toBeGreaterThan(0);
    await desk.click(button(`Actions for “${chart}”`));
    await desk.click({ role: 'menuitem', name: 'Show as table' });
    await desk.sees({ role: 'table', within: region });
  }
  await desk.click(button('Actions for “By month”'));
  await desk.click({ role: 'menuitem', name: 'Save as CSV' });
  expect(await desk.savedFile(/month.*\.csv$/i)).toContain('Open rate');
});

test('an event is created, from the first field to the confirmation page and its calendar file', async ({
  openSignedInDesk,
}) => {
  const desk = await openSignedInDesk();
  await desk.goto('/events/new');
  await desk.fill(textbox('Name'), 'Valve board');
  await desk.click({ role: 'radio', name: 'Advisory board' });
  await desk.click({ role: 'radio', name: 'In person' });
  await choose(desk, /^Country/, 'japan', 'Japan');
  await desk.hasValue({ role: 'combobox', name: /^Time zone/ }, 'Asia/Tokyo');
  await desk.fill({ role: 'textbox', name: /^City/ }, 'Tokyo');
  await desk.fillDate({ label: 'Start' }, '2027-03-28T01:30');
  await desk.fillDate({ label: 'End' }, '2027-03-28T17:00');
  await desk.fill({ label: 'Add KOLs' }, 'kol_ada, kol_bo');
  await desk.press('Enter');
  await desk.sees({ role: 'list', name: 'KOLs to invite', text: /Ada Keller[\s\S]*Bo Åström/ });
  await desk.click(button('Review event'));
  await desk.hasFocus(heading('Check the event'));
  await desk.sees({ role: 'region', name: 'Valve board', text: 'In person, Tokyo, Japan' });
  await desk.click(button('Create draft event with 2 KOLs'));
  await desk.sees(heading('The event was created'));
  await desk.sees({ role: 'region', name: 'Valve board', text: '0 confirmed, 2 pending, 0 declined' });
  await desk.click(button('Calendar file (.ics)'));
  const calendar = await desk.savedFile(/\.ics$/);
  expect(calendar).toContain('SUMMARY:Valve board');
  expect(calendar).toContain('DTSTART;TZID=Asia/Tokyo:20270328T013000');
  await desk.goto('/kols/kol_bo?tab=events');
  await desk.sees({ role: 'table', name: 'Events', text: 'Valve board' });
});

test('a draft is restored; the form protects typed values', async ({ openSignedInDesk }) => {
  const desk = await openSignedInDesk();
  await desk.goto('/events/new');
  await desk.fill(textbox('Name'), 'Half an idea');
  await desk.fillDate({ label: 'Start' }, '2027-06-01T09:00');
  await desk.click({ role: 'link', name: 'Products', nth: 0 });
  const guard = { role: 'alertdialog', name: 'Leave this form?' };
  await desk.click({ role: 'button', name: 'Stay', within: guard });
  await desk.seesNo(guard);
  await desk.hasValue(textbox('Name'), 'Half an idea');
  await desk.click({ role: 'link', name: 'Products', nth: 0 });
  await desk.click({ role: 'button', name: 'Keep and leave', within: guard });
  await desk.isAt('/products');
  await desk.goto('/events/new');
  await desk.hasValue(textbox('Name'), 'Half an idea');
  await desk.hasValue({ label: 'Start' }, '2027-06-01T09:00');
});

test('by keyboard: palette, dialogs, combobox, date fields', async ({ openSignedInDesk }) => {
  const desk = await openSignedInDesk();
  await desk.press('Control+k');
  const palette = { role: 'dialog', name: 'Search or jump to' };
  await desk.sees(palette);
  await desk.type('new event');
  await desk.press('Enter');
  await desk.isAt('/events/new');
  await desk.seesNo(palette);

  // A radio group, a combobox and a date field.
  await desk.focus({ role: 'radio', name: 'Advisory board' });
  await desk.press('Space', 'ArrowDown');
  await desk.hasFocus({ role: 'radio', name: 'Speaker program' });
  await desk.focus({ role: 'radio', name: 'Virtual' });
  await desk.press('Space', 'ArrowUp');
  await desk.hasFocus({ role: 'radio', name: 'In person' });
  const country = { role: 'combobox', name: /^Country/ };
  await desk.focus(country);
  await desk.type('germ');
  await desk.sees({ role: 'option', name: /Germany/ });
  await desk.press('Enter');
  await desk.hasValue(country, 'Germany');
  await desk.fillDate({ label: 'Start' }, '2027-03-02T10:00');
  await desk.press('Tab');

  // A dialog traps focus and returns it.
  await desk.goto('/campaigns');
  await desk.focus(button('Columns'));
  await desk.press('Enter');
  const columns = { role: 'dialog', name: 'Columns' };
  await desk.sees(columns);
  // In the place after the first, a column cannot move up any more.
  await desk.focus({ role: 'button', name: 'Move Status up', within: columns });
  await desk.press('Enter');
  await desk.hasFocus({ role: 'button', name: 'Move Status down', within: columns });
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await desk.press('Tab');
    const isInside = await desk.driver.evaluate(
      () => document.activeElement?.closest('dialog, [role=dialog]') !== null,
    );
    expect(isInside, 'the keyboard is in the dialog').toBe(true);
  }
  await desk.press('Escape');
  await desk.seesNo(columns);
  await desk.hasFocus(button('Columns'));
});

test('a list and a briefing are exported: CSV file and paper', async ({ openSignedInDesk }) => {
  const desk = await openSignedInDesk();
  await desk.goto('/products');
  await desk.click(button('Export'));
  const dialog = { role: 'dialog', name: /Export/ };
  await desk.sees(dialog);
  await desk.click({ role: 'radio', name: /^All that match/, within: dialog });
  await desk.click({ role: 'button', name: 'Save file', within: dialog });
  expect((await desk.savedFile(/products.*\.csv$/i)).split('\n').length).toBeGreaterThan(25);

  await desk.goto('/kols/kol_ada/briefing');
  await desk.sees({ role: 'article', name: 'Ada Keller', text: 'Follow-up' });
  await desk.waitUntilStable();
  const pdf = await desk.driver.pdf();
  if (pdf !== null) expect(countPages(pdf), 'printed pages').toBe(1);
  await desk.usePrintStyles();
  // An A4 page at 96 pixels per inch.
  await desk.driver.setViewport(794, 1123);
  await desk.seesNo({ role: 'navigation' });
  await desk.seesNo({ role: 'button' });
  await expectNoSidewaysScrolling(desk, 'the briefing on paper');
  const paper = await desk.driver.evaluate(() => {
    const sheet = document.querySelector('article');
    return sheet === null
      ? null
      : { height: sheet.getBoundingClientRect().height, color: getComputedStyle(sheet).color };
  });
  expect(paper?.height, 'the sheet fits on A4').toBeLessThanOrEqual(1123);
  expect(paper?.color, 'dark letters').toMatch(/^rgb\((\d|[1-4]\d), /);
});

test('the KOL list: filter, select, plot, shortlist', async ({ openSignedInDesk }) => {
  const desk = await openSignedInDesk();
  await desk.goto(shortList);
  await desk.sees({ role: 'rowheader', text: 'Bo Åström' });
  await desk.click({ role: 'checkbox', name: 'Select Ada Keller' });
  await desk.click({ role: 'checkbox', name: 'Select Bo Åström' });
  await desk.sees({ role: 'group', name: 'Selected KOLs', text: '2' });
  await desk.click(button('Plot'));
  await desk.seesChart();
  await desk.click(button('Save 2 as shortlist'));
  await desk.fill({ label: 'Shortlist name' }, 'Board');
  await desk.press('Enter');
  await desk.sees({ role: 'region', name: 'Shortlists', text: 'Board' });
  await desk.fill({ role: 'searchbox', name: 'Search' }, 'Åström');
  await desk.seesNo({ role: 'rowheader', text: 'KOL 001' });
  await desk.sees({ role: 'rowheader', text: 'Bo Åström' });
});

test('a day of a filter changes part by part, and a day that does not exist gives way', async ({
  openSignedInDesk,
}) => {
  const desk = await openSignedInDesk();
  await desk.goto('/events?from=2027-10-31');
  const from = { label: 'From (UTC)' };
  // For a moment it is November 31.
  await desk.fillDate(from, '2027-11-15');
  await desk.isAt('/events?from=2027-11-15');
  // The field begins with its first part again.
  await desk.focus({ role: 'searchbox' });
  await desk.focus(from);
  await desk.driver.typeDate('2027-02-31');
  await desk.focus({ role: 'searchbox' });
  await poll(async () => {
    const [shown, requested] = await desk.driver.evaluate(() => [
      document.querySelector<HTMLInputElement>('input[type=date]')?.value,
      new URLSearchParams(window.location.search).get('from'),
    ]);
    return shown === requested && shown?.startsWith('2027-02-');
  }).toBe(true);
});
