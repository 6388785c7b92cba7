import type { Locator } from '@playwright/test';
import { copiedText, expect, fetchAsPage, pageWidth, test } from './fixtures.ts';
import { ada, bo, comingYear } from './profiles.ts';
import { aCampaign, aKol, anEvent } from './records.ts';

test('a tab shows its number of entries and when it was loaded, and can be refreshed', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada');
  await desk.getByRole('tab', { name: 'Events (2)' }).click();
  await expect(desk.getByRole('row', { name: /Coming congress/ })).toContainText('Upcoming');
  await expect(desk.getByRole('row', { name: /Heart failure board/ })).not.toContainText('Upcoming');
  await expect(desk.getByText(/^As of \d.* UTC\+[12]$/)).toBeVisible();
  await organization.import([{ ...ada, events: [] }]);
  const refresh = desk.getByRole('button', { name: 'Refresh' });
  await refresh.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('No events recorded')).toBeVisible();
  // The disabled button keeps focus.
  await expect(refresh).toBeEnabled();
  await expect(refresh).toBeFocused();
  await expect(desk.getByRole('tab', { name: 'Events (0)' })).toBeVisible();
});

test('a cancelled event is marked in the list and in the timeline, and is not the next event', async ({
  desk,
  organization,
}) => {
  const [first, second] = [`${comingYear}-03-01`, `${comingYear}-04-01`];
  const event = (id: string, name: string, date: string) => ({ id, name, date, role: 'speaker' }) as const;
  const times = (day: string) => ({ start_date: `${day}T09:00:00.000Z`, end_date: `${day}T16:00:00.000Z` });
  await organization.import([
    anEvent({ id: 'evt_off', name: 'Spring board', status: 'cancelled', ...times(first) }),
    anEvent({ id: 'evt_on', name: 'April board', status: 'scheduled', ...times(second) }),
    { ...ada, events: [event('evt_off', 'Spring board', first), event('evt_on', 'April board', second)] },
  ]);
  await desk.goto('/kols/kol_ada');
  const cards = desk.getByRole('list', { name: 'At a glance' });
  await expect(cards.getByRole('listitem').filter({ hasText: 'Next event' })).toContainText('April board');
  for (const [tab, role] of [
    ['Events (2)', 'row'],
    ['Timeline', 'listitem'],
  ] as const) {
    await desk.getByRole('tab', { name: tab }).click();
    const entries = desk.getByRole('tabpanel').getByRole(role);
    await expect(entries.filter({ hasText: 'Spring board' })).toContainText('Cancelled');
    await expect(entries.filter({ hasText: 'Spring board' })).not.toContainText('Upcoming');
    await expect(entries.filter({ hasText: 'April board' })).toContainText('Upcoming');
  }
  await desk.getByRole('tab', { name: 'Events (2)' }).click();
  const search = desk.getByLabel('Search', { exact: true });
  for (const [status, name] of [
    ['cancelled', 'Spring board'],
    ['upcoming', 'April board'],
  ] as const) {
    await search.fill(status);
    await expect(desk.getByRole('row')).toHaveText([/Role/, new RegExp(name)]);
  }
});

