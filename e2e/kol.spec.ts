import { delayResponses, expect, fetchAsPage, jumpTo, test } from './fixtures.ts';
import { aKol } from './records.ts';
import { createKey } from './service.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

const ada = aKol({
  id: 'kol_ada',
  full_name: 'Dr. Ada Keller',
  events: [
    { id: 'evt_1', name: 'Heart failure board', date: '2025-03-30', role: 'speaker' },
    { id: 'evt_2', name: 'Autumn congress', date: '2025-10-26', role: 'panelist' },
  ],
  campaigns: [{ id: 'cmp_1', name: 'Stent launch', sent_at: '2025-02-01', status: 'opened' }],
  interactions: [],
  publications: [
    {
      id: 'pub_1',
      title: 'Remote monitoring',
      journal: 'Example Heart Journal',
      published_on: '2024-12-31',
      doi: '10.1000/1',
      citations: 1234,
    },
  ],
});

test('a user looks up a KOL by id in the app bar, and the profile shows every field of the record', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/');
  await jumpTo(desk, ' kol_ada ');

  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  await expect(desk.getByText('Professor of Cardiology · Cardiology · University Hospital Example')).toBeVisible();
  await expect(desk.getByText('Tier 1')).toBeVisible();
  await expect(desk.getByText('High engagement')).toBeVisible();
  await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
  await expect(desk.getByText('Interventional cardiology')).toBeVisible();
  await expect(desk.getByText('Prefers mornings.')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'ada.keller@example.org' })).toHaveAttribute(
    'href',
    'mailto:ada.keller@example.org',
  );
  const metrics = desk.getByRole('region', { name: 'Metrics' });
  for (const value of ['41', '180', '41.3%', '25.0%'])
    await expect(metrics.getByText(value, { exact: true })).toBeVisible();
  for (const text of [
    'Heart failure',
    'Remote monitoring',
    '+49 30 23125 000',
    'Charitéplatz 1',
    '10117 Berlin',
    '@adakeller',
    'linkedin.com/in/example',
    'Jan 15, 2024',
    'Jun 1, 2026',
    'kol_ada',
  ])
    await expect(desk.getByRole('main')).toContainText(text);
  // The explanation of a metric works with mouse, keyboard and screen reader.
  await expect(metrics.getByText('h-index')).toHaveAttribute('aria-description', /largest h such that h publications/);
  await metrics.getByText('h-index').focus();
  await expect(metrics.getByText('h-index')).toBeFocused();
  const isShown = () =>
    metrics.getByText('h-index').evaluate((hint) => getComputedStyle(hint, '::after').content.includes('largest h'));
  await expect.poll(isShown).toBe(true);
  await desk.keyboard.press('Escape');
  await expect.poll(isShown).toBe(false);
});

test('no page title names a KOL, because browsers store titles in their history', async ({ desk, organization }) => {
  await organization.import([ada, aKol({ id: 'kol_bo' })]);
  for (const [path, title] of [
    ['/kols/kol_ada', 'kol_ada · KOL Desk'],
    ['/kols/kol_ada/briefing', 'Briefing · KOL Desk'],
    ['/kols/compare?ids=kol_ada,kol_bo', 'Compare 2 KOLs · KOL Desk'],
  ] as const) {
    await desk.goto(path);
    await expect(desk.getByText('Dr. Ada Keller').first()).toBeVisible();
    await expect(desk).toHaveTitle(title);
  }
});

test('a profile makes two requests in parallel; then each tab opens at once, has its own URL, and lists the newest entry first', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  const requests: string[] = [];
  desk.on('request', (request) => {
    if (request.url().includes('/v1/')) requests.push(new URL(request.url()).search);
  });
  const answer = await delayResponses(desk, '**/v1/kols/**');

  await desk.goto('/kols/kol_ada?tab=events');
  await expect(desk.getByRole('status', { name: 'Loading' })).toBeVisible();
  const both = ['', '?include=events,campaigns,interactions,publications'];
  await expect.poll(() => requests.toSorted()).toEqual(both);
  answer();
  await expect(desk.getByRole('tab')).toHaveText([
    'Overview',
    'Events (2)',
    'Campaigns (1)',
    'Interactions (0)',
    'Publications (1)',
    'Timeline',
  ]);
  const rows = desk.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveText([
    /Name/,
    /Autumn congress.*Oct 26, 2025.*Panelist/,
    /Heart failure board.*Mar 30, 2025.*Speaker/,
  ]);

  await desk.getByRole('tab', { name: 'Publications' }).click();
  await expect(desk).toHaveURL('/kols/kol_ada?tab=publications');
  await expect(desk.getByRole('tabpanel')).toContainText('Dec 31, 2024');
  await expect(desk.getByRole('tabpanel')).toContainText('1,234');
  await desk.getByRole('tab', { name: 'Campaigns' }).click();
  await expect(desk.getByRole('tabpanel')).toContainText('Stent launch');
  await desk.getByRole('tab', { name: 'Interactions' }).click();
  await expect(desk.getByText('No interactions recorded')).toBeVisible();
  expect(requests.toSorted()).toEqual(both);

  await desk.goBack();
  await expect(desk.getByRole('tab', { name: 'Campaigns' })).toHaveAttribute('aria-selected', 'true');
});

test('missing values are shown as missing, never as zero', async ({ desk, organization }) => {
  await organization.import([aKol({ id: 'kol_bare' })]);
  await desk.route('**/v1/kols/kol_bare', async (route) => {
    const answer = await (await fetchAsPage(route)).json();
    const { id } = answer.data;
    await route.fulfill({ json: { data: { id, full_name: '', metrics: { h_index: '41', response_rate: null } } } });
  });
  await desk.goto('/kols/kol_bare');
  await expect(desk.getByRole('heading', { name: 'kol_bare', level: 1 })).toBeVisible();
  const metrics = desk.getByRole('region', { name: 'Metrics' });
  await expect(metrics).toContainText('unreadable');
  await expect(metrics).not.toContainText('0');
});

