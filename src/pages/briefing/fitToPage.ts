/** The maximum number of lines per kind of text, from long to short. With the last step everything fits on a page. */
const LINES = [
  { prose: 16, entry: 5, line: 3 },
  { prose: 10, entry: 4, line: 2 },
  { prose: 7, entry: 3, line: 2 },
  { prose: 5, entry: 3, line: 1 },
  { prose: 4, entry: 2, line: 1 },
  { prose: 2, entry: 1, line: 1 },
];

/** Up to this step a text is still understandable. */
const WELL_READ = 2;

/** Prose; an entry of a list; a line among others. */
export type TextKind = keyof (typeof LINES)[number];

/**
 * Shortens the texts of a sheet until it fits on one page, and marks them. It measures the print layout on any screen:
 * the sheet uses that layout while `data-measuring` is set, without a paint.
 * @returns false if the texts are so short that fewer entries would be better
 */
export function fitOnePage(sheet: HTMLElement): boolean {
  let shortenings = 0;
  sheet.dataset.measuring = '';
  for (const lines of LINES) {
    for (const [kind, maximum] of Object.entries(lines)) sheet.style.setProperty(`--${kind}`, String(maximum));
    for (const text of sheet.querySelectorAll<HTMLElement>('[data-text]'))
      text.dataset.text = text.scrollHeight > text.clientHeight + 1 ? 'cut' : 'whole';
    if (sheet.scrollHeight <= sheet.clientHeight) break;
    shortenings += 1;
  }
  delete sheet.dataset.measuring;
  return shortenings <= WELL_READ;
}
