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
        (current) => {
          const defaults: Record<string, unknown> = Object.fromEntries(Object.entries(z.parse(schema, {})));
          const asked: object = parseUrlQuery(schema, current).query;
          const next: Record<string, unknown> = {
            ...asked,
            ...(changesList(change) && { page: defaults.page }),
            ...change,
          };
          const entries = Object.entries(next)
            .filter(([name, value]) => value !== undefined && value !== '' && value !== defaults[name])
            .map(([name, value]) => [name, String(value)]);
          return new URLSearchParams(entries);
        },
        { replace, preventScrollReset: true },
      );
    },
    [schema, setAddress],
  );

  return [query, setQuery, dropped] as const;
}

/** The state of the list without the record that is looked at; the same text until the list itself changes. */
export function useListAddress(): string {
  const [address] = useSearchParams();
  const list = new URLSearchParams(address);
  list.delete('selected');
  return list.toString();
}

/** A record that is looked at changes nothing about the list; anything else starts it over. */
const changesList = (change: object) => Object.keys(change).some((name) => name !== 'selected');

/** Reads an address with a request schema; what fails is left out and named. Also for route loaders. */
export function parseUrlQuery<Query>(
  schema: z.core.$ZodType<Query>,
  address: URLSearchParams,
): { query: Query; dropped: string[] } {
  const values = Object.fromEntries([...address].filter(([, value]) => value !== ''));
  const attempt = z.safeParse(schema, values);
  if (attempt.success) return { query: attempt.data, dropped: [] };
  const dropped = new Set(
    attempt.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
    ),
  );
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.has(name)));
  return { query: z.parse(schema, kept), dropped: Object.keys(values).filter((name) => dropped.has(name)) };
}
