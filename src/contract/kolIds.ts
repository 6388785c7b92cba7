/** What a text that somebody pasted holds. */
export interface KolIdsInText {
  /** Every id once, in the order of the text. */
  ids: string[];
  /** How many ids were there before, and so were merged. */
  duplicates: number;
  /** The pieces of the text that are no id, each once, in the order of the text. */
  others: string[];
}

const ID = /(?<!\w)kol_[\w.~-]+/g;
const WHOLE_ID = /^kol_[\w.~-]{1,100}$/;

/** A word that was meant as an id and is none, such as `KOL_A`: it is corrected by itself, without the words beside it. */
const MEANT_AS_ID = /^kol_\w/i;
const LONGEST_ID = 'kol_'.length + 100;

/** A quoted cell, or whatever stands between the separators of lists and spreadsheets. */
const CELL = /"((?:[^"\r\n]|"")*)"|[^,;|\t\r\n"，；、]+/g;
const SEPARATOR_IN_CELL = /[,;|\t\r\n]+/;

/** White space, and the marks of no width that spreadsheets and chats leave behind. */
const GAP = /[\s\u200b-\u200f\u2060]+/;

/**
 * Finds the ids of KOLs in a text of any form: separated by commas, semicolons, tabs, spaces or new lines, a column of
 * a spreadsheet, addresses of profiles or of whole lists, quoted CSV, words around them. Punctuation at the end of an
 * id belongs to the sentence and is not part of it. Nothing is swallowed: what is no id is returned as such.
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
        if (MEANT_AS_ID.test(word)) {
          noteOther(others, other);
          noteOther(others, [word]);
          other = [];
        } else other.push(word);
        continue;
      }
      const rest = besideIds(word, found);
      noteOther(others, rest === '' ? other : [...other, rest]);
      other = [];
      for (const id of found) {
        if (ids.has(id)) duplicates += 1;
        ids.add(id);
      }
    }
    noteOther(others, other);
  }
  return { ids: [...ids], duplicates, others: [...others] };
}

/** The separators as an address holds them. */
const decoded = (text: string) => text.replace(/%2c/gi, ',').replace(/%(?:20|3b|0[9ad])/gi, ' ');

/** True where the text is one id and nothing else, in the form that the interface's requests take (§2). */
export const isKolId = (text: string): boolean => WHOLE_ID.test(text);

/** What names the column of ids in a table. */
const HEADING = /^"?(?:kol[ _-]?)?ids?"?$/i;

/** The text without the line of headings that a table begins with: nobody meant anything by it. */
function withoutHeading(text: string): string {
  const [first = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n|[\r\n]/);
  const cells = first.split(/[,;|\t]/).map((cell) => cell.trim());
  const isHeading =
    cells.some((cell) => HEADING.test(cell)) && cells.every((cell) => HEADING.test(cell) || !hasId(cell));
  return isHeading && lines.some(hasId) ? lines.join('\n') : text;
}

const hasId = (line: string) => line.split(GAP).some((word) => idsInWord(word).length > 0);

/** Words that stand together in one cell. A quoted cell without an id is one piece, whatever commas it holds. */
function wordGroups(text: string): string[][] {
  return [...text.matchAll(CELL)].flatMap(([whole, quoted]) => {
    const cell = quoted?.replaceAll('""', '"') ?? whole;
    const parts = quoted !== undefined && idsInWord(cell).length === 0 ? [cell] : cell.split(SEPARATOR_IN_CELL);
    return parts.map((part) => part.split(GAP).filter((word) => word !== ''));
  });
}

function idsInWord(word: string): string[] {
  return [...word.matchAll(ID)].flatMap(({ 0: match, index }) => {
    // A letter that no id can hold (`kol_aé`): where the id ends is anybody's guess, so there is none.
    if (/^[\p{L}\p{N}]/u.test(word.slice(index + match.length))) return [];
    const id = match.replace(/[.~-]+$/, '');
    return id.length > 'kol_'.length && id.length <= LONGEST_ID ? [id] : [];
  });
}

/** What is stuck to an id without being an address around it (`kol_a:Keller`): somebody may have meant something by it. */
function besideIds(word: string, ids: readonly string[]): string {
  if (/[/?]/.test(word)) return '';
  return ids
    .reduce((rest, id) => rest.replace(id, ' '), word)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** Marks alone (a bullet, a dash) say nothing and are not worth showing. */
function noteOther(others: Set<string>, words: string[]) {
  const piece = words.join(' ');
  if (/[\p{L}\p{N}]/u.test(piece)) others.add(piece);
}
