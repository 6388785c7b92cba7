/**
 * Returns a text without case, accents and width (`Ａ` is `a`), so that `muller` finds `Müller`. The sigma at the end of a word is
 * the same letter as the others, because `Σ` has only one. The dashboard and the service search in such texts.
 */
export const normalizeText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replaceAll('ς', 'σ');

/** Returns the normalized words of a search. A record matches if its text contains every word. */
export const searchWords = (search: string): string[] => normalizeText(search).split(/\s+/).filter(Boolean);
