import type { Page } from '@playwright/test';
import { delayResponses, expect, pageWidth, test } from './fixtures.ts';
import { ada } from './profiles.ts';
import { aCampaign, aKol } from './records.ts';

/** Visible content does not move when data arrives, on the first visit of a screen. */

const KOL = {
  ...ada,
  title: 'Head of the Department of Interventional Cardiology',
  institution: 'University Hospital Example',
  tags: ['heart_failure', 'speaker_trained', 'guideline_author'],
};
/** A KOL whose name, location and chips need more space than usual, and with one longer list. */
const LONGEST = {
  ...KOL,
  title: 'Consultant in Cardiac Electrophysiology',
  department: 'Department of Cardiology and Rhythm Medicine',
  institution:
    'Azienda Ospedaliero-Universitaria Integrata «Santa Maria dell’Adige» – Dipartimento Cardio-Toraco-Vascolare e Neuroscienze',
  events: Array.from({ length: 111 }, (_, index) => ({
    id: `evt_${index}`,
    name: `Board ${index}`,
    date: '2025-03-30',
    role: 'speaker',
  })),
};
/** More campaigns than a report loads at once; few of them are active. */
const CAMPAIGNS = Array.from({ length: 120 }, (_, index) =>
  aCampaign({
    id: `cmp_${index}`,
    name: `Campaign ${index}`,
    status: index < 2 ? 'active' : 'completed',
    created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }),
);
/** A list that loads in several steps; its filters offer the specialties and countries that have come so far. */
const LIST = ['a', 'b'].flatMap((half) =>
  Array.from({ length: 15 }, (_, index) =>
    aKol({
      id: `kol_${half}${index}`,
      specialties: [half === 'a' ? 'cardiology' : 'cardiac_electrophysiology'],
      contact: { ...KOL.contact, address: { ...KOL.contact.address, country: half === 'a' ? 'CH' : 'US' } },
    }),
  ),
);
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1366, height: 900 },
];

