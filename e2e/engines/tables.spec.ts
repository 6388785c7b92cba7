import { expectTableFits } from './checks.ts';
import { poll } from './Desk.ts';
import { longList, shortList } from './data.ts';
import { expect, test } from './fixtures.ts';

const KOL_COLUMNS = [
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
];
const CAMPAIGN_COLUMNS = ['Campaign', 'Type', 'Status', 'Audience', 'Delivered', 'Open rate', 'Click rate', 'Sent on'];

/** The tables of this suite: path, caption and columns. */
const TABLES: [path: string, caption: string, columns: string[]][] = [
  [shortList, 'KOLs in the list', KOL_COLUMNS],
  ['/kols/kol_ada?tab=events', 'Events', ['Name', 'Date', 'Role']],
  ['/kols/kol_ada?tab=campaigns', 'Campaigns', ['Name', 'Sent', 'Status']],
  ['/kols/kol_ada?tab=interactions', 'Interactions', ['Subject', 'Date', 'Type', 'Summary']],
  ['/kols/kol_ada?tab=publications', 'Publications', ['Title', 'Journal', 'Published', 'DOI', 'Citations']],
  ['/products', 'Products', ['Product', 'Line', 'Status', 'Regulatory status', 'US', 'EU', 'CN', 'JP', 'IN']],
  ['/products?selected=prod_1', 'Markets and their status', ['Market', 'Status', 'Clearance', 'CE mark']],
  ['/products?selected=prod_1', 'Specifications by name', ['Specification', 'Value']],
  ['/campaigns', 'Campaigns', CAMPAIGN_COLUMNS],
  [
    '/campaigns/metrics?period=all',
    'Campaigns ranked',
    ['Campaign', 'Type', 'Sent on', 'Delivered', 'Open rate', 'From type’s median', 'Click rate', 'Click-to-open'],
  ],
];

test('every column of these tables is visible or can be scrolled to', async ({ openSignedInDesk }) => {
  test.slow();
  const desk = await openSignedInDesk();
  for (const [path, caption, columns] of TABLES) {
    await desk.goto(path);
    await expectTableFits(desk, caption, columns);
  }
});

test('a resized column keeps its width at every window width', async ({ openSignedInDesk }) => {
  const desk = await openSignedInDesk();
  await desk.goto('/campaigns');
  const header = { role: 'columnheader', name: 'Type' };
  await desk.sees(header);
  const width = async () => Math.round((await desk.find(header))[0]?.width ?? 0);
  const before = await width();
  await desk.drag({ title: 'Width of Type' }, 120);
  await poll(width).toBe(before + 120);
  await desk.driver.reload();
  await desk.sees(header);
  await poll(width).toBe(before + 120);
  await expectTableFits(desk, 'Campaigns', CAMPAIGN_COLUMNS);
});

test('above the cards of a narrow window, the checkbox for all rows can be clicked and no column has an edge', async ({
  openSignedInDesk,
}) => {
  const desk = await openSignedInDesk();
  await desk.driver.setViewport(500, 800);
  await desk.goto(shortList);
  await desk.click({ role: 'checkbox', name: 'Select all rows' });
  await desk.sees({ role: 'status', text: /^[1-9]\d* selected/ });
  await desk.isAt(shortList);
  await desk.seesNo({ title: 'Width of Tier' });
});

test('a long table has the same columns at its end, and only visible rows are rendered', async ({
  openSignedInDesk,
}) => {
  const desk = await openSignedInDesk();
  await desk.goto(longList);
  await desk.sees({ text: 'All 120 KOLs are loaded.' });
  // The rows may still grow to their full height, because the code of long tables loads with the 101st row.
  const lastAtEnd = async () => {
    await desk.driver.evaluate(() => {
      const region = document.querySelector('table')?.closest('[tabindex]');
      region?.scrollTo(0, region.scrollHeight);
    });
    return (await desk.find({ role: 'rowheader', text: 'KOL 120' })).length;
  };
  await poll(lastAtEnd).toBe(1);
  await desk.seesNo({ role: 'rowheader', text: 'KOL 001' });
  expect(await desk.driver.evaluate(() => document.querySelectorAll('tbody tr').length)).toBeLessThan(60);
  await expectTableFits(desk, 'KOLs in the list', KOL_COLUMNS);
});
