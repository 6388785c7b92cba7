import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import {
  axeErrorsInBothColors,
  copiedText,
  delayResponses,
  expect,
  jumpTo,
  keyField,
  kolNames,
  pageWidth,
  saveShortlist,
  selectLanguage,
  signOut,
  test,
} from './fixtures.ts';
import { aKol, inDays } from './records.ts';
import type { Organization } from './serviceFixtures.ts';

// The lookup by ids, which is what there is without the desk interface.
test.use({ hasDeskApi: false });

const metrics = {
  total_events: 3,
  total_campaigns: 2,
  email_open_rate: 0.4,
  response_rate: 0.25,
  publications_count: 90,
};
const ada = aKol({ id: 'kol_ada', full_name: 'Ada Keller', metrics: { ...metrics, h_index: 41 } });
const bo = aKol({
  id: 'kol_bo',
  title: 'Head of Oncology',
  full_name: '=Bo Åström',
  institution: 'Karolinska',
  tier: 'tier_2',
  engagement_level: 'low',
  specialties: ['oncology'],
  contact: { ...ada.contact, address: { ...ada.contact.address, country: 'SE' } },
  metrics: { ...metrics, h_index: 7, response_rate: 0.9 },
});
const cy = aKol({
  id: 'kol_cy',
  full_name: 'Cy Marin',
  tier: 'tier_3',
  engagement_level: 'medium',
  metrics: { ...metrics, h_index: 60 },
});
const three = '/kols?ids=kol_ada,kol_bo,kol_cy';

/** Opens the list of the three KOLs, and waits until it shows them. */
async function openThree(desk: Page, organization: Organization) {
  await organization.import([ada, bo, cy]);
  await desk.goto(three);
  await expect(kolNames(desk)).toHaveCount(3);
}

const field = (desk: Page) => desk.getByRole('textbox', { name: 'KOL ids' });
/** The points of the plot. No role distinguishes them from its other shapes. */
const points = (desk: Page) => desk.locator('circle.MuiScatterChart-marker');

test.describe('the lookup', () => {
  test('accepts ids in any form, merges duplicates and shows text that is not an id', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada, bo, cy]);
    await desk.goto('/kols');
    await field(desk).fill(
      'Name;Id\n"Keller, Ada";"kol_ada"\nkol_bo, kol_ada\thttps://desk.example.org/kols/kol_cy?tab=events',
    );
    await desk.getByRole('button', { name: 'Look up', exact: true }).click();
    await expect(desk).toHaveURL(three);
    await expect(kolNames(desk)).toHaveText(['Ada Keller', '=Bo Åström', 'Cy Marin']);
    await expect(desk.getByRole('main')).toBeFocused();
    const report = desk.getByRole('alert');
    await expect(report).toContainText('3 ids found, 1 duplicate merged.');
    await expect(report.getByRole('listitem')).toHaveText(['Keller, Ada']);
  });

  test('from a URL drops nothing: text that is not an id is reported as if it had been typed', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada, bo]);
    await desk.goto('/kols?ids=k1,kol_ada,k2,kol_bo');
    await expect(kolNames(desk)).toHaveText(['Ada Keller', '=Bo Åström']);
    await expect(desk.getByRole('alert')).toContainText('2 entries are not KOL ids:');
    await expect(desk.getByRole('alert').getByRole('listitem')).toHaveText(['k1', 'k2']);
    await desk.goto('/kols?ids=k1,k2');
    await expect(field(desk)).toHaveValue('k1,k2');
    await expect(field(desk)).toHaveAccessibleDescription(/No KOL id found/);
    await expect(field(desk)).toBeFocused();
    // The field follows the URL, also after going back.
    await desk.getByRole('link', { name: 'KOLs', exact: true }).click();
    await expect(field(desk)).toHaveValue('');
    await desk.goBack();
    await expect(field(desk)).toHaveValue('k1,k2');
    await field(desk).fill('kol_bo');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: '=Bo Åström' })).toBeVisible();
    await expect(desk.getByRole('alert')).toHaveCount(0);
  });

  test('from a URL that repeats the parameter has all ids and keeps the filters', async ({ desk, organization }) => {
    await organization.import([ada, bo, cy]);
    await desk.goto('/kols?ids=kol_ada&tier=tier_2&ids=kol_bo,kol_cy');
    await expect(desk).toHaveURL(`${three}&tier=tier_2`);
    await expect(kolNames(desk)).toHaveText(['=Bo Åström']);
  });

  test('opens the profile for a single id, and reports text without an id', async ({ desk, organization }) => {
    await organization.import([ada]);
    await desk.goto('/kols');
    await field(desk).fill('Ada Keller');
    await desk.keyboard.press('Enter');
    await expect(field(desk)).toHaveAccessibleDescription(/No KOL id found/);
    await expect(field(desk)).toHaveValue('Ada Keller');
    await selectLanguage(desk, 'de');
    await expect(desk.getByLabel('KOL-IDs')).toHaveAccessibleDescription(/Keine KOL-ID gefunden/);
    await selectLanguage(desk, 'en');
    await field(desk).fill('https://desk.example.org/kols/kol_ada?tab=events');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
    // Only the id is stored; the name is read again.
    const recent = desk.getByRole('region', { name: 'Recently opened' }).getByRole('link');
    await desk.getByRole('link', { name: 'KOLs', exact: true }).click();
    await expect(recent).toHaveText(['Ada Keller']);
    await desk.reload();
    await expect(recent).toHaveText(['Ada Keller']);
    await signOut(desk);
    await expect(desk).toHaveURL('/sign-in');
    await desk.goto(`/sign-in#key=${organization.key}`);
    await expect(desk).toHaveURL('/');
    await desk.getByRole('link', { name: 'KOLs', exact: true }).click();
    await expect(field(desk)).toBeVisible();
    await expect(recent).toHaveCount(0);
    expect(await desk.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('kol_ada');
  });

  test('opens the only profile, which also shows the other text', async ({ desk, organization }) => {
    await organization.import([ada, bo]);
    await desk.goto('/kols?ids=kol_ada,kol_bo');
    await desk.getByRole('link', { name: 'New lookup' }).click();
    const pieces = Array.from({ length: 30 }, (_, index) => `Name ${index}`);
    await field(desk).fill(['kol_ada', ...pieces, 'kol_ada-'].join('\n'));
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
    const report = desk.getByRole('alert');
    await expect(report).toContainText('1 id found, 1 duplicate merged.');
    await expect(report.getByRole('listitem')).toHaveCount(0);
    await report.getByText('30 entries are not KOL ids').click();
    await expect(report.getByRole('listitem')).toHaveText(pieces);
    await report.getByRole('button', { name: 'Dismiss' }).click();
    await expect(report).toHaveCount(0);
    // The search in the app bar also reports it.
    await jumpTo(desk, 'Keller kol_ada');
    await expect(report.getByRole('listitem')).toHaveText(['Keller']);
    // A list that the lookup did not open does not.
    await desk.getByRole('link', { name: 'KOLs', exact: true }).click();
    await desk.getByRole('link', { name: 'Back to list (2)' }).click();
    await expect(kolNames(desk)).toHaveCount(2);
    await expect(report).toHaveCount(0);
  });

  test('reads a selected or dropped file and adds its ids to the list', async ({ desk, organization }) => {
    await organization.import([ada, bo, cy]);
    await desk.goto('/kols');
    const choosing = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: 'Choose a file' }).click();
    const csv = '\uFEFFid,name\r\nkol_ada,Ada\r\nkol_bo,Bo\r\n';
    await (await choosing).setFiles({ name: 'kols.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf16le') });
    await expect(kolNames(desk)).toHaveText(['Ada Keller', '=Bo Åström']);
    await desk.getByRole('checkbox', { name: 'Select Ada Keller' }).check();
    await desk.getByRole('button', { name: 'Add KOLs' }).click();
    await expect(field(desk)).toBeFocused();
    const dropped = await desk.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['kol_ada'], 'known.txt', { type: 'text/plain' }));
      data.items.add(new File(['kol_cy'], 'more.txt', { type: 'text/plain' }));
      return data;
    });
    await desk.getByRole('form', { name: 'Add KOLs' }).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(kolNames(desk)).toHaveText(['Ada Keller', '=Bo Åström', 'Cy Marin']);
    await expect(desk.getByRole('alert')).toContainText('2 ids found, 1 duplicate merged.');
    // After adding ids it is still the same list.
    await expect(desk.getByText('1 selected')).toBeVisible();
    await desk.getByRole('link', { name: 'Cy Marin' }).click();
    await expect(desk.getByRole('heading', { name: 'Cy Marin', level: 1 })).toBeVisible();
    await desk.goBack();
    await expect(desk.getByText('1 selected')).toBeVisible();
  });
});

