import { expect, test } from './fixtures.ts';
import { ada, comingYear } from './profiles.ts';
import { aKol } from './records.ts';

const { metrics } = ada;
const kols = [
  {
    ...ada,
    specialties: ['cardiology'],
    research_interests: ['Stents', 'Remote monitoring'],
    expertise_areas: ['Heart failure'],
  },
  aKol({
    id: 'kol_cy',
    full_name: 'Cy Marin',
    tier: 'tier_2',
    engagement_level: 'low',
    metrics: { ...metrics, h_index: 60 },
    specialties: ['cardiology', 'neurology'],
    research_interests: ['Valves'],
    expertise_areas: ['stents'],
    events: [{ id: 'evt_1', name: 'Board', date: `${comingYear}-03-30`, role: 'speaker' }],
    interactions: [],
  }),
  aKol({
    id: 'kol_di',
    full_name: 'Di Prieto',
    specialties: ['neurology'],
    research_interests: [],
    expertise_areas: [],
    events: [],
    interactions: [{ id: 'int_2', date: '2025-04-03', type: 'call', subject: 'Call', summary: '' }],
  }),
];

test('KOLs are compared on a page that can be shared and printed, and the best of each row is named', async ({
  desk,
  organization,
}) => {
  await organization.import(kols);
  await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di');
  await expect(desk.getByRole('columnheader')).toHaveText([/^Ada Keller/, /^Cy Marin/, /^Di Prieto/]);
  const cells = (field: string) =>
    desk
      .getByRole('row')
      .filter({ hasText: new RegExp(`^${field}`) })
      .getByRole('cell');
  const best = /\(best value\)$/;
  await expect(cells('h-index')).toHaveText(['41', /^60.*\(best value\)$/, '41']);
  await expect(cells('Last contact')).toHaveText([/^Apr 2, 2025/, /not available|—/, best]);
  await expect(cells('Last contact').last()).toHaveCSS('font-weight', '700');
  await expect(cells('Next event')).toHaveText([/^Oct 26/, best, /not available|—/]);
  await expect(cells('Engagement')).toHaveText([best, 'Low', best]);
  // All are equal, so none is the best.
  await expect(cells('Response rate')).toHaveText(['25.0%', '25.0%', '25.0%']);
  await expect(desk.getByRole('region', { name: 'Shared expertise' }).getByRole('listitem')).toHaveText([
    'Cardiology (2 of 3)',
    'Stents (2 of 3)',
    'Neurology (2 of 3)',
  ]);
  await expect(cells('Research interests').first().locator('strong')).toHaveText('Stents');
  // The names stay in sight, in a wide window and in one that is too narrow for the columns.
  for (const width of [1366, 600]) {
    await desk.setViewportSize({ width, height: 420 });
    await cells('Research interests').first().scrollIntoViewIfNeeded();
    await expect(desk.getByRole('columnheader', { name: 'Ada Keller' })).toBeInViewport({ ratio: 0.5 });
  }
  await desk.setViewportSize({ width: 1366, height: 900 });

  await desk.getByRole('link', { name: 'Remove Cy Marin from the comparison' }).click();
  await expect(desk).toHaveURL('/kols/compare?ids=kol_ada,kol_di');
  await expect(desk.getByRole('heading', { name: 'Compare 2 KOLs' })).toBeVisible();
  await expect(desk.getByText(/have no specialty, area of expertise or research interest in common/)).toBeVisible();
});

test('the comparison is printed on one landscape page', { tag: '@chromium' }, async ({ desk, organization }) => {
  // Lists as long as in practice.
  const topics = (of: string) => Array.from({ length: 6 }, (_, index) => `Subject ${index} of ${of}`);
  await organization.import(
    kols.map((kol) => ({ ...kol, research_interests: topics(kol.id), expertise_areas: topics(kol.id.slice(4)) })),
  );
  await desk.goto('/kols/compare?ids=kol_ada,kol_cy,kol_di');
  await expect(desk.getByRole('button', { name: 'Print' })).toBeEnabled();
  const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('link', { name: 'Back to the list' })).toBeHidden();
  await desk.emulateMedia({ media: null });
});
