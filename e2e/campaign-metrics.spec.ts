import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import type { Campaign } from '../src/contract/campaign.ts';
import { expect, test } from './fixtures.ts';
import { aCampaign } from './records.ts';
import type { Organization } from './serviceFixtures.ts';

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
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Key metrics' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last();
const ranking = (page: Page) => page.getByRole('region', { name: 'Campaigns ranked' }).locator('tbody');
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'campaign' }).first();
const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('metrics are sums over all matching campaigns, and the page defines them', async ({ desk, organization }) => {
  await organization.import(campaigns);
  await desk.goto('/campaigns/metrics');
  await expect(status(desk)).toHaveText('260 campaigns');
  const all = await listAll(organization);
  const [sent, delivered, opened, clicked] = (['sent', 'delivered', 'opened', 'clicked'] as const).map((count) =>
    sum(all, count),
  );
  await expect(figure(desk, 'Sent')).toContainText(Number(sent).toLocaleString('en-US'));
  await expect(figure(desk, 'Delivery rate')).toContainText(percent(Number(delivered), Number(sent)));
  await expect(figure(desk, 'Open rate')).toContainText(percent(Number(opened), Number(delivered)));
  await expect(figure(desk, 'Click rate')).toContainText(percent(Number(clicked), Number(delivered)));
  await expect(figure(desk, 'Click-to-open')).toContainText(percent(Number(clicked), Number(opened)));

  await desk.getByRole('button', { name: 'How “Open rate” is defined' }).focus();
  await expect(desk.getByRole('tooltip')).toContainText('Opened ÷ delivered, each summed over these campaigns.');

  await desk.getByLabel('Type', { exact: true }).selectOption('Newsletter');
  await expect(desk).toHaveURL('/campaigns/metrics?type=newsletter');
  const letters = all.filter(({ type }) => type === 'newsletter');
  await expect(status(desk)).toHaveText(`${letters.length} campaigns`);
  await expect(figure(desk, 'Open rate')).toContainText(percent(sum(letters, 'opened'), sum(letters, 'delivered')));
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
  await desk.goto('/campaigns/metrics');
  await expect(figure(desk, 'Open rate')).toContainText('89.2%');
  await expect(figure(desk, 'Open rate')).toContainText('901 of 1,010');
  await expect(figure(desk, 'Click-to-open')).toContainText('10.1%');
  const row = ranking(desk).getByRole('row').filter({ hasText: 'Small' });
  await expect(row).toContainText('95%: 2% – 40%');
  await expect(ranking(desk).getByRole('row').filter({ hasText: 'Large' })).not.toContainText('95%:');
  // With fewer than five peers there is no difference from their median.
  await expect(row.getByTitle(/^Open rate minus the median/)).toHaveText('—not given');
});

test('a period is selected by days, and the metrics show the previous period for comparison', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  await desk.goto('/campaigns/metrics');
  await desk.getByLabel('Sent from').fill('2025-03-01');
  await desk.getByLabel('Sent to').fill('2025-03-31');
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
  await expect(figure(desk, 'Open rate')).toContainText(percent(sum(march, 'opened'), sum(march, 'delivered')));
  await expect(figure(desk, 'Open rate')).toContainText(
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
  await expect(status(desk)).toHaveText('260 campaigns');
  await expect(chips).toBeHidden();
});

