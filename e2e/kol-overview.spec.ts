import type { Locator } from '@playwright/test';
import { delayResponses, expect, test } from './fixtures.ts';
import { comingYear, long } from './profiles.ts';
import { aCampaign, aKol } from './records.ts';

/** A profile as large as in practice. */
const kol = aKol({
  id: 'kol_ada',
  full_name: 'Prof. Dr. Ada Keller',
  title: 'Professor of Interventional Cardiology and Head of Department',
  department: 'Cardiac Catheterization Laboratory',
  institution: 'University Hospital Example',
  tags: ['steering_committee', 'international_speaker', 'guideline_author', 'advisory_board'],
  bio: `${long.trim()}\n\n${long.repeat(29)}`,
  contact: {
    email: 'ada.keller-lindqvist@university-hospital.example.org',
    phone: '+49 221 555 0100',
    address: {
      street: 'Lange Straße des Universitätsklinikums 112',
      city: 'Köln',
      state: 'NW',
      postal_code: '50937',
      country: 'DE',
    },
  },
  social: {
    linkedin: 'https://www.linkedin.com/in/ada-keller-lindqvist-cardiology',
    researchgate: 'https://www.researchgate.net/profile/ada-keller-lindqvist-cardiology',
  },
  notes: 'Hospital policy: no meals paid by industry.\nPrefers mornings.',
  specialties: ['interventional_cardiology', 'coronary_imaging', 'cardiology'],
  expertise_areas: [
    'Chronic total occlusions',
    'Drug-eluting stents',
    'Chronic coronary syndromes in women',
    'Left main disease',
    'Intravascular ultrasound',
  ],
  research_interests: ['Duration of dual antiplatelet therapy', 'In-stent restenosis', 'Remote monitoring'],
  metrics: { ...aKol({ id: 'kol_0' }).metrics, publications_count: 320 },
  events: [
    { id: 'evt_1', name: 'Heart failure board', date: '2025-03-30', role: 'speaker' },
    { id: 'evt_2', name: 'Later congress', date: `${comingYear}-11-26`, role: 'attendee' },
    { id: 'evt_3', name: 'Next congress', date: `${comingYear}-10-26`, role: 'panelist' },
  ],
  campaigns: [
    { id: 'cmp_1', name: 'Stent launch', sent_at: '2025-06-01', status: 'bounced' },
    { id: 'cmp_2', name: 'Autumn news', sent_at: '2025-09-01', status: 'clicked' },
  ],
  interactions: [
    { id: 'int_1', date: '2025-04-02', type: 'call', subject: 'Follow-up', summary: 'Wants the data.' },
    { id: 'int_2', date: '2025-08-02', type: 'meeting', subject: 'Visit of the centre', summary: 'Two cases.' },
  ],
  publications: [
    {
      id: 'pub_1',
      title: 'Stents',
      journal: 'Heart',
      published_on: '2024-12-31',
      doi: '10.1000/a<b>?1',
      citations: 12,
    },
    { id: 'pub_2', title: 'Valves', journal: 'Lancet', published_on: '2023-12-31', doi: 'javascript:x', citations: 99 },
  ],
});

/** The lower edge of an element in the window. */
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
};

/** The right edge of an element in the window. */
const rightOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.x + box.width;
};