test('values of an unknown form are shown by name and value: on the tab, in the timeline and in the briefing', async ({
  desk,
  organization,
}) => {
  await organization.import([bo]);
  const interactions = [
    { subject: 'Visit', date: '2025-03-30T23:30:00-05:00', summary: { outcome: 'Wants papers', is_done: false } },
    { visited_city: 'Berlin', date: { from: '2025-01-01' }, people: ['Ada', 'Cy'] },
    'Met at the congress',
  ];
  await desk.route('**/v1/kols/kol_bo?include=*', async (route) => {
    const { data } = await (await fetchAsPage(route)).json();
    await route.fulfill({
      json: { data: { ...data, interactions, publications: [{ title: 'Stents', citations: '9' }] } },
    });
  });
  await desk.goto('/kols/kol_bo?tab=interactions');
  await expect(desk.getByRole('columnheader')).toHaveText(['Subject', 'Date', 'More details']);
  const [visit, city, congress] = [
    /Visit.*Mar 31, 2025.*Summary: Outcome: Wants papers.*Is done: No/,
    /Visited city: Berlin.*Date: From: 2025-01-01.*People: Ada and Cy/,
    /Met at the congress/,
  ] as const;
  await expect(desk.getByRole('row')).toHaveText([/Subject/, visit, city, congress]);
  // The search finds what a row shows.
  for (const [text, found] of [
    ['Wants papers', visit],
    ['Mar 31', visit],
    ['people: ada', city],
  ] as const) {
    await desk.getByLabel('Search', { exact: true }).fill(text);
    await expect(desk.getByRole('row')).toHaveText([/Subject/, found]);
  }
  await desk.getByRole('tab', { name: 'Publications' }).click();
  await expect(desk.getByRole('row', { name: /Stents/ })).toContainText('Citations: 9');

  await desk.getByRole('tab', { name: 'Timeline' }).click();
  const entries = desk.getByRole('tabpanel').getByRole('listitem');
  await expect(entries).toHaveText([
    /^Today/,
    /Mar 31, 2025.*Visit.*Outcome: Wants papers/,
    city,
    congress,
    /Stents.*Citations: 9/,
  ]);

  await desk.getByRole('link', { name: 'Print briefing' }).click();
  await expect(desk.getByRole('article').getByRole('listitem')).toHaveText([
    /Mar 31, 2025.*Visit · Summary: Outcome: Wants papers, Is done: No/,
    /Visited city: Berlin · Date: From: 2025-01-01 · People: Ada, Cy/,
    /Met at the congress/,
    /Stents · Citations: 9/,
  ]);
});

test('text has its own direction, at any length', async ({ desk, organization }) => {
  const arabic = 'يقود برنامج قصور القلب في المستشفى الجامعي. '.repeat(40);
  await organization.import([
    aKol({ id: 'kol_layla', full_name: 'د. ليلى حداد', bio: `${arabic}\nIn English.`, notes: 'x'.repeat(900) }),
  ]);
  await desk.goto('/kols/kol_layla');
  const direction = (text: string) => desk.getByText(text).evaluate((element) => getComputedStyle(element).direction);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  expect(await direction('In English.')).toBe('rtl');
  expect(await direction('x'.repeat(900))).toBe('ltr');
  // A paragraph in another script starts at its own side.
  const startOf = (text: string) =>
    desk.getByText(text).evaluate((element, part) => {
      const range = document.createRange();
      const [node] = element.childNodes;
      const from = node?.textContent?.indexOf(part) ?? -1;
      if (node === undefined || from < 0) return null;
      range.setStart(node, from);
      range.setEnd(node, from + part.length);
      return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
    }, text);
  expect(await startOf('In English.')).toBe(0);
  await expect(desk.getByRole('region', { name: 'Internal notes' })).toContainText('For colleagues only');
  expect(await pageWidth(desk)).toBeLessThanOrEqual(1366);
});

test('today is the day of the user, also if another day has begun in UTC', async ({ desk, organization }) => {
  await organization.import([ada]);
  // In Berlin it is already November 25.
  await desk.clock.setFixedTime('2026-11-24T23:30:00Z');
  await desk.goto('/kols/kol_ada?tab=timeline');
  await expect(desk.getByRole('tabpanel').getByText('Today Nov 25, 2026')).toBeVisible();
});

test('the title of a campaign opens the campaign, also if the first page of campaigns does not have it', async ({
  desk,
  organization,
}) => {
  const campaigns = Array.from({ length: 25 }, (_, index) =>
    aCampaign({
      id: `cmp_${index}`,
      name: `Campaign ${index}`,
      created_at: `2026-01-${10 + (index % 20)}T08:00:00.000Z`,
    }),
  );
  const sent = { id: 'cmp_old', name: 'Oldest news', sent_at: '2024-02-01', status: 'opened' } as const;
  await organization.import([
    ...campaigns,
    aCampaign({ id: 'cmp_old', name: 'Oldest news', created_at: '2024-01-01T08:00:00.000Z' }),
    { ...ada, campaigns: [sent] },
  ]);
  await desk.goto('/kols/kol_ada?tab=campaigns');
  await desk.getByRole('tabpanel').getByRole('link', { name: 'Oldest news' }).click();
  await expect(desk).toHaveURL('/campaigns?selected=cmp_old');
  await expect(desk.getByRole('dialog', { name: 'Oldest news' })).toBeVisible();
});

