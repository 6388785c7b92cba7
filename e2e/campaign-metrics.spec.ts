import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import type { Campaign } from '../src/contract/campaign.ts';
import { copiedText, delayResponses, expect, fetchAsPage, test } from './fixtures.ts';
import { countPages } from './pdf.ts';
import { aCampaign } from './records.ts';
import type { Organization } from './serviceFixtures.ts';

/** The report on all campaigns. Without a period it is about the last 90 days. */
const ANY_TIME = '/campaigns/metrics?period=all';

const TYPES = ['newsletter', 'event_invitation', 'product_update'] as const;

/** 260 campaigns over 13 months, so that the dashboard reads three pages of 100. Their funnels differ widely. */
const campaigns = Array.from({ length: 260 }, (_, index) => {
  const delivered = 40 + ((index * 37) % 900);
  const opened = Math.floor(delivered * (0.1 + ((index * 13) % 70) / 100));
  const clicked = Math.floor(opened / (2 + (index % 5)));
  const sent = delivered + (index % 17);
  return aCampaign({
    id: `cmp_${index + 1}`,
    name: `Campaign ${String(index + 1).padStart(3, '0')}`,
    type: TYPES[index % TYPES.length],
    status: index % 4 === 0 ? 'active' : 'completed',
    audience_count: sent + (index % 9),
    metrics: { sent, delivered, opened, clicked, open_rate: opened / delivered, click_rate: clicked / delivered },
    created_at: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
    sent_at: new Date(Date.UTC(2025, 0, 1 + Math.floor(index * 1.5), 22, 30)).toISOString(),
  });
});

/** Returns every campaign of the organization directly from the service. */
async function listAll(organization: Organization): Promise<Campaign[]> {
  const all: Campaign[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await (await organization.fetch(`/v1/campaigns?page=${page}&per_page=100`)).json();
    all.push(...data);
    if (all.length >= meta.total) return all;
  }
}

const sum = (of: Campaign[], count: 'sent' | 'delivered' | 'opened' | 'clicked') =>
  of.reduce((total, { metrics }) => total + metrics[count], 0);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
/** The opening tag of the element in sight at the middle of another, or at a distance from its top. */
const elementAt = (of: Locator, fromTop?: number) =>
  of.evaluate((element, distance) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + (distance ?? height / 2))?.outerHTML.split('>')[0];
  }, fromTop);

const metric = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Key metrics' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last();
const ranking = (page: Page) => page.getByRole('region', { name: 'Campaigns ranked' }).locator('tbody');
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'campaign' }).first();
/** Chooses from the menu of a card. */
async function act(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
/** Saves a file from the menu of a card. */
async function save(page: Page, title: string, format: 'SVG' | 'PNG' | 'CSV') {
  const [saved] = await Promise.all([page.waitForEvent('download'), act(page, title, `Save as ${format}`)]);
  return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) };
}
const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

for (const period of ['all', 'days90'])
  test(`while the campaigns load, every chart has its title and its place: ${period}`, async ({
    desk,
    organization,
  }) => {
    // Campaigns of this period and of the one before it, so that all lines of the metrics are there.
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await organization.import(campaigns.map((each, index) => ({ ...each, sent_at: daysAgo(1 + (index % 170)) })));
    const release = await delayResponses(desk, '**/v1/campaigns?**');
    await desk.goto(`/campaigns/metrics?period=${period}`);
    const metrics = desk.getByRole('region', { name: 'Key metrics' });
    const titles = desk.getByRole('main').getByRole('heading', { level: 2 });
    const tops = () => titles.evaluateAll((all) => all.slice(0, 2).map((title) => title.getBoundingClientRect().top));
    await expect(titles).toHaveText(['Funnel', 'By month', 'By type', 'Audience and open rate']);
    await expect(metrics).toHaveCount(0);
    const before = await tops();
    await release();
    await expect(metrics).toBeVisible();
    await expect(titles).toHaveCount(5);
    for (const [index, top] of (await tops()).entries())
      expect(Math.abs(top - (before[index] ?? Number.NaN))).toBeLessThanOrEqual(4);
  });

test('metrics are sums over all matching campaigns, and the page defines them', async ({ desk, organization }) => {
  await organization.import(campaigns);
  await desk.goto(ANY_TIME);
  await expect(status(desk)).toHaveText('260 campaigns');
  const all = await listAll(organization);
  const [sent, delivered, opened, clicked] = (['sent', 'delivered', 'opened', 'clicked'] as const).map((count) =>
    sum(all, count),
  );
  await expect(metric(desk, 'Sent')).toContainText(Number(sent).toLocaleString('en-US'));
  await expect(metric(desk, 'Delivery rate')).toContainText(percent(Number(delivered), Number(sent)));
  await expect(metric(desk, 'Open rate')).toContainText(percent(Number(opened), Number(delivered)));
  await expect(metric(desk, 'Click rate')).toContainText(percent(Number(clicked), Number(delivered)));
  await expect(metric(desk, 'Click-to-open')).toContainText(percent(Number(clicked), Number(opened)));

  const name = metric(desk, 'Open rate').locator('[data-tooltip]');
  await name.focus();
  await expect(name).toHaveAccessibleDescription(/^Opened ÷ delivered, each summed over these campaigns\./);
  const number = metric(desk, 'Open rate').getByText(percent(Number(opened), Number(delivered)));
  // The tooltip is above the name and covers no number.
  const [above, at] = await Promise.all([elementAt(name, -8), elementAt(number)]);
  expect(above).toContain('data-tooltip');
  expect(at).not.toContain('data-tooltip');
  const tooltipDisplay = () => name.evaluate((element) => getComputedStyle(element, '::after').display);
  expect(await tooltipDisplay()).toBe('block');
  await desk.emulateMedia({ media: 'print' });
  expect(await tooltipDisplay()).toBe('none');
  await desk.emulateMedia({ media: 'screen' });

  await desk.getByLabel('Type', { exact: true }).selectOption('Newsletter');
  await expect(desk).toHaveURL('/campaigns/metrics?period=all&type=newsletter');
  const letters = all.filter(({ type }) => type === 'newsletter');
  await expect(status(desk)).toHaveText(`${letters.length} campaigns`);
  await expect(metric(desk, 'Open rate')).toContainText(percent(sum(letters, 'opened'), sum(letters, 'delivered')));
});

