/** The result of parsing pasted text. */
export interface KolIdsInText {
  /** Every id once, in text order. */
  ids: string[];
  /** Number of repeated ids, which are merged. */
  duplicates: number;
  /** Pieces of the text that are not ids, each once, in text order. */
  others: string[];
}

const ID = /(?<!\w)kol_[\w.~-]+/g;
const WHOLE_ID = /^kol_[\w.~-]{1,100}$/;

/** True for a piece of text that looks like a malformed id, such as `KOL_A`. It is reported alone so that the user can correct it. */
export const isMalformedId = (piece: string): boolean => /^kol_\w/i.test(piece);

/** After an id in a text it belongs to the sentence, so that an id that ends with it cannot be looked up. */
export const AFTER_ID = /[.~-]+$/;

const LONGEST_ID = 'kol_'.length + 100;

/** A quoted cell, or the text between the separators of lists and spreadsheets. */
const CELL = /"((?:[^"\r\n]|"")*)"|[^,;|\t\r\n"，；、]+/g;
const SEPARATOR_IN_CELL = /[,;|\t\r\n]+/;

/** White space and the zero-width characters that spreadsheets and chats add. */
const GAP = /[\s\u200b-\u200f\u2060]+/;

/**
 * Finds KOL ids in any text: separated by commas, semicolons, tabs, spaces or new lines, a spreadsheet column, URLs of
 * profiles or of whole lists, quoted CSV, or prose. Punctuation after an id belongs to the sentence. All other text is
 * returned in `others`.
 */
export function kolIdsInText(text: string): KolIdsInText {
  const ids = new Set<string>();
  const others = new Set<string>();
  let duplicates = 0;
  for (const words of wordGroups(withoutHeading(decoded(text)))) {
    let other: string[] = [];
    for (const word of words) {
      const found = idsInWord(word);
      if (found.length === 0) {
        if (isMalformedId(word)) {
          addOther(others, other);
          addOther(others, [word]);
          other = [];
        } else other.push(word);
        continue;
      }
      const rest = besideIds(word, found);
      addOther(others, rest === '' ? other : [...other, rest]);
      other = [];
      for (const id of found) {
        if (ids.has(id)) duplicates += 1;
        ids.add(id);
      }
    }
    addOther(others, other);
  }
  return { ids: [...ids], duplicates, others: [...others] };
}

/**
 * Reads the ids of an address of the dashboard (`paths.ts`). There they are complete, and one may end in punctuation (`kol_a-`). A list
 * that a user has changed is read like any other text.
 */
export function kolIdsInAddress(list: string): KolIdsInText {
  const pieces = list.split(',');
  if (!pieces.every(isKolId)) return kolIdsInText(list);
  const ids = [...new Set(pieces)];
  return { ids, duplicates: pieces.length - ids.length, others: [] };
}

/** Decodes separators that are URL-encoded. */
const decoded = (text: string) => text.replace(/%2c/gi, ',').replace(/%(?:20|3b|0[9ad])/gi, ' ');

/** True if the whole text is one id in the form that requests take (interface §2). */
export const isKolId = (text: string): boolean => WHOLE_ID.test(text);

/** The header of an id column. */
const HEADING = /^"?(?:kol[ _-]?)?ids?"?$/i;

/** Returns the text without its header row, so that the header is not reported. */
function withoutHeading(text: string): string {
  const [first = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n|[\r\n]/);
  const cells = first.split(/[,;|\t]/).map((cell) => cell.trim());
  const isHeading =
    cells.some((cell) => HEADING.test(cell)) && cells.every((cell) => HEADING.test(cell) || !hasId(cell));
  return isHeading && lines.some((line) => hasId(line) || wordGroups(line).flat().some(isMalformedId))
    ? lines.join('\n')
    : text;
}

const hasId = (line: string) => line.split(GAP).some((word) => idsInWord(word).length > 0);

/** Groups the words of each cell. A quoted cell without an id stays in one piece, even with commas. */
function wordGroups(text: string): string[][] {
  return [...text.matchAll(CELL)].flatMap(([whole, quoted]) => {
    const cell = quoted?.replaceAll('""', '"') ?? whole;
    const parts = quoted !== undefined && idsInWord(cell).length === 0 ? [cell] : cell.split(SEPARATOR_IN_CELL);
    return parts.map((part) => part.split(GAP).filter((word) => word !== ''));
  });
}

function idsInWord(word: string): string[] {
  return [...word.matchAll(ID)].flatMap(({ 0: match, index }) => {
    // No id can hold this letter (`kol_aé`), so the end of the id is unclear and the word is rejected.
    if (/^[\p{L}\p{N}]/u.test(word.slice(index + match.length))) return [];
    const id = match.replace(AFTER_ID, '');
    return id.length > 'kol_'.length && id.length <= LONGEST_ID ? [id] : [];
  });
}

/** Returns text that is attached to an id but is not a URL (`kol_a:Keller`), because it may mean something. */
function besideIds(word: string, ids: readonly string[]): string {
  if (/[/?]/.test(word)) return '';
  return ids
    .reduce((rest, id) => rest.replace(id, ' '), word)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** Skips punctuation without letters, such as a bullet or a dash. */
function addOther(others: Set<string>, words: string[]) {
  const piece = words.join(' ');
  if (/[\p{L}\p{N}]/u.test(piece)) others.add(piece);
}
