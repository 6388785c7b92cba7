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
  const sought = plain(typed);
  if (sought === '') return [...options];
  const ranked = options.map((option) => ({ option, group: option.group ?? '', rank: rankOf(option, sought) }));
  const limit = ranked.some(({ rank }) => rank === CALLED_SO) ? MERELY_HOLDS : NOT_FOUND;
  const found = ranked.filter(({ rank }) => rank < limit).sort((one, other) => one.rank - other.rank);
  return [...new Set(found.map(({ group }) => group))].flatMap((name) =>
    found.flatMap(({ option, group }) => (group === name ? option : [])),
  );
}

/** Returns the only option that a text can mean: the only exact match, or the only match. */
export function meantOption(options: readonly AutocompleteOption[], typed: string): AutocompleteOption | undefined {
  const sought = plain(typed);
  if (sought === '') return undefined;
  const exact = options.filter((option) => rankOf(option, sought) === CALLED_SO);
  const [only, ...others] = exact.length > 0 ? exact : searchOptions(options, typed);
  return others.length === 0 ? only : undefined;
}

const CALLED_SO = 0;
const MERELY_HOLDS = 4;
const NOT_FOUND = 5;

function rankOf({ label, value, detail = '', keywords = [] }: AutocompleteOption, sought: string): number {
  const names = [value, label, ...keywords].map(plain);
  if (names.includes(sought)) return CALLED_SO;
  if (plain(label).startsWith(sought)) return 1;
  if (names.some((name) => name.startsWith(sought))) return 2;
  if (names.some((name) => name.includes(` ${sought}`))) return 3;
  return [...names, plain(detail)].some((text) => text.includes(sought)) ? MERELY_HOLDS : NOT_FOUND;
}

/** Ignores case and accents. */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