test('for a large and a small campaign, the group rate is not the mean of their rates', async ({
  desk,
  organization,
}) => {
  // 900 of 1,000 and 1 of 10: the mean of the rates is 50 %, 901 of 1,010 is 89.2 %.
  const large = { sent: 1000, delivered: 1000, opened: 900, clicked: 90, open_rate: 0.9, click_rate: 0.09 };
  const small = { sent: 20, delivered: 10, opened: 1, clicked: 1, open_rate: 0.1, click_rate: 0.1 };
  await organization.import([
    aCampaign({ id: 'cmp_large', name: 'Large', metrics: large }),
    aCampaign({ id: 'cmp_small', name: 'Small', metrics: small }),
  ]);
  await desk.goto(ANY_TIME);
  await expect(metric(desk, 'Open rate')).toContainText('89.2%');
  await expect(metric(desk, 'Open rate')).toContainText('901 of 1,010');
  await expect(metric(desk, 'Click-to-open')).toContainText('10.1%');
  await desk.getByRole('button', { name: 'At least 50 delivered' }).click();
  const row = ranking(desk).getByRole('row').filter({ hasText: 'Small' });
  await expect(row).toContainText('95%: 2% – 40%');
  await expect(ranking(desk).getByRole('row').filter({ hasText: 'Large' })).not.toContainText('95%:');
  // Each rate is of delivered, and its bar says so.
  await expect(row.locator('[data-tooltip]').first()).toHaveAccessibleDescription('1 of 10 delivered');
  // With fewer than five peers there is no difference from their median.
  await expect(row.getByTitle(/^Open rate minus the median/)).toHaveText('—not given');
});

test('a period is selected by days, and the metrics show the previous period for comparison', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  await desk.goto(ANY_TIME);
  await desk.getByLabel('Sent from').pressSequentially('03012025');
  await desk.getByLabel('Sent to').pressSequentially('03312025');
  await expect(desk).toHaveURL('/campaigns/metrics?sent_from=2025-03-01&sent_to=2025-03-31');
  // The user is in Berlin: a campaign sent at 22:30 UTC was sent at 23:30 there, or on the next day in summer.
  const all = await listAll(organization);
  const berlin = (moment: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(new Date(moment));
  const within = (from: string, to: string) =>
    all.filter(({ sent_at }) => sent_at !== null && from <= berlin(sent_at) && berlin(sent_at) <= to);
  const march = within('2025-03-01', '2025-03-31');
  const before = within('2025-01-29', '2025-02-28');
  expect(march.length).toBeGreaterThan(10);
  await expect(status(desk)).toContainText(`${march.length} of 260 campaigns were sent in the period`);
  await expect(metric(desk, 'Open rate')).toContainText(percent(sum(march, 'opened'), sum(march, 'delivered')));
  await expect(metric(desk, 'Open rate')).toContainText(
    `${percent(sum(before, 'opened'), sum(before, 'delivered'))} in the period before`,
  );
  await expect(desk.getByText('The period before: Jan 29, 2025 – Feb 28, 2025.')).toBeVisible();

  await desk.reload();
  const chips = desk.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: 'Mar 1, 2025 – Mar 31, 2025' })).toBeVisible();
  await expect(desk.getByLabel('Sent to')).toHaveValue('2025-03-31');
  await desk.getByLabel('Search name').fill('nothing of this name');
  await expect(desk.getByText('No campaign matches', { exact: true })).toBeVisible();
  await expect(status(desk)).toContainText('0 of 0 campaigns were sent in the period');
  await desk.getByLabel('Search name').fill('');
  await desk.getByLabel('Sent to').fill('2024-12-31');
  await expect(desk.getByRole('alert')).toContainText('The period ends before it begins');
  await expect(
    desk.getByText('None of the 260 campaigns that match the filters was sent in this period.'),
  ).toBeVisible();
  await chips.getByRole('button', { name: /^Remove filter/ }).click();
  // Without a period the report is about the last 90 days.
  await expect(desk).toHaveURL('/campaigns/metrics');
  await expect(status(desk)).toContainText('0 of 260 campaigns were sent in the period');
  await expect(chips).toBeHidden();

  // The last page has a part of the period before, so there is no comparison without it.
  const release = await delayResponses(desk, '**/v1/campaigns?page=3&per_page=100');
  await desk.goto('/campaigns/metrics?sent_from=2025-04-15&sent_to=2025-05-31');
  await expect(desk.getByRole('progressbar', { name: '200 of 260 loaded' })).toBeVisible();
  await expect(metric(desk, 'Open rate').getByText(/%$/).first()).toBeVisible();
  const compared = desk.getByText(/in the period before$|^The period before/);
  await expect(compared.first()).toBeHidden();
  release();
  await expect(compared).toHaveCount(7);
  await expect(compared.first()).toBeVisible();
});

