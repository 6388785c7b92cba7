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
    answer.data.interactions = [
      {
        subject: 'Visit',
        visited_city: 'Berlin',
        people: ['Ada', 'Cy'],
        agreed: { next_step: 'Send papers', paid: false },
      },
    ];
    await route.fulfill({ json: answer });
  });
  await desk.goto('/kols/kol_bo?tab=interactions');
  await expect(desk.getByRole('columnheader')).toHaveText(['Subject', 'Further details']);
  await expect(desk.getByRole('row', { name: /Visit/ })).toContainText('Visited city: Berlin');
  await expect(desk.getByRole('row', { name: /Visit/ })).toContainText('People: Ada and Cy');
  await expect(desk.getByRole('row', { name: /Visit/ })).toContainText('Agreed: Next step: Send papersPaid: No');
});

test('text reads in its own direction, however long', async ({ desk, organization }) => {
  const arabic = 'يقود برنامج قصور القلب في المستشفى الجامعي. '.repeat(40);
  await organization.import([
    aKol({ id: 'kol_layla', full_name: 'د. ليلى حداد', bio: arabic, notes: 'x'.repeat(900) }),
  ]);
  await desk.goto('/kols/kol_layla');
  const direction = (text: string) => desk.getByText(text).evaluate((element) => getComputedStyle(element).direction);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  expect(await direction(arabic.trim())).toBe('rtl');
  expect(await direction('x'.repeat(900))).toBe('ltr');
  await expect(desk.getByRole('region', { name: 'Internal notes' })).toContainText('For colleagues only');
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
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
  await expect(desk.getByRole('link', { name: '+49 30 23125 000' })).toHaveAttribute('href', 'tel:+493023125000');
  await desk.getByRole('button', { name: 'Copy phone' }).click();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe('+49 30 23125 000');
  await desk.getByRole('button', { name: 'Copy address' }).click();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toContain('Charitéplatz 1\n10117 Berlin');
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
  await desk.getByRole('tab', { name: 'Events' }).click();
  await desk.getByRole('link', { name: 'Next KOL of the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
  await expect(desk).toHaveURL('/kols/kol_ada?tab=events');
  await expect(desk.getByRole('button', { name: 'Next KOL of the list' })).toBeDisabled();
  await desk.getByRole('link', { name: 'Previous KOL of the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Bo Åström' })).toBeVisible();
});