test('the timeline merges the four lists by year, and keeps its filters while tabs change', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada?tab=timeline');
  const panel = desk.getByRole('tabpanel');
  const entries = panel.getByRole('listitem');
  await expect(entries).toHaveText([
    /Coming congress.*Upcoming/,
    /^Today/,
    /Stent launch/,
    /Follow-up/,
    /Heart failure board/,
    /Heart/,
  ]);
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'date');
  const year = new Date().getUTCFullYear();
  await expect(panel.getByRole('heading')).toHaveText([`${comingYear}`, `${year}`, '2025', '2024']);
  await expect(panel.getByRole('list', { name: '2025' }).getByRole('listitem')).toHaveCount(3);
  // A row of one line is no higher than in a compact table.
  expect((await entries.filter({ hasText: 'Stent launch' }).boundingBox())?.height).toBeLessThanOrEqual(36);

  // On a phone the name has a line, and the day, the kind and the role have the next; the filters have one line that scrolls.
  await desk.setViewportSize({ width: 390, height: 844 });
  const congress = entries.filter({ hasText: 'Coming congress' });
  await expect.poll(async () => (await congress.boundingBox())?.height).toBeLessThanOrEqual(66);
  const kinds = panel.getByRole('group', { name: 'What the timeline shows' }).getByRole('button');
  const tops = await kinds.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  // The link is easy to touch.
  expect((await congress.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await desk.setViewportSize({ width: 1366, height: 900 });

  await panel.getByRole('button', { name: 'Campaigns' }).click();
  await expect(entries).toHaveCount(5);
  await panel.getByLabel('Since').pressSequentially('04012025');
  await expect(entries).toHaveText([/Coming congress/, /^Today/, /Follow-up.*Call/]);
  await expect(desk.getByText('2 of 5 entries')).toBeVisible();

  await desk.getByRole('tab', { name: 'Overview' }).click();
  await expect(desk.getByRole('heading', { name: 'Talk about' })).toBeVisible();
  await desk.getByRole('tab', { name: 'Timeline' }).click();
  await expect(panel.getByRole('button', { name: 'Campaigns' })).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.getByLabel('Since')).toHaveValue('2025-04-01');
  await desk.reload();
  await expect(desk.getByText('2 of 5 entries')).toBeVisible();

  // No entry matches, and one button shows all of them.
  await panel.getByLabel('Since').fill('2999-01-01');
  await expect(panel.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear filters' }).click();
  await expect(desk.getByText('5 entries', { exact: true })).toBeVisible();
  await expect(panel.getByLabel('Since')).toHaveValue('');
  await expect(desk).toHaveURL('/kols/kol_ada?tab=timeline');
});

test('an address in Japanese script is one line with spaces, on the profile and on the briefing', async ({
  desk,
  organization,
}) => {
  const address = { street: '藤白台5-3-1', city: '吹田市', state: '大阪府', postal_code: '565-0800', country: 'JP' };
  await organization.import([{ ...ada, contact: { ...ada.contact, address } }]);
  for (const path of ['/kols/kol_ada', '/kols/kol_ada/briefing']) {
    await desk.goto(path);
    await expect(desk.getByRole('main')).toContainText('〒565-0800 大阪府 吹田市藤白台5-3-1 Japan');
  }
});

test('the copy buttons are in one column, next to the first line of each value', async ({ desk, organization }) => {
  const email = 'katharina.brandstaetter@university-hospital-of-the-example-region.example.org';
  await organization.import([{ ...ada, contact: { ...ada.contact, email } }]);
  for (const width of [360, 1366]) {
    await desk.setViewportSize({ width, height: 780 });
    await desk.goto('/kols/kol_ada');
    const buttons = desk.getByRole('button', { name: /^Copy (email|phone|address)$/ });
    await expect(buttons).toHaveCount(3);
    // The distance of each button from the window edge, and its vertical alignment with the first line.
    const places = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { x, y, height } = button.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(button.closest('dd') ?? button);
        // Skip the box of the link itself, which is higher than a line.
        const line = [...text.getClientRects()].filter(({ height }) => height < 30)[0] ?? new DOMRect();
        return [x, Math.abs(y + height / 2 - line.y - line.height / 2) < 2];
      }),
    );
    expect(places).toEqual(Array(3).fill([places[0]?.[0], true]));
  }
});

