import type { Page } from '@playwright/test';
import { ada, addKols, ben, cards, choose, create, fillForm, isCreated, review } from './eventForm.ts';
import { axeErrorsInBothColors, expect, expectSettled, pageWidth, test } from './fixtures.ts';
import { aKol } from './records.ts';

const clash = { id: 'evt_clash', name: 'Other board', date: '2027-05-04', role: 'speaker' } as const;

test.use({ allowedErrors: ['the server responded with a status of 404'] });

async function expectAccessible(page: Page, state: string, width: number) {
  await expectSettled(page);
  expect(await axeErrorsInBothColors(page), state).toEqual([]);
  expect(await pageWidth(page), state).toBeLessThanOrEqual(width);
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
    await expect(cards(desk).nth(2)).toContainText('No KOL has this id');
    await expectAccessible(desk, 'questions and cards', width);
    await desk.getByRole('combobox', { name: 'Time zone' }).fill('stan');
    await expect(desk.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(desk, 'zones', width);
    await desk.keyboard.press('Escape');

    await desk.getByRole('button', { name: 'Use 3:30 AM' }).click();
    await desk.getByRole('radio', { name: /The first/ }).check();
    await desk.getByRole('button', { name: 'Remove 2 entries with an error' }).click();
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

test('on a phone the actions of the review stay in sight, and cover no focused link', async ({
  desk,
  organization,
}) => {
  const kols = Array.from({ length: 12 }, (_, index) => aKol({ id: `kol_${index}`, full_name: `Dr. Number ${index}` }));
  await organization.import(kols);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(`/events/new?attendees=${kols.map(({ id }) => id).join()}`);
  await fillForm(desk);
  await review(desk);
  await expect(create(desk)).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole('button', { name: 'Back to the form' })).toBeInViewport({ ratio: 1 });
  await desk.getByRole('link', { name: 'Dr. Number 0' }).focus();
  for (let index = 1; index < kols.length; index += 1) {
    await desk.keyboard.press('Tab');
    const link = desk.getByRole('link', { name: `Dr. Number ${index}`, exact: true });
    await expect(link).toBeFocused();
    await expect
      .poll(async () => {
        const [focused, action] = await Promise.all([link.boundingBox(), create(desk).boundingBox()]);
        return focused && action && focused.y + focused.height <= action.y;
      })
      .toBe(true);
  }
  await create(desk).click();
  await isCreated(desk);
});

test('the description grows with its text, up to 12 lines', async ({ desk }) => {
  await desk.goto('/events/new');
  const description = desk.getByLabel('Description');
  const lines = () =>
    description.evaluate((area) => {
      const { height, lineHeight } = getComputedStyle(area);
      return Number.parseFloat(height) / Number.parseFloat(lineHeight);
    });
  await expect.poll(lines).toBeCloseTo(3, 1);
  await description.fill('line\n'.repeat(7));
  await expect.poll(lines).toBeCloseTo(8, 1);
  await description.fill('line\n'.repeat(40));
  await expect.poll(lines).toBeCloseTo(12, 1);
  await description.fill('');
  await expect.poll(lines).toBeCloseTo(3, 1);
});

test('on a phone the error summary and its first field are visible', async ({ desk }) => {
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/events/new');
  await review(desk);
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(desk.getByText('Give the event a name.').last()).toBeInViewport({ ratio: 1 });
  const bar = await desk.getByRole('banner').boundingBox();
  const list = async () => (await desk.getByRole('alert').boundingBox())?.y;
  await expect.poll(list).toBeGreaterThanOrEqual(Number(bar?.height));
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

test('from 1,100 px the button that creates the event stays beside what is checked; equal clocks are shown once', async ({
  desk,
}) => {
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/events/new');
  await fillForm(desk);
  // More than one screen.
  await desk.getByLabel('Description').fill('line\n'.repeat(60));
  await review(desk);
  await expect(create(desk)).toBeInViewport({ ratio: 1 });
  await desk.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(create(desk)).toBeInViewport({ ratio: 1 });
  // The event takes place in the time zone of the user.
  await expect(desk.getByRole('rowheader')).toHaveText([/^At the venue · For you/, /^In UTC/, 'Length']);
});

test('on a phone each attendee has the same two lines', async ({ desk, organization }) => {
  await organization.import([
    aKol({ id: 'kol_bo', full_name: 'Bo Li', institution: 'Clinic' }),
    aKol({
      id: 'kol_long',
      full_name: 'Professor Dr. Maximiliane von Hohenstein-Wittelsbach',
      institution: 'University Hospital of a City with a Long Name',
    }),
    aKol({ id: 'kol_no', full_name: 'No Tier', events: [clash], institution: 'Institute' }),
  ]);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/events/new?attendees=kol_bo,kol_long,kol_no');
  await expect(cards(desk)).toHaveCount(3);
  await desk.getByLabel('Start', { exact: true }).fill(`${clash.date}T09:00`);
  await desk.getByLabel('End', { exact: true }).fill(`${clash.date}T17:00`);
  await expect(cards(desk).nth(2).getByRole('group')).toBeVisible();
  for (const row of await cards(desk).all()) {
    const [name, institution, tier, country] = await Promise.all(
      [
        row.getByRole('link'),
        row.locator('[title]').filter({ hasText: /Clinic|University|Institute/ }),
        row.getByText('Tier 1'),
        row.getByText('Germany'),
      ].map((part) => part.boundingBox()),
    );
    if (!name || !institution || !tier || !country) throw new Error('a part of the row is missing');
    const middle = (box: { y: number; height: number }) => box.y + box.height / 2;
    expect(institution.y).toBeGreaterThanOrEqual(name.y + name.height);
    expect(institution.x).toBe(name.x);
    for (const part of [tier, country]) expect(Math.abs(middle(part) - middle(institution))).toBeLessThan(3);
  }
});

test('on a phone the choices wrap, and each is whole and easy to touch', async ({ desk }) => {
  for (const width of [320, 390]) {
    await desk.setViewportSize({ width, height: 844 });
    await desk.goto('/events/new?event_type=dinner');
    for (const name of ['Event type', 'Visibility', 'Location type']) {
      const group = desk.getByRole('radiogroup', { name });
      await expect(group).toBeVisible();
      const { left, right } = await group.evaluate((element) => element.getBoundingClientRect());
      const boxes = await group
        .locator('label')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
      await expect(group.getByRole('radio'), name).toHaveCount(boxes.length);
      expect(boxes.length, name).toBeGreaterThan(1);
      for (const box of boxes) {
        expect(box.left, name).toBeGreaterThanOrEqual(left);
        expect(box.right, name).toBeLessThanOrEqual(right);
        expect(box.height, name).toBeGreaterThanOrEqual(44);
      }
      // Also a part that a card would cut off.
      for (const radio of await group.getByRole('radio').all())
        expect((await radio.boundingBox())?.x, name).toBeGreaterThanOrEqual(left);
    }
  }
});

test('the actions for a created event have one line, and the page says that no email was sent', async ({
  desk,
  organization,
}) => {
  await organization.import([ada]);
  await desk.goto('/events/new?attendees=kol_ada');
  await fillForm(desk);
  await review(desk);
  await create(desk).click();
  await isCreated(desk);
  await expect(desk.getByRole('status').filter({ hasText: 'is now a draft' })).toContainText(
    'KOL Desk sent no email: you invite the KOLs yourself.',
  );
  const [first, last] = await Promise.all(
    [desk.getByRole('button', { name: /calendar/i }).first(), desk.getByRole('link', { name: 'All events' })].map(
      (action) => action.boundingBox(),
    ),
  );
  expect(last?.y).toBe(first?.y);
});
