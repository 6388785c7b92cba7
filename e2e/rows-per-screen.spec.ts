import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';

const records = Array.from({ length: 40 }, (_, index) => [
  aCampaign({
    id: `cmp_${index}`,
    name: `Personal invitation: Gulf Cardiovascular Evening on stroke networks ${2000 + index}`,
    description: 'Scientific dinner on stroke and infarction networks, with a discussion of transfer times and cases.',
    type: 'new_product_launch',
    ...(index % 2 === 0 && {
      status: 'draft',
      sent_at: null,
      schedule: { type: 'scheduled', send_at: '2026-12-04T08:00:00.000Z' },
    }),
  }),
  aProduct({
    id: `prod_${index}`,
    name: `Registration ready transcatheter valve platform, generation ${2000 + index}`,
    description:
      'Self-expanding, repositionable supra-annular aortic valve for patients at low and high surgical risk.',
    product_line: { id: 'pl_rhythm', name: 'Cardiac Rhythm & Electrophysiology' },
    status: 'in_development',
    regulatory_status: 'FDA PMA supplement under review; CE marked (MDR class III)',
  }),
  aKol({
    id: `kol_${index}`,
    full_name: `Professor Maria de los Ángeles Brandstätter-Lindqvist y Moore of the networks ${2000 + index}`,
    institution: 'First Affiliated Hospital of Jiangbei Medical University and Heart Centre',
    specialties: ['interventional_cardiology', 'cardiac_electrophysiology', 'structural_heart_disease'],
    engagement_level: 'medium',
    metrics: { ...aKol({ id: 'kol_0' }).metrics, h_index: 128, publications_count: 1320 },
  }),
]).flat();

/** Where the rows of the table are. */
const measureRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect());
    const content = document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN;
    // The bottom navigation may cover the end of the window.
    return {
      complete: rows.filter(({ bottom }) => bottom <= window.innerHeight).length,
      tallest: Math.max(...rows.map(({ height }) => height)),
      firstTop: (rows[0]?.top ?? Number.NaN) - content,
    };
  });

const kolIds = Array.from({ length: 20 }, (_, index) => `kol_${index}`).join(',');

for (const path of ['/campaigns', '/products', '/kols', `/kols?ids=${kolIds}`])
  test(`${path.replace(/ids=.*/, 'ids')} shows at least 9 rows on a laptop`, async ({ desk, organization }) => {
    await organization.import(records);
    await desk.setViewportSize({ width: 1366, height: 768 });
    await desk.goto(path);
    await expect(desk.locator('main tbody tr:not([aria-hidden])')).toHaveCount(20);
    const comfortable = await measureRows(desk);
    expect(comfortable.complete).toBeGreaterThanOrEqual(9);
    expect(comfortable.tallest).toBeLessThanOrEqual(60);
    expect(comfortable.firstTop).toBeLessThanOrEqual(200);

    const name = desk.getByRole('rowheader').first();
    expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(320);
    await expect(name.getByTitle(/generation 20|networks 20/)).toBeVisible();

    await desk.getByRole('button', { name: 'Columns' }).click();
    await desk.getByLabel('Density').selectOption('Compact');
    await desk.getByRole('button', { name: 'Done' }).click();
    // The borders between the rows add a pixel.
    expect((await measureRows(desk)).tallest).toBeLessThanOrEqual(37);
  });

test('a table uses a wide window, and text does not', async ({ desk, organization }) => {
  await organization.import(records);
  await desk.setViewportSize({ width: 2200, height: 1080 });
  const width = async (path: string) => {
    await desk.goto(path);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    return desk.evaluate(() => document.querySelector('main > *')?.getBoundingClientRect().width);
  };
  expect(await width('/campaigns')).toBe(1840);
  expect(await width('/events/new')).toBe(1280);
});