test('a laptop shows what a user needs before a call without scrolling', async ({ desk, organization }) => {
  await organization.import([kol, aKol({ id: 'kol_bo' }), aCampaign({ id: 'cmp_2', name: 'Autumn news' })]);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/kols/kol_ada');
  const panel = desk.getByRole('tabpanel');
  const cards = desk.getByRole('list', { name: 'At a glance' }).getByRole('link');
  await expect(cards).toHaveText([
    /Last contact.*months? ago|Last contact.*year/,
    /Next event.*Oct 26.*Panelist.*Next congress/,
    /Latest publication.*Dec 31, 2024.*Stents · Heart/,
    /Email.*41\.3% opened.*Clicked.*Autumn news/,
  ]);
  await expect(cards.first()).toHaveText(/Aug 2, 2025.*Meeting.*Visit of the centre/);
  // Who the KOL is: above the cards, and in sight.
  const cardsTop = Number((await cards.first().boundingBox())?.y);
  for (const text of [
    'AK',
    'Prof. Dr. Ada Keller',
    /^Professor of Interventional Cardiology/,
    /University Hospital Example$/,
    'Steering committee',
    'International speaker',
  ]) {
    const shown = desk.getByRole('main').getByText(text, { exact: true }).first();
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(shown)).toBeLessThan(cardsTop);
  }
  const notes = desk.getByRole('region', { name: 'Internal notes' });
  await expect(notes).toContainText(/For colleagues only.*Prefers mornings\./s);
  // They begin where the topics above them begin.
  const [note, topic] = await Promise.all(
    [notes.getByText('Prefers mornings.'), desk.getByRole('definition').first()].map((part) => part.boundingBox()),
  );
  expect(note?.x).toBe(topic?.x);
  const topics = desk.getByRole('region', { name: 'Talk about' });
  await expect(topics).toContainText(/Research interests.*Remote monitoring.*Areas of expertise.*Drug-eluting stents/);
  const expectInSight = async () => {
    for (const part of ['Talk about', 'Biography', 'Contact', 'Metrics'])
      await expect.poll(() => bottomOf(desk.getByRole('region', { name: part })), part).toBeLessThanOrEqual(768);
  };
  await expectInSight();
  // Contact and metrics are beside the text.
  const textEdge = await rightOf(topics);
  for (const part of ['Contact', 'Metrics'])
    expect((await desk.getByRole('region', { name: part }).boundingBox())?.x, part).toBeGreaterThanOrEqual(textEdge);

  // Four lines of the biography are in sight; the rest follows after a click.
  const more = panel.getByRole('button', { name: 'More' });
  const text = panel.getByText(/^A sentence that fills/);
  const fourLines = await more.evaluate((button) => {
    const prose = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return [prose?.getBoundingClientRect().bottom, Number(prose?.clientHeight) / 4] as const;
  });
  expect(fourLines[0]).toBeLessThanOrEqual(768);
  expect(fourLines[1]).toBeGreaterThan(18);
  expect(fourLines[1]).toBeLessThan(24);
  // None of the four lines is empty.
  const emptyLine = () => text.evaluate(({ textContent }) => textContent.includes('\n\n'));
  expect(await emptyLine()).toBe(false);
  await more.click();
  await expect.poll(emptyLine).toBe(true);
  expect((await text.boundingBox())?.height).toBeGreaterThan(200);
  await panel.getByRole('button', { name: 'Less' }).click();

  for (const [card, tab] of [
    [0, 'interactions'],
    [2, 'publications'],
  ] as const) {
    await cards.nth(card).click();
    await expect(desk).toHaveURL(`/kols/kol_ada?tab=${tab}`);
    await desk.goBack();
  }
  await cards.last().click();
  await expect(desk).toHaveURL('/kols/kol_ada?tab=campaigns');
  await panel.getByRole('link', { name: 'Autumn news', exact: true }).click();
  await expect(desk).toHaveURL('/campaigns?selected=cmp_2');

  // The way back to a list takes no part out of sight.
  await desk.goto('/kols?ids=kol_ada,kol_bo');
  await desk.getByRole('link', { name: 'Prof. Dr. Ada Keller' }).click();
  await expect(desk.getByRole('link', { name: 'Back to list (2)' })).toBeVisible();
  await expect(more).toBeVisible();
  await expectInSight();
});