test.describe('200 pasted ids', () => {
  test.use({
    allowedErrors: ['status of 404', 'status of 500'],
  });

  test('with 10 unknown ids and 5 temporary errors: the rest is usable, and a retry loads the 5', {
    tag: '@chromium',
  }, async ({ desk, organization }) => {
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    test.slow();
    const ids = Array.from({ length: 200 }, (_, index) => `kol_${String(index).padStart(3, '0')}`);
    await organization.import(ids.slice(10).map((id) => aKol({ id, full_name: `Dr. ${id}` })));
    const broken = new Set(ids.slice(10, 15));
    let under = 0;
    let most = 0;
    const isRead = (request: Request) => request.url().includes('/v1/kols/');
    const ended = (request: Request) => {
      if (isRead(request)) under -= 1;
    };
    desk.on('request', (request) => {
      if (isRead(request)) under += 1;
      most = Math.max(most, under);
    });
    desk.on('requestfinished', ended);
    desk.on('requestfailed', ended);
    await desk.route(/\/v1\/kols\/kol_01[0-4]\?/, async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      if (broken.delete(id)) await route.fulfill({ status: 500, json: { title: 'Broken once' } });
      else await route.continue();
    });
    await desk.goto('/kols');
    await field(desk).fill(ids.join('\n'));
    await desk.getByRole('button', { name: 'Look up', exact: true }).click();

    const failed = desk.getByRole('region', { name: '15 KOLs could not be loaded' });
    await expect(failed).toBeVisible();
    await expect(desk.getByText('185 KOLs', { exact: true })).toBeVisible({ timeout: 45_000 });
    expect(most).toBeLessThanOrEqual(6);
    // A long table renders only visible rows; the row count includes all, also those without a KOL.
    const table = desk.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '201');
    expect(await desk.getByRole('row').count()).toBeLessThan(100);
    await expect(table.getByRole('row', { name: 'kol_000' })).toContainText(
      'No KOL has this id.Other rows are not affected.',
    );
    await desk.getByRole('searchbox', { name: 'Search' }).fill('kol_150');
    await expect(kolNames(desk)).toHaveText(['Dr. kol_150']);
    // Overscan rows are neither visible nor announced.
    await expect(desk.getByRole('row')).toHaveCount(2);
    await desk.getByRole('searchbox', { name: 'Search' }).fill('nobody');
    await expect(table).toBeHidden();
    await desk.getByRole('searchbox', { name: 'Search' }).fill('kol_15');
    await expect(kolNames(desk)).toHaveCount(10);
    await expect(desk.getByRole('row')).toHaveCount(11);
    await desk.getByRole('button', { name: 'Clear filters' }).click();

    await failed.getByRole('button', { name: 'Show only these' }).click();
    // The page renders as many rows as the window shows.
    await table.evaluate((element) => element.scrollIntoView());
    await expect(table.getByText('No KOL has this id.')).toHaveCount(10);
    await expect(table.getByText('The service has a problem · Status 500')).toHaveCount(5);
    const row = table.getByRole('row', { name: 'kol_010' });
    await expect(row).toContainText('Try again. If it fails again, send the error details to your administrator.');
    // In a narrower window the actions end before the edge of the page, where the table fades.
    await desk.setViewportSize({ width: 1280, height: 900 });
    const action = await row.getByRole('button', { name: 'Remove kol_010' }).boundingBox();
    expect(Number(action?.x) + Number(action?.width)).toBeLessThan(1280 - 32 - 24);
    await desk.setViewportSize({ width: 1366, height: 900 });
    await row.getByRole('button', { name: 'Copy details of kol_010' }).click();
    await expect
      .poll(() => copiedText(desk))
      .toMatch(/^KOL Desk: The service has a problem\nGET \/v1\/kols\/kol_010\nStatus 500\n/);
    await table.getByRole('button', { name: 'Try again: kol_010' }).click();
    await expect(table.getByRole('rowheader', { name: 'kol_010' })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Show the whole list' }).click();
    await expect(desk.getByText('186 KOLs', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Try all again' }).click();
    await expect(desk.getByText('190 KOLs', { exact: true })).toBeVisible();
    await desk
      .getByRole('region', { name: '10 KOL ids do not exist' })
      .getByRole('button', { name: 'Remove these from the list' })
      .click();
    await expect(desk.getByText('190 KOLs in the list')).toBeVisible();
    await expect(desk.getByText(/could not be loaded|do not exist/)).toHaveCount(0);

    // All rows are printed: a browser prints what is there when this event ends.
    const printed = await desk.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent.slice(0, 11));
    });
    expect(printed).toEqual(ids.slice(10).map((id) => `Dr. ${id}`));
    await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await desk.getByRole('row').count()).toBeLessThan(100);

    // After returning from a profile the list is at the same position.
    await desk.getByRole('region', { name: 'KOLs in the list' }).press('End');
    await desk.getByRole('link', { name: 'Dr. kol_199' }).click();
    await expect(desk.getByRole('heading', { name: 'Dr. kol_199', level: 1 })).toBeVisible();
    await desk.goBack();
    await expect(desk.getByRole('link', { name: 'Dr. kol_199' })).toBeInViewport();
  });
});

