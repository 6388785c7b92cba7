import { type Desk, poll } from './Desk.ts';

/** The tested window widths: phone, tablet, notebook, large screen. */
export const WIDTHS = [390, 820, 1366, 1920] as const;

/** Below this width table rows are cards. */
const CARDS_BELOW = 600;

/** If the columns together are wider than this, the table has lost its widths. */
const WIDEST_TABLE = 6_000;

/**
 * Checks the rendered table: every column is visible or can be scrolled to, and has its declared width. On a phone
 * every value of a row is inside its card.
 * @param columns the expected column names in order
 * @returns one line per error
 */
export async function tableErrors(desk: Desk, caption: string, columns: readonly string[]): Promise<string[]> {
  await desk.sees({ role: 'table', name: caption });
  const isCards = (await desk.driver.evaluate(() => innerWidth)) < CARDS_BELOW;
  return desk.driver.evaluate(inspectTable, caption, [...columns], isCards, WIDEST_TABLE);
}

/** Runs in the page. */
function inspectTable(caption: string, columns: string[], isCards: boolean, widest: number): string[] {
  const table = [...document.querySelectorAll('table')].find(
    (each) => each.caption?.textContent === caption || each.getAttribute('aria-label') === caption,
  );
  if (table === undefined) return [`there is no table “${caption}”`];
  const errors: string[] = [];
  const headers = [...table.querySelectorAll<HTMLElement>('thead th')];
  const nameOf = (header: HTMLElement) => (header.innerText || header.textContent || '').trim();
  const isDrawn = (element: Element) => element.getClientRects().length > 0;
  const names = headers.filter(isDrawn).map(nameOf);
  if (names.join() !== columns.join()) errors.push(`the columns are ${names.join()} in place of ${columns.join()}`);
  const row = [...table.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])')].find(isDrawn);
  if (row === undefined) return [...errors, 'there is no row'];
  const scroller = table.closest<HTMLElement>('[role=region]') ?? document.documentElement;
  const view = scroller.getBoundingClientRect();
  if (isCards) {
    for (const cell of row.querySelectorAll<HTMLElement>('th, td')) {
      if (!isDrawn(cell)) continue;
      const { left, right, width } = cell.getBoundingClientRect();
      if (width < 20 || left < view.left - 1 || right > view.right + 1)
        errors.push(
          `a value of the card is outside of it: ${cell.innerText} (${Math.round(left)} to ${Math.round(right)})`,
        );
    }
    return errors;
  }
  const total = table.getBoundingClientRect().width;
  if (total > widest) errors.push(`the table is ${Math.round(total)} pixels wide`);
  const sizes = [...table.querySelectorAll('col')].map((col) => Number.parseFloat(getComputedStyle(col).width));
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const stated = [...table.querySelectorAll<HTMLElement>('col')].map(({ style }) =>
    style.width.endsWith('rem') ? Number.parseFloat(style.width) * scale : Number.parseFloat(style.width),
  );
  const cells = [...table.querySelectorAll<HTMLElement>('thead > tr > *')];
  if (stated.length > 0 && stated.length !== cells.length)
    errors.push(`${stated.length} widths are stated for ${cells.length} columns (${sizes.length} drawn)`);
  const wanted = stated.reduce((sum, width) => sum + (Number.isNaN(width) ? 0 : width), 0);
  const stretch = Math.max(1, total / wanted);
  const before = scroller.scrollLeft;
  cells.forEach((cell, index) => {
    const { width } = cell.getBoundingClientRect();
    const least = stated[index] ?? 40;
    if (width < least - 1) errors.push(`“${nameOf(cell)}” is ${Math.round(width)} pixels wide in place of ${least}`);
    if (width > least * stretch + 200)
      errors.push(`“${nameOf(cell)}” is ${Math.round(width)} pixels wide, far more than ${least}`);
    // Visible, or can be scrolled into view.
    cell.scrollIntoView({ block: 'nearest', inline: 'center' });
    const { left, right } = cell.getBoundingClientRect();
    if (left < Math.max(0, view.left) - 1 || right > Math.min(innerWidth, view.right) + 1)
      errors.push(`“${nameOf(cell)}” cannot be scrolled into sight`);
  });
  scroller.scrollLeft = before;
  return errors;
}

/** Checks at every window width that the table is complete and that the page does not scroll horizontally. */
export async function expectTableFits(desk: Desk, caption: string, columns: readonly string[]) {
  for (const width of WIDTHS) {
    await desk.driver.setViewport(width, 900);
    await poll(() => tableErrors(desk, caption, columns), `${caption} at ${width} px`).toEqual([]);
    await expectNoSidewaysScrolling(desk, `${caption} at ${width} px`);
  }
  await desk.driver.setViewport(1366, 900);
}

export const expectNoSidewaysScrolling = (desk: Desk, what: string) =>
  poll(desk.horizontalOverflow, `sideways scrolling: ${what}`).toBeLessThanOrEqual(0);