test('the profile is added to a shortlist, and its contact data is copied', { tag: '@chromium' }, async ({
  desk,
  organization,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada');
  const copied = () => copiedText(desk);
  await desk.getByRole('button', { name: 'Copy email' }).click();
  await expect.poll(copied).toBe('ada.keller@example.org');
  await expect(desk.getByRole('link', { name: '+49 30 23125 000' })).toHaveAttribute('href', 'tel:+493023125000');
  await desk.getByRole('button', { name: 'Copy phone' }).click();
  await expect.poll(copied).toBe('+49 30 23125 000');
  await desk.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(copied).toContain('Charitéplatz 1\n10117 Berlin');
  await desk.getByRole('button', { name: 'Copy link' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
  await expect.poll(copied).toMatch(/\/kols\/kol_ada$/);

  // If the browser blocks the clipboard, the text is selected and copied; if that fails too, the user gets the text to
  // copy.
  await desk.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('forbidden', 'NotAllowedError'));
  });
  await desk.getByRole('button', { name: 'Copy email' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Copied' })).not.toHaveCount(0);
  await expect.poll(copied).toBe('ada.keller@example.org');
  await desk.evaluate(() => {
    document.execCommand = () => false;
  });
  const given = desk.waitForEvent('dialog');
  const pressed = desk.getByRole('button', { name: 'Copy phone' }).click();
  const prompt = await given;
  expect([prompt.type(), prompt.message(), prompt.defaultValue()]).toEqual([
    'prompt',
    'Copy phone',
    '+49 30 23125 000',
  ]);
  await prompt.dismiss();
  await pressed;

  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('New shortlist').fill('Berlin board');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(desk.getByText('Already on “Berlin board”')).toBeVisible();
  // The button that saves is the last, as in other dialogs.
  await expect(desk.getByRole('dialog').getByRole('button')).toHaveText(['Cancel', 'Create']);
});

test('topics are joined alike on the profile and on the briefing', async ({ desk, organization }) => {
  await organization.import([{ ...ada, expertise_areas: ['Stents (bare, coated)', 'Heart failure'] }]);
  const topics = desk.getByText('Stents (bare, coated) · Heart failure', { exact: true });
  for (const address of ['/kols/kol_ada', '/kols/kol_ada/briefing']) {
    await desk.goto(address);
    await expect(topics).toBeVisible();
  }
});

test('on a phone a link is beside or below its label without empty lines, and easy to touch', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/kols/kol_ada');
  const contact = desk.getByRole('region', { name: 'Contact' });
  const social = desk.getByRole('region', { name: 'Profiles on other sites' });
  for (const section of [contact, social]) {
    const labels = section.getByRole('term');
    await expect(labels).not.toHaveCount(0);
    const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    for (const [index, top] of tops.slice(1).entries()) expect(top - Number(tops[index])).toBeLessThanOrEqual(56);
    for (const target of await section.getByRole('link').or(section.getByRole('button')).all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  }

  await desk.getByRole('tab', { name: 'Publications' }).click();
  const doi = desk.getByRole('link', { name: '10.1000/1', exact: true });
  const top = (element: HTMLElement | SVGElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().top;
  };
  const label = await doi.evaluate((link) => {
    const { top: cellTop } = link.parentElement?.getBoundingClientRect() ?? { top: Number.NaN };
    return cellTop + Number.parseFloat(getComputedStyle(link.parentElement ?? link).paddingTop);
  });
  expect(Math.abs((await doi.evaluate(top)) - label)).toBeLessThanOrEqual(4);
  expect((await doi.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
});

test('a printed profile has neither internal notes nor the id of the record', async ({ desk, organization }) => {
  await organization.import([ada]);
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByText('Prefers mornings.')).toBeVisible();
  await expect(desk.getByText('kol_ada', { exact: true })).toBeVisible();
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByText('Prefers mornings.')).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Internal notes' })).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Biography' })).toBeVisible();
  await expect(desk.getByText('kol_ada', { exact: true })).toBeHidden();
  await desk.emulateMedia({ media: null });
});