test.describe('a rate limit of the service', () => {
  test.use({ allowedErrors: ['status of 429'] });

  test('pauses the whole list for the requested time, then the list continues', async ({ desk, organization }) => {
    const ids = Array.from({ length: 20 }, (_, index) => `kol_${index}`);
    await organization.import(ids.map((id) => aKol({ id, full_name: `Dr. ${id}` })));
    let limitedAt = 0;
    const requests: number[] = [];
    await desk.route('**/v1/kols/*', async (route) => {
      requests.push(Date.now());
      if (limitedAt !== 0) return route.continue();
      limitedAt = Date.now();
      await route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: { title: 'Too many requests' } });
    });
    await desk.goto(`/kols?ids=${ids.join(',')}`);
    await expect(desk.getByRole('alert')).toContainText('The service asks you to wait.');
    await expect(desk.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await expect(desk.getByText('20 KOLs', { exact: true })).toBeVisible();
    // Running requests finish; then there are no requests until the time is over.
    const waited = requests.filter((time) => time > limitedAt + 1_000);
    expect(Math.min(...waited) - limitedAt).toBeGreaterThanOrEqual(2_900);
    expect(waited.length).toBeGreaterThan(5);
  });
});

test('the first KOLs of a list, and of a briefing, are requested while the code of the screen loads', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, cy]);
  for (const { address, code } of [
    { address: '/kols?ids=kol_ada,kol_cy', code: '**/assets/KolsPage-*' },
    { address: '/kols/kol_ada,kol_cy/briefing', code: '**/assets/BriefingPage-*' },
  ]) {
    const requests: string[] = [];
    desk.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const release = await delayResponses(desk, code);
    const second = desk.waitForRequest('**/v1/kols/kol_cy*');
    await desk.goto(address, { waitUntil: 'commit' });
    await second;
    release();
    await expect(desk.getByText('Ada Keller').first()).toBeVisible();
    expect(requests.filter((path) => path.startsWith('/v1/')).toSorted()).toEqual([
      '/v1/kols/kol_ada',
      '/v1/kols/kol_cy',
    ]);
    desk.removeAllListeners('request');
  }
});