for (const [language, invite] of [
  ['en', 'Invite to event'],
  ['de', 'Zu Veranstaltung einladen'],
  ['ja', 'イベントに招待'],
] as const)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ locale: language });

    test('the actions have one line, with a name for each', async ({ desk, organization }) => {
      await organization.import([kol]);
      await desk.setViewportSize({ width: 390, height: 844 });
      await desk.goto('/kols/kol_ada');
      const action = desk.getByRole('link', { name: invite });
      await expect(action).toBeInViewport({ ratio: 1 });
      const others = action.locator('xpath=preceding-sibling::*[@aria-label]');
      await expect(others).toHaveCount(3);
      const main = await action.boundingBox();
      for (const other of await others.all()) {
        await expect(other).toHaveAccessibleName(/./);
        const box = await other.boundingBox();
        expect(
          Math.abs(Number(box?.y) + Number(box?.height) / 2 - Number(main?.y) - Number(main?.height) / 2),
        ).toBeLessThan(3);
      }
    });
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`nothing moves when the lists come after the profile: ${viewport.width} px`, async ({ desk, organization }) => {
    await organization.import([kol]);
    await desk.setViewportSize(viewport);
    await desk.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await delayResponses(desk, '**/v1/kols/kol_ada?include=*');
    await desk.goto('/kols/kol_ada');
    await expect(desk.getByRole('region', { name: 'Talk about' })).toBeVisible();
    const cards = desk.getByRole('list', { name: 'At a glance' });
    await expect(cards).toHaveText('Last contactNext eventLatest publicationEmail');
    const before = await cards.boundingBox();
    answer();
    await expect(cards).toContainText('Visit of the centre');
    await expect(desk.getByRole('tab', { name: 'Events (3)' })).toBeVisible();
    expect(await cards.boundingBox()).toEqual(before);
    expect(await desk.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.01);
  });

test('records are sorted and searched, publications lead to their DOI, and the total of the profile is named', async ({
  desk,
  organization,
}) => {
  await organization.import([kol]);
  await desk.goto('/kols/kol_ada?tab=publications');
  const panel = desk.getByRole('tabpanel');
  await expect(panel.getByText('320 in total, 2 on record')).toBeVisible();
  const rows = panel.getByRole('rowheader');
  await expect(rows).toHaveText(['Stents', 'Valves']);
  await panel.getByRole('button', { name: 'Citations' }).click();
  await expect(rows).toHaveText(['Valves', 'Stents']);
  await expect(panel.getByRole('link', { name: 'Stents' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/a%3Cb%3E%3F1',
  );
  await expect(panel.getByRole('link')).toHaveText(['Stents', '10.1000/a<b>?1']);
  await panel.getByLabel('Search').fill('lancet');
  await expect(rows).toHaveText(['Valves']);
  await expect(panel.getByText('1 of 2 entries')).toBeVisible();
  await panel.getByLabel('Search').fill('nothing');
  await expect(panel.getByRole('heading', { name: 'No matches' })).toBeVisible();

  await desk.getByRole('tab', { name: 'Campaigns' }).click();
  await expect(panel.getByLabel('Search')).toHaveValue('');
  // What became of a campaign has a color.
  const states = panel.getByRole('cell').getByText(/^(Clicked|Bounced)$/);
  await expect(states).toHaveCount(2);
  const dots = await states.evaluateAll((chips) =>
    chips.map((chip) => getComputedStyle(chip, '::before').backgroundColor),
  );
  expect(new Set(dots).size).toBe(2);
  await panel.getByLabel('Search').fill('clicked');
  await expect(rows).toHaveText(['Autumn news']);
});

for (const role of ['manager', 'planner'] as const)
  test.describe(`for a ${role}`, () => {
    test.use({ role });

    test(`a profile ${role === 'manager' ? 'leads to its audit trail' : 'has no link to the audit trail'}`, async ({
      desk,
      organization,
    }) => {
      await organization.import([kol]);
      await desk.goto('/kols/kol_ada');
      const record = desk.getByRole('region', { name: 'Record' });
      await expect(record).toContainText('kol_ada');
      const link = record.getByRole('link', { name: 'Audit trail' });
      await expect(link).toHaveCount(role === 'manager' ? 1 : 0);
      if (role === 'planner') return;
      await link.click();
      await expect(desk).toHaveURL('/audit?subject=kol_ada');
      await expect(desk.getByLabel('KOL or event')).toHaveValue('kol_ada');
    });
  });
