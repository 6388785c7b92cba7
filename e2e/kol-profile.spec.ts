import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aKol } from './records.ts';

const long = 'A sentence that fills a line of the page and then goes on for a while. ';
const comingYear = new Date().getUTCFullYear() + 1;
const ada = aKol({
  id: 'kol_ada',
  full_name: 'Ada Keller',
  bio: 'Leads a heart failure programme.\n'.repeat(40),
  notes: 'Prefers mornings.',
  events: [
    { id: 'evt_1', name: 'Heart failure board', date: '2025-03-30', role: 'speaker' },
    { id: 'evt_2', name: 'Coming congress', date: `${comingYear}-10-26`, role: 'panelist' },
  ],
  campaigns: [{ id: 'cmp_1', name: 'Stent launch', sent_at: '2025-06-01', status: 'opened' }],
  interactions: [{ id: 'int_1', date: '2025-04-02', type: 'call', subject: 'Follow-up', summary: long.repeat(9) }],
  publications: [
    {
      id: 'pub_1',
      title: long.repeat(4),
      journal: 'Heart',
      published_on: '2024-12-31',
      doi: '10.1000/1',
      citations: 12,
    },
  ],
});
const bo = aKol({
  id: 'kol_bo',
  full_name: 'Bo Åström',
  events: [],
  campaigns: [],
  interactions: [],
  publications: [],
});

/** How many pages the page has on paper. */
async function pagesOnPaper(desk: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await desk.pdf({ format, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a tab says how many entries it has once that is known, when it was read, and reads again', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('tab', { name: 'Events', exact: true })).toBeVisible();
  await desk.getByRole('tab', { name: 'Events' }).click();
  await expect(desk.getByRole('tab', { name: 'Events (2)' })).toBeVisible();
  await expect(desk.getByRole('row', { name: /Coming congress/ })).toContainText('Upcoming');
  await expect(desk.getByRole('row', { name: /Heart failure board/ })).not.toContainText('Upcoming');
  await expect(desk.getByText(/^As of \d/)).toBeVisible();
  await organization.import([{ ...ada, events: [] }]);
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(desk.getByText('No events recorded')).toBeVisible();
  await expect(desk.getByRole('tab', { name: 'Events (0)' })).toBeVisible();
});

test('interactions of another shape are shown by name and value', async ({ desk, organization }) => {
  await organization.import([bo]);
  await desk.route('**/v1/kols/kol_bo?include=interactions', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.interactions = [{ subject: 'Visit', visited_city: 'Berlin', people: ['Ada', 'Cy'] }];
    await route.fulfill({ json: answer });
  });
  await desk.goto('/kols/kol_bo?tab=interactions');
  await expect(desk.getByRole('columnheader')).toHaveText(['Subject', 'Further details']);
  await expect(desk.getByRole('row', { name: /Visit/ })).toContainText('Visited city: Berlin');
  await expect(desk.getByRole('row', { name: /Visit/ })).toContainText('People: Ada, Cy');
});

test('the timeline merges the four lists, by type and since a day', async ({ desk, organization }) => {
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada?tab=timeline');
  const entries = desk.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect(entries).toHaveText([
    /Coming congress.*Upcoming/,
    /Stent launch/,
    /Follow-up/,
    /Heart failure board/,
    /Heart/,
  ]);
  await desk.getByRole('button', { name: 'Campaigns' }).click();
  await expect(entries).toHaveCount(4);
  await desk.getByLabel('Since').fill('2025-04-01');
  await expect(entries).toHaveText([/Coming congress/, /Follow-up.*Call/]);
  await expect(desk.getByText('2 of 5 entries')).toBeVisible();
});

test('the profile is put on a shortlist, and its contact data is copied', async ({ desk, organization, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada');
  await desk.getByRole('button', { name: 'Copy email' }).click();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe('ada.keller@example.org');
  await desk.getByRole('button', { name: 'Copy link' }).click();
  await expect(desk.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toMatch(/\/kols\/kol_ada$/);
  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('New shortlist').fill('Berlin board');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(desk.getByRole('button', { name: 'Already on Berlin board' })).toBeDisabled();
});

test('next and previous lead through the list that one came from, in its order', async ({ desk, organization }) => {
  await organization.import([ada, bo]);
  await desk.goto('/kols?ids=kol_ada,kol_bo&sort=-full_name');
  await desk.getByRole('link', { name: 'Bo Åström' }).click();
  await expect(desk.getByText('1 of 2')).toBeVisible();
  await desk.getByRole('link', { name: 'Next KOL of the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Next KOL of the list' })).toBeDisabled();
  await desk.getByRole('link', { name: 'Previous KOL of the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Bo Åström' })).toBeVisible();
});

test.describe('the briefing', () => {
  test('is one page on A4 and Letter, with notes only when ticked', async ({ desk, organization }) => {
    await organization.import([{ ...ada, notes: `Prefers mornings. ${long.repeat(20)}` }]);
    await desk.goto('/kols/kol_ada');
    await desk.getByRole('link', { name: 'Print briefing' }).click();
    const sheet = desk.getByRole('article', { name: 'Ada Keller' });
    await expect(sheet).toContainText('ada.keller@example.org');
    await expect(sheet).toContainText('41.3%');
    await expect(sheet).toContainText('Follow-up');
    await expect(sheet).toContainText('Coming congress');
    await expect(sheet).not.toContainText('Prefers mornings');
    await desk.getByLabel('Print internal notes').check();
    await expect(sheet).toContainText('Prefers mornings');
    expect(await pagesOnPaper(desk, 'A4')).toBe(1);
    expect(await pagesOnPaper(desk, 'Letter')).toBe(1);
  });

  test('of several KOLs has a page for each', async ({ desk, organization }) => {
    await organization.import([ada, bo]);
    await desk.goto('/kols?ids=kol_ada,kol_bo');
    await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
    await desk.getByRole('link', { name: 'Print briefings' }).click();
    await expect(desk.getByRole('article')).toHaveCount(2);
    await expect(desk.getByRole('article', { name: 'Bo Åström' })).toContainText('None recorded');
    expect(await pagesOnPaper(desk, 'A4')).toBe(2);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility fault at any width, nor has the timeline: ${colorScheme}`, async ({
      desk,
      organization,
    }) => {
      await organization.import([ada]);
      await desk.emulateMedia({ colorScheme });
      for (const path of ['/kols/kol_ada?tab=timeline', '/kols/kol_ada', '/kols/kol_ada/briefing']) {
        await desk.goto(path);
        await expect(desk.getByText(/^As of/).first()).toBeVisible();
        for (const width of [360, 768, 1920]) {
          await desk.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page: desk }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
          expect(await desk.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        }
      }
    });
});
