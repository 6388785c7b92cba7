import type { Page } from '@playwright/test';
import { axeErrorsInBothColors, expect, expectSettled, pageWidth, signOut, test } from './fixtures.ts';
import { aCampaign } from './records.ts';
import { SCREEN_RECORDS, SCREENS, SIGN_IN } from './screens.ts';

// Missing values have a text for screen readers, which must not widen the page.
const draft = aCampaign({
  id: 'cmp_draft',
  name: 'Draft of an invitation',
  status: 'draft',
  metrics: { sent: 0, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 },
  sent_at: null,
});

// The audit trail, and people and keys, are for managers.
test.use({ role: 'manager' });

test('no screen has an accessibility violation or scrolls horizontally, light or dark: on a phone and on a notebook', async ({
  desk,
  organization,
}) => {
  // Axe reads every screen completely, which is slow on a busy machine.
  test.slow();
  await organization.import([...SCREEN_RECORDS, draft]);
  for (const { name, address, content } of SCREENS) {
    await desk.setViewportSize({ width: 360, height: 800 });
    await desk.goto(address);
    for (const width of [360, 1366]) {
      await desk.setViewportSize({ width, height: 800 });
      await expect(content(desk)).toBeVisible();
      await expectSettled(desk);
      expect(await axeErrorsInBothColors(desk), `${name} at ${width} px`).toEqual([]);
      expect(await pageWidth(desk), `${name} at ${width} px`).toBeLessThanOrEqual(width);
      if (width === 360) expect(await targetsTooSmall(desk), name).toEqual([]);
    }
  }
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.getByRole('button', { name: 'Account and settings' }).click();
  await expect(desk.getByRole('menu')).toBeVisible();
  expect(await targetsTooSmall(desk), 'the menu of the account').toEqual([]);
  await desk.keyboard.press('Escape');
  await signOut(desk);
  for (const width of [360, 1366]) {
    await desk.setViewportSize({ width, height: 800 });
    await expect(SIGN_IN.content(desk)).toBeVisible();
    expect(await axeErrorsInBothColors(desk), `sign-in at ${width} px`).toEqual([]);
  }
});

/** Touch targets with a side of less than 44 px. */
const targetsTooSmall = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab], [role^=menuitem]'),
    ].flatMap((element) => {
      // The label of a checkbox is also its target. Elements that the keyboard skips duplicate another one.
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isThere =
        width > 0 && element.getAttribute('tabindex') !== '-1' && element.closest('[aria-hidden]') === null;
      return isThere && Math.min(width, height) < 43.5 ? [`${width}×${height} ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
