import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** How a change is written into the history: a page that was chosen can be gone back from, a typed letter cannot. */
type ChangeOptions = { replace?: boolean };

/**
 * List state that lives in the address and nowhere else: the address is read with the request's own schema.
 * A value that the schema refuses is dropped and named; the others stay. Values equal to a default are left
 * out of the address. A change of anything but `page` and `selected` goes back to page 1.
 * @returns the request, how to change it, and the names of the parameters that were dropped
 */
export function useUrlQuery<Query extends object>(schema: z.core.$ZodType<Query>) {
  const [address, setAddress] = useSearchParams();
  const { query, dropped } = useMemo(() => parseUrlQuery(schema, address), [schema, address]);

  const setQuery = useCallback(
    (change: Partial<Query>, { replace = false }: ChangeOptions = {}) => {
      setAddress(
        () => {
          // The router's own parameters are those of the last drawing: of two quick changes the first would be lost.
          const asked: object = parseUrlQuery(schema, new URLSearchParams(window.location.search)).query;
          return new URLSearchParams(
            parametersOf(schema, { ...asked, ...(changesList(change) && { page: undefined }), ...change }),
          );
        },
        { replace, preventScrollReset: true },
      );
    },
    [schema, setAddress],
  );

  return [query, setQuery, dropped] as const;
}

/** A request as parameters of an address, without what is not given and what is the default anyway. */
export function parametersOf<Query extends object>(
  schema: z.core.$ZodType<Query>,
  query: Partial<Query>,
): Record<string, string> {
  const defaults = new Map(Object.entries(z.parse(schema, {})));
  return Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => value !== undefined && value !== '' && value !== defaults.get(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Which record is looked at, in which order, and under which saved view says nothing about which rows there are. */
const changesList = (change: object) => Object.keys(change).some((name) => !(name in listParameters));

/** What the address of a list holds beside the request itself. */
export const listParameters = {
  /** The id of the record that is looked at. */
  selected: z.optional(z.string()),
  /** The order of the rows that are here: `-metrics.open_rate` begins with the largest. */
  sort: z.optional(z.string()),
  /** The id of the saved view. */
  view: z.optional(z.string()),
};

/** Reads an address with a request schema; what fails is left out and named. Also for route loaders. */
export function parseUrlQuery<Query>(
  schema: z.core.$ZodType<Query>,
  address: URLSearchParams,
): { query: Query; dropped: string[] } {
  const given = [...address].filter(([, value]) => value !== '');
  const names = given.map(([name]) => name);
  // Of a name that is there twice nobody knows which value was meant.
  const repeated = names.filter((name, place) => names.indexOf(name) !== place);
  const values = Object.fromEntries(given.filter(([name]) => !repeated.includes(name)));
  const attempt = z.safeParse(schema, values);
  if (attempt.success) return { query: attempt.data, dropped: unique(repeated) };
  const dropped = new Set(
    attempt.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
    ),
  );
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.has(name)));
  return { query: z.parse(schema, kept), dropped: unique([...repeated, ...names.filter((name) => dropped.has(name))]) };
}

const unique = (names: string[]) => [...new Set(names)];