test('the selected period stays, even on a day when two periods are equal', async ({ desk, organization }) => {
  await organization.import(campaigns.slice(0, 1));
  await desk.clock.setFixedTime('2026-01-30T12:00:00Z');
  await desk.goto('/campaigns/metrics');
  const period = desk.getByLabel('Sent', { exact: true });
  for (const chosen of ['This year', 'Last 30 days', 'This year']) {
    await period.selectOption(chosen);
    await expect(desk).toHaveURL('/campaigns/metrics?sent_from=2026-01-01&sent_to=2026-01-30');
    await expect(period.locator('option:checked')).toHaveText(chosen);
  }
  await expect(desk.getByText('The only campaign that matches the filters was not sent in this period.')).toBeVisible();
  await desk.getByLabel('Sent to').fill('2026-01-29');
  await expect(period.locator('option:checked')).toHaveText('Custom dates');
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
    const response = await route.fetch();
    const answer = await response.json();
    const other = answer.data.find(({ id }: Campaign) => id === 'cmp_other');
    other.metrics = { ...some, sent: null, delivered: 1000, opened: 3000, clicked: 4000 };
    return route.fulfill({ response, json: answer });
  });
  await desk.goto('/campaigns/metrics');
  await expect(figure(desk, 'Delivery rate')).toContainText('90 of 100');
  await expect(figure(desk, 'Open rate')).toContainText('50.0%45 of 90');
  await expect(figure(desk, 'Click-to-open')).toContainText('20.0%9 of 45');
  await desk.getByRole('button', { name: 'How “Open rate” is defined' }).focus();
  await expect(desk.getByRole('tooltip')).toContainText(
    '1 campaign whose counts are missing or impossible is not included.',
  );
  const funnel = chart(desk, 'Funnel');
  await expect(funnel.getByRole('figure')).toContainText('90.0%45.0%9.0%');
  await funnel.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(funnel.locator('tbody').getByRole('row')).toHaveText([
    'Sent100',
    'Delivered1,09090.0%90.0%',
    'Opened3,04545.0%50.0%',
    'Clicked4,0099.0%20.0%',
  ]);
  await expect(chart(desk, 'By month')).toContainText('1 campaign without a send date is in no month.');
  const row = ranking(desk).getByRole('row').filter({ hasText: 'Other' });
  await expect(row.getByRole('cell').last()).toHaveText('—not given');
});

test('every chart has a table with the same numbers, and both can be saved', async ({ desk, organization }) => {
  await organization.import(campaigns);
  await desk.goto('/campaigns/metrics');
  await expect(status(desk)).toHaveText('260 campaigns');
  for (const title of ['Funnel', 'By month', 'By type', 'Audience and open rate'])
    await expect(chart(desk, title).getByRole('figure')).toBeVisible();
  const types = chart(desk, 'By type');
  const download = async (name: string) => {
    const [saved] = await Promise.all([desk.waitForEvent('download'), types.getByRole('button', { name }).click()]);
    return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) };
  };
  const svg = await download('Save “By type” as SVG');
  expect(svg.name).toBe('campaigns-by-type.svg');
  expect(svg.content.toString()).toMatch(/^<svg [\s\S]*Newsletter \(87\)[\s\S]*<\/svg>$/);
  const png = await download('Save “By type” as PNG');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  expect(png.content.length).toBeGreaterThan(5000);

  await types.getByRole('button', { name: 'Table', exact: true }).click();
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
  const csv = (await download('Save “By type” as CSV')).content.toString();
  const newsletters = all.filter(({ type }) => type === 'newsletter');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain(`newsletter,87,${sum(newsletters, 'opened') / sum(newsletters, 'delivered')},`);

  const months = chart(desk, 'By month');
  await months.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(months.locator('tbody').getByRole('row')).toHaveCount(13);
  const points = chart(desk, 'Audience and open rate');
  await points.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(points.getByRole('link', { name: 'Campaign 260' })).toHaveAttribute(
    'href',
    '/campaigns?search=Campaign%20260&selected=cmp_260',
  );
});

test('the ranking sorts all campaigns and shows the difference from the median of the type', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns);
  await desk.goto('/campaigns/metrics');
  const all = await listAll(organization);
  const rate = ({ metrics }: Campaign) => metrics.opened / metrics.delivered;
  const best = all.toSorted((a, b) => rate(b) - rate(a))[0];
  if (best === undefined) throw new Error('no campaign');
  const first = ranking(desk).locator('tr:not([aria-hidden])').first();
  await expect(first).toContainText(best.name);
  const peers = all
    .filter(({ type }) => type === best.type)
    .map(rate)
    .sort((a, b) => a - b);
  const middle = (peers.length - 1) / 2;
  const median = (Number(peers[Math.floor(middle)]) + Number(peers[Math.ceil(middle)])) / 2;
  // The separate element keeps the sign before the number on right-to-left pages.
  await expect(first.locator('bdi')).toHaveText(`+${(100 * (rate(best) - median)).toFixed(1)} pts`);

  await desk.getByRole('columnheader', { name: 'Delivered' }).getByRole('button').click();
  const most = all.toSorted((a, b) => b.metrics.delivered - a.metrics.delivered)[0];
  await expect(first).toContainText(String(most?.name));
});