test('a list says no number of KOLs before one is loaded', async ({ desk, organization }) => {
  await organization.import(['kol_a', 'kol_b'].map((id) => aKol({ id })));
  const release = await delayResponses(desk, '**/v1/kols/kol_**');
  await desk.goto('/kols?ids=kol_a,kol_b');
  await expect(desk.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(desk.getByText('0 KOLs', { exact: true })).toHaveCount(0);
  release();
  await expect(desk.getByText('2 KOLs', { exact: true })).toBeVisible();
});

test('loading a list can be cancelled and continued', async ({ desk, organization }) => {
  const ids = Array.from({ length: 12 }, (_, index) => `kol_${index}`);
  await organization.import(ids.map((id) => aKol({ id })));
  const release = await delayResponses(desk, /\/v1\/kols\/(?!kol_[0-3]\?)/);
  await desk.goto(`/kols?ids=${ids.join(',')}`);
  await expect(desk.getByRole('progressbar', { name: 'Loading KOLs' })).toHaveAttribute('aria-valuetext', '4 of 12');
  await desk.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByText('Stopped: 4 of 12 loaded.').first()).toBeAttached();
  await expect(kolNames(desk)).toHaveCount(4);
  release();
  await desk.getByRole('button', { name: 'Continue' }).focus();
  await desk.keyboard.press('Enter');
  await expect(kolNames(desk)).toHaveCount(12);
  await expect(desk.getByRole('progressbar')).toHaveCount(0);
  // The focused button is gone.
  await expect(desk.getByRole('main')).toBeFocused();
});

test.describe('a key that is rejected while a list loads', () => {
  test.use({ allowedErrors: ['status of 401'] });

  test('makes the list continue after the next sign-in, even much later', async ({ desk, organization }) => {
    const ids = Array.from({ length: 12 }, (_, index) => `kol_${index}`);
    await organization.import(ids.map((id) => aKol({ id })));
    await desk.clock.install();
    await desk.route('**/v1/kols/*', (route) => route.fulfill({ status: 401, json: { title: 'Unknown key' } }));
    await desk.goto(`/kols?ids=${ids.join(',')}`);
    const dialog = desk.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    // By then the cache contains neither responses nor the rejection.
    await desk.clock.runFor('20:00');
    await desk.unroute('**/v1/kols/*');
    await keyField(dialog).fill(organization.key);
    await desk.keyboard.press('Enter');
    await expect(kolNames(desk)).toHaveCount(12);
  });
});

