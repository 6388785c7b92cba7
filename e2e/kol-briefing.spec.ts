import type { Page } from '@playwright/test';
import { expect, fetchAsPage, test } from './fixtures.ts';
import { countPages } from './pdf.ts';
import { ada, bo, comingYear, long } from './profiles.ts';
import { aKol, anEvent } from './records.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

/** Returns the number of printed pages. */
async function pagesOnPaper(desk: Page, format: 'A4' | 'Letter'): Promise<number> {
  return countPages(await desk.pdf({ format, preferCSSPageSize: false }));
}

test.describe('the briefing of a service with the desk interface', () => {
  test.use({ hasDeskApi: true });

  test('has no cancelled events', async ({ desk, organization }) => {
    await organization.import([ada, anEvent({ id: 'evt_1', status: 'cancelled' })]);
    await desk.goto('/kols/kol_ada/briefing');
    const events = (title: string) => desk.locator('section').filter({ hasText: new RegExp(`^${title}`) });
    await expect(events('Recent events')).toHaveText(/None recorded/);
    await expect(events('Upcoming events')).toContainText('Coming congress');
  });
});

test.describe('the briefing', () => {
  test('fits on one page of A4 or Letter, and contains notes only if selected', { tag: '@chromium' }, async ({
    desk,
    organization,
  }) => {
    await organization.import([{ ...ada, notes: `Prefers mornings. ${long.repeat(20)}` }]);
    await desk.goto('/kols/kol_ada');
    await desk.getByRole('link', { name: 'Print briefing' }).click();
    const sheet = desk.getByRole('article', { name: 'Ada Keller' });
    await expect(sheet).toContainText('ada.keller@example.org');
    await expect(sheet).toContainText('41.3%');
    await expect(sheet).toContainText('Follow-up');
    await expect(sheet).toContainText('Coming congress');
    await expect(sheet).not.toContainText('Prefers mornings');
    await desk.getByLabel('Print internal notes').check();
    await expect(sheet).toContainText('Prefers mornings');
    expect(await pagesOnPaper(desk, 'A4')).toBe(1);
    expect(await pagesOnPaper(desk, 'Letter')).toBe(1);
    // A landscape setting is changed to portrait.
    const across = await desk.pdf({ format: 'A4', landscape: true, preferCSSPageSize: true });
    expect(across.toString('latin1').match(/\/MediaBox \[0 0 [\d.]+ [\d.]+\]/g)).toEqual([
      expect.stringMatching(/ 59\d[\d.]* 84\d/),
    ]);
  });

  test('starts with what to talk about, ends the biography with a sentence, and leaves ruled lines for notes', async ({
    desk,
    organization,
  }) => {
    const bio = Array.from({ length: 60 }, (_, index) => `Sentence ${index} says something about Dr. Keller.`);
    await organization.import([{ ...bo, bio: bio.join(' ') }, aKol({ id: 'kol_short' })]);
    await desk.goto('/kols/kol_bo,kol_short/briefing');
    const sheets = desk.getByRole('article');
    await expect(sheets).toHaveCount(2);
    await expect(sheets.first().getByRole('heading', { level: 3 })).toHaveText([
      'Research interests',
      'Areas of expertise',
      'Key metrics',
      'Contact',
      'Recent interactions',
      'Upcoming events',
      'Recent events',
      'Recent publications',
      'Biography',
    ]);
    await expect(sheets.first()).toContainText('Charitéplatz 1, 10117 Berlin, Germany');
    const visible = await sheets
      .first()
      .getByText(/Sentence \d+ says/)
      .filter({ visible: true })
      .allTextContents();
    expect(visible.length).toBeGreaterThan(10);
    expect(visible.length).toBeLessThan(60);
    expect(visible.at(-1)?.trim()).toMatch(/Keller\.$/);
    await expect(sheets.first().getByText('… shortened').last()).toBeVisible();
    // A tenth of the page at least, and most of a page without much to say.
    const notes = sheets.getByText('My notes');
    const heights = await notes.evaluateAll((all) =>
      all.map((title) => (title.parentElement?.clientHeight ?? 0) / (title.closest('article')?.clientHeight ?? 0)),
    );
    expect(heights[0]).toBeGreaterThan(0.1);
    // A long biography takes the rest.
    expect(heights[0]).toBeLessThan(0.15);
    expect(heights[1]).toBeGreaterThan(0.4);
  });

  test('stays on one page per KOL with any text, and marks shortened texts', {
    tag: '@chromium',
  }, async ({ desk, organization }) => {
    const entries = Array.from({ length: 12 }, (_, index) => index);
    const extreme = aKol({
      ...ada,
      id: 'kol_long',
      full_name: 'Adalbert von und zu '.repeat(20),
      title: long.repeat(10),
      institution: 'Krankenhaus'.repeat(60),
      specialties: entries.map((index) => `specialty_number_${index}`),
      contact: { ...ada.contact, email: `${'ada.'.repeat(60)}keller@example.org` },
      bio: 'يقود برنامج قصور القلب في المستشفى الجامعي.\n'.repeat(200),
      notes: '心不全プログラムを率いる。'.repeat(400),
      events: entries.flatMap((index) =>
        ['2020-01-01', `${comingYear}-10-26`].map((date) => ({
          id: `evt_${index}_${date}`,
          name: long.repeat(8),
          date,
          role: 'speaker' as const,
        })),
      ),
      interactions: entries.map((index) => ({
        id: `int_${index}`,
        date: '2025-04-02',
        type: 'call' as const,
        subject: long.repeat(6),
        summary: long.repeat(20),
      })),
      publications: entries.map((index) => ({
        id: `pub_${index}`,
        title: long.repeat(12),
        journal: long.repeat(4),
        published_on: '2024-12-31',
        doi: '10.1000/1',
        citations: 12,
      })),
    });
    await organization.import([extreme, bo]);
    for (const width of [1366, 360]) {
      await desk.setViewportSize({ width, height: 900 });
      await desk.goto('/kols/kol_long,kol_bo/briefing');
      await desk.getByLabel('Print internal notes').check();
      await expect(desk.getByRole('article')).toHaveCount(2);
      await desk.emulateMedia({ media: 'print' });
      const [cut, whole] = [desk.getByRole('article').first(), desk.getByRole('article').last()];
      await expect(cut).toContainText('Recent interactions (3 of 12)');
      await expect(cut.getByText('… shortened').first()).toBeVisible();
      await expect(whole.getByText('… shortened').first()).toBeHidden();
      // The end of the page is not cut off.
      expect(await cut.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(0);
      await desk.emulateMedia({ media: null });
      for (const format of ['A4', 'Letter'] as const) expect(await pagesOnPaper(desk, format)).toBe(2);
    }
  });

  test.describe('of an unknown id', () => {
    test.use({ allowedErrors: ['status of 404', 'status of 500'] });

    test('shows no page, and neither does an invalid id', { tag: '@chromium' }, async ({ desk, organization }) => {
      await organization.import([ada]);
      await desk.goto('/kols/k1,kol_ada/briefing');
      await expect(desk.getByRole('article')).toHaveCount(1);
      await expect(desk.getByRole('alert')).toContainText('k1 is missing: the service has no KOL with this id.');
      expect(await pagesOnPaper(desk, 'A4')).toBe(1);
    });

    test('shows no page, but one for each of the other KOLs', { tag: '@chromium' }, async ({ desk, organization }) => {
      await organization.import([ada, bo]);
      await desk.goto('/kols?ids=kol_ada,kol_bo,kol_nobody');
      await expect(desk.getByRole('table').getByRole('rowheader')).toHaveCount(3);
      await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
      await desk.getByRole('link', { name: 'Print briefings' }).click();
      await expect(desk.getByRole('article')).toHaveCount(2);
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText('2 briefings');
      await expect(desk.getByRole('article', { name: 'Bo Åström' })).toContainText('None recorded');
      expect(await pagesOnPaper(desk, 'A4')).toBe(2);
      await desk.goto('/kols/kol_ada,kol_nobody/briefing');
      const missing = desk.getByRole('alert');
      await expect(missing).toContainText('kol_nobody is missing: the service has no KOL with this id.');
      await expect(missing).toContainText('The other KOLs are not affected.');
      await desk.goto('/kols/kol_nobody/briefing');
      await expect(missing).toContainText('kol_nobody is missing');
      await expect(missing).not.toContainText('The other KOLs are not affected.');
      await desk.goto('/kols/kol_ada,kol_nobody/briefing');
      await expect(missing.getByRole('button')).toHaveCount(0);
      // Another error shows its cause, meaning and advice, and disappears after a successful retry.
      await desk.route('**/v1/kols/kol_nobody?*', (route) =>
        route.fulfill({ status: 500, headers: { 'X-Request-Id': 'req-7' }, json: {} }),
      );
      await desk.reload();
      await expect(missing).toContainText('kol_nobody is missing: The service has a problem');
      await expect(missing).toContainText(
        'Try again. If it fails again, send the error details to your administrator.',
      );
      await expect(missing).toContainText('Status 500 · Request req-7');
      await organization.import([{ ...bo, id: 'kol_nobody' }]);
      await desk.unrouteAll();
      await missing.getByRole('button', { name: 'Try again' }).click();
      await expect(desk.getByRole('article')).toHaveCount(2);
      await expect(missing).toBeHidden();
    });
  });

  test('shows when it was read (not when it was rendered), and which contact data is invalid', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada]);
    await desk.route('**/v1/kols/kol_ada?**', async (route) => {
      const { data } = await (await fetchAsPage(route)).json();
      await route.fulfill({ json: { data: { ...data, contact: { phone: '+49 30 1234', email: 5 } } } });
    });
    await desk.goto('/kols/kol_ada/briefing');
    const sheet = desk.getByRole('article');
    await expect(sheet).toContainText('+49 30 1234 unreadable');
    const read = await sheet.getByText(/^As of/).textContent();
    await desk.clock.setFixedTime(Date.now() + 5 * 60_000);
    await desk.getByLabel('Print internal notes').check();
    await expect(sheet).toContainText('Internal notes');
    await expect(sheet.getByText(/^As of/)).toHaveText(read ?? '');
  });
});