test('two to six campaigns are compared side by side, and the URL holds the selection', async ({
  desk,
  organization,
}) => {
  await organization.import(campaigns.slice(0, 8));
  await desk.goto('/campaigns/metrics');
  await desk.getByRole('checkbox', { name: /Campaign 001/ }).click();
  await expect(desk.getByText('Choose one more campaign to compare.')).toBeVisible();
  const second = desk.getByRole('checkbox', { name: /Campaign 002/ });
  await second.scrollIntoViewIfNeeded();
  const place = await second.boundingBox();
  await second.click();
  await expect(desk).toHaveURL('/campaigns/metrics?compare=cmp_1%2Ccmp_2');
  const said = desk.getByRole('region', { name: 'Ranking', exact: true }).getByRole('status');
  await expect(said).toHaveText('2 campaigns chosen');
  const table = desk.getByRole('table', { name: 'Campaigns side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Metric', 'Campaign 001', 'Campaign 002']);
  expect((await second.boundingBox())?.y).toBe(place?.y);
  await desk.getByRole('button', { name: 'Go to the comparison' }).click();
  await expect(desk.getByRole('button', { name: 'Remove Campaign 001 from the comparison' })).toBeFocused();
  await expect(table).toBeInViewport();
  const [one, two] = campaigns;
  await expect(table.getByRole('row', { name: 'Delivered' })).toContainText(String(one?.metrics.delivered));
  await expect(table.getByRole('row', { name: 'Delivered' })).toContainText(String(two?.metrics.delivered));

  await desk.goto(`/campaigns/metrics?compare=${[1, 2, 3, 4, 5, 6, 7].map((n) => `cmp_${n}`).join()}`);
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
});

