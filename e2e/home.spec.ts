import { axeErrorsInBothColours, expect, test } from './fixtures.ts';
import { aCampaign, aKol } from './records.ts';

const region = { name: 'Find a KOL' };

const running = (id: string, counts: { delivered: number; opened: number; clicked: number }) =>
  aCampaign({
    id,
    name: `Campaign ${id}`,
    status: 'active',
    // The service computes the rates from the counts.
    metrics: { sent: 200, open_rate: 0, click_rate: 0, ...counts },
    sent_at: null,
  });

test('home shows the KOL lookup, events, active campaigns and recent changes', async ({ desk, organization }) => {
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
      created_at: '2026-01-01T08:00:00.000Z',
      sent_at: '2999-01-01T08:00:00.000Z',
    }),
    {
      ...running('cmp_a', { delivered: 144, opened: 72, clicked: 18 }),
      created_at: '2026-01-03T08:00:00.000Z',
    },
    { ...running('cmp_b', { delivered: 0, opened: 0, clicked: 0 }), created_at: '2026-01-04T08:00:00.000Z' },
  ]);
  await desk.goto('/');
  const conversation = desk.getByRole('region', region);
  await expect(conversation).toContainText('Profiles that you open appear here.');

  // Lookup: an error appears at the field, one id opens the profile, and no text is dropped silently.
  await conversation.getByLabel('KOL ids').fill('Keller');
  await conversation.getByRole('button', { name: 'Look up' }).click();
  await expect(conversation.getByLabel('KOL ids')).toHaveAccessibleDescription(/looks like kol_demo_0001/);
  await expect(conversation.getByLabel('KOL ids')).toBeFocused();
  await expect(conversation.getByRole('alert')).toHaveText(/looks like kol_demo_0001/);
  await conversation.getByLabel('KOL ids').fill('Keller; kol_ada; kol_ada');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  const report = desk.getByRole('alert');
  await expect(report).toContainText('1 id found, 1 duplicate merged.');
  await expect(report.getByRole('listitem')).toHaveText(['Keller']);

  // Events: a draft is offered.
  await desk.getByRole('link', { name: 'New event' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Valve board');
  await desk.getByRole('link', { name: 'KOL Desk' }).click();
  await desk.getByRole('button', { name: /keep/i }).click();
  await expect(desk).toHaveURL('/');
  await expect(desk.getByRole('region', { name: 'Events' }).getByRole('link', { name: 'Valve board' })).toBeVisible();

  // After a reload the cache is empty: the browser only stores the id and reads the name.
  await desk.reload();
  await expect(conversation.getByRole('link', { name: 'Dr. Ada Keller' })).toBeVisible();
  await expect(conversation).toContainText('Charité');

  const campaigns = desk.getByRole('region', { name: 'Active campaigns' });
  await expect(campaigns).toContainText('2 active');
  await expect(campaigns.getByRole('listitem').filter({ hasText: 'Campaign cmp_a' })).toContainText(
    '50.0% opened, 12.5% clicked',
  );
  await expect(campaigns.getByRole('listitem').filter({ hasText: 'Campaign cmp_b' })).toContainText(
    'nothing delivered yet',
  );

  const changes = desk.getByRole('region', { name: 'Recent changes' }).getByRole('listitem');
  await expect(changes).toContainText([
    'Dr. Ada KellerProfile updated',
    'Spring newsCampaign sent',
    'Campaign cmp_bCampaign created',
    'Campaign cmp_aCampaign created',
    'Spring newsCampaign created',
    'Autumn newsCampaign created',
  ]);

  for (const width of [360, 1366]) {
    await desk.setViewportSize({ width, height: 900 });
    // A phone has one lookup, in the app bar.
    await expect(desk.getByRole('textbox')).toHaveCount(width === 360 ? 1 : 2);
    expect(await axeErrorsInBothColours(desk), `${width} px`).toEqual([]);
  }

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
    const changes = desk.getByRole('region', { name: 'Recent changes' });
    await expect(changes).toContainText('Campaigns can’t be loaded right now, see “Active campaigns”.');
    await desk.unroute('**/v1/campaigns?*');
    await desk.getByRole('region', { name: 'Active campaigns' }).getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('region', { name: 'Active campaigns' })).toContainText('No campaign is active');
    await expect(changes).toContainText('No changes yet.');
    await desk.getByRole('region', region).getByLabel('KOL ids').fill('kol_ada');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
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
    await expect(recent).toContainText('could not be loaded, see “Active campaigns”.');
    await expect(desk.getByRole('alert')).toHaveCount(1);
    await desk.unrouteAll();
    await running.getByRole('button', { name: 'Try again' }).click();
    for (const name of ['Dr. Ada Keller', 'Dr. Bo Lind'])
      await expect(recent.getByRole('link', { name })).toBeVisible();
    await expect(recent).not.toContainText('could not be loaded');
  });
});

test('home says which active campaigns it cannot show because they have no id', async ({ desk, organization }) => {
  await organization.import([aCampaign({ id: 'cmp_a', status: 'active' })]);
  await desk.route('**/v1/campaigns?**status=active**', async (route) => {
    const response = await route.fetch();
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
    const response = await route.fetch();
    const answer = await response.json();
    const [first, second] = answer.data;
    delete first.id;
    Object.assign(second, { created_at: 20260101, sent_at: null });
    await route.fulfill({ response, json: answer });
  });
  await desk.goto('/');
  const changes = desk.getByRole('region', { name: 'Recent changes' });
  const remark = changes.getByRole('alert');
  await expect(remark).toContainText('1 record on this page had no id and cannot be shown.');
  await expect(remark).toContainText('1 campaign has no readable date and is missing here.');
  await expect(remark.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(changes.getByRole('link', { name: /^Letter/ }).first()).toBeVisible();
  expect(await axeErrorsInBothColours(desk)).toEqual([]);
});
