import {
  axeErrorsInBothColors,
  delayResponses,
  expect,
  fetchAsPage,
  jumpTo,
  pageWidth,
  saveShortlist,
  searchButton,
  test,
} from './fixtures.ts';
import { aCampaign, aKol, anEvent } from './records.ts';

const find = { name: 'Find a KOL' };

const running = (id: string, counts: { delivered: number; opened: number; clicked: number }) =>
  aCampaign({
    id,
    name: `Campaign ${id}`,
    status: 'active',
    // The service computes the rates from the counts.
    metrics: { sent: 200, open_rate: 0, click_rate: 0, ...counts },
    sent_at: null,
  });

test('home shows the search, recent KOLs, drafts, active campaigns and recent activity', async ({
  desk,
  organization,
}) => {
  await organization.import([
    aKol({
      id: 'kol_ada',
      full_name: 'Dr. Ada Keller',
      institution: 'Charité',
      updated_at: '2026-02-03T09:00:00.000Z',
    }),
    aCampaign({
      id: 'cmp_old',
      name: 'Spring news',
      status: 'completed',
      created_at: '2026-01-02T08:00:00.000Z',
      sent_at: '2026-02-02T08:00:00.000Z',
    }),
    // Campaigns in the future are not recent changes.
    aCampaign({
      id: 'cmp_far',
      name: 'Autumn news',
      status: 'draft',
      created_at: '2025-12-31T08:00:00.000Z',
      sent_at: '2999-01-01T08:00:00.000Z',
    }),
    {
      ...running('cmp_a', { delivered: 144, opened: 72, clicked: 18 }),
      created_at: '2026-01-03T08:00:00.000Z',
    },
    { ...running('cmp_b', { delivered: 0, opened: 0, clicked: 0 }), created_at: '2026-01-04T08:00:00.000Z' },
  ]);
  await desk.clock.setFixedTime('2026-11-24T12:00:00Z');
  await desk.goto('/');
  const conversation = desk.getByRole('region', find);
  await expect(conversation).toContainText('Profiles that you open appear here.');

  // The box suggests an id, and opens the palette.
  const box = conversation.getByRole('button', { name: /^Search or jump to/ }).locator('..');
  await expect(box.getByRole('link', { name: 'Try Dr. Ada Keller (kol_ada)' })).toBeVisible();
  await conversation.getByRole('button', { name: /^Search or jump to/ }).click();
  await desk.getByRole('combobox', { name: 'Search or jump to' }).fill('Keller; kol_ada; kol_ada');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  const report = desk.getByRole('alert');
  await expect(report).toContainText('1 id found, 1 duplicate merged.');
  await expect(report.getByRole('listitem')).toHaveText(['Keller']);

  // Events: a draft is offered.
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  await desk.getByRole('link', { name: 'New event' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Valve board');
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  await desk.getByRole('button', { name: /keep/i }).click();
  await expect(desk).toHaveURL('/');
  await expect(
    desk.getByRole('region', { name: 'Unfinished events' }).getByRole('link', { name: 'Valve board' }),
  ).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Upcoming events of your KOLs' })).not.toContainText('Valve board');

  // After a reload the cache is empty: the browser only stores the id and reads the name.
  await desk.reload();
  await expect(conversation.getByRole('link', { name: 'Dr. Ada Keller' })).toBeVisible();
  await expect(conversation.getByRole('link', { name: 'Dr. Ada Keller' })).toHaveAttribute('title', 'Charité');
  // On paper, where its links are hidden, the section has no heading alone.
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('heading', { name: 'Recently opened' })).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Active campaigns' })).toBeVisible();
  await desk.emulateMedia({ media: null });

  const campaigns = desk.getByRole('region', { name: 'Active campaigns' });
  await expect(campaigns).toContainText('2 active');
  await expect(campaigns.getByRole('listitem').filter({ hasText: 'Campaign cmp_a' })).toContainText(
    '50.0% opened, 12.5% clicked',
  );
  await expect(campaigns.getByRole('listitem').filter({ hasText: 'Campaign cmp_b' })).toContainText(
    'nothing delivered yet',
  );

  const changes = desk.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(changes).toContainText([
    'Dr. Ada KellerUpdated Feb 3',
    'Spring newsSent Feb 2',
    'Campaign cmp_bCreated Jan 4',
    'Campaign cmp_aCreated Jan 3',
    'Spring newsCreated Jan 2',
    'Autumn newsCreated Dec 31, 2025',
  ]);

  for (const width of [360, 1366]) {
    await desk.setViewportSize({ width, height: 900 });
    // One search box, as wide as the page.
    await expect(searchButton(desk)).toHaveCount(1);
    await expect(desk.getByRole('banner').getByRole('navigation')).toHaveCount(width === 360 ? 0 : 1);
    const searchWidth = Number((await searchButton(desk).boundingBox())?.width);
    expect(searchWidth).toBeGreaterThan(width - 80);
    expect(searchWidth).toBeLessThan(width - 32);
    if (width === 1366) {
      // Each entry of the activity is one line.
      for (const entry of await changes.all()) {
        expect((await entry.boundingBox())?.height).toBeLessThan(40);
        // The title gets most of it.
        const [line, end] = await Promise.all([entry.boundingBox(), entry.locator('time').boundingBox()]);
        expect(Number(end?.width)).toBeLessThan(Number(line?.width) * 0.35);
      }
      // The box is as wide as the four tiles below it.
      const [search, tiles] = await Promise.all(
        [box, desk.getByRole('region', { name: 'The last 30 days' })].map((part) => part.boundingBox()),
      );
      expect(search?.width).toBe(tiles?.width);
      // Events, campaigns and activity are side by side, and equally high.
      const sections = await Promise.all(
        ['Upcoming events of your KOLs', 'Active campaigns', 'Recent activity'].map((name) =>
          desk.getByRole('region', { name }).boundingBox(),
        ),
      );
      expect(new Set(sections.map((section) => section?.y)).size).toBe(1);
      expect(new Set(sections.map((section) => section?.height)).size).toBe(1);
    } else {
      // A short list leaves no empty space on a phone.
      const [last, button] = await Promise.all([
        campaigns.getByRole('listitem').last().boundingBox(),
        campaigns.getByRole('link', { name: 'All active campaigns' }).boundingBox(),
      ]);
      expect(Number(button?.y) - Number(last?.y) - Number(last?.height)).toBeLessThanOrEqual(24);
    }
    expect(await axeErrorsInBothColors(desk), `${width} px`).toEqual([]);
  }

  // A change after the screen was opened appears with the next refetch.
  await organization.import([
    aCampaign({ id: 'cmp_new', name: 'Winter news', created_at: '2026-11-24T12:05:00.000Z', sent_at: null }),
  ]);
  await desk.clock.setFixedTime('2026-11-24T12:10:00Z');
  await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(changes.first()).toContainText('Winter news');

  await campaigns.getByRole('link', { name: 'Campaign cmp_a' }).click();
  await expect(desk.getByRole('dialog', { name: 'Campaign cmp_a' })).toBeVisible();
});

test.describe('while campaigns fail to load', () => {
  test.use({ allowedErrors: ['500'] });

  test('the rest of home works, the error appears once, and each section says what is missing', async ({
    desk,
    organization,
  }) => {
    await organization.import([aKol({ id: 'kol_ada' })]);
    await desk.route('**/v1/campaigns?*', (route) => route.fulfill({ status: 500, json: { detail: 'broken' } }));
    await desk.goto('/');
    await expect(desk.getByRole('region', { name: 'Active campaigns' })).toContainText('The service has a problem');
    await expect(desk.getByRole('alert')).toHaveCount(1);
    const changes = desk.getByRole('region', { name: 'Recent activity' });
    await expect(changes).toContainText('Campaigns can’t be loaded right now. See “Active campaigns”.');
    await desk.unroute('**/v1/campaigns?*');
    await desk.getByRole('region', { name: 'Active campaigns' }).getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('region', { name: 'Active campaigns' })).toContainText('No campaign is active');
    await expect(changes).toContainText('appears here');
    await jumpTo(desk, 'kol_ada');
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();

    // The next visit requests the campaigns of the tiles again.
    const wholeList = '**/v1/campaigns?page=1&per_page=100';
    await desk.route(wholeList, (route) => route.fulfill({ status: 500, json: { detail: 'broken' } }));
    await desk.goto('/');
    const tile = desk.getByRole('region', { name: 'The last 30 days' }).getByRole('link').first();
    await expect(tile).toContainText('See the metrics');
    await desk.unroute(wholeList);
    await desk.getByRole('link', { name: 'Products' }).click();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await desk.getByRole('link', { name: 'KOL Desk' }).click();
    await expect(tile).toContainText('Campaigns, 30 days0');
  });
});

