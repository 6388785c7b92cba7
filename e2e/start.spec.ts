import type { Page } from '@playwright/test';
import { axeFaults, expect, holdBack, setTextSize, test } from './fixtures.ts';
import { aKol } from './records.ts';
import { keepBusy } from './screens.ts';

/** Opens a page while its scripts are blocked. @returns a function that lets the scripts through */
async function openWithoutProgram(page: Page, address: string): Promise<() => void> {
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  // Its style sheet is there.
  await expect(page.locator('#shell')).toHaveCSS('display', 'flex');
  return letThrough;
}

/** The position and the styles of the product name, and of the bar around it, if any. */
const look = (page: Page) =>
  page.evaluate(() => {
    const icon = document.querySelector('#root:empty + #shell img, #root img');
    const name = icon?.parentElement;
    if (icon == null || name == null) throw new Error('The name is not there.');
    const bar = document.querySelector('#root:empty + #shell, #root header');
    const { color, fontSize, fontWeight, fontFamily } = getComputedStyle(name);
    const { borderBottom, backgroundColor } = getComputedStyle(bar ?? name);
    return {
      icon: icon.getBoundingClientRect().toJSON(),
      name: { color, fontSize, fontWeight, fontFamily },
      bar: { ...bar?.getBoundingClientRect().toJSON(), borderBottom, backgroundColor },
      ground: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    };
  });

for (const [width, colours, textSize] of [
  [360, 'light', 16],
  [700, 'dark', 16],
  [1366, 'light', 16],
  [320, 'dark', 32],
  [700, 'light', 32],
  [1366, 'forced', 32],
] as const)
  test(`before the scripts load, the app bar has its final position, ${width} px wide, ${colours}, text of ${textSize} px`, {
    tag: '@chromium',
  }, async ({ desk }) => {
    await desk.setViewportSize({ width, height: 800 });
    await setTextSize(desk, textSize);
    if (colours === 'forced') await desk.emulateMedia({ forcedColors: 'active' });
    else {
      // The selected color scheme has priority over the system's.
      await desk.addInitScript((mode) => localStorage.setItem('kol-desk.color-scheme', mode), colours);
      await desk.emulateMedia({ colorScheme: colours === 'dark' ? 'light' : 'dark' });
    }
    const letThrough = await openWithoutProgram(desk, '/campaigns');
    await expect(desk.getByText('KOL Desk', { exact: true })).toBeVisible();
    const before = await look(desk);
    letThrough();
    await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(desk.getByText('KOL Desk', { exact: true })).toHaveCount(2);
    await expect(desk.locator('#shell')).toBeHidden();
    expect(before).toEqual(await look(desk));
  });

for (const [width, textSize] of [
  [320, 16],
  [1366, 32],
] as const)
  test(`before the scripts load, a signed-out user sees the name at its position on the sign-in page, ${width} px wide, text of ${textSize} px`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, textSize);
    await page.emulateMedia({ colorScheme: 'dark' });
    const letThrough = await openWithoutProgram(page, '/campaigns');
    await expect(page.getByText('KOL Desk', { exact: true })).toBeVisible();
    const { bar: _none, ...before } = await look(page);
    letThrough();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const { bar: _neither, ...after } = await look(page);
    expect(before).toEqual(after);
  });

test.describe('scripts that do not load', () => {
  test.use({ allowedErrors: ['the server responded with a status of'] });

  test('cause one reload, then an error with details to copy', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/index-*.js', (route) => {
      asked++;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/products');
    const said = page.getByRole('main');
    await expect(said.getByRole('heading', { name: 'KOL Desk did not arrive' })).toBeVisible();
    await expect(said).toContainText(/\/assets\/index-\S+\.js$/);
    expect(asked).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test.describe('a script that an extension adds to the page', () => {
  test.use({ allowedErrors: ['Content Security Policy', 'status of 404', 'is not executable'] });

  test("may fail, before and after the dashboard's own scripts load", async ({ desk }) => {
    const letThrough = await openWithoutProgram(desk, '/products');
    await desk.reload({ waitUntil: 'commit' });
    await expect(desk.getByText('KOL Desk', { exact: true })).toBeVisible();
    const putScript = (src: string) =>
      desk.evaluate(
        (address) =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            script.onerror = resolve;
            script.src = address;
            document.head.append(script);
          }),
        src,
      );
    const missing = desk.getByRole('heading', { name: 'KOL Desk did not arrive' });
    await putScript('https://extension.example/assets/helper.js');
    expect(await missing.count()).toBe(0);
    letThrough();
    await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await putScript('/assets/of-an-older-release.js');
    expect(await missing.count()).toBe(0);
  });
});

test('the chunks of a page load in parallel with the main script, in the user’s language', async ({
  desk,
  organization,
}) => {
  await organization.import([aKol({ id: 'kol_ada', full_name: 'Dr. Ada Keller' })]);
  await desk.addInitScript(() => localStorage.setItem('kol-desk.language', 'de'));
  await keepBusy(desk);
  const letThrough = await openWithoutProgram(desk, '/kols?ids=kol_ada');
  await expect(desk.getByText('KOL Desk', { exact: true })).toBeVisible();
  const begun = await desk
    .locator('script, link[rel=modulepreload], link[as=script]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    );
  expect(begun).toContainEqual(expect.stringMatching(/translation-/));
  letThrough();
  await expect(desk.getByRole('row', { name: 'Dr. Ada Keller' })).toBeVisible();
  const needed = await desk.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = needed.filter((path) => path.endsWith('.js'));
  // The preloaded files are the ones that the program uses: nothing loads twice.
  expect(scripts).toEqual([...new Set(scripts)]);
  const late = scripts.filter((path) => !begun.includes(path));
  expect(late).toEqual([]);
});