test.describe('the list', () => {
  test('is filtered and sorted in the browser, and the URL contains the settings', async ({ desk, organization }) => {
    const bare = aKol({ id: 'kol_bare', full_name: 'Bare' });
    await organization.import([ada, bo, cy, bare]);
    await desk.route('**/v1/kols/kol_bare?*', (route) =>
      route.fulfill({ json: { data: { id: 'kol_bare', full_name: 'Bare', metrics: { h_index: null } } } }),
    );
    await desk.goto(`${three},kol_bare`);
    await expect(kolNames(desk)).toHaveCount(4);
    const requests: string[] = [];
    desk.on('request', (request) => {
      // Preloaded code does not count.
      if (new URL(request.url()).pathname.startsWith('/v1/')) requests.push(request.url());
    });
    await desk.getByRole('button', { name: 'h-index' }).click();
    await expect(kolNames(desk)).toHaveText(['Cy Marin', 'Ada Keller', '=Bo Åström', 'Bare']);
    await expect(desk.getByRole('columnheader', { name: 'h-index' })).toHaveAttribute('aria-sort', 'descending');
    await desk.getByRole('button', { name: 'h-index' }).click();
    await expect(kolNames(desk)).toHaveText(['=Bo Åström', 'Ada Keller', 'Cy Marin', 'Bare']);
    await expect(desk).toHaveURL(`${three},kol_bare&sort=metrics.h_index`);
    for (const [column, order] of [
      ['Specialties', ['Ada Keller', 'Cy Marin', '=Bo Åström', 'Bare']],
      ['Name', ['=Bo Åström', 'Ada Keller', 'Bare', 'Cy Marin']],
    ] as const) {
      await desk.getByRole('button', { name: column, exact: true }).click();
      await expect(kolNames(desk)).toHaveText(order);
    }
    await desk.getByRole('button', { name: 'h-index' }).click();
    await desk.getByRole('button', { name: 'h-index' }).click();
    await desk.getByRole('searchbox', { name: 'Search' }).fill('astrom');
    await expect(kolNames(desk)).toHaveText(['=Bo Åström']);
    await desk.getByRole('button', { name: 'Clear filters' }).click();
    for (const [filter, value, left] of [
      ['Tier', 'Tier 3', 'Cy Marin'],
      ['Engagement', 'Low', '=Bo Åström'],
      ['Specialty', 'Oncology', '=Bo Åström'],
      ['Country', 'Sweden', '=Bo Åström'],
    ] as const) {
      await desk.getByLabel(filter, { exact: true }).selectOption({ label: value });
      await expect(kolNames(desk)).toHaveText([left]);
      await desk.getByRole('button', { name: 'Clear filters' }).click();
      await expect(kolNames(desk)).toHaveCount(4);
    }
    // A filter value without rows stays visible and can be removed.
    const country = desk.getByLabel('Country', { exact: true });
    await desk.goto(`${three},kol_bare&sort=metrics.h_index&country=FR`);
    await expect(desk.getByText('No KOL in the list matches')).toBeVisible();
    await expect(country.getByRole('option', { selected: true })).toHaveText('France');
    requests.length = 0;
    await country.selectOption({ label: 'Country' });
    await expect(kolNames(desk)).toHaveCount(4);
    expect(requests).toEqual([]);
    await expect(desk).toHaveURL(`${three},kol_bare&sort=metrics.h_index`);
    await desk.reload();
    await expect(kolNames(desk)).toHaveText(['=Bo Åström', 'Ada Keller', 'Cy Marin', 'Bare']);
    // Key by key, as fast as possible: no key is lost.
    await desk.getByRole('searchbox', { name: 'Search' }).pressSequentially('astrom');
    await expect(desk.getByRole('searchbox', { name: 'Search' })).toHaveValue('astrom');
    await expect(kolNames(desk)).toHaveText(['=Bo Åström']);
    await kolNames(desk).click();
    await expect(desk.getByRole('heading', { name: '=Bo Åström', level: 1 })).toBeVisible();
    await desk.goBack();
    await expect(desk.getByRole('searchbox', { name: 'Search' })).toHaveValue('astrom');
    await expect(kolNames(desk)).toHaveText(['=Bo Åström']);
    await desk.goto(`${three},kol_bare&tier=tier_9&search=astrom&sort=shoe_size`);
    await expect(desk.getByRole('alert')).toContainText('tier and sort');
    await expect(kolNames(desk)).toHaveText(['=Bo Åström']);
  });

  test('rows are selected, invited, exported without notes and formulas, and removed', async ({
    desk,
    organization,
  }) => {
    const call = { id: 'int_1', date: '2025-10-10', type: 'call' as const, subject: 'Call', summary: '' };
    const congress = { id: 'evt_1', name: 'Congress', date: inDays(20).slice(0, 10), role: 'attendee' as const };
    await organization.import([ada, { ...bo, interactions: [call], events: [congress] }, cy]);
    await desk.goto(three);
    await expect(kolNames(desk)).toHaveCount(3);
    const all = desk.getByRole('checkbox', { name: 'Select all rows' });
    await desk.getByRole('checkbox', { name: 'Select =Bo Åström' }).check();
    await expect(all).toBeChecked({ indeterminate: true });
    await all.check();
    await expect(desk.getByText('3 selected')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Invite to event' })).toHaveAttribute(
      'href',
      '/events/new?attendees=kol_ada,kol_bo,kol_cy',
    );
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^kols-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.startsWith('\uFEFFid,full_name,')).toBe(true);
    expect(csv).toContain(`kol_bo,"'=Bo Åström",`);
    expect(csv).toContain(',0.4,0.9,');
    const ends = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(-2));
    expect(ends).toEqual([
      ['last_interaction_on', 'next_event_on'],
      ['', ''],
      [call.date, congress.date],
      ['', ''],
    ]);
    expect(csv).not.toContain('Prefers mornings');
    await desk.getByRole('checkbox', { name: 'Select Cy Marin' }).uncheck();
    // The selection survives a visit to the form; another list starts without a selection.
    await desk.getByRole('link', { name: 'Invite to event' }).click();
    await expect(desk.getByLabel('Name', { exact: true })).toBeVisible();
    await desk.goBack();
    await expect(desk.getByText('2 selected')).toBeVisible();
    await desk.goto('/kols?ids=kol_ada,kol_cy');
    await expect(desk.getByRole('checkbox', { name: 'Select Ada Keller' })).not.toBeChecked();
    await desk.goBack();
    await all.check();
    await desk.getByRole('checkbox', { name: 'Select Cy Marin' }).uncheck();
    await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
    await expect(kolNames(desk)).toHaveText(['Cy Marin']);
    await expect(desk).toHaveURL('/kols?ids=kol_cy');
  });

  test('two to four KOLs are compared side by side, and a fifth is not possible', async ({ desk, organization }) => {
    await organization.import([ada, bo, cy, aKol({ id: 'kol_di' }), aKol({ id: 'kol_ed' })]);
    // "Select all" is disabled until the last row is loaded, because it would miss that row.
    const release = await delayResponses(desk, '**/v1/kols/kol_ed?*');
    await desk.goto(`${three},kol_di,kol_ed`);
    await expect(desk.getByRole('checkbox', { name: /^Select / })).toHaveCount(5);
    await expect(desk.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
    release();
    await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(desk.getByText('5 selected')).toBeVisible();
    // The button says why, also without a pointer, and the keyboard reaches it.
    const disabled = desk.getByRole('button', { name: 'Compare' });
    await expect(disabled).toBeDisabled();
    await expect(desk.getByText('2 to 4 KOLs', { exact: true })).toBeVisible();
    await expect(disabled).toHaveAccessibleDescription('Select 2 to 4 KOLs to compare them.');
    await desk.getByRole('link', { name: 'Invite to event' }).focus();
    await desk.keyboard.press('Tab');
    await expect(disabled).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('5 selected')).toBeVisible();
    await desk.getByRole('checkbox', { name: 'Select all rows' }).uncheck();
    await desk.getByRole('checkbox', { name: 'Select Ada Keller' }).check();
    await expect(disabled).toBeDisabled();
    await desk.getByRole('checkbox', { name: 'Select Cy Marin' }).check();
    await desk.getByRole('link', { name: 'Compare' }).click();
    await expect(desk).toHaveURL('/kols/compare?ids=kol_ada,kol_cy');
    await expect(desk.getByRole('columnheader')).toHaveText([/Ada Keller/, /Cy Marin/]);
    await desk.getByRole('link', { name: 'Back to the list' }).click();
    await expect(desk.getByText('2 selected')).toBeVisible();
  });

  test('is shown as a plot, and a point opens the profile', async ({ desk, organization }) => {
    await organization.import([ada, bo, cy]);
    await desk.goto(three);
    await desk.getByRole('button', { name: 'Plot' }).click();
    const plot = desk.getByRole('region', { name: 'h-index and response' });
    await expect(plot.getByText('Tier 3', { exact: true })).toBeVisible();
    // The axis has whole percentages, as the charts of the metrics page have.
    await expect(plot.getByText(/^\d+%$/).first()).toBeVisible();
    await expect(plot.getByText(/^\d+\.\d%$/)).toHaveCount(0);
    await expect(points(desk)).toHaveCount(3);
    // Its axes always run from left to right.
    await desk.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expect(plot.getByRole('figure').locator('svg').first()).toHaveCSS('direction', 'ltr');
    await desk.evaluate(() => document.documentElement.removeAttribute('dir'));
    await desk.getByLabel('Vertical axis').selectOption({ label: 'Email open rate' });
    await desk.getByLabel('Tier', { exact: true }).selectOption({ label: 'Tier 2' });
    await expect(points(desk)).toHaveCount(1);
    await points(desk).hover();
    await expect(desk.getByText('=Bo Åström: 7, 40.0%')).toBeVisible();
    await points(desk).click();
    await expect(desk.getByRole('heading', { name: '=Bo Åström', level: 1 })).toBeVisible();
    await desk.goto(three);
    await desk.getByRole('button', { name: 'Plot' }).click();
    await expect(points(desk)).toHaveCount(3);
    // The axis selector comes before the plot in the tab order.
    await desk.getByLabel('Vertical axis').focus();
    await desk.keyboard.press('Tab');
    await expect(plot.getByRole('group', { name: /^Points of the plot/ })).toBeFocused();
    await desk.keyboard.press('ArrowRight');
    await expect(plot.getByRole('img', { name: 'Ada Keller: 41, 25.0%' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Ada Keller', level: 1 })).toBeVisible();
  });

  test('is shown as a plot where a point that covers others names them all; an empty plot says so', async ({
    desk,
    organization,
  }) => {
    await organization.import([bo, { ...bo, id: 'kol_dan', full_name: 'Dan Berg' }]);
    await desk.goto('/kols?ids=kol_bo,kol_dan');
    await desk.getByRole('button', { name: 'Plot' }).click();
    await points(desk).last().hover();
    await expect(desk.getByText('=Bo Åström and Dan Berg: 7, 90.0%')).toBeVisible();
    await desk.getByRole('searchbox', { name: 'Search' }).fill('nobody');
    await expect(desk.getByText('No KOL in the list has both metrics.')).toBeVisible();
    await expect(points(desk)).toHaveCount(0);
  });
});

test('a KOL without any email has no open rate, one who opened none has 0%: on every screen', async ({
  desk,
  organization,
}) => {
  const unopened = aKol({ ...bo, full_name: 'Bo Berg', metrics: { ...bo.metrics, email_open_rate: 0 } });
  const unsent = aKol({ ...cy, metrics: { ...cy.metrics, email_open_rate: 0, total_campaigns: 0 } });
  await organization.import([ada, unopened, unsent]);
  await desk.goto('/kols/compare?ids=kol_bo,kol_cy');
  const rates = desk.getByRole('row', { name: /^Email open rate/ }).getByRole('cell');
  await expect(rates).toHaveText(['0.0%', '—not given']);
  for (const path of ['/kols/kol_cy', '/kols/kol_cy/briefing']) {
    await desk.goto(path);
    await expect(desk.getByText('Email open rate').locator('xpath=ancestor::div[1]')).toHaveText(/—not given$/);
  }

  await desk.goto(`${three}&sort=metrics.email_open_rate`);
  await expect(kolNames(desk)).toHaveText(['Bo Berg', 'Ada Keller', 'Cy Marin']);
  await desk.getByRole('button', { name: 'Plot' }).click();
  await desk.getByLabel('Vertical axis').selectOption({ label: 'Email open rate' });
  await expect(desk.getByText('1 KOL without these metrics is not in the plot.')).toBeVisible();
  await expect(points(desk)).toHaveCount(2);
  await desk.getByRole('checkbox', { name: 'Select all rows' }).check();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).click();
  const [header = [], ...lines] = (await readFile(await (await download).path(), 'utf8'))
    .split('\r\n')
    .map((line) => line.split(','));
  expect(lines.map((line) => line[header.indexOf('email_open_rate')])).toEqual(['0', '0.4', '']);
});