test('a printed list of the profile names its day, and its sorted column and types stay in their cells', async ({
  desk,
  organization,
}) => {
  const summary = 'Asked for the new data and the protocol of the registry. '.repeat(4);
  const interactions = ['call', 'meeting', 'advisory'].map((type, index) => ({
    id: `int_${type}`,
    date: `2025-03-2${index}`,
    type,
    subject: 'Unsolicited question about a use outside the label',
    summary,
  }));
  await organization.import([{ ...ada, interactions }]);
  await desk.goto('/kols/kol_ada?tab=interactions');
  await expect(desk.getByRole('row', { name: /Advisory/ })).toBeVisible();
  const year = new RegExp(`As of .*${new Date().getFullYear()}`);
  await expect(desk.getByText(year)).toBeHidden();
  // The text width of a portrait A4 page with margins of 10 mm.
  await desk.setViewportSize({ width: 718, height: 1046 });
  await desk.emulateMedia({ media: 'print' });
  await desk.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(desk.getByText(year)).toBeVisible();
  const inCell = (part: Locator) =>
    part.evaluate((element) => {
      const cell = element.closest('td, th')?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return cell !== undefined && left >= cell.left && right <= cell.right;
    });
  for (const type of ['Call', 'Meeting', 'Advisory'])
    expect(await inCell(desk.getByRole('cell').getByText(type, { exact: true })), type).toBe(true);
  await expect(desk.getByRole('columnheader').locator('svg').filter({ visible: true })).toHaveCount(1);
  const icon = desk.getByRole('columnheader', { name: 'Date' }).locator('svg');
  await expect(icon).toBeVisible();
  expect(await inCell(icon)).toBe(true);
  await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await desk.emulateMedia({ media: null });
});

test('a long name without spaces breaks and widens no page', async ({ desk, organization }) => {
  await organization.import([{ ...ada, full_name: 'Abcdefgh'.repeat(20) }]);
  await desk.goto('/kols/kol_ada');
  const title = desk.getByRole('heading', { level: 1, name: 'Abcdefgh' });
  for (const width of [320, 390, 1366]) {
    await desk.setViewportSize({ width, height: 800 });
    await expect(title).toBeVisible();
    await expect.poll(() => pageWidth(desk), `${width} px`).toBe(width);
    // The actions beside it or below it stay free.
    expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth), `${width} px`).toBe(0);
    const [name, action] = await Promise.all(
      [title, desk.getByRole('button', { name: 'Copy link' })].map((part) => part.boundingBox()),
    );
    const isBeside = (name?.x ?? 0) + (name?.width ?? 0) <= (action?.x ?? 0);
    expect(isBeside || (name?.y ?? 0) + (name?.height ?? 0) <= (action?.y ?? 0), `${width} px`).toBe(true);
  }
});

test('next and previous follow the order of the list that the user came from', async ({ desk, organization }) => {
  await organization.import([ada, bo]);
  await desk.goto('/kols?ids=kol_ada,kol_bo&sort=-full_name');
  await desk.getByRole('link', { name: 'Bo Åström' }).click();
  await expect(desk.getByText('1 of 2')).toBeVisible();
  await desk.getByRole('tab', { name: 'Events' }).click();
  await expect(desk.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
  await desk.getByRole('link', { name: 'Next KOL in the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
  await expect(desk).toHaveURL('/kols/kol_ada?tab=events');
  await expect(desk.getByRole('button', { name: 'Next KOL in the list' })).toBeDisabled();
  await desk.getByRole('link', { name: 'Previous KOL in the list' }).click();
  await expect(desk.getByRole('heading', { name: 'Bo Åström' })).toBeVisible();
  // A list of one KOL has nothing to go to.
  await desk.goto('/kols?ids=kol_ada');
  await desk.getByRole('link', { name: 'Ada Keller' }).click();
  await expect(desk.getByRole('link', { name: 'Back to list (1)' })).toBeVisible();
  await expect(desk.getByText('1 of 1')).toHaveCount(0);
  await expect(desk.getByLabel(/^(Next|Previous) KOL in the list/)).toHaveCount(0);
});