test.describe('while the names of the recent KOLs fail to load', () => {
  test.use({ allowedErrors: ['500'] });

  test('the error appears once with advice and details, and a retry loads them', async ({ desk, organization }) => {
    await organization.import([aKol({ id: 'kol_ada' }), aKol({ id: 'kol_bo', full_name: 'Dr. Bo Lind' })]);
    for (const id of ['kol_ada', 'kol_bo']) {
      await desk.goto(`/kols/${id}`);
      await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
    }
    await desk.route('**/v1/kols/**', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.goto('/');
    const recent = desk.getByRole('region', { name: 'Find a KOL' });
    await expect(recent).toContainText('You can open those profiles by their ids.');
    await expect(desk.getByRole('alert')).toHaveCount(1);
    await expect(recent.getByRole('alert')).toContainText(
      'If it fails again, send the error details to your administrator.',
    );
    await expect(recent.getByRole('alert')).toContainText(/GET \/v1\/kols\/kol_bo · Status 500/);
    // Home shows the same error only once.
    await desk.route('**/v1/campaigns?*', (route) => route.fulfill({ status: 500, json: {} }));
    await desk.reload();
    const running = desk.getByRole('region', { name: 'Active campaigns' });
    await expect(running.getByRole('alert')).toContainText('The service has a problem');
    await expect(recent).toContainText('could not be loaded. See “Active campaigns”.');
    await expect(desk.getByRole('alert')).toHaveCount(1);
    await desk.unrouteAll();
    await running.getByRole('button', { name: 'Try again' }).click();
    for (const name of ['Dr. Ada Keller', 'Dr. Bo Lind'])
      await expect(recent.getByRole('link', { name })).toBeVisible();
    await expect(recent).not.toContainText('could not be loaded');
  });
});

test('home leads to all shortlists', async ({ desk, organization }) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/kols/kol_ada');
  for (const name of ['Board', 'Congress', 'Registry', 'Trial', 'Visits']) {
    await desk.getByRole('button', { name: 'Add to shortlist' }).click();
    await desk.getByLabel('New shortlist').fill(name);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('dialog')).toBeHidden();
  }
  await desk.goto('/');
  await desk.getByRole('link', { name: 'All shortlists' }).click();
  await expect(desk.getByRole('link', { name: 'Board' })).toBeVisible();
});