test.describe('only the KOLs that failed', () => {
  test.use({ allowedErrors: ['status of 500'] });

  test('are shown until all of them are loaded; a later failure does not hide the others', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada, bo, cy]);
    const fail = (id: string) =>
      desk.route(`**/v1/kols/${id}?*`, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
    await fail('kol_bo');
    await desk.goto('/kols?ids=kol_ada,kol_bo');
    await desk.getByRole('button', { name: 'Show only these' }).click();
    const rows = desk.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveText(['kol_bo']);
    // A retry that fails again keeps the filter.
    const answered = desk.waitForResponse('**/v1/kols/kol_bo?*');
    await desk.getByRole('button', { name: 'Try all again' }).click();
    await answered;
    await expect(rows).toHaveText(['kol_bo']);
    await desk.unroute('**/v1/kols/kol_bo?*');
    await desk.getByRole('button', { name: 'Try all again' }).click();
    await expect(kolNames(desk)).toHaveText(['Ada Keller', '=Bo Åström']);

    await fail('kol_cy');
    await desk.getByRole('button', { name: 'Add KOLs' }).click();
    await field(desk).fill('kol_cy');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Show only these' })).toBeVisible();
    await expect(rows).toHaveCount(3);
  });
});

test('ids in capitals are added to the list in small letters, and its filters stay', async ({ desk, organization }) => {
  await organization.import([ada, bo, cy]);
  // From a profile, a link opens the list of both.
  await desk.goto('/kols?tab=ids');
  await field(desk).fill('kol_ada KOL_BO');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Ada Keller', level: 1 })).toBeVisible();
  await desk.getByRole('link', { name: 'kol_bo' }).click();
  await expect(desk).toHaveURL('/kols?ids=kol_ada,kol_bo');

  await desk.goto('/kols?ids=kol_ada&sort=-full_name');
  await expect(kolNames(desk)).toHaveText(['Ada Keller']);
  // Text without an id stays in the form; one with an id is reported above the list.
  for (const [typed, offered] of [
    ['KOL_BO', 'kol_bo'],
    ['KOL_CY kol_ada', 'kol_cy'],
  ] as const) {
    await desk.getByRole('button', { name: 'Add KOLs' }).click();
    await field(desk).fill(typed);
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: offered }).click();
    await expect(desk.getByRole('button', { name: 'Add KOLs' })).toBeFocused();
  }
  await expect(kolNames(desk)).toHaveText(['Cy Marin', 'Ada Keller', '=Bo Åström']);
  await expect(desk).toHaveURL('/kols?ids=kol_ada,kol_bo,kol_cy&sort=-full_name');
});

