/**
 * Repeatable chance. Every KOL, campaign and so on draws from its own stream, named by its id, so that a new
 * row in one table changes nothing elsewhere, and figures stay the same on every machine and run.
 */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** A number from `least` to `most`. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** So many different items, or all where there are fewer, in the order of the list. */
  some<Item>(items: readonly Item[], howMany: number): Item[];
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function randomFrom(name: string): Random {
  const next = mulberry32(hash(name));
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick for ${name}`);
    return item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  const some = <Item>(items: readonly Item[], howMany: number): Item[] => {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, howMany));
    return items.filter((_, index) => chosen.has(index));
  };
  return { whole, between, chance: (probability) => next() < probability, pick, some, shuffle };
}

/** FNV-1a: spreads similar names far apart. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