for (const viewport of WINDOWS)
  test.describe(`at a window width of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a profile has no content below its loading area, and only scrolls vertically', async ({
      desk,
      organization,
    }) => {
      await organization.import([LONGEST]);
      const shifts = await watchShifts(desk);
      for (const tab of ['overview', 'events', 'timeline']) {
        const release = await delayResponses(desk, '**/v1/kols/**');
        await desk.goto(`/kols/kol_ada?tab=${tab}`);
        await expect(desk.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
        expect(await pageWidth(desk)).toBe(viewport.width);
        await painted(desk);
        release();
        await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
        await expect(desk.getByText(/^As of .*UTC/)).toBeVisible();
        expect(await shifts()).toEqual([]);
      }
    });

    test('home has no content below a growing area', async ({ desk, organization }) => {
      await organization.import([KOL, ...CAMPAIGNS]);
      const shifts = await watchShifts(desk);
      // Before the first profile, a KOL is suggested.
      const letSuggestion = await delayResponses(desk, '**/desk/v1/kols?**');
      await desk.goto('/');
      await expect(desk.getByRole('region', { name: 'Recent activity' })).toContainText('Campaign 119');
      await painted(desk);
      letSuggestion();
      await expect(desk.getByRole('link', { name: /^Try .*kol_ada/ })).toBeVisible();
      expect(await shifts()).toEqual([]);

      await desk.goto('/kols/kol_ada');
      await expect(desk.getByRole('heading', { name: 'Ada Keller' })).toBeVisible();
      const letCampaigns = await delayResponses(desk, '**/v1/campaigns?**');
      const letProfile = await delayResponses(desk, '**/v1/kols/kol_ada**');
      await desk.goto('/');
      await expect(desk.getByRole('heading', { name: 'Upcoming events of your KOLs' })).toBeVisible();
      await painted(desk);
      letCampaigns();
      await expect(desk.getByRole('region', { name: 'Active campaigns' })).toContainText('Campaign 1');
      // The name of a recent KOL comes with its profile.
      await painted(desk);
      letProfile();
      await expect(desk.getByRole('region', { name: 'Recent activity' })).toContainText('Campaign 119');
      await expect(desk.getByRole('region', { name: 'Find a KOL' })).toContainText('Ada Keller');
      expect(await shifts()).toEqual([]);
    });

    test('home and the events of an empty organization keep their places', async ({ desk }) => {
      const shifts = await watchShifts(desk);
      const letSuggestion = await delayResponses(desk, '**/desk/v1/kols?**');
      await desk.goto('/');
      await expect(desk.getByText('Nothing in the 30 days before').first()).toBeVisible();
      await painted(desk);
      letSuggestion();
      await expect(desk.getByText('No KOLs yet')).toBeVisible();
      expect(await shifts()).toEqual([]);

      const letEvents = await delayResponses(desk, '**/desk/v1/events?**');
      await desk.goto('/events');
      await expect(desk.getByRole('table', { name: 'Events' })).toHaveAttribute('aria-busy', 'true');
      await painted(desk);
      letEvents();
      await expect(desk.getByText('No upcoming events')).toBeVisible();
      // The time zone comes after the rows, whose number decides its place.
      await expect(desk.getByText(/^Time zone: /)).toBeVisible();
      expect(await shifts()).toEqual([]);
    });

    test('a sorted list stays in its place when its count arrives', async ({ desk, organization }) => {
      await organization.import(CAMPAIGNS);
      await watchShifts(desk);
      const release = await delayResponses(desk, '**/v1/campaigns?page=1**');
      await desk.goto('/campaigns?sort=name');
      await expect(desk.getByRole('table', { name: 'Campaigns' })).toHaveAttribute('aria-busy', 'true');
      // Also in the cards of a phone, the placeholder of a name is as wide as a name.
      const placeholder = await desk.locator('tbody tr[aria-hidden] td > *').first().boundingBox();
      expect(placeholder?.width).toBeGreaterThan(100);
      await painted(desk);
      release();
      await expect(desk.getByText('1–20 of 120 campaigns')).toBeVisible();
      await expect(desk.getByRole('progressbar')).toHaveCount(0);
      await painted(desk);
      expect(await desk.evaluate(() => window.takeShiftScore())).toBeLessThanOrEqual(0.01);
    });

    test.describe('for a manager', () => {
      test.use({ role: 'manager' });

      test('the keys come after the people, whose list has any length', async ({ desk }) => {
        const shifts = await watchShifts(desk);
        const release = await delayResponses(desk, '**/auth/people');
        await desk.goto('/people');
        await expect(desk.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
        await painted(desk);
        release();
        await expect(desk.getByText('No people yet')).toBeVisible();
        await expect(desk.getByRole('table', { name: 'API keys' })).toContainText('Manager');
        expect(await shifts()).toEqual([]);
      });
    });

    test('a report does not move when its last page arrives', async ({ desk, organization }) => {
      await organization.import(CAMPAIGNS);
      const shifts = await watchShifts(desk);
      const release = await delayResponses(desk, '**/v1/campaigns?page=2**');
      await desk.goto('/campaigns/metrics?period=all');
      await expect(desk.getByRole('progressbar', { name: '100 of 120 loaded' })).toBeVisible();
      await expect(desk.getByRole('region', { name: 'Key metrics' })).toContainText('100');
      await painted(desk);
      release();
      await expect(desk.getByRole('main').getByText('120 campaigns')).toBeVisible();
      await expect(desk.getByRole('progressbar')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });

    test('a list of 30 KOLs stays in its place while it loads', async ({ desk, organization }) => {
      await organization.import(LIST);
      await watchShifts(desk);
      const release = await delayResponses(desk, '**/v1/kols/kol_b*');
      await desk.goto(`/kols?ids=${LIST.map(({ id }) => id).join(',')}`);
      const progress = desk.getByRole('progressbar', { name: 'Loading KOLs' });
      await expect(progress).toHaveAttribute('aria-valuetext', '15 of 30');
      await painted(desk);
      release();
      await expect(desk.getByRole('main').getByText('30 KOLs', { exact: true })).toBeVisible();
      await expect(progress).toHaveCount(0);
      // The filters widen with their choices, within their line.
      await painted(desk);
      expect(await desk.evaluate(() => window.takeShiftScore())).toBeLessThanOrEqual(0.01);
    });
  });

interface LayoutShift extends PerformanceEntry {
  /** The share of the window that moved, times how far. */
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    takeShifts: () => string[];
    takeShiftScore: () => number;
  }
}

/** Records unexpected layout shifts. @returns a function that lists the shifts since the screen was opened */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  // On a slow machine Inter may come just after the first text and move it by some pixels. Here it never comes.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let score = 0;
    const addShifts = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        score += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          shifts.push(`${node?.textContent?.slice(0, 30)}: ${from.x},${from.y} → ${to.x},${to.y}`);
      }
    };
    const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      addShifts(observer.takeRecords());
      return shifts;
    };
    window.takeShiftScore = () => {
      addShifts(observer.takeRecords());
      return score;
    };
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => window.takeShifts());
  };
}

/** Waits two frames, because the first one may have started already. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