test('the report opens on the last 90 days, with the change since the 90 days before', async ({
  desk,
  organization,
}) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const counts = (delivered: number, opened: number, clicked: number) => ({
    sent: delivered,
    delivered,
    opened,
    clicked,
    open_rate: opened / delivered,
    click_rate: clicked / delivered,
  });
  await organization.import([
    aCampaign({ id: 'cmp_now', metrics: counts(300, 150, 15), sent_at: daysAgo(10) }),
    aCampaign({ id: 'cmp_before', metrics: counts(200, 80, 20), sent_at: daysAgo(100) }),
    aCampaign({ id: 'cmp_old', metrics: counts(100, 10, 1), sent_at: daysAgo(400) }),
  ]);
  await desk.goto('/campaigns/metrics');
  await expect(status(desk)).toContainText('1 of 3 campaigns was sent in the period');
  await expect(desk.getByLabel('Sent', { exact: true }).locator('option:checked')).toHaveText('Last 90 days');
  await expect(desk.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  for (const [name, text, words, color] of [
    ['Sent', '+50%', 'Up 50%', 'success'],
    ['Open rate', '+10.0 pts', 'Up 10.0 pts', 'success'],
    ['Click rate', '−5.0 pts', 'Down 5.0 pts', 'error'],
    ['Delivery rate', '0.0 pts', 'No change', 'text-secondary'],
  ] as const) {
    const change = metric(desk, name).getByText(text, { exact: true });
    await expect(change.locator('xpath=preceding-sibling::*')).toHaveClass(/lucide-arrow/);
    await expect(metric(desk, name).getByText(words, { exact: true })).toBeAttached();
    const variable = color === 'text-secondary' ? color : `${color}-main`;
    const expected = await desk.evaluate((suffix) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--mui-palette-${suffix})`;
      const value = getComputedStyle(probe).color;
      probe.remove();
      return value;
    }, variable);
    await expect(change).toHaveCSS('color', expected);
  }
  for (const [chosen, address, text] of [
    ['This year', '/campaigns/metrics?period=year', 'sent in the period'],
    ['At any time', ANY_TIME, '3 campaigns'],
    ['Last 90 days', '/campaigns/metrics', '1 of 3 campaigns'],
  ] as const) {
    await desk.getByLabel('Sent', { exact: true }).selectOption(chosen);
    await expect(desk).toHaveURL(address);
    await expect(status(desk)).toContainText(text);
  }
  await desk.getByLabel('Sent to').fill('2001-01-01');
  await expect(desk.getByLabel('Sent', { exact: true }).locator('option:checked')).toHaveText('Custom dates');
  await desk.getByRole('button', { name: 'Show campaigns of any time' }).click();
  await expect(desk).toHaveURL(ANY_TIME);
});

test('missing or impossible counts are in no group rate, and a campaign without a send date is in no month', async ({
  desk,
  organization,
}) => {
  const some = { sent: 100, delivered: 90, opened: 45, clicked: 9, open_rate: 0.5, click_rate: 0.1 };
  await organization.import([
    aCampaign({ id: 'cmp_some', name: 'Some', metrics: some, sent_at: '2026-03-02T08:00:00.000Z' }),
    aCampaign({ id: 'cmp_other', name: 'Other', metrics: some, status: 'completed', sent_at: null }),
  ]);
  // Our service stores valid counts only; other services may not.
  await desk.route('**/v1/campaigns?page=1**', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    const other = answer.data.find(({ id }: Campaign) => id === 'cmp_other');
    other.metrics = { ...some, sent: 'many', delivered: 1000, opened: 3000, clicked: 4000 };
    other.type = 7;
    return route.fulfill({ response, json: answer });
  });
  await desk.goto(`${ANY_TIME}&compare=cmp_some,cmp_other`);
  await expect(metric(desk, 'Delivery rate')).toContainText('90 of 100');
  await expect(metric(desk, 'Open rate')).toContainText('50.0%45 of 90');
  await expect(metric(desk, 'Click-to-open')).toContainText('20.0%9 of 45');
  await expect(metric(desk, 'Open rate').locator('[data-tooltip]')).toHaveAccessibleDescription(
    /1 campaign whose counts are missing or impossible is not included\./,
  );
  // A bar shows its count and the rate of the key metrics.
  const funnel = chart(desk, 'Funnel');
  for (const text of ['1,090 · 90.0%', '3,045 · 50.0%', '4,009 · 10.0%'])
    await expect(funnel.getByRole('figure')).toContainText(text);
  await act(desk, 'Funnel', 'Show as table');
  await expect(funnel.locator('tbody').getByRole('row')).toHaveText([
    'Sent100',
    'Delivered1,09090.0%90.0%',
    'Opened3,04550.0%50.0%',
    'Clicked4,00910.0%20.0%',
  ]);
  await expect(chart(desk, 'By month')).toContainText('1 campaign without a send date is in no month.');
  const row = ranking(desk).getByRole('row').filter({ hasText: 'Other' });
  await expect(row.getByRole('cell').last()).toHaveText('—not given');
  // An invalid value is not a missing one.
  await expect(row).toContainText('unreadable');
  const compared = desk.getByRole('table', { name: 'Campaigns side by side' });
  for (const name of ['Type', 'Sent'])
    await expect(
      compared
        .getByRole('row', { name: new RegExp(`^${name} `) })
        .getByRole('cell')
        .last(),
    ).toHaveText('unreadable');
});

test('every chart has a table with the same numbers, and both can be saved', async ({ desk, organization }) => {
  await organization.import(campaigns);
  await desk.goto(ANY_TIME);
  await expect(status(desk)).toHaveText('260 campaigns');
  for (const title of ['Funnel', 'By month', 'By type', 'Audience and open rate'])
    await expect(chart(desk, title).getByRole('figure')).toBeVisible();
  const types = chart(desk, 'By type');
  const svg = await save(desk, 'By type', 'SVG');
  expect(svg.name).toBe('campaigns-by-type.svg');
  expect(svg.content.toString()).toMatch(/^<svg [\s\S]*Newsletter \(87\)[\s\S]*<\/svg>$/);
  const png = await save(desk, 'By type', 'PNG');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  expect(png.content.length).toBeGreaterThan(5000);

  await act(desk, 'By type', 'Show as table');
  const all = await listAll(organization);
  for (const [type, label] of [
    ['newsletter', 'Newsletter'],
    ['event_invitation', 'Event invitation'],
  ]) {
    const group = all.filter((campaign) => campaign.type === type);
    await expect(types.getByRole('row').filter({ hasText: label })).toContainText(
      percent(sum(group, 'opened'), sum(group, 'delivered')),
    );
  }
  const csv = (await save(desk, 'By type', 'CSV')).content.toString();
  const newsletters = all.filter(({ type }) => type === 'newsletter');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain(`newsletter,87,${sum(newsletters, 'opened') / sum(newsletters, 'delivered')},`);

  const months = chart(desk, 'By month');
  await act(desk, 'By month', 'Show as table');
  await expect(months.locator('tbody').getByRole('row')).toHaveCount(13);
  const points = chart(desk, 'Audience and open rate');
  await act(desk, 'Audience and open rate', 'Show as table');
  await expect(points.getByRole('link', { name: 'Campaign 260' })).toHaveAttribute(
    'href',
    '/campaigns?search=Campaign%20260&selected=cmp_260',
  );
});

test('the ranking sorts all campaigns, the URL holds the order, and the difference from the median of the type is shown', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  await desk.goto(ANY_TIME);
  const all = await listAll(organization);
  const ranked = all.filter(({ metrics }) => metrics.delivered >= 50);
  await expect(ranking(desk).getByRole('row')).toHaveCount(10);
  await expect(desk.getByRole('button', { name: 'At least 50 delivered' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    desk.getByText(`${all.length - ranked.length} campaigns with fewer or unknown deliveries are not ranked.`, {
      exact: true,
    }),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'At least 50 delivered' }).click();
  await expect(desk).toHaveURL(`${ANY_TIME}&min_delivered=0`);
  await desk.getByRole('button', { name: `Show all ${all.length}` }).click();
  await expect(desk).toHaveURL(`${ANY_TIME}&min_delivered=0&ranking=all`);
  await expect(desk.getByRole('table', { name: 'Campaigns ranked' })).toHaveAttribute('aria-rowcount', '261');
  const rate = ({ metrics }: Campaign) => metrics.opened / metrics.delivered;
  const best = all.toSorted((a, b) => rate(b) - rate(a))[0];
  if (best === undefined) throw new Error('no campaign');
  const first = ranking(desk).locator('tr:not([aria-hidden])').first();
  await expect(first).toContainText(best.name);
  /** How far a campaign is from the median of its type, in points without a sign. */
  const distance = (campaign: Campaign) => {
    const peers = all
      .filter(({ type }) => type === campaign.type)
      .map(rate)
      .sort((a, b) => a - b);
    const middle = (peers.length - 1) / 2;
    const median = (Number(peers[Math.floor(middle)]) + Number(peers[Math.ceil(middle)])) / 2;
    return `${Math.abs(100 * (rate(campaign) - median)).toFixed(1)} pts`;
  };
  // The separate element keeps the sign before the number on right-to-left pages.
  await expect(first.locator('bdi')).toHaveText(`+${distance(best)}`);
  const worst = all.toSorted((a, b) => rate(a) - rate(b))[0];
  if (worst === undefined) throw new Error('no campaign');
  await desk.getByRole('columnheader', { name: 'Open rate' }).getByRole('button').click();
  await expect(first).toContainText(worst.name);
  await expect(first.locator('bdi')).toHaveText(`\u2212${distance(worst)}`);
  await expect(desk).toHaveURL(`${ANY_TIME}&min_delivered=0&ranking=all&sort=open_rate`);

  await desk.getByRole('columnheader', { name: 'Delivered' }).getByRole('button').click();
  const most = all.toSorted((a, b) => b.metrics.delivered - a.metrics.delivered)[0];
  await expect(first).toContainText(String(most?.name));
  await desk.reload();
  await expect(first).toContainText(String(most?.name));
});

test('two to six campaigns are compared side by side, and the URL holds the selection', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns.slice(0, 8));
  await desk.goto(`${ANY_TIME}&min_delivered=0`);
  await desk.getByRole('checkbox', { name: /Campaign 001/ }).click();
  await expect(desk.getByText('Choose one more campaign to compare.')).toBeVisible();
  const second = desk.getByRole('checkbox', { name: /Campaign 002/ });
  // The charts above the ranking load when they come into view.
  await expect(desk.getByRole('figure').first()).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  const place = await second.boundingBox();
  await second.click();
  await expect(desk).toHaveURL('/campaigns/metrics?period=all&min_delivered=0&compare=cmp_1,cmp_2');
  const selectionStatus = desk.getByRole('region', { name: 'Ranking', exact: true }).getByRole('status');
  await expect(selectionStatus).toHaveText('2 campaigns chosen');
  const table = desk.getByRole('table', { name: 'Campaigns side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Metric', 'Campaign 001', 'Campaign 002']);
  expect((await second.boundingBox())?.y).toBe(place?.y);
  await desk.getByRole('button', { name: 'Go to the comparison' }).click();
  await expect(desk.getByRole('button', { name: 'Remove Campaign 001 from the comparison' })).toBeFocused();
  await expect(table).toBeInViewport();
  const [one, two] = campaigns;
  await expect(table.getByRole('row', { name: 'Delivered' })).toContainText(String(one?.metrics.delivered));
  await expect(table.getByRole('row', { name: 'Delivered' })).toContainText(String(two?.metrics.delivered));

  await desk.goto(`${ANY_TIME}&min_delivered=0&compare=${[1, 2, 3, 4, 5, 6, 7].map((n) => `cmp_${n}`).join()}`);
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(desk.getByText(/^You can compare at most six campaigns/)).toBeVisible();
  const eighth = desk.getByRole('checkbox', { name: /Campaign 008/ });
  await expect(eighth).toBeDisabled();
  await eighth.click({ force: true });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await desk.getByRole('button', { name: 'Remove Campaign 003 from the comparison' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expect(desk.getByRole('button', { name: 'Remove Campaign 004 from the comparison' })).toBeFocused();
  await desk.getByRole('button', { name: 'Clear the comparison' }).click();
  await expect(table).toBeHidden();
  await expect(desk.getByRole('region', { name: 'Campaigns ranked' })).toBeFocused();

  // Campaigns outside the period make room for one that is chosen.
  await desk.goto(
    `/campaigns/metrics?sent_from=2025-01-10&sent_to=2025-01-31&min_delivered=0&compare=${[1, 2, 3, 4, 5, 6].map((n) => `cmp_${n}`).join()}`,
  );
  await desk.getByRole('checkbox', { name: /Campaign 008/ }).click();
  await expect(desk).toHaveURL(/compare=cmp_8$/);

  // A long name takes two lines in place of being cut.
  const name = 'Last call: Lifetime Management of Aortic Valve Disease, the Webinar of the Year 2026';
  await organization.import([aCampaign({ ...campaigns[0], id: 'cmp_long', name })]);
  await desk.goto(`${ANY_TIME}&min_delivered=0&compare=cmp_1,cmp_2,cmp_3,cmp_long`);
  const header = table.getByRole('columnheader', { name });
  expect(await header.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
});

test.describe('a slow or rate-limited service', () => {
  test.use({
    allowedErrors: ['the server responded with a status of 429', 'the server responded with a status of 500'],
  });

  test('the report works from the first page on, can be stopped and continued', async ({ desk, organization }) => {
    await organization.import(campaigns);
    const release = await delayResponses(desk, '**/v1/campaigns?page=3**');
    await desk.goto(ANY_TIME);
    await expect(desk.getByRole('progressbar', { name: '200 of 260 loaded' })).toBeVisible();
    await expect(status(desk)).toHaveText('200 campaigns');
    await desk.getByRole('button', { name: 'Cancel' }).click();
    await expect(desk.getByText(/^Loading was stopped\. .* the first 200 of 260\.$/)).toBeVisible();
    // Home needs the whole list, and does not wait for it.
    await desk.getByRole('link', { name: 'KOL Desk' }).click();
    const tiles = desk.getByRole('region', { name: 'The last 30 days' }).getByRole('link');
    await expect(tiles).toContainText(Array(4).fill('See the metrics'));
    await desk.goBack();
    release();
    await desk.unroute('**/v1/campaigns?page=3**');
    await desk.getByRole('button', { name: 'Load all' }).click();
    await expect(status(desk)).toHaveText('260 campaigns');
    await expect(desk.getByText(/^Loading was stopped/)).toBeHidden();
  });

  test('the table sorts the whole list after loading was stopped in the report', async ({ desk, organization }) => {
    await organization.import(campaigns);
    await desk.route('**/v1/campaigns?page=3**', () => {});
    await desk.goto(ANY_TIME);
    await expect(desk.getByRole('progressbar', { name: '200 of 260 loaded' })).toBeVisible();
    await desk.getByRole('button', { name: 'Cancel' }).click();
    await desk.unroute('**/v1/campaigns?page=3**');
    await desk.getByRole('link', { name: 'Campaign table' }).click();
    // The report has such a column too.
    await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
    await desk.getByRole('columnheader', { name: 'Campaign' }).getByRole('button').click();
    await expect(desk.locator('tbody').getByRole('row').first()).toContainText('Campaign 001');
  });

  for (const [name, answer] of [
    ['an answer that has not come', () => {}],
    ['a limit', (route: Route) => route.fulfill({ status: 429, headers: { 'Retry-After': '5400' }, body: '' })],
  ] as const)
    test(`says that it was stopped before the first data: ${name}`, async ({ desk, organization }) => {
      await organization.import(campaigns.slice(0, 3));
      await desk.route('**/v1/campaigns?**', answer);
      await desk.goto(ANY_TIME);
      await desk.getByRole('button', { name: 'Cancel' }).click();
      await expect(desk.getByText('Loading was stopped before any data arrived.')).toBeVisible();
      await expect(desk.getByRole('main')).not.toContainText(/0 campaigns|No campaigns yet/);
      await desk.unrouteAll();
      await desk.getByRole('button', { name: 'Load all' }).click();
      await expect(status(desk)).toHaveText('3 campaigns');
    });

  test('if campaigns of a new filter fail to load, the previous report stays and says so', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    await desk.goto(ANY_TIME);
    await expect(status(desk)).toHaveText('260 campaigns');
    await desk.route('**/v1/campaigns?**type=newsletter**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await desk.getByLabel('Type', { exact: true }).selectOption('Newsletter');
    await expect(desk.getByText('The service has a problem')).toBeVisible();
    await expect(desk.getByText('You still see the previous result.')).toBeVisible();
    await expect(metric(desk, 'Campaigns')).toContainText('260');
    await expect(ranking(desk)).toBeVisible();
    await desk.unroute('**/v1/campaigns?**type=newsletter**');
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(status(desk)).toHaveText('87 campaigns');
    await expect(desk.getByText('The service has a problem')).toBeHidden();
  });

  test('a rate limit (429) is waited for, and data that changed meanwhile is reported', { tag: '@chromium' }, async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    let refusals = 0;
    await desk.route('**/v1/campaigns?page=2**', async (route) => {
      const headers = { 'Retry-After': '4', 'X-Request-Id': 'req-4711' };
      if (refusals++ === 0) return route.fulfill({ status: 429, headers, json: {} });
      const response = await fetchAsPage(route);
      const answer = await response.json();
      answer.data[0].id = 'cmp_1';
      return route.fulfill({ response, json: answer });
    });
    await desk.goto(ANY_TIME);
    await expect(desk.getByRole('alert')).toHaveText(
      /^The service received more requests than it allows\. Nothing is lost\. The service asks you to wait\. Retrying at \d+:\d\d:\d\d [AP]M UTC\+[12]\.$/,
    );
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.getByRole('button', { name: 'Copy details' }).click();
    await expect
      .poll(() => copiedText(desk))
      .toMatch(/^KOL Desk: Too many requests at the moment\nGET \/v1\/campaigns\nStatus 429\nRequest req-4711\n/);
    await expect(desk.getByRole('alert')).toContainText(
      /^The data changed while it was loading.*GET \/v1\/campaigns · Status 200 · Request \S+ · \d{4}-/,
    );
    expect(refusals).toBe(2);
  });

  test('after an error the loaded data stays, the error is shown, and a retry completes the report', async ({
    desk,
    organization,
  }) => {
    await organization.import(campaigns);
    await desk.route('**/v1/campaigns?page=2**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await desk.goto(ANY_TIME);
    await expect(desk.getByText('The service has a problem')).toBeVisible();
    await expect(desk.getByText(/ of 260\.$/)).toBeVisible();
    await desk.unroute('**/v1/campaigns?page=2**');
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(status(desk)).toHaveText('260 campaigns');
    await expect(desk.getByText('The service has a problem')).toBeHidden();
  });
});

test('the report prints without controls, with its charts and the top of the ranking', { tag: '@chromium' }, async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  await desk.goto('/campaigns/metrics?sent_from=2025-01-01&status=completed&compare=cmp_2');
  await expect(status(desk)).toContainText('195 of 195 campaigns were sent in the period · since Jan 1, 2025');
  const figure = chart(desk, 'Funnel').getByRole('figure');
  await expect(figure.locator('svg').first()).toBeVisible();
  await desk.emulateMedia({ media: 'print' });
  // A browser prints what is there when this event ends, also the chart that was not in view.
  const drawn = await desk.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll('main figure')].map((figure) => figure.querySelector('svg text') !== null);
  });
  expect(drawn).toEqual([true, true, true, true]);
  await expect(desk.getByText('Status: Completed', { exact: true })).toBeVisible();
  await expect(desk.getByText(/As of [A-Z][a-z]{2} \d+, \d{4}/)).toBeVisible();
  // No instructions for the screen, and no comparison of one campaign.
  for (const text of ['Tick 2 to 6 to compare them.', 'Choose one to open it.', 'Choose one more campaign to compare.'])
    await expect(desk.getByText(text)).toBeHidden();
  await expect(desk.getByRole('button', { name: 'Print report' })).toBeHidden();
  await expect(desk.getByLabel('Search name')).toBeHidden();
  await expect(desk.getByText(/^An open is counted when/)).toBeVisible();
  await expect(chart(desk, 'Funnel').getByRole('figure')).toBeVisible();
  await expect(desk.getByText(/The first 40 of 1\d\d\.$/)).toBeVisible();
  const printed = desk.getByRole('table', { name: 'Campaigns ranked' });
  // The width of a portrait page between its margins, in pixels.
  await desk.setViewportSize({ width: 700, height: 1000 });
  const columns = printed.getByRole('columnheader');
  await expect(columns).toHaveCount(8);
  const end = () => columns.last().evaluate((column) => column.getBoundingClientRect().right);
  await expect.poll(end).toBeLessThan(700);
  // A date is in one line.
  const day = printed.getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/);
  await expect(day).toHaveCount(40);
  for (const height of await day.evaluateAll((days) => days.map((each) => each.getClientRects().length)))
    expect(height).toBe(1);
  // A chart that was drawn for a narrower place fills its width: no observer runs in between.
  const scale = await figure.evaluate((place) => {
    const svg = place.querySelector('svg');
    const drawn = svg?.viewBox.baseVal;
    place.style.width = `${Number(drawn?.width) * 1.2}px`;
    const ratio = Number(svg?.getBoundingClientRect().height) / Number(drawn?.height);
    place.style.width = '';
    return ratio;
  });
  expect(scale).toBeCloseTo(1.2, 1);
  await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
  await desk.emulateMedia({ media: null });
  await desk.setViewportSize({ width: 1366, height: 900 });
  // On both paper sizes the charts and the ranking need few pages, and no page is empty.
  for (const format of ['A4', 'Letter'] as const) {
    const pages = countPages(await desk.pdf({ format }));
    expect(pages, format).toBeGreaterThanOrEqual(4);
    expect(pages, format).toBeLessThanOrEqual(6);
  }
});

test('a chart has its title, note, legend and table before it is loaded, and can be saved as soon as it is', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns.slice(0, 20));
  const release = await delayResponses(desk, '**/plots-*.js');
  await desk.goto(ANY_TIME);
  const funnel = chart(desk, 'Funnel');
  await expect(funnel).toContainText('Delivered as a share of sent; opened and clicked as shares of delivered');
  await expect(funnel.getByRole('listitem')).toHaveText(['Sent, Delivered', 'Opened', 'Clicked']);
  await act(desk, 'By type', 'Show as table');
  await expect(chart(desk, 'By type').getByRole('table')).toContainText('Newsletter');
  const download = desk.waitForEvent('download');
  await act(desk, 'Funnel', 'Save as SVG');
  const before = await funnel.boundingBox();
  release();
  expect((await download).suggestedFilename()).toBe('campaign-funnel.svg');
  await expect(funnel.locator('figure svg').first()).toBeVisible();
  expect(await funnel.boundingBox()).toEqual(before);
});

test('on a phone the longest bar has at least two fifths of the width, and no text of an axis or a saved chart is cut off', async ({
  desk,
  organization,
}) => {
  const newProduct = aCampaign({ id: 'cmp_new', type: 'new_product_launch', audience_count: 9000 });
  await organization.import([...campaigns, newProduct]);
  await desk.setViewportSize({ width: 390, height: 844 });
  for (const language of ['de', 'en']) {
    await desk.goto('/config.json');
    await desk.evaluate((value) => localStorage.setItem('kol-desk.language', JSON.stringify(value)), language);
    await desk.goto(ANY_TIME);
    const figures = desk.getByRole('main').getByRole('figure');
    for (let index = 0; index < 4; index++) {
      const figure = figures.nth(index);
      await figure.evaluate((place) => place.scrollIntoView());
      await expect(figure.locator('svg text').first()).toBeVisible();
      for (const text of await figure.locator('svg text').allTextContents()) expect(text).not.toContain('…');
    }
    for (const index of [0, 2]) {
      const figure = figures.nth(index);
      const widths = await figure
        .locator('.MuiBarChart-element')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      expect(Math.max(...widths)).toBeGreaterThan(0.4 * Number((await figure.boundingBox())?.width));
    }
  }
  const file = await save(desk, 'Audience and open rate', 'SVG');
  // A page without web fonts, like every program that opens the file.
  const viewer = await desk.context().newPage();
  await viewer.setContent(file.content.toString());
  const [end, ...ends] = await viewer
    .locator('body > svg, text')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(Number(end));
});

test('on a phone a ranked campaign has three lines', async ({ desk, organization }) => {
  await organization.import(campaigns);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(ANY_TIME);
  const row = ranking(desk).locator('tr:not([aria-hidden])').first();
  await expect(row).toContainText('%');
  expect((await row.boundingBox())?.height).toBeLessThan(120);
});

test('on a phone the report prints with charts that never came into view', async ({ desk, organization }) => {
  await organization.import(campaigns.slice(0, 20));
  await desk.setViewportSize({ width: 390, height: 700 });
  await desk.goto(ANY_TIME);
  await expect(status(desk)).toHaveText('20 campaigns');
  await expect(desk.locator('figure svg')).toHaveCount(0);

  // A user who leaves before the charts are drawn prints nothing and keeps the dark colors.
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = '';
    };
  });
  const release = await delayResponses(desk, '**/assets/plots-*');
  await desk.getByRole('button', { name: 'Print report' }).click();
  await expect(desk.locator('html')).toHaveClass('light');
  await desk.getByRole('link', { name: 'Products' }).click();
  await expect(desk.locator('html')).toHaveClass('dark');
  release();
  expect(await desk.evaluate(() => document.body.dataset.printed)).toBeUndefined();
  await desk.goBack();
  await expect(status(desk)).toHaveText('20 campaigns');

  const printed = desk.evaluate(
    () =>
      new Promise<number>((done) => {
        window.print = () => done(document.querySelectorAll('figure svg').length);
      }),
  );
  await desk.getByRole('button', { name: 'Print report' }).click();
  expect(await printed).toBeGreaterThanOrEqual(4);
});

test("the browser's own command prints the numbers of charts that are not loaded", async ({ desk, organization }) => {
  await organization.import(campaigns);
  await desk.setViewportSize({ width: 390, height: 700 });
  await desk.goto(ANY_TIME);
  await expect(status(desk)).toHaveText(`${campaigns.length} campaigns`);
  const release = await delayResponses(desk, '**/assets/plots-*');
  const print = (event: string) => desk.evaluate((type) => window.dispatchEvent(new Event(type)), event);
  await desk.emulateMedia({ media: 'print' });
  await print('beforeprint');
  for (const title of ['Funnel', 'By month', 'By type', 'Audience and open rate'])
    await expect(chart(desk, title).getByRole('table')).toBeVisible();
  // A long table has its first rows, and says so.
  const points = chart(desk, 'Audience and open rate');
  await expect(points.locator('tbody').getByRole('row')).toHaveCount(40);
  await expect(points).toContainText('40 of ');
  await desk.emulateMedia({ media: 'screen' });
  await expect(chart(desk, 'Funnel').getByRole('table')).toBeHidden();
  await print('afterprint');
  release();
  await chart(desk, 'Funnel').scrollIntoViewIfNeeded();
  await expect(chart(desk, 'Funnel').locator('figure svg').first()).toBeVisible();
  await expect(chart(desk, 'Funnel').getByRole('table')).toHaveCount(0);
});

test('a point of the scatter chart links to its campaign', async ({ desk, organization }) => {
  const name = `Campaign 001${' on stroke networks and transfer times'.repeat(4)}`;
  const one = { ...aCampaign({ id: 'cmp_1' }), ...campaigns[0], name };
  await organization.import([one]);
  await desk.goto(ANY_TIME);
  const scatter = chart(desk, 'Audience and open rate');
  await scatter.getByRole('button', { name: /^Actions/ }).focus();
  // A chart is drawn when it comes into view.
  await scatter.evaluate((section) => section.scrollIntoView());
  const values = scatter.getByRole('group', { name: /^Values of “Audience and open rate”/ });
  await expect(values).toBeVisible();
  await desk.keyboard.press('Tab');
  await expect(values).toBeFocused();
  await expect(scatter.getByRole('figure')).toHaveCSS('outline-style', 'solid');
  await desk.keyboard.press('ArrowRight');
  await expect(scatter.getByRole('img', { name: /^Campaign 001 .* times: Audience \d+, Open rate/ })).toBeFocused();
  // The tooltip closes while the point keeps focus, and opens again.
  const tooltip = desk.getByRole('tooltip');
  await expect(tooltip).toContainText(`${name}TypeNewsletterAudience${one.audience_count}Open rate`);
  expect(Number((await tooltip.boundingBox())?.width)).toBeLessThanOrEqual(320);
  await desk.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await desk.keyboard.press('ArrowRight');
  await expect(tooltip).toBeVisible();
  await scatter.locator('.MuiScatterChart-marker').click();
  await expect(desk).toHaveURL(`/campaigns?search=${encodeURIComponent(name)}&selected=cmp_1`);
  await expect(desk.getByRole('dialog', { name })).toBeVisible();

  // The unknown types share a color, and the legend names all of them. The file has no text for a missing one.
  await organization.import([
    { ...one, id: 'cmp_2' },
    { ...one, id: 'cmp_3' },
  ]);
  await desk.route('**/v1/campaigns?page=1**', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    const types: Record<string, string | null> = { cmp_2: 'podcast', cmp_3: null };
    for (const campaign of answer.data) if (campaign.id in types) campaign.type = types[campaign.id];
    await route.fulfill({ response, json: answer });
  });
  await desk.goto(ANY_TIME);
  await expect(scatter.getByRole('listitem')).toHaveText([/podcast.*No type given/i, 'Newsletter']);
  expect((await save(desk, 'By type', 'CSV')).content.toString()).toContain('\r\n,1,');
});

test('opens, clicks and volume have one color everywhere, and few deliveries do not stretch a scale', async ({
  desk,
  organization,
}) => {
  const sentIn = (month: string, delivered: number, opened: number, audience_count: number, type: Campaign['type']) => {
    const counts = { sent: delivered, delivered, opened, clicked: opened / 10 };
    return aCampaign({
      id: `cmp_${month}`,
      name: `Campaign of ${month}`,
      type,
      audience_count,
      metrics: { ...counts, clicked: Math.floor(counts.clicked), open_rate: opened / delivered, click_rate: 0 },
      sent_at: `2026-${month}-15T08:00:00.000Z`,
    });
  };
  await organization.import([
    sentIn('01', 110, 99, 10, 'newsletter'),
    sentIn('02', 1000, 300, 1000, 'newsletter'),
    sentIn('03', 1000, 200, 1000, 'custom'),
    sentIn('04', 10_000, 3500, 10_000, 'event_invitation'),
  ]);
  await desk.goto(ANY_TIME);
  const months = chart(desk, 'By month');
  await months.getByRole('group', { name: /^Values of “By month”/ }).focus();
  await desk.keyboard.press('ArrowRight');
  for (let row = 0; row < 2; row++) await desk.keyboard.press('ArrowUp');
  await expect(months.getByRole('img', { name: /90.0% with few deliveries$/ })).toBeFocused();
  const triangles = 'Triangles: fewer than 200 delivered, off the scale.';
  await expect(months).toContainText(triangles);
  const file = await save(desk, 'By month', 'SVG');
  expect(file.content.toString().replace(/<[^>]+>/g, ' ')).toContain(triangles);
  // The charts beside each other are equally high, so that no card has empty space.
  const [funnelFigure, monthsFigure] = await Promise.all(
    ['Funnel', 'By month'].map((title) => chart(desk, title).getByRole('figure').boundingBox()),
  );
  expect(funnelFigure?.y).toBe(monthsFigure?.y);
  expect(funnelFigure?.height).toBe(monthsFigure?.height);
  const ticks = (await months.locator('svg text').allTextContents()).filter((text) => text.endsWith('%'));
  expect(ticks.length).toBeGreaterThan(1);
  expect(Math.max(...ticks.map(Number.parseFloat))).toBeLessThanOrEqual(40);

  const colors = async (title: string, selector: string) => {
    const marks = chart(desk, title).locator(selector);
    // A chart is drawn when it comes into view.
    await chart(desk, title).scrollIntoViewIfNeeded();
    await expect(marks.first()).toBeVisible();
    return await marks.evaluateAll((elements) => elements.map((mark) => getComputedStyle(mark).fill));
  };
  const [sent, delivered, opened, clicked] = await colors('Funnel', '.MuiBarChart-element');
  expect(new Set([delivered, opened, clicked]).size).toBe(3);
  expect(sent).toBe(delivered);
  expect(new Set(await colors('By month', '.MuiBarChart-element'))).toEqual(new Set([delivered]));
  expect(new Set(await colors('By type', '.MuiBarChart-element'))).toEqual(new Set([opened, clicked]));
  const bars = await ranking(desk)
    .getByRole('row')
    .first()
    .locator('[data-rate-bar]')
    .evaluateAll((elements) =>
      elements.map((element) => /rgb\([^)]+\)/.exec(getComputedStyle(element).backgroundImage)?.[0]),
    );
  expect(bars).toEqual([opened, clicked]);

  // A type has a color of its own, and each power of ten the same width.
  const points = await colors('Audience and open rate', '.MuiScatterChart-marker');
  expect(new Set(points).size).toBe(3);
  expect(points).not.toContain(opened);
  const axis = chart(desk, 'Audience and open rate').locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickContainer');
  await expect(axis).toHaveText(['10', '100', '1K', '10K']);
  const at = await axis.evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().x));
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThan(50);
  expect(Math.abs(third - second - (second - first))).toBeLessThan(12);
});

test("a month without deliveries has no rate, and says so in the dashboard's own text; a rate of 0 is at the start of its axis", async ({
  desk,
  organization,
}) => {
  const none = { sent: 5, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 };
  await organization.import([
    aCampaign({ id: 'cmp_none', metrics: none, sent_at: '2026-03-02T08:00:00.000Z' }),
    aCampaign({ id: 'cmp_unopened', metrics: { ...none, delivered: 5 }, sent_at: '2026-04-02T08:00:00.000Z' }),
  ]);
  await desk.goto(ANY_TIME);
  const months = chart(desk, 'By month');
  await months.getByRole('group', { name: /^Values of “By month”/ }).focus();
  await desk.keyboard.press('ArrowRight');
  await expect(months.getByRole('img', { name: /Delivered; 0$/ })).toBeFocused();
  await desk.keyboard.press('ArrowUp');
  await expect(months.getByRole('img', { name: /Open rate; not given$/ })).toBeFocused();

  for (const [title, axis] of [
    ['By month', '.MuiChartsAxis-directionY'],
    ['By type', '.MuiChartsAxis-directionX'],
    ['Audience and open rate', '.MuiChartsAxis-directionY'],
  ] as const) {
    await chart(desk, title).scrollIntoViewIfNeeded();
    await expect(chart(desk, title).locator(axis).first()).toContainText(/0%.*100%/);
  }

  // If only a month with few deliveries has a rate, it is on the scale.
  const few = { ...none, delivered: 5, opened: 2, open_rate: 0.4 };
  await organization.import([
    aCampaign({ id: 'cmp_none', name: 'Not delivered', metrics: none, sent_at: '2026-03-02T08:00:00.000Z' }),
    aCampaign({ id: 'cmp_few', metrics: few, sent_at: '2026-05-02T08:00:00.000Z' }),
  ]);
  await desk.goto(ANY_TIME);
  const scale = months.locator('.MuiChartsAxis-directionY').first();
  await expect(scale).toContainText('40%');
  await expect(scale).not.toContainText('100%');
  await desk.goto(`${ANY_TIME}&search=Not+delivered`);
  await expect(months).toContainText('None of these campaigns has the numbers for this chart.');
  await expect(desk.getByText('1 campaign with fewer or unknown deliveries is not ranked.')).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Campaigns ranked' })).toHaveCount(0);
});
