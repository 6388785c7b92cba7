import { choose, create, fillForm, isCreated, review } from './eventForm.ts';
import { expect, selectLanguage, test } from './fixtures.ts';

/** The browser of all tests is in Berlin; the venues are not. */

test('the time zone follows the country, is a question if there are several, and can be searched by city', async ({
  desk,
}) => {
  await desk.goto('/events/new');
  const zone = desk.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Europe/Berlin');
  await desk.getByRole('radio', { name: 'In person' }).check();
  await choose(desk, 'Country', 'japan');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await choose(desk, 'Country', 'united s');
  await expect(desk.getByRole('combobox', { name: 'Country' })).toHaveValue('United States');
  await expect(zone).toHaveValue('');
  await expect(zone).toHaveAccessibleDescription(/chosen country \(United States\) has several time zones/);
  await review(desk);
  // Wait for the focus to move to the first error, so that typed text goes to the right field.
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(zone).toHaveAccessibleDescription(/Choose the time zone/);
  await choose(desk, 'Time zone', 'san diego');
  await expect(zone).toHaveValue('America/Los Angeles');
  await expect(zone).not.toHaveAccessibleDescription(/Choose the time zone/);

  // The best match comes first, also for codes and alternative names.
  const country = desk.getByRole('combobox', { name: 'Country' });
  for (const [typed, value] of [
    ['DE', 'Germany'],
    ['uk', 'United Kingdom'],
    ['Holland', 'Netherlands'],
    ['Türkei', 'Türkiye'],
  ] as const) {
    await choose(desk, 'Country', typed);
    await expect(country).toHaveValue(value);
  }
  for (const [typed, value] of [
    ['Apia', 'Pacific/Apia'],
    ['UTC', 'UTC'],
    ['Kiev', /Europe\/K[iy]/],
    ['Bombay', /Asia\/(Kolkata|Calcutta)/],
    ['Eastern', 'America/New York'],
    ['münchen', 'Europe/Berlin'],
    ['+05:45', 'Asia/Kathmandu'],
  ] as const) {
    await choose(desk, 'Time zone', typed);
    await expect(zone).toHaveValue(value);
  }

  // Unknown text is reported, stays for correction and stops the review; matching text is accepted on blur.
  for (const field of [country, zone]) {
    await field.fill('Atlantis');
    await field.press('Enter');
    await expect(field).toHaveValue('Atlantis');
    await expect(field).toHaveAccessibleDescription(/No option matches “Atlantis”/);
  }
  await fillForm(desk);
  await desk.getByLabel('Start', { exact: true }).fill('0202-03-28T01:30');
  await review(desk);
  await expect(desk.getByRole('link', { name: 'Choose a country from the list.' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Choose the time zone.' })).toBeVisible();
  await expect(desk.getByRole('link', { name: /^The year is more than 10 years away/ })).toBeVisible();
  await expect(country).toBeFocused();
  await country.fill('japa');
  await country.press('Tab');
  await expect(country).toHaveValue('Japan');
  await expect(country).not.toHaveAccessibleDescription(/No option matches/);
});

for (const { language, label, start, end, venue, finds } of [
  {
    language: 'de',
    label: 'Zeitzone des Veranstaltungsorts',
    start: 'Beginn',
    end: 'Ende',
    venue: /Am Veranstaltungsort/,
    finds: [
      {
        typed: 'Mitteleuropäische Zeit',
        zone: 'Europe/Berlin',
        text: 'Mitteleuropäische Zeit · Berlin · Hamburg · München',
      },
      { typed: 'Pacific Time', zone: 'America/Los Angeles', text: 'Nordamerikanische Westküstenzeit · Los Angeles' },
      { typed: 'Brüssel', zone: 'Europe/Brussels', text: 'Mitteleuropäische Zeit · Brüssel · Antwerpen' },
    ],
  },
  {
    language: 'ja',
    label: '会場のタイムゾーン',
    start: '開始',
    end: '終了',
    venue: /会場/,
    finds: [
      { typed: '日本標準時', zone: 'Asia/Tokyo', text: 'UTC+9 · 日本標準時 · 東京 · 横浜 · 大阪 · 名古屋 · 日本' },
      { typed: 'Munich', zone: 'Europe/Berlin', text: '中央ヨーロッパ時間 · ベルリン' },
      { typed: 'ロサンゼルス', zone: 'America/Los Angeles', text: 'アメリカ太平洋時間 · ロサンゼルス' },
    ],
  },
  {
    language: 'zh-CN',
    label: '会场时区',
    start: '开始',
    end: '结束',
    venue: /会场/,
    finds: [
      { typed: '中国标准时间', zone: 'Asia/Shanghai', text: 'UTC+8 · 中国标准时间 · 上海' },
      { typed: '柏林', zone: 'Europe/Berlin', text: '中欧时间 · 柏林' },
    ],
  },
] as const)
  test(`zones have names in the user’s language, and are found by these and other names: ${language}`, async ({
    desk,
  }) => {
    await desk.goto('/events/new');
    await desk.getByLabel('Name', { exact: true }).fill('Structural heart board');
    // The language changes while the form is open.
    await expect(desk.getByRole('combobox', { name: 'Time zone' })).toHaveAccessibleDescription(
      /Central European Time/,
    );
    await selectLanguage(desk, language);
    const field = desk.getByRole('combobox', { name: label });
    await desk.getByLabel(start, { exact: true }).fill('2027-03-02T09:00');
    await desk.getByLabel(end, { exact: true }).fill('2027-03-02T17:00');
    for (const { typed, zone, text } of finds) {
      await field.fill(typed);
      const found = desk.getByRole('option', { name: zone });
      await expect(found).toContainText(text);
      await found.click();
      await expect(field).toHaveValue(zone);
      const [name = ''] = text.replace(/^UTC\S+ · /, '').split(' · ');
      await expect(field).toHaveAccessibleDescription(new RegExp(name));
      await expect(desk.getByRole('row', { name: venue })).toContainText(name);
    }
  });

for (const { name, country, zone, start, end, venue, reader, utc } of [
  {
    name: 'east of UTC',
    country: 'india',
    zone: /Asia\/Kolkata/,
    start: '2027-01-01T05:00',
    end: '2027-01-01T08:15',
    venue: /Fri, Jan 1, 2027, 5:00 AM/,
    reader: /Fri, Jan 1, 2027, 12:30 AM/,
    utc: ['2026-12-31T23:30:00.000Z', '2027-01-01T02:45:00.000Z'],
  },
  {
    name: 'west of UTC',
    country: 'peru',
    zone: /America\/Lima/,
    start: '2026-12-31T20:00',
    end: '2026-12-31T23:15',
    venue: /Thu, Dec 31, 2026, 8:00 PM/,
    reader: /Fri, Jan 1, 2027, 2:00 AM/,
    utc: ['2027-01-01T01:00:00.000Z', '2027-01-01T04:15:00.000Z'],
  },
])
  test(`a wall time at a venue ${name} is shown on three clocks and sent in UTC`, async ({ desk }) => {
    await desk.goto('/events/new');
    await fillForm(desk);
    await desk.getByRole('radio', { name: 'Hybrid' }).check();
    await choose(desk, 'Country', country);
    await expect(desk.getByRole('combobox', { name: 'Time zone' })).toHaveValue(zone);
    await desk.getByLabel('Start', { exact: true }).fill(start);
    await desk.getByLabel('End', { exact: true }).fill(end);
    await expect(desk.getByRole('row', { name: /At the venue/ })).toContainText(venue);
    await expect(desk.getByRole('row', { name: /For you/ })).toContainText(reader);
    await expect(desk.getByRole('row', { name: 'Length' })).toContainText('3 hr, 15 min');
    const sent = desk.waitForRequest('**/v1/events');
    await review(desk);
    await create(desk).click();
    const { start_date, end_date } = (await sent).postDataJSON();
    expect([start_date, end_date]).toEqual(utc);
    await isCreated(desk);
    await expect(desk.getByRole('row', { name: /At the venue/ })).toContainText(venue);
  });

test('a time that the clocks skip is reported, and the intended time can be selected', async ({ desk }) => {
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByLabel('Start', { exact: true }).fill('2027-03-28T02:30');
  await expect(desk.getByText('2:30 AM does not exist that day')).toBeVisible();
  await expect(desk.getByText('Answer the question above')).toBeVisible();
  await review(desk);
  await expect(desk.getByLabel('Start', { exact: true })).toBeFocused();
  await desk.getByRole('button', { name: 'Use 3:30 AM' }).click();
  await expect(desk.getByLabel('Start', { exact: true })).toBeFocused();
  await expect(desk.getByText('2:30 AM does not exist that day')).toBeHidden();
  await expect(desk.getByRole('row', { name: /In UTC/ })).toContainText('1:30 AM UTC');
  await review(desk);
  await expect(create(desk)).toBeEnabled();

  // If midnight is skipped, one of the two times is on another day.
  await desk.getByRole('button', { name: 'Back to the form' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();
  await choose(desk, 'Time zone', 'cairo');
  await desk.getByLabel('Start', { exact: true }).fill('2027-04-30T00:30');
  await expect(desk.getByRole('button', { name: 'Use Apr 30, 2027, 1:30 AM' })).toBeVisible();
  await desk.getByRole('button', { name: 'Use Apr 29, 2027, 11:30 PM' }).click();
  await expect(desk.getByLabel('Start', { exact: true })).toHaveValue('2027-04-29T23:30');
});

test('a time that occurs twice asks for the intended moment', async ({ desk }) => {
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByLabel('Start', { exact: true }).fill('2027-10-31T02:30');
  await desk.getByLabel('End', { exact: true }).fill('2027-10-31T09:00');
  await review(desk);
  const which = desk.getByRole('radiogroup', { name: /Which of the two/ });
  await expect(which).toHaveAccessibleDescription('The start happens twice. Choose one.');
  await which.getByRole('radio', { name: 'The second, UTC+1' }).check();
  await expect(desk.getByRole('row', { name: /In UTC/ })).toContainText('1:30 AM UTC');
  await which.getByRole('radio', { name: 'The first, UTC+2' }).check();
  await expect(desk.getByRole('row', { name: /In UTC/ })).toContainText('12:30 AM UTC');
  await review(desk);
  await expect(create(desk)).toBeEnabled();

  // The answer applies only to this day and this zone.
  await desk.getByRole('button', { name: 'Back to the form' }).click();
  await desk.getByLabel('End', { exact: true }).fill('2028-10-29T09:00');
  await expect(which.getByRole('radio', { name: 'The first, UTC+2' })).toBeChecked();
  await desk.getByLabel('Start', { exact: true }).fill('2028-10-29T02:30');
  await expect(which.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(which).toHaveAccessibleDescription('The start happens twice. Choose one.');
  await which.getByRole('radio', { name: 'The first, UTC+2' }).check();
  await choose(desk, 'Time zone', 'paris');
  await expect(which.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a start in the past, a long event and night at the venue are warnings that do not block', async ({ desk }) => {
  await desk.goto('/events/new');
  await fillForm(desk);
  await desk.getByLabel('Start', { exact: true }).fill('2020-03-01T23:30');
  await desk.getByLabel('End', { exact: true }).fill('2020-03-16T02:00');
  const warnings = desk.getByRole('region', { name: 'Summary' }).getByRole('status');
  await expect(warnings).toContainText('The start is in the past.');
  await expect(warnings).toContainText('The event lasts 14 days, 2 hr, 30 min.');
  await expect(warnings).toContainText('It starts at 11:30 PM at the venue');
  await expect(warnings).toContainText('It ends at 2:00 AM at the venue, which is at night (10:00 PM to 6:00 AM).');
  await desk.getByLabel('End', { exact: true }).fill('2020-03-15T22:00');
  await expect(warnings).not.toContainText('It ends at');
  await desk.getByLabel('End', { exact: true }).fill('2020-03-15T22:01');
  await expect(warnings).toContainText('It ends at 10:01 PM at the venue');
  const when = desk.getByRole('region', { name: 'When' });
  await desk.getByLabel('End', { exact: true }).fill('2020-02-01T12:00');
  await expect(when).toContainText('The end is not after the start.');
  await desk.getByLabel('End', { exact: true }).fill('2020-03-16T02:00');
  await desk.getByRole('radio', { name: 'In person' }).check();
  await choose(desk, 'Country', 'japan');
  // The country sets the zone.
  await expect(desk.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
  await choose(desk, 'Time zone', 'berlin');
  await review(desk);
  // The review repeats all warnings.
  const note = desk.getByRole('region', { name: 'Structural heart board' }).getByRole('note');
  for (const text of [
    'in the past',
    'lasts 14 days',
    'starts at 11:30 PM',
    'ends at 2:00 AM',
    'is not in the chosen country (Japan)',
  ])
    await expect(note).toContainText(text);
  await expect(create(desk)).toBeEnabled();
});