test('the long name of a shortlist breaks, and widens neither the page nor the confirmation', async ({
  desk,
  organization,
}) => {
  await openThree(desk, organization);
  const name = `List ${'x'.repeat(90)}`;
  for (const width of [360, 1366]) {
    await desk.setViewportSize({ width, height: 800 });
    await saveShortlist(desk, name);
    const replace = desk.getByRole('button', { name: 'Replace' });
    if (width === 1366) await replace.click();
    for (const part of [desk.getByRole('heading', { level: 1 }), desk.getByText(`3 KOLs saved as “${name}”.`)]) {
      await expect(part).toContainText(name);
      const { left, right, scrollWidth } = await part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right, scrollWidth: element.scrollWidth };
      });
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
      expect(scrollWidth).toBeLessThanOrEqual(Math.ceil(right - left));
    }
  }
});

test('a shortlist contains the selected KOLs, or else those that match the filters', async ({ desk, organization }) => {
  await openThree(desk, organization);
  await desk.getByRole('searchbox', { name: 'Search' }).fill('Ada');
  await expect(kolNames(desk)).toHaveCount(1);
  await saveShortlist(desk, 'Shown', 'Save 1 shown');
  await expect(desk.getByText('1 KOL saved as “Shown”.')).toBeVisible();
  await desk.getByRole('button', { name: 'Clear filters' }).click();
  for (const name of ['Ada Keller', 'Cy Marin']) await desk.getByRole('checkbox', { name: `Select ${name}` }).check();
  await saveShortlist(desk, 'Ticked', 'Save 2 as shortlist');
  await expect(desk.getByText('2 KOLs saved as “Ticked”.')).toBeVisible();
  const lists = desk.getByRole('region', { name: 'Shortlists' });
  await expect(lists.getByRole('listitem').filter({ hasText: 'Shown' })).toContainText('1 KOL');
  await expect(lists.getByRole('listitem').filter({ hasText: 'Ticked' })).toContainText('2 KOLs');
});

test('a shortlist that is saved under a used name replaces the KOLs of that list, which can be undone, or is another list', async ({
  desk,
  organization,
}) => {
  await organization.import([ada, bo, cy]);
  await desk.goto(three);
  const save = () => saveShortlist(desk, 'Board');
  await save();
  await expect(desk.getByText('3 KOLs saved as “Board”.')).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Select Ada Keller' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await expect(kolNames(desk)).toHaveCount(2);

  const question = desk.getByRole('alertdialog', { name: 'Save as shortlist' });
  await save();
  await expect(question).toHaveAccessibleDescription('You have a shortlist “Board” with 3 KOLs.');
  await expect(question.getByRole('button', { name: 'Keep both' })).toBeFocused();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(desk.getByRole('button', { name: 'Save as shortlist' })).toBeFocused();
  await expect(desk.getByText('2 KOLs saved as “Board”.')).toBeVisible();
  const lists = desk.getByRole('region', { name: 'Shortlists' }).getByRole('listitem');
  await expect(lists).toHaveText(['Board2 KOLs']);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(lists).toHaveText(['Board3 KOLs']);

  await save();
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(desk.getByText('2 KOLs saved as “Board (2)”.')).toBeVisible();
  await expect(lists).toHaveText(['Board3 KOLs', 'Board (2)2 KOLs']);

  await save();
  await desk.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(lists).toHaveCount(2);

  // Another tab deletes the list, so there is none to replace.
  await save();
  await expect(question).toBeVisible();
  const other = await desk.context().newPage();
  await other.goto('/kols?tab=ids');
  await other.getByRole('button', { name: 'Delete Board', exact: true }).click();
  await expect(desk.getByLabel('Shortlist name')).toHaveValue('Board');
});

