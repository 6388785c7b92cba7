import type { Page } from '@playwright/test';
import { ada, addKols, ben, cards, choose, create, fillForm, isCreated, review } from './eventForm.ts';
import { axeErrorsInBothColours, expect, expectSettled, test } from './fixtures.ts';

test.use({ allowedErrors: ['the server responded with a status of 404'] });

async function expectAccessible(page: Page, state: string, width: number) {
  await expectSettled(page);
  expect(await axeErrorsInBothColours(page), state).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
}

for (const width of [360, 1366, 1920])
  test(`no state of the event form has an accessibility violation or scrolls horizontally, light or dark: ${width} px`, async ({
    desk,
    organization,
  }) => {
    test.slow();
    await organization.import([ada, ben]);
    await desk.setViewportSize({ width, height: 900 });
    await desk.goto('/events/new');
    await review(desk);
    await expect(desk.getByText(/things need your attention/)).toBeVisible();
    await expectAccessible(desk, 'errors', width);

    await fillForm(desk, 'A very long name that does not end '.repeat(4));
    await desk.getByRole('radio', { name: 'In person' }).check();
    await choose(desk, 'Country', 'germ');
    await desk.getByLabel('Start', { exact: true }).fill('2027-03-28T02:30');
    await desk.getByLabel('End', { exact: true }).fill('2027-10-31T02:30');
    await addKols(desk, 'kol_ada kol_ben kol_nobody nobody');
    await expect(cards(desk).nth(2)).toContainText('The service has no KOL');
    await expectAccessible(desk, 'questions and cards', width);
    await desk.getByRole('combobox', { name: 'Time zone' }).fill('stan');
    await expect(desk.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(desk, 'zones', width);
    await desk.keyboard.press('Escape');

    await desk.getByRole('button', { name: 'Use 3:30 AM' }).click();
    await desk.getByRole('radio', { name: /The first/ }).check();
    await desk.getByRole('button', { name: /Remove the 2/ }).click();
    await review(desk);
    await expect(create(desk)).toBeVisible();
    await expectAccessible(desk, 'review', width);
    await desk.getByRole('link', { name: 'KOLs' }).first().click();
    await expect(desk.getByRole('alertdialog', { name: 'Leave this form?' })).toBeVisible();
    await expectAccessible(desk, 'unsaved changes', width);
    await desk.getByRole('button', { name: 'Stay' }).click();
    await create(desk).click();
    await isCreated(desk);
    await expectAccessible(desk, 'created', width);
  });

test('the description grows with its text, up to 12 lines', async ({ desk }) => {
  await desk.goto('/events/new');
  const description = desk.getByLabel('Description');
  const lines = () =>
    description.evaluate((area) => {
      const { height, lineHeight } = getComputedStyle(area);
      return Number.parseFloat(height) / Number.parseFloat(lineHeight);
    });
  expect(await lines()).toBeCloseTo(3, 1);
  await description.fill('line\n'.repeat(7));
  expect(await lines()).toBeCloseTo(8, 1);
  await description.fill('line\n'.repeat(40));
  expect(await lines()).toBeCloseTo(12, 1);
  await description.fill('');
  expect(await lines()).toBeCloseTo(3, 1);
});

test('on a phone the error summary and its first field are visible', async ({ desk }) => {
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/events/new');
  await review(desk);
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(desk.getByText('Give the event a name.').last()).toBeInViewport({ ratio: 1 });
  const [bar, list] = await Promise.all(
    [desk.getByRole('banner'), desk.getByRole('alert')].map((part) => part.boundingBox()),
  );
  expect(list?.y).toBeGreaterThanOrEqual(Number(bar?.height));
});

test('from 1,100 px the summary is beside the form and stays in sight; the types are one or two lines', async ({
  desk,
}) => {
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByRole('radio', { name: 'In person' }).check();
  await choose(desk, 'Country', 'japan');
  const summary = desk.getByRole('region', { name: 'Summary' });
  const what = desk.getByRole('region', { name: 'What' });
  // Both clocks; what the start and the end have in common appears once.
  await expect(summary).toContainText('Structural heart board, Advisory board');
  await expect(summary).toContainText('At the venue: Sun, Mar 28, 2027, 1:30 AM – 5:00 PM UTC+9');
  await expect(summary).toContainText('For you: Sat, Mar 27, 2027, 5:30 PM UTC+1 – Sun, Mar 28, 2027, 10:00 AM UTC+2');
  await expect(summary).toContainText('In person, Japan');
  const button = summary.getByRole('button', { name: 'Review event' });
  for (const width of [1100, 1366, 1920]) {
    await desk.setViewportSize({ width, height: 768 });
    await desk.evaluate(() => scrollTo(0, 0));
    const [form, beside] = await Promise.all([what.boundingBox(), summary.boundingBox()]);
    expect(beside?.y, `${width} px`).toBe(form?.y);
    expect(Number(beside?.x), `${width} px`).toBeGreaterThan(Number(form?.x) + Number(form?.width));
    const types = desk.getByRole('radiogroup', { name: 'Event type' }).getByRole('radio');
    const tops = await types.evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBeLessThanOrEqual(2);
    await desk.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button, `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await desk.setViewportSize({ width: 1099, height: 768 });
  const [form, below] = await Promise.all([what.boundingBox(), summary.boundingBox()]);
  expect(below?.x).toBe(form?.x);
});
