import type { Locator, Page } from '@playwright/test';
import { ada, cards, create, isCreated } from './eventForm.ts';
import { copiedText, delayResponses, expect, searchButton, statusTab, test } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';

/** The four jobs of the dashboard without a pointer: every step is a key press, and the focused element is visible. */

// Many single key presses are slow on a busy machine.
test.beforeEach(() => test.slow());

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press(key);
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    const isInSight = () =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [top + 4, top + height / 2].some((y) => {
          const seen = document.elementFromPoint(left + width / 2, y);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        });
      });
    await expect.poll(isInSight, 'what has the keyboard is in sight').toBe(true);
    return;
  }
  throw new Error(`Not reached by ${key}: ${target}`);
}

test('a user looks up a profile, reads its tabs and copies the email address', { tag: '@chromium' }, async ({
  desk,
  organization,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await organization.import([
    aKol({
      id: 'kol_ada',
      full_name: 'Dr. Ada Keller',
      events: [{ id: 'evt_old', name: 'Old board', date: '2020-01-01', role: 'speaker' }],
    }),
  ]);
  await desk.goto('/');
  await tabTo(desk, searchButton(desk));
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await desk.keyboard.type('kol_ada');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Dr. Ada Keller', level: 1 })).toBeVisible();
  await expect(desk.getByRole('main')).toBeFocused();

  // The tabs are one tab stop; arrow keys move between them, Enter opens one.
  await tabTo(desk, desk.getByRole('tab', { name: 'Overview' }));
  await desk.keyboard.press('ArrowRight');
  await expect(desk.getByRole('tab', { name: 'Events' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/kols/kol_ada?tab=events');
  await expect(desk.getByRole('tabpanel')).toContainText('Old board');
  await desk.keyboard.press('ArrowLeft');
  await desk.keyboard.press('Enter');
  await tabTo(desk, desk.getByRole('button', { name: 'Copy email' }));
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await copiedText(desk)).toBe('ada.keller@example.org');
});

test('a user filters campaigns, reads one completely and ranks them by their metrics', async ({
  desk,
  organization,
}) => {
  // The metrics open with the campaigns of the last 90 days.
  const sent_at = new Date().toISOString();
  await organization.import([
    aCampaign({ id: 'cmp_a', name: 'Active one', status: 'active', sent_at }),
    aCampaign({ id: 'cmp_b', name: 'Active two', status: 'active', sent_at }),
    aCampaign({ id: 'cmp_c', name: 'Finished', status: 'completed' }),
  ]);
  await desk.goto('/campaigns');
  await tabTo(desk, statusTab(desk, 'Active'));
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/campaigns?status=active');
  await expect(desk.getByRole('status').filter({ hasText: '2 campaigns' })).toBeAttached();
  await expect(desk.getByRole('link', { name: 'Finished' })).toBeHidden();

  await tabTo(desk, desk.getByRole('link', { name: 'Active two' }));
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Active two' })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('link', { name: 'Active two' })).toBeFocused();

  await tabTo(desk, desk.getByRole('link', { name: 'Review metrics' }), 'Shift+Tab');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL('/campaigns/metrics?status=active');
  await expect(desk.getByRole('main')).toBeFocused();
  const clickRate = desk.getByRole('columnheader', { name: 'Click rate' });
  await tabTo(desk, clickRate.getByRole('button'));
  await desk.keyboard.press('Enter');
  await expect(clickRate).toHaveAttribute('aria-sort', 'descending');
});

test.describe('an element that disappears when pressed', () => {
  test.use({ allowedErrors: ['status of 404'] });

  test('moves focus to its surroundings', async ({ desk, organization }) => {
    await organization.import([
      aKol({ id: 'kol_ada' }),
      aKol({ id: 'kol_bo', full_name: 'Bo Marin' }),
      aKol({ id: 'kol_cy' }),
    ]);
    await desk.goto('/kols?ids=kol_ada,kol_bo,kol_cy,kol_gone,kol_lost');
    const press = async (button: Locator) => {
      await button.focus();
      await desk.keyboard.press('Enter');
    };
    const undo = desk.getByRole('button', { name: 'Undo' });
    await press(desk.getByRole('button', { name: 'Remove kol_gone' }));
    await expect(undo).toBeFocused();
    await press(desk.getByRole('button', { name: 'Remove these from the list' }));
    await expect(undo).toBeFocused();
    await desk.getByRole('checkbox', { name: 'Select Bo Marin' }).check();
    const actions = desk.getByRole('group', { name: 'Selected KOLs' });
    await press(actions.getByRole('button', { name: 'Remove' }));
    await expect(undo).toBeFocused();
    await expect(desk.getByText('2 KOLs', { exact: true })).toBeVisible();
    await press(undo);
    await expect(desk.getByRole('main')).toBeFocused();
    await expect(desk.getByText('3 KOLs', { exact: true })).toBeVisible();
    // Undo brought the tick back too; without it the whole list is saved.
    await desk.getByRole('checkbox', { name: 'Select Bo Marin' }).uncheck();
    await press(desk.getByRole('button', { name: 'Save as shortlist' }));
    await expect(desk.getByRole('textbox', { name: 'Shortlist name' })).toBeFocused();
    await desk.keyboard.type('Board');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Save as shortlist' })).toBeFocused();
  });
});

test('a message whose code loads late leaves focus in the dialog that was opened since', async ({
  desk,
  organization,
}) => {
  await organization.import([aKol({ id: 'kol_ada' })]);
  await desk.goto('/kols/kol_ada');
  const release = await delayResponses(desk, '**/assets/SnackbarContent-*.js');
  const open = desk.getByRole('button', { name: 'Add to shortlist' });
  const name = desk.getByRole('textbox', { name: 'New shortlist' });
  await open.press('Enter');
  await name.fill('Board');
  await name.press('Enter');
  await expect(name).toBeHidden();
  await open.press('Enter');
  await name.fill('Congress');
  release();
  await expect(desk.getByText('1 KOL added to “Board”')).toBeVisible();
  await expect(name).toBeFocused();
});

test('a user searches for a product and reads it completely', async ({ desk, organization }) => {
  await organization.import([
    aProduct({ id: 'prod_a', name: 'Example stent' }),
    aProduct({ id: 'prod_b', name: 'Example valve' }),
  ]);
  await desk.goto('/products');
  await tabTo(desk, desk.getByRole('searchbox', { name: 'Search name or description' }));
  await desk.keyboard.type('valve');
  await expect(desk.getByRole('status').filter({ hasText: '1 product' })).toBeAttached();
  await tabTo(desk, desk.getByRole('link', { name: 'Example valve' }));
  await desk.keyboard.press('Enter');
  const drawer = desk.getByRole('dialog', { name: 'Example valve' });
  await tabTo(desk, drawer.getByRole('button', { name: 'Close' }));
  await desk.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(desk.getByRole('link', { name: 'Example valve' })).toBeFocused();
});

test('a user invites a KOL to an event: fills in the whole form, reviews and sends it', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/events/new');
  const press = async (...keys: string[]) => {
    for (const key of keys) await desk.keyboard.press(key);
  };
  await tabTo(desk, desk.getByLabel('Name', { exact: true }));
  await desk.keyboard.type('Keyboard dinner');
  // The first radio button, then down to the dinner; the visibility; the description; the location.
  await press('Tab', 'Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(desk.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  await press('Tab', 'ArrowDown');
  await expect(desk.getByRole('radio', { name: 'Invite only' })).toBeChecked();
  await press('Tab');
  await desk.keyboard.type('By hand.');
  await press('Tab', 'ArrowDown');
  await expect(desk.getByRole('radio', { name: 'In person' })).toBeChecked();
  await press('Tab');
  await desk.keyboard.type('japan');
  await press('Enter');
  await expect(desk.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Asia\/Tokyo/);
  await press('Tab');
  await desk.keyboard.type('Hall');
  await press('Tab');
  await desk.keyboard.type('Tokyo');
  await tabTo(desk, desk.getByLabel('Start', { exact: true }));
  await desk.keyboard.type('060120270600PM');
  await tabTo(desk, desk.getByLabel('End', { exact: true }));
  await desk.keyboard.type('060120270900PM');
  await tabTo(desk, desk.getByLabel('Add KOLs'));
  await desk.keyboard.type('kol_ada');
  await press('Enter');
  await expect(cards(desk)).toContainText(['Dr. Ada Keller']);
  await tabTo(desk, desk.getByRole('button', { name: 'Review event' }));
  await press('Enter');
  await expect(desk.getByRole('heading', { name: 'Check the event' })).toBeFocused();
  await tabTo(desk, create(desk));
  await press('Enter');
  await isCreated(desk);
  await expect(desk.getByRole('row', { name: /In UTC/ })).toContainText('9:00 AM UTC');
});