test.describe('a slow or rate-limited service', () => {
  test.use({
    allowedErrors: ['the server responded with a status of 429', 'the server responded with a status of 500'],
  });

  test('the report works from the first page on, can be stopped and continued', async ({ desk, organization }) => {
    await organization.import(campaigns);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await desk.route('**/v1/campaigns?page=3**', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await desk.goto('/campaigns/metrics');
    await expect(desk.getByRole('progressbar', { name: '200 of 260 loaded' })).toBeVisible();
    await expect(status(desk)).toHaveText('200 campaigns');
    await desk.getByRole('button', { name: 'Cancel' }).click();
    await expect(desk.getByText(/^Loading was stopped\. .* the first 200 of 260\.$/)).toBeVisible();
    release();
    await desk.unroute('**/v1/campaigns?page=3**');
    await desk.getByRole('button', { name: 'Load all' }).click();
    await expect(status(desk)).toHaveText('260 campaigns');
    await expect(desk.getByText(/^Loading was stopped/)).toBeHidden();
  });

  for (const [name, answer] of [
    ['an answer that has not come', () => {}],
    ['a limit', (route: Route) => route.fulfill({ status: 429, headers: { 'Retry-After': '5400' }, body: '' })],
  ] as const)
    test(`says that it was stopped before the first data: ${name}`, async ({ desk, organization }) => {
      await organization.import(campaigns.slice(0, 3));
      await desk.route('**/v1/campaigns?**', answer);
      await desk.goto('/campaigns/metrics');
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
    await desk.goto('/campaigns/metrics');
    await expect(status(desk)).toHaveText('260 campaigns');
    await desk.route('**/v1/campaigns?**type=newsletter**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await desk.getByLabel('Type', { exact: true }).selectOption('Newsletter');
    await expect(desk.getByText('The service has a problem')).toBeVisible();
    await expect(desk.getByText('You still see the previous result.')).toBeVisible();
    await expect(figure(desk, 'Campaigns')).toContainText('260');
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
      const response = await route.fetch();
      const answer = await response.json();
      answer.data[0].id = 'cmp_1';
      return route.fulfill({ response, json: answer });
    });
    await desk.goto('/campaigns/metrics');
    await expect(desk.getByRole('alert')).toHaveText(
      /^This key has reached its request limit\. Nothing is lost\. The service asks to wait\. Retrying at \d+:\d\d:\d\d [AP]M UTC\+[12]\.$/,
    );
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.getByRole('button', { name: 'Copy details' }).click();
    expect(await desk.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^KOL Desk: Too many requests at the moment\nGET \/v1\/campaigns\nStatus 429\nRequest req-4711\n/,
    );
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
    await desk.goto('/campaigns/metrics');
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
  await desk.goto('/campaigns/metrics?sent_from=2025-01-01');
  await expect(status(desk)).toContainText('260 of 260 campaigns were sent in the period · since Jan 1, 2025');
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('button', { name: 'Print report' })).toBeHidden();
  await expect(desk.getByLabel('Search name')).toBeHidden();
  await expect(desk.getByText(/^An open is counted when/)).toBeVisible();
  await expect(chart(desk, 'Funnel').getByRole('figure')).toBeVisible();
  await expect(desk.getByText('The first 40 of 260.')).toBeVisible();
  const printed = desk.getByRole('table', { name: 'Campaigns ranked' });
  // The width of a portrait page between its margins, in pixels.
  await desk.setViewportSize({ width: 700, height: 1000 });
  const columns = printed.getByRole('columnheader');
  await expect(columns).toHaveCount(8);
  const end = await columns.last().boundingBox();
  expect(Number(end?.x) + Number(end?.width)).toBeLessThan(700);
  await desk.setViewportSize({ width: 1366, height: 900 });
  // On both paper sizes the charts and the ranking need few pages, and no page is empty.
  for (const format of ['A4', 'Letter'] as const) {
    const pages = (await desk.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages?.length, format).toBeGreaterThanOrEqual(3);
    expect(pages?.length, format).toBeLessThanOrEqual(6);
  }
});

test('a point of the scatter chart links to its campaign', async ({ desk, organization }) => {
  const [one] = campaigns;
  if (one === undefined) throw new Error('no campaign');
  await organization.import([one]);
  await desk.goto('/campaigns/metrics');
  const scatter = chart(desk, 'Audience and open rate');
  await scatter.getByRole('button', { name: /CSV$/ }).focus();
  await desk.keyboard.press('Tab');
  await expect(scatter.getByRole('group', { name: /^Values of “Audience and open rate”/ })).toBeFocused();
  await expect(scatter.getByRole('figure')).toHaveCSS('outline-style', 'solid');
  await desk.keyboard.press('ArrowRight');
  await expect(scatter.getByRole('img', { name: /^Campaign 001: Audience \d+, Open rate/ })).toBeFocused();
  // The tooltip closes while the point keeps focus, and opens again.
  const said = desk.getByRole('tooltip');
  await expect(said).toContainText('Campaign 001');
  await desk.keyboard.press('Escape');
  await expect(said).toBeHidden();
  await desk.keyboard.press('ArrowRight');
  await expect(said).toBeVisible();
  await scatter.locator('.MuiScatterChart-marker').click();
  await expect(desk).toHaveURL('/campaigns?search=Campaign%20001&selected=cmp_1');
  await expect(desk.getByRole('dialog', { name: one.name })).toBeVisible();
});

test("a month without deliveries has no rate, and says so in the dashboard's own text", async ({
  desk,
  organization,
}) => {
  const none = { sent: 5, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 };
  await organization.import([
    aCampaign({ id: 'cmp_none', metrics: none, sent_at: '2026-03-02T08:00:00.000Z' }),
    aCampaign({ id: 'cmp_some', sent_at: '2026-04-02T08:00:00.000Z' }),
  ]);
  await desk.goto('/campaigns/metrics');
  const months = chart(desk, 'By month');
  await months.getByRole('group', { name: /^Values of “By month”/ }).focus();
  await desk.keyboard.press('ArrowRight');
  await expect(months.getByRole('img', { name: /Delivered; 0$/ })).toBeFocused();
  await desk.keyboard.press('ArrowUp');
  await expect(months.getByRole('img', { name: /Open rate; not given$/ })).toBeFocused();
});