test('home says which active campaigns it cannot show because they have no id', async ({ desk, organization }) => {
  await organization.import([aCampaign({ id: 'cmp_a', status: 'active' })]);
  await desk.route('**/v1/campaigns?**status=active**', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    delete answer.data[0].id;
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/');
  const running = desk.getByRole('region', { name: 'Active campaigns' });
  await expect(running.getByRole('alert')).toContainText('1 record on this page had no id and cannot be shown.');
  await expect(running.getByRole('alert')).toContainText(/Status 200 · Request \S+ ·/);
  await expect(running).not.toContainText('No campaign is active');
});

test('home says what is missing in the recent changes, and why', async ({ desk, organization }) => {
  await organization.import(['cmp_a', 'cmp_b', 'cmp_c'].map((id) => aCampaign({ id, name: `Letter ${id}` })));
  await desk.route('**/v1/campaigns?**per_page=20**', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    const [first, second] = answer.data;
    delete first.id;
    Object.assign(second, { created_at: 20260101, sent_at: null });
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/');
  const changes = desk.getByRole('region', { name: 'Recent activity' });
  const remark = changes.getByRole('alert');
  await expect(remark).toContainText('1 record on this page had no id and cannot be shown.');
  await expect(remark).toContainText('1 campaign has no readable date and is missing here.');
  await expect(remark.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(changes.getByRole('link', { name: /^Letter/ }).first()).toBeVisible();
  expect(await axeErrorsInBothColors(desk)).toEqual([]);
});

test('four tiles compare what was sent in the last 30 days with the 30 days before', async ({ desk, organization }) => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const sent = (id: string, days: number, delivered: number, opened: number, clicked: number) =>
    aCampaign({
      id,
      metrics: { sent: delivered, delivered, opened, clicked, open_rate: 0, click_rate: 0 },
      created_at: ago(days),
      sent_at: ago(days),
    });
  await organization.import([
    sent('cmp_new', 2, 100, 50, 10),
    sent('cmp_late', 28, 300, 150, 50),
    sent('cmp_before', 31, 200, 120, 30),
    sent('cmp_year', 300, 1_000, 900, 800),
  ]);
  await desk.goto('/');
  const tiles = desk.getByRole('region', { name: 'The last 30 days' }).getByRole('link');
  await expect(tiles).toHaveText([
    'Campaigns, 30 days2+100% vs 30 days before',
    'Delivered, 30 days400+100% vs 30 days before',
    'Open rate, 30 days50.0%\u221210.0 pts vs 30 days before',
    'Click rate, 30 days15.0%0.0 pts vs 30 days before',
  ]);
  // Twelve periods, of which three have deliveries.
  const points = (tile: number) =>
    tiles
      .nth(tile)
      .locator('polyline')
      .evaluate((line) => line.getAttribute('points')?.split(' ').length);
  expect(await points(0)).toBe(12);
  expect(await points(2)).toBe(3);
  // With all deliveries in the period before, the rates have no change.
  await organization.import([sent('cmp_new', 32, 100, 50, 10), sent('cmp_late', 58, 300, 150, 50)]);
  await desk.clock.setFixedTime(Date.now() + 10 * 60_000);
  await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(tiles).toHaveText([
    'Campaigns, 30 days0\u2212100% vs 30 days before',
    'Delivered, 30 days0\u2212100% vs 30 days before',
    'Open rate, 30 days—',
    'Click rate, 30 days—',
  ]);
  await tiles.first().click();
  await expect(desk).toHaveURL('/campaigns/metrics?period=days30');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('percentage points have the same unit on home and on the metrics page', async ({ desk, organization }) => {
    const sent = (id: string, sent_at: string, opened: number) =>
      aCampaign({
        id,
        metrics: { sent: 200, delivered: 200, opened, clicked: 10, open_rate: 0, click_rate: 0 },
        created_at: '2026-01-01T00:00:00.000Z',
        sent_at,
      });
    await organization.import([
      sent('cmp_new', '2026-11-20T12:00:00.000Z', 100),
      sent('cmp_before', '2026-10-20T12:00:00.000Z', 90),
    ]);
    await desk.clock.setFixedTime('2026-11-24T12:00:00Z');
    await desk.goto('/');
    const points = desk.getByText(/\+5,0\s%-Pkt\./).first();
    await expect(points).toBeVisible();
    await desk.goto('/campaigns/metrics?period=days30');
    await expect(points).toBeVisible();
  });
});

test('the tiles and the metrics page behind them have the same numbers', async ({ desk, organization }) => {
  const sent = (id: string, sent_at: string, delivered: number, opened: number) =>
    aCampaign({
      id,
      metrics: { sent: delivered, delivered, opened, clicked: 10, open_rate: 0, click_rate: 0 },
      created_at: '2026-01-01T00:00:00.000Z',
      sent_at,
    });
  await organization.import([
    sent('cmp_new', '2026-11-24T12:00:00.000Z', 100, 50),
    // The thirty days begin on October 27, 0:00 in Berlin.
    sent('cmp_first', '2026-10-26T23:00:00.000Z', 300, 90),
    sent('cmp_before', '2026-10-26T22:59:00.000Z', 200, 150),
    sent('cmp_unreadable', '2026-11-10T12:00:00.000Z', 400, 400),
  ]);
  // A service of another maker may leave a count out.
  await desk.route('**/v1/campaigns?*', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    for (const { id, metrics } of answer.data) if (id === 'cmp_unreadable') delete metrics.opened;
    await route.fulfill({ response, json: answer });
  });
  // In Berlin it is already November 25.
  await desk.clock.setFixedTime('2026-11-24T23:30:00Z');
  await desk.goto('/');
  const tiles = desk.getByRole('region', { name: 'The last 30 days' }).getByRole('link');
  await expect(tiles).toHaveText([
    'Campaigns, 30 days3+200% vs 30 days before',
    'Delivered, 30 days800+300% vs 30 days before',
    'Open rate, 30 days35.0%\u221240.0 pts vs 30 days before',
    'Click rate, 30 days3.8%\u22121.2 pts vs 30 days before',
  ]);
  await tiles.first().click();
  const metrics = desk.getByRole('region', { name: 'Key metrics' });
  await expect(metrics).toContainText(/Campaigns3\+200%/);
  await expect(metrics).toContainText(/Delivery rate100.0%.*800 of 800/);
  await expect(metrics).toContainText(/Open rate35.0%.*140 of 400/);
  await expect(metrics).toContainText(/Click rate3.8%\u22121.2\spts/);
  await expect(metrics).toContainText('The period before: Sep 27, 2026 – Oct 26, 2026.');
});

test('the tiles and the metrics of a period say how many sent campaigns they exclude, because the date is not readable', async ({
  desk,
  organization,
}) => {
  await organization.import(
    ['cmp_a', 'cmp_b', 'cmp_c', 'cmp_draft'].map((id) => {
      const isDraft = id === 'cmp_draft';
      const metrics = {
        ...aCampaign({ id }).metrics,
        ...(isDraft && { sent: 0, delivered: 0, opened: 0, clicked: 0 }),
      };
      return aCampaign({ id, metrics, sent_at: isDraft ? null : new Date().toISOString() });
    }),
  );
  // A service of another maker may write dates in another form.
  await desk.route('**/v1/campaigns?*', async (route) => {
    const response = await fetchAsPage(route);
    const answer = await response.json();
    for (const campaign of answer.data) {
      if (campaign.id === 'cmp_a') campaign.sent_at = '24/11/2026';
      if (campaign.id === 'cmp_b') campaign.sent_at = null;
    }
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/');
  const tiles = desk.getByRole('region', { name: 'The last 30 days' });
  const sentence = '2 campaigns have no readable date and are missing here.';
  await expect(tiles.getByRole('link').first()).toContainText('Campaigns, 30 days1');
  await expect(tiles).toContainText(sentence);
  await tiles.getByRole('link').first().click();
  const notice = desk.getByRole('alert').filter({ hasText: sentence });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await desk.goto('/campaigns/metrics?period=all');
  await expect(desk.getByRole('region', { name: 'Key metrics' })).toContainText(/Campaigns4/);
  await expect(notice).toHaveCount(0);
});

test.describe('upcoming events', () => {
  const board = {
    name: 'Board of all',
    event_type: 'advisory_board',
    // The next day here in Berlin; the profiles of the attendees say the day in UTC, and so does home.
    start_date: '2999-04-01T23:30:00Z',
    end_date: '2999-04-02T01:00:00Z',
    location: { type: 'in_person', city: 'Berlin' },
  };
  const records = [
    aKol({
      id: 'kol_ada',
      events: [
        { id: 'evt_past', name: 'Past board', date: '2020-01-01', role: 'speaker' },
        { id: 'evt_next', name: 'Next board', date: '2999-03-01', role: 'speaker' },
      ],
    }),
    aKol({
      id: 'kol_bo',
      full_name: 'Dr. Bo Lind',
      events: [{ id: 'evt_next', name: 'Next board', date: '2999-03-01', role: 'attendee' }],
    }),
    aKol({
      id: 'kol_cy',
      full_name: 'Dr. Cy Marin',
      events: [{ id: 'evt_later', name: 'Later board', date: '2999-05-01', role: 'panelist' }],
    }),
    aKol({ id: 'kol_none', full_name: 'Dr. No Event' }),
  ];

  test('are those of the KOLs that the user opened or shortlisted; only without any, home offers those of the organization', async ({
    desk,
    organization,
  }) => {
    await organization.import(records);
    const mine = desk.getByRole('region', { name: 'Upcoming events of your KOLs' });
    const organizations = mine.getByRole('region', { name: 'Upcoming events of your organization' });
    await desk.goto('/');
    await expect(mine).toContainText('Open a profile or save a shortlist: the events of those KOLs appear here.');
    await expect(mine).toContainText('Your organization has no upcoming event.');
    const headers = { Authorization: `Bearer ${organization.key}` };
    const { data } = await (await desk.request.post('/v1/events', { data: board, headers })).json();
    await desk.reload();
    await expect(organizations.getByRole('listitem')).toHaveText(['Board of allBerlin · Apr 1, 2999']);
    await expect(mine.getByRole('listitem')).toHaveCount(1);

    const open = async (kolId: string) => {
      await desk.goto(`/kols/${kolId}`);
      await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
    };
    await open('kol_none');
    await desk.goto('/');
    await expect(mine).toContainText('None of the KOLs that you opened or shortlisted has an upcoming event.');
    await expect(organizations.getByRole('link', { name: 'Board of all' })).toHaveAttribute(
      'href',
      `/events?selected=${data.id}`,
    );
    await expect(mine.getByRole('link', { name: 'New event' })).toBeVisible();

    // A shortlist is enough, without opening a profile.
    await desk.goto('/kols?ids=kol_cy');
    await saveShortlist(desk, 'Board');
    await expect(desk.getByText('1 KOL saved as “Board”.')).toBeVisible();
    const requests: string[] = [];
    desk.on('request', (request) => requests.push(request.url()));
    await desk.goto('/');
    await expect(mine.getByRole('listitem')).toHaveText(['Later boardDr. Cy MarinMay 1, 2999']);
    for (const kolId of ['kol_ada', 'kol_bo']) await open(kolId);
    await desk.goto('/');
    await expect(mine.getByRole('listitem')).toHaveText([
      'Next boardDr. Bo Lind and 1 moreMar 1, 2999',
      'Later boardDr. Cy MarinMay 1, 2999',
    ]);
    await expect(organizations).toHaveCount(0);
    // A profile asks for the events of its KOL. Home asks only which events are cancelled, once for each of its two visits.
    const ofEvents = requests.filter((url) => url.includes('/desk/v1/events') && !url.includes('attendee='));
    const cancelled = '?page=1&per_page=100&status=cancelled&sort=-start_date';
    expect(ofEvents.map((url) => new URL(url).search)).toEqual([cancelled, cancelled]);
    await expect(mine.getByRole('link', { name: 'Next board' })).toHaveAttribute('href', '/events?selected=evt_next');
  });

  test('do not have cancelled events', async ({ desk, organization }) => {
    await organization.import([...records, anEvent({ id: 'evt_next', status: 'cancelled' })]);
    await desk.goto('/kols/kol_bo');
    await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
    await desk.getByRole('link', { name: 'KOL Desk' }).click();
    await expect(desk.getByRole('region', { name: 'Upcoming events of your KOLs' })).toContainText(
      'None of the KOLs that you opened or shortlisted has an upcoming event.',
    );
  });

  test('with long words do not widen the page', async ({ desk, organization }) => {
    const word = 'Abcdefgh'.repeat(20);
    await organization.import([aKol({ id: 'kol_none', full_name: word }), aCampaign({ id: 'cmp_a', name: word })]);
    const headers = { Authorization: `Bearer ${organization.key}` };
    const data = { ...board, name: word, location: { type: 'in_person', city: word.slice(0, 100) } };
    expect((await desk.request.post('/v1/events', { data, headers })).status()).toBe(201);
    await desk.goto('/');
    const organizations = desk.getByRole('region', { name: 'Upcoming events of your organization' });
    await expect(organizations.getByRole('listitem')).toContainText('Apr 1, 2999');
    for (const width of [320, 390, 900, 1366]) {
      await desk.setViewportSize({ width, height: 800 });
      await expect.poll(() => pageWidth(desk), `${width} px`).toBe(width);
      const { edge, widest } = await organizations.evaluate((region) => ({
        edge: region.getBoundingClientRect().right,
        widest: Math.max(...[...region.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
      }));
      expect(widest, `${width} px`).toBeLessThanOrEqual(edge + 1);
    }
  });

  test.describe('without the desk interface', () => {
    test.use({ hasDeskApi: false });

    test('lead to the profile', async ({ desk, organization }) => {
      await organization.import(records);
      const mine = desk.getByRole('region', { name: 'Upcoming events of your KOLs' });
      await desk.goto('/kols/kol_bo');
      await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
      await desk.goto('/');
      await mine.getByRole('link', { name: 'Next board' }).click();
      await expect(desk).toHaveURL('/kols/kol_bo?tab=events');
    });
  });

  test('of at most 20 KOLs are read, and nothing else on home waits for them', async ({ desk, organization }) => {
    const ids = Array.from({ length: 24 }, (_, index) => `kol_n${index}`);
    await organization.import([
      ...ids.map((id) => aKol({ id })),
      running('cmp_a', { delivered: 4, opened: 2, clicked: 1 }),
    ]);
    await desk.goto(`/kols?ids=${ids.join(',')}`);
    await saveShortlist(desk, 'Board');
    await expect(desk.getByText('24 KOLs saved as “Board”.')).toBeVisible();
    const requests: string[] = [];
    const release = await delayResponses(desk, '**/v1/kols/**');
    desk.on('request', (request) => requests.push(...(/kol_n\d+\?include=events$/.exec(request.url()) ?? [])));
    await desk.goto('/');
    await expect(
      desk.getByRole('region', { name: 'Active campaigns' }).getByRole('link', { name: 'cmp_a' }),
    ).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Recent activity' })).toContainText('Campaign cmp_a');
    await expect(desk.getByRole('region', { name: 'The last 30 days' }).getByRole('link')).toHaveCount(4);
    release();
    await expect(
      desk.getByText('None of the first 20 KOLs that you opened or shortlisted has an upcoming event.'),
    ).toBeVisible();
    expect(new Set(requests).size).toBe(20);
    expect(requests.length).toBe(20);
  });

  test.describe('that fail to load', () => {
    test.use({ allowedErrors: ['500'] });

    test('are not “no events”: home says so and reads them again', async ({ desk, organization }) => {
      await organization.import(records);
      await desk.goto('/kols/kol_bo');
      await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
      await desk.route('**/v1/kols/*include=events', (route) => route.fulfill({ status: 500, json: {} }));
      await desk.goto('/');
      const mine = desk.getByRole('region', { name: 'Upcoming events of your KOLs' });
      await expect(mine).toContainText('The events of some KOLs could not be loaded.');
      await expect(mine).not.toContainText('has an upcoming event');
      await desk.unrouteAll();
      // The keyboard keeps its place while they load, and is not lost when they are there.
      const release = await delayResponses(desk, '**/v1/kols/*include=events');
      await mine.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(mine.getByRole('button', { name: 'Updating…' })).toBeFocused();
      release();
      await expect(mine.getByRole('listitem')).toHaveText(['Next boardDr. Bo LindMar 1, 2999']);
      await expect(desk.locator('#content')).toBeFocused();
    });
  });

  test('whose days cannot be read are not “no events”', async ({ desk, organization }) => {
    await organization.import(records);
    await desk.goto('/kols/kol_bo');
    await expect(desk.getByText('Leads a heart failure programme.')).toBeVisible();
    const events = [{ id: 'evt_next', name: 'Next board', date: 'in March', role: 'attendee' }];
    await desk.route('**/v1/kols/*include=events', (route) =>
      route.fulfill({ json: { data: { id: 'kol_bo', events } } }),
    );
    await desk.goto('/');
    const mine = desk.getByRole('region', { name: 'Upcoming events of your KOLs' });
    await expect(mine).toContainText('The events of some KOLs could not be loaded.');
    await expect(mine).not.toContainText('has an upcoming event');
  });
});
