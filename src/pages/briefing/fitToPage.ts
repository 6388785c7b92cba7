/** The maximum number of lines per kind of text, from long to short. With the last step everything fits on a page. */
const LINES = [
  { prose: 30, entry: 5, line: 3 },
  { prose: 10, entry: 4, line: 2 },
  { prose: 7, entry: 3, line: 2 },
  { prose: 5, entry: 3, line: 1 },
  { prose: 4, entry: 2, line: 1 },
  { prose: 2, entry: 1, line: 1 },
];

/** Up to this step a text is still understandable. */
const MAX_SHORTENINGS = 2;

/** A biography keeps so many sentences before other texts are shortened. */
const MIN_SENTENCES = 3;

/** The height for handwritten notes that a page should have, as a share of the page; less is no use. */
const NOTES_SHARE = 0.1;

/** Prose; an entry of a list; a line among others. */
export type TextKind = keyof (typeof LINES)[number];

/**
 * Shortens the texts of a sheet until it fits on one page, and marks them: first the last sentences of the biography, then
 * the lines of every text. What is left of the page has ruled lines for notes. It measures the print layout on any
 * screen: the sheet uses that layout while `data-measuring` is set, without a paint.
 * @returns false if fewer entries would be better: the texts are very short, or there is no room for notes
 */
export function fitOnePage(sheet: HTMLElement): boolean {
  sheet.dataset.measuring = '';
  const notes = sheet.querySelector<HTMLElement>('[data-note-lines]');
  notes?.removeAttribute('data-narrow');
  const sentences = [...sheet.querySelectorAll<HTMLElement>('[data-sentence]')];
  const biography = sentences[0]?.closest('[data-text]');
  const show = (count: number) => {
    for (const [index, sentence] of sentences.entries()) sentence.hidden = index >= count;
  };
  const isTooLong = () => sheet.scrollHeight > sheet.clientHeight;
  const hasRoom = () => (notes?.clientHeight ?? 0) >= sheet.clientHeight * NOTES_SHARE;
  let shortenings = 0;
  for (const lines of LINES) {
    for (const [kind, maximum] of Object.entries(lines)) sheet.style.setProperty(`--${kind}`, String(maximum));
    // The first sentence always stays.
    let shown = 1;
    let tooMany = sentences.length + 1;
    while (tooMany - shown > 1) {
      const count = Math.floor((shown + tooMany) / 2);
      show(count);
      const isInTheWay = count > MIN_SENTENCES && (isTooLong() || !hasRoom());
      if (isInTheWay || isClamped(biography)) tooMany = count;
      else shown = count;
    }
    show(shown);
    if (!isTooLong()) break;
    shortenings += 1;
  }
  for (const text of sheet.querySelectorAll<HTMLElement>('[data-text]')) {
    text.dataset.text = isClamped(text) ? 'cut' : 'whole';
  }
  const isReadable = shortenings <= MAX_SHORTENINGS && hasRoom();
  notes?.toggleAttribute('data-narrow', !hasRoom());
  delete sheet.dataset.measuring;
  return isReadable;
}

/** True if not all lines of a text are visible. */
const isClamped = (text: Element | null | undefined) => !!text && text.scrollHeight > text.clientHeight + 1;
