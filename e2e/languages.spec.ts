import { axeErrorsInBothColors, expect, pageWidth, selectLanguage, tableRows, test } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';
import { SCREEN_RECORDS, SCREENS } from './screens.ts';

const records = [
  aKol({ id: 'kol_ada', institution: 'Charité' }),
  aProduct({ id: 'prod_a' }),
  aCampaign({
    id: 'cmp_a',
    audience_count: 12_480,
    metrics: { sent: 12_000, delivered: 10_000, opened: 4_127, clicked: 500, open_rate: 0, click_rate: 0 },
    sent_at: '2026-03-02T08:00:00.000Z',
  }),
];

const languages = [
  {
    language: 'de',
    name: 'Deutsch',
    field: 'Name',
    optional: 'Beschreibung (optional)',
    campaigns: 'Kampagnen',
    rate: /41,3\s%/,
    count: '12.480',
  },
  {
    language: 'ja',
    name: '日本語',
    field: 'イベント名',
    optional: '説明（任意）',
    campaigns: 'キャンペーン',
    rate: '41.3%',
    count: '12,480',
  },
  {
    language: 'zh-CN',
    name: '简体中文',
    field: '活动名称',
    optional: '描述（选填）',
    campaigns: '推送',
    rate: '41.3%',
    count: '12,480',
  },
] as const;

// The audit trail, and people and keys, are for managers.
test.use({ role: 'manager' });

for (const { language, name, field, optional, campaigns, rate, count } of languages)
  test(`every screen uses ${name} after it is selected in the app bar, and the selection is stored`, async ({
    desk,
    organization,
  }) => {
    test.slow();
    await organization.import(records);
    // Typed values stay when the language changes.
    await desk.goto('/events/new');
    await desk.getByRole('textbox', { name: 'Name' }).fill('Valve board');
    await selectLanguage(desk, language);
    await expect(desk.getByRole('textbox', { name: field, exact: true })).toHaveValue('Valve board');
    await expect(desk.getByRole('textbox', { name: optional, exact: true })).toBeVisible();
    desk.on('dialog', (dialog) => void dialog.accept());

    await desk.goto('/campaigns');
    await expect(desk.getByRole('heading', { name: campaigns, level: 1, exact: true })).toBeVisible();
    const row = tableRows(desk);
    await expect(row).toContainText(rate);
    await expect(row).toContainText(count);

    await organization.import(SCREEN_RECORDS);
    for (const { address: path } of SCREENS) {
      await desk.goto(path);
      await expect(desk.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(desk.locator('html'), path).toHaveAttribute('lang', language);
      await expect(desk.getByRole('progressbar'), path).toHaveCount(0);
      expect(await axeErrorsInBothColors(desk), path).toEqual([]);
      // The narrowest screen, and the narrowest one with all navigation items in one line.
      for (const width of [320, 1200]) {
        await desk.setViewportSize({ width, height: 900 });
        // Elements that measure themselves, such as tabs, follow the new width shortly after.
        await expect.poll(() => pageWidth(desk), `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

test.describe('in a browser with another preferred language', () => {
  test.use({ locale: 'de-AT' });

  test('the dashboard uses it from the sign-in on, and numbers follow the region', async ({ page, organization }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await page.getByLabel('API-Schlüssel').fill(organization.key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Konto und Einstellungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  });
});

test.describe('if the messages of a language fail to load', () => {
  test.use({ locale: 'ja-JP', allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('everything is in English', async ({ page }) => {
    await page.route('**/assets/translation-*.js', (route) => route.abort('connectionrefused'));
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('an error names the selected language, which loads as soon as the service answers', async ({ desk }) => {
    await desk.goto('/');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await desk.getByRole('button', { name: 'アカウントと設定' }).click();
    const german = desk.getByRole('menuitemradio', { name: 'Deutsch' });
    await expect(german).toBeVisible();
    await desk.context().setOffline(true);
    await german.click();
    await expect(desk.getByRole('alertdialog')).toBeVisible();
    await expect(desk.locator('html')).not.toHaveAttribute('lang', 'de');
    await desk.context().setOffline(false);
    await expect(desk.locator('html')).toHaveAttribute('lang', 'de');
    await expect(desk.getByRole('alertdialog')).toHaveCount(0);
  });
});
