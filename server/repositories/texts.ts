/** What a search has to know of a record. */
export interface Searchable {
  id: string;
  text: string;
  /** By which the list is ordered, upwards; records of the same rank by id. */
  rank: number | string;
  /** What the filters of the list look at, as JSON. */
  facets: string;
}

type Ranked = Pick<Searchable, 'id' | 'rank'>;
type Kept = Ranked & Pick<Searchable, 'text'> & { kind: number };

/** Some records, in the order of ids. Their texts are one, so that a search goes through it at the speed of memory. */
interface Run {
  ids: string[];
  ranks: (number | string)[];
  kinds: Uint32Array;
  /** Where each record's text begins, and after them the end of the last. */
  starts: Uint32Array;
  text: string;
}

/** As many records as a change of one of them makes anew. */
const MOST_IN_RUN = 1_000;

/** Between two texts. The database stores no such character in a text, so that none is found across the border. */
const BORDER = '\0';

/** What a record takes up besides its text, in bytes, about. */
const OF_ITSELF = 100;

export type Texts = ReturnType<typeof texts>;

/** Keeps the texts of a list where they are searched fast. */
export function texts() {
  let runs: Run[] = [];
  /** The facets that there are, and the number that stands for each: few are different. */
  const kinds: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (facets: string) => {
    const known = numbers.get(facets);
    if (known !== undefined) return known;
    numbers.set(facets, kinds.length);
    return kinds.push(facets) - 1;
  };

  return {
    /** Adds records, or puts them in the place of those with the same ids. */
    put(records: readonly Searchable[]) {
      const byRun = new Map<number, Kept[]>();
      for (const { id, text, rank, facets } of records) {
        const record = { id, text, rank, kind: numberOf(facets) };
        const number = runAt(id);
        const some = byRun.get(number);
        if (some === undefined) byRun.set(number, [record]);
        else some.push(record);
      }
      if (runs.length === 0) runs = [runOf([])];
      runs = runs.flatMap((run, number) => {
        const some = byRun.get(number);
        return some === undefined ? [run] : split(merge(recordsOf(run), some));
      });
    },

    /**
     * Finds the records whose texts hold another, as far as filters let them through.
     * @returns how many, and which, in the order of the list; null instead where they are more than `most`
     */
    find(part: string, isLetThrough: (facets: string) => boolean, most: number) {
      const found: Ranked[] = [];
      const isShown = kinds.map(isLetThrough);
      let total = 0;
      for (const { ids, ranks, kinds, starts, text } of runs) {
        const next = (number: number) => {
          let shown = number;
          while (shown < ids.length && !isShown[kinds[shown] ?? 0]) shown++;
          return shown;
        };
        for (let record = next(0); record < ids.length; record = next(record + 1)) {
          const at = text.indexOf(part, starts[record]);
          if (at === -1) break;
          while (at >= (starts[record + 1] ?? 0)) record++;
          if (!isShown[kinds[record] ?? 0]) continue;
          total++;
          if (total <= most) found.push({ id: ids[record] ?? '', rank: ranks[record] ?? 0 });
        }
      }
      return { total, ids: total > most ? null : found.sort(inOrder).map(({ id }) => id) };
    },

    size: () => runs.reduce((sum, { ids }) => sum + ids.length, 0),
    /** The memory that they take up, in bytes, about. */
    weight: () => runs.reduce((sum, { ids, text }) => sum + ids.length * OF_ITSELF + text.length, 0),
  };

  /** The number of the last run that begins with this id or an earlier one; the first run takes what comes before. */
  function runAt(id: string) {
    let low = 0;
    let high = runs.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((runs[middle]?.ids[0] ?? '') <= id) low = middle;
      else high = middle;
    }
    return low;
  }
}

function merge(before: readonly Kept[], after: readonly Kept[]) {
  const byId = new Map([...before, ...after].map((record) => [record.id, record]));
  return [...byId.values()].sort(byTheirId);
}

function split(records: Kept[]): Run[] {
  const parts = Math.ceil(records.length / MOST_IN_RUN);
  const length = Math.ceil(records.length / parts);
  return Array.from({ length: parts }, (_, part) => runOf(records.slice(part * length, (part + 1) * length)));
}

function runOf(records: Kept[]): Run {
  const starts = new Uint32Array(records.length + 1);
  records.forEach(({ text }, index) => {
    starts[index + 1] = (starts[index] ?? 0) + text.length + BORDER.length;
  });
  return {
    ids: records.map(({ id }) => id),
    ranks: records.map(({ rank }) => rank),
    kinds: Uint32Array.from(records, ({ kind }) => kind),
    starts,
    text: records.map(({ text }) => text + BORDER).join(''),
  };
}

const recordsOf = ({ ids, ranks, kinds, starts, text }: Run): Kept[] =>
  ids.map((id, index) => ({
    id,
    rank: ranks[index] ?? 0,
    kind: kinds[index] ?? 0,
    text: text.slice(starts[index], (starts[index + 1] ?? 0) - BORDER.length),
  }));

const byTheirId = (one: Ranked, other: Ranked) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const inOrder = (one: Ranked, other: Ranked) =>
  one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : byTheirId(one, other);
