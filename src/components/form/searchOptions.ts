import { normalizeText } from '../../contract/normalizeText.ts';

export interface AutocompleteOption {
  value: string;
  label: string;
  /** A second line, such as the location of a time zone. */
  detail?: string;
  /** The heading of the option's group; options of one group must follow each other. */
  group?: string;
  /** Synonyms that also find the option. */
  keywords?: readonly string[];
}

/**
 * Returns the options that match a typed text, best first: exact name, prefix of the name, prefix of a synonym, other
 * partial matches. If there is an exact match, weaker partial matches are skipped; otherwise MUI would always suggest
 * the current choice. Options of a group stay together, in the order of their best match.
 */
export function searchOptions(options: readonly AutocompleteOption[], typed: string): AutocompleteOption[] {
  const searched = plain(typed);
  if (searched === '') return [...options];
  const ranked = options.map((option) => ({ option, group: option.group ?? '', rank: rankOf(option, searched) }));
  const limit = ranked.some(({ rank }) => rank === EXACT_MATCH) ? PARTIAL_MATCH : NO_MATCH;
  const found = ranked.filter(({ rank }) => rank < limit).sort((one, other) => one.rank - other.rank);
  return [...new Set(found.map(({ group }) => group))].flatMap((name) =>
    found.flatMap(({ option, group }) => (group === name ? option : [])),
  );
}

/** Returns the only option that a text can mean: the only exact match, or the only match. */
export function meantOption(options: readonly AutocompleteOption[], typed: string): AutocompleteOption | undefined {
  const searched = plain(typed);
  if (searched === '') return undefined;
  const exact = options.filter((option) => rankOf(option, searched) === EXACT_MATCH);
  const [only, ...others] = exact.length > 0 ? exact : searchOptions(options, typed);
  return others.length === 0 ? only : undefined;
}

const EXACT_MATCH = 0;
const PARTIAL_MATCH = 4;
const NO_MATCH = 5;

function rankOf({ label, value, detail = '', keywords = [] }: AutocompleteOption, searched: string): number {
  const names = [value, label, ...keywords].map(plain);
  if (names.includes(searched)) return EXACT_MATCH;
  if (plain(label).startsWith(searched)) return 1;
  if (names.some((name) => name.startsWith(searched))) return 2;
  if (names.some((name) => name.includes(` ${searched}`))) return 3;
  return [...names, plain(detail)].some((text) => text.includes(searched)) ? PARTIAL_MATCH : NO_MATCH;
}

const plain = (text: string) => normalizeText(text.trim());
