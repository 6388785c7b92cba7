import { delayResponses, expect, test } from './fixtures.ts';

test('the page has the selected colors before the scripts load', async ({ desk }) => {
  await desk.addInitScript(() => localStorage.setItem('kol-desk.color-scheme', 'dark'));
  await desk.emulateMedia({ colorScheme: 'light' });
  const release = await delayResponses(desk, '**/assets/*.js');
  await desk.goto('/campaigns', { waitUntil: 'commit' });
  await expect(desk.locator('html')).toHaveClass('dark');
  await expect(desk.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
  release();
  await expect(desk.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await expect(desk.locator('html')).toHaveClass('dark');
});
