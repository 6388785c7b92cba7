import { tableErrors } from './checks.ts';
import { poll } from './Desk.ts';
import { expect, test } from './fixtures.ts';

/** Each test breaks the dashboard on purpose, to prove that the checks of this suite detect it. */

test('detects a table of infinite width, a missing column, one that cannot be scrolled to, and horizontal scrolling', async ({
  openSignedInDesk,
}) => {
  const css = `
    table { min-width: 17895664px !important; position: relative !important; left: 900px !important }
    [role=region] { overflow: clip !important }
    th:nth-child(3), td:nth-child(3) { display: none }
    h1 { min-width: 2000px }
  `;
  const desk = await openSignedInDesk({ breakage: { css } });
  await desk.goto('/kols/kol_ada?tab=publications');
  await desk.waitUntilStable();
  await poll(() => tableErrors(desk, 'Publications', ['Title', 'Journal', 'Published', 'DOI', 'Citations'])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the table is \d{7,} pixels wide$/),
      expect.stringMatching(/^the columns are Title,Journal,DOI,Citations in place of /),
      expect.stringMatching(/cannot be scrolled into sight$/),
    ]),
  );
  await poll(desk.horizontalOverflow).toBeGreaterThan(0);
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
  await poll(desk.errors).toEqual(
    expect.arrayContaining([
      expect.stringContaining('broken on purpose'),
      expect.stringContaining('logged on purpose'),
      expect.stringMatching(/^policy violation: (?:require-trusted-types-for|script-src)/),
    ]),
  );
});
