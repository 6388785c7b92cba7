import { tableErrors } from './checks.ts';
import { expect, test } from './fixtures.ts';

/** Each test breaks the dashboard on purpose, to prove that the checks of this suite detect it. */

const COLUMNS = ['Title', 'Journal', 'Published', 'DOI', 'Citations'];

const BROKEN_TABLES = [
  {
    what: 'a table of infinite width',
    css: 'table { min-width: 17895664px !important }',
    error: /^the table is \d{7,} pixels wide$/,
  },
  {
    what: 'a missing column',
    css: 'th:nth-child(3), td:nth-child(3) { display: none }',
    error: /^the columns are Title,Journal,DOI,Citations in place of /,
  },
  {
    what: 'a column that cannot be scrolled to',
    css: 'table { position: relative !important; left: 900px !important } [role=region] { overflow: clip !important }',
    error: /cannot be scrolled into sight$/,
  },
];

for (const { what, css, error } of BROKEN_TABLES)
  test(`detects ${what}`, async ({ openSignedInDesk }) => {
    const desk = await openSignedInDesk({ breakage: { css } });
    await desk.goto('/kols/kol_ada?tab=publications');
    await desk.waitUntilStable();
    await expect.poll(() => tableErrors(desk, 'Publications', COLUMNS)).toContainEqual(expect.stringMatching(error));
  });

test('detects a thrown error, a logged error and a policy violation', async ({ openDesk, organization }) => {
  const script = `
    setTimeout(() => { throw new Error('broken on purpose'); });
    console.error('logged on purpose');
    const inline = document.createElement('script');
    inline.textContent = 'window.isBroken = true';
    document.head.append(inline);
  `;
  const desk = await openDesk({ breakage: { script } });
  await desk.signIn(organization.key);
  await expect
    .poll(desk.errors)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('broken on purpose'),
        expect.stringContaining('logged on purpose'),
        expect.stringMatching(/^policy violation: (?:require-trusted-types-for|script-src)/),
      ]),
    );
});

test('detects horizontal scrolling', async ({ openDesk, organization }) => {
  const desk = await openDesk({ breakage: { css: 'h1 { min-width: 2000px }' } });
  await desk.signIn(organization.key);
  await desk.waitUntilStable();
  await expect.poll(desk.horizontalOverflow).toBeGreaterThan(0);
});