test('what a filter hides stays selected, and the bar and every action count it', async ({ desk, organization }) => {
  await organization.import([ada, bo, cy, aKol({ id: 'kol_di', full_name: 'Di Olsen' })]);
  await desk.goto(`${three},kol_di`);
  for (const name of ['Ada Keller', 'Cy Marin']) await desk.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = desk.getByRole('group', { name: 'Selected KOLs' });
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible();
  const search = desk.getByRole('searchbox', { name: 'Search' });
  await search.fill('astrom');
  await expect(kolNames(desk)).toHaveText(['=Bo Åström']);
  await expect(bar.getByText('2 selected, 2 not shown', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save 2 as shortlist' })).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Select =Bo Åström' }).check();
  await expect(bar.getByText('3 selected, 2 not shown', { exact: true })).toBeVisible();

  await expect(bar.getByRole('link', { name: 'Invite to event' })).toHaveAttribute(
    'href',
    '/events/new?attendees=kol_bo,kol_ada,kol_cy',
  );
  const download = desk.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['kol_bo', 'kol_ada', 'kol_cy']);
  await saveShortlist(desk, 'Board', 'Save 3 as shortlist');
  await expect(desk.getByText('3 KOLs saved as “Board”.')).toBeVisible();

  await search.fill('');
  await expect(bar.getByText('3 selected', { exact: true })).toBeVisible();
  await search.fill('nobody');
  await expect(bar.getByText('3 selected, 3 not shown', { exact: true })).toBeVisible();
  await expect(desk).toHaveURL(/search=nobody/);
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByText('3 KOLs removed from the list.')).toBeVisible();
  await desk.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(kolNames(desk)).toHaveText(['Di Olsen']);
});

test('shortlists are saved, renamed, duplicated, deleted and restored, with ids only', async ({
  desk,
  organization,
}) => {
  await openThree(desk, organization);
  await saveShortlist(desk, 'Berlin board');
  await expect(desk.getByText('3 KOLs saved as “Berlin board”.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save as shortlist' })).toBeFocused();
  await desk.goto('/kols');
  const lists = desk.getByRole('region', { name: 'Shortlists' });
  await lists.getByRole('button', { name: 'Rename Berlin board' }).click();
  await lists.getByLabel('Shortlist name').fill('Berlin 2027');
  await desk.keyboard.press('Enter');
  await expect(lists.getByRole('button', { name: 'Rename Berlin 2027' })).toBeFocused();
  await lists.getByRole('button', { name: 'Duplicate Berlin 2027' }).click();
  await expect(lists.getByRole('link')).toHaveText(['Berlin 2027', 'Berlin 2027 (copy)']);
  await lists.getByRole('button', { name: 'Delete Berlin 2027', exact: true }).press('Enter');
  await expect(lists.getByRole('link')).toHaveText(['Berlin 2027 (copy)']);
  const undo = desk.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // The second deletion replaces the message of the first one, which comes back after its Undo.
  await lists.getByRole('button', { name: 'Delete Berlin 2027 (copy)' }).press('Enter');
  await expect(lists.getByRole('link')).toHaveCount(0);
  await expect(undo).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(lists.getByRole('link')).toHaveText(['Berlin 2027 (copy)']);
  await expect(undo).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await desk.reload();
  await expect(lists.getByRole('link')).toHaveText(['Berlin 2027', 'Berlin 2027 (copy)']);
  expect(await desk.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Ada|Keller|example\.org/);
  await lists.getByRole('link', { name: 'Berlin 2027', exact: true }).click();
  await expect(desk).toHaveURL(three);
  await expect(kolNames(desk)).toHaveCount(3);
  // The list has the name of the shortlist while it has the same KOLs.
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Berlin 2027');
  await desk.getByRole('checkbox', { name: 'Select Ada Keller' }).check();
  await desk.getByRole('group', { name: 'Selected KOLs' }).getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('KOLs');
  const removed = desk.getByText('1 KOL removed from the list. The shortlist “Berlin 2027” stays as it is.');
  await expect(removed).toBeVisible();
});

test.describe('another list on the screen', () => {
  test.use({ allowedErrors: ['status of 404'] });

  test('begins without the filter of the failed ids and the selection of the list before', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada, bo]);
    await desk.goto('/kols?ids=kol_ada,kol_gone');
    await saveShortlist(desk, 'Spring');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.goto('/kols?ids=kol_bo,kol_lost');
    await desk.getByRole('checkbox', { name: 'Select =Bo Åström' }).check();
    await desk.getByRole('button', { name: 'Show only these' }).click();
    const rows = desk.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveText(['kol_lost']);
    await desk.getByRole('link', { name: 'Spring' }).click();
    await expect(rows).toHaveText([/Ada Keller/, 'kol_gone']);
    await expect(desk.getByRole('group', { name: 'Selected KOLs' })).toHaveCount(0);
  });
});

test.describe('at every width', () => {
  test.use({ allowedErrors: ['status of 404'] });

  test('the list has no accessibility violation and no horizontal scrolling, light or dark', async ({
    desk,
    organization,
  }) => {
    await organization.import([ada, bo, cy]);
    await desk.goto(`${three},kol_nobody`);
    const failed = desk.getByRole('region', { name: '1 KOL id does not exist' });
    await expect(failed).toBeVisible();
    // It would not exist the second time either.
    await expect(failed.getByRole('button', { name: 'Try all again' })).toHaveCount(0);
    await desk.getByRole('checkbox', { name: 'Select Ada Keller' }).check();
    await desk.getByRole('button', { name: 'Plot' }).click();
    await expect(points(desk)).toHaveCount(3);
    await desk.getByRole('button', { name: 'Add KOLs' }).click();
    for (const width of [360, 768, 1366, 1920]) {
      await desk.setViewportSize({ width, height: 900 });
      await expect.poll(() => pageWidth(desk)).toBe(width);
      expect(await axeErrorsInBothColors(desk)).toEqual([]);
    }
  });
});