test('a name and days that cannot be read are not called missing', async ({ desk, organization }) => {
  await organization.import([ada]);
  await desk.route('**/v1/kols/kol_ada*', async (route) => {
    const { data } = await (await fetchAsPage(route)).json();
    const events = data.events?.map((event: object) => ({ ...event, date: 'in March' }));
    await route.fulfill({ json: { data: { ...data, full_name: 7, events } } });
  });
  await desk.goto('/kols/kol_ada');
  await expect(desk.getByRole('main').getByText('unreadable')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('kol_ada');
  await desk.getByRole('link', { name: 'Print briefing' }).click();
  const sheet = desk.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText('kol_ada unreadable');
  await expect(sheet).toContainText('Upcoming eventsThe data can’t be read');
});

test('a link in the data is clickable only if it is http or https, and leads to another host', async ({
  desk,
  organization,
  service,
}) => {
  const own = `${service.url}/v1/kols/kol_other`;
  const ownWithTls = own.replace(/^http/, 'HTTPS');
  const social = {
    linkedin: 'javascript:alert(1)',
    twitter: '@adakeller',
    weibo: 'https://weibo.example.org/ada',
    researchgate: own,
    mastodon: ownWithTls,
  };
  await organization.import([aKol({ id: 'kol_links', social })]);
  await desk.route('**/v1/kols/kol_links', async (route) => {
    const { data } = await (await fetchAsPage(route)).json();
    await route.fulfill({
      json: { data: { ...data, social: { ...data.social, orcid: { id: 7 }, xing: null, 'med.social': 5 } } },
    });
  });
  await desk.goto('/kols/kol_links');
  const network = (name: string) => desk.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(network('ORCID')).toHaveText('unreadable');
  await expect(network('Med.social')).toHaveText('unreadable');
  await expect(network('Xing')).toContainText('—');
  await expect(desk.getByText('javascript:alert(1)')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'javascript:alert(1)' })).toHaveCount(0);
  await expect(network('ResearchGate')).toHaveText(own);
  await expect(network('Mastodon')).toHaveText(ownWithTls);
  for (const name of ['ResearchGate', 'Mastodon']) await expect(network(name).getByRole('link')).toHaveCount(0);
  await expect(desk.getByRole('link', { name: '@adakeller' })).toHaveAttribute('href', 'https://x.com/adakeller');
  await expect(desk.getByRole('link', { name: 'weibo.example.org/ada' })).toHaveAttribute(
    'href',
    'https://weibo.example.org/ada',
  );
});

test.describe('an unknown id', () => {
  test.use({
    allowedErrors: ['the server responded with a status of 404', 'the server responded with a status of 409'],
  });

  test('shows an error, announces it to screen readers, and offers the lookup', async ({ desk }) => {
    const answer = await delayResponses(desk, '**/v1/kols/**');
    await desk.goto('/kols/kol_nobody');
    await expect(desk.getByRole('status', { name: 'Loading' })).toBeVisible();
    // A live region must exist before its text changes.
    const line = await desk.getByRole('main').getByRole('status').first().elementHandle();
    expect(await line?.textContent()).toBe('');
    answer();
    await expect(desk.getByRole('heading', { name: 'No KOL has this id', level: 1 })).toBeVisible();
    expect(await line?.textContent()).toBe('No KOL has this id');
    await expect(desk.getByText(/has no KOL with the id kol_nobody/)).toBeVisible();
    // This is not an error of the service, so there are no details to report.
    await expect(desk.getByText('Status 404')).toHaveCount(0);
    await desk.getByRole('link', { name: 'Look up another KOL' }).click();
    await expect(desk).toHaveURL('/kols?tab=ids');
    await expect(desk.getByRole('form', { name: 'Look up KOLs' })).toBeVisible();
  });

  test('is offered in small letters if it exists so', async ({ desk, organization }) => {
    await organization.import([ada]);
    await desk.goto('/kols/KOL_ADA');
    await expect(desk.getByRole('heading', { name: 'No KOL has this id' })).toBeVisible();
    await expect(desk.getByText('Did you mean: kol_ada')).toBeVisible();
    await desk.getByRole('link', { name: 'kol_ada' }).click();
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
  });

  test('shows the same for a KOL of another organization', async ({ desk, service, organization }) => {
    const stranger = await createKey(service, `Other ${organization.name}`);
    await organization.import([ada]);
    await desk.goto('/kols/kol_ada');
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
    await desk.goto(`/sign-in#key=${stranger}`);
    await desk.getByRole('button', { name: 'Replace and sign in' }).click();
    await expect(desk).toHaveURL('/');
    await desk.goto('/kols/kol_ada');
    await expect(desk.getByRole('heading', { name: 'No KOL has this id' })).toBeVisible();
  });
});

test.describe('an error of the service', () => {
  test.use({ allowedErrors: ['the server responded with a status of 500'] });

  test('shows its status and request id, and a retry helps', async ({ desk, organization }) => {
    await organization.import([ada]);
    await desk.route('**/v1/kols/kol_ada', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'X-Request-Id': 'req-7' },
        json: { error: { code: 'db_down', message: 'Storage is gone' } },
      }),
    );
    await desk.goto('/kols/kol_ada');
    await expect(desk.getByText('The service has a problem')).toBeVisible();
    await expect(desk.getByText('Storage is gone')).toBeVisible();
    await expect(desk.getByText('Status 500 · db_down · Request req-7')).toBeVisible();
    await desk.unroute('**/v1/kols/kol_ada');
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
  });
});
