import { FIRST_VIEW_RECORDS, type FirstView, keepBusy, readFirstView, SCREENS, SIGN_IN } from './firstView.ts';
import { expect, test } from './fixtures.ts';

/**
 * What the first view of each screen may take: bytes of JavaScript (Brotli), scripts, and requests to the service. A
 * little more than it takes today: with every hash in a file's name the compression comes out some 0.1 kB better or worse.
 * `npm run bench -- dashboard` compares the bytes with those of a bare app.
 */
const BUDGETS: Readonly<Record<string, FirstView>> = {
  home: { bytes: 138_750, scripts: 8, requests: 2 },
  'look-up': { bytes: 137_400, scripts: 10, requests: 0 },
  'working list': { bytes: 148_050, scripts: 13, requests: 2 },
  profile: { bytes: 143_950, scripts: 10, requests: 1 },
  briefing: { bytes: 139_300, scripts: 9, requests: 1 },
  products: { bytes: 149_100, scripts: 12, requests: 1 },
  campaigns: { bytes: 149_450, scripts: 12, requests: 1 },
  review: { bytes: 146_550, scripts: 12, requests: 1 },
  'new event': { bytes: 155_150, scripts: 11, requests: 0 },
  'sign-in': { bytes: 134_250, scripts: 7, requests: 0 },
};

test('the first view of each screen downloads no more than its budget', async ({ desk, organization, service }) => {
  await organization.import(FIRST_VIEW_RECORDS);
  await keepBusy(desk);
  const views = new Map<string, FirstView>();
  for (const screen of SCREENS) views.set(screen.name, await readFirstView(desk, service.url, screen));
  await desk.evaluate(() => sessionStorage.clear());
  views.set(SIGN_IN.name, await readFirstView(desk, service.url, SIGN_IN));
  expect([...views.keys()]).toEqual(Object.keys(BUDGETS));
  const exceeded = [...views].filter(([name, view]) => {
    const budget = BUDGETS[name];
    return (
      budget === undefined ||
      view.bytes > budget.bytes ||
      view.scripts > budget.scripts ||
      view.requests > budget.requests
    );
  });
  expect(exceeded).toEqual([]);
});
