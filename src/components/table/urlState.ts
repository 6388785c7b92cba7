import type { SortingState } from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** How a change enters the history: a new page adds an entry, a typed letter does not. */
export type ChangeOptions = Pick<NavigateOptions, 'replace' | 'state'>;

/**
 * List state that is only in the URL. It is parsed with the schema of the request. Invalid values are ignored and
 * named; the others stay. Default values are omitted from the URL. Any change except `page` and `selected` resets to
 * page 1.
 * @returns the request, a function to change it, and the names of the invalid parameters
 */
export function useUrlState<Query extends object>(schema: z.core.$ZodType<Query>) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { query, invalid } = useMemo(() => parseUrlQuery(schema, address), [schema, address]);

  const setQuery = useCallback(
    (change: Partial<Query>, options: ChangeOptions = {}) => {
      // The router's parameters come from the last render, so of two quick changes the first would be lost.
      const current: object = parseUrlQuery(schema, new URLSearchParams(window.location.search)).query;
      const next = { ...current, ...(changesList(change) && { page: undefined }), ...change };
      // Commas stay readable, as in `paths.ts`.
      const search = String(new URLSearchParams(parametersOf(schema, next))).replaceAll('%2C', ',');
      void navigate({ search }, { ...options, preventScrollReset: true });
    },
    [schema, navigate],
  );

  return [query, setQuery, invalid] as const;
}

/** Returns a request as URL parameters, without undefined and default values. */
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

/** The selected record, the order and the saved view do not change which rows match. */
const changesList = (change: object) => Object.keys(change).some((name) => !(name in listParameters));

/** The URL parameters of a list besides the request. */
export const listParameters = {
  /** The id of the open record. */
  selected: z.optional(z.string()),
  /** The sort order: `-metrics.open_rate` starts with the largest. */
  sort: z.optional(z.string()),
  /** The id of the saved view. */
  view: z.optional(z.string()),
};

/** The part of an address that is sent to the service. */
export const toListRequest = <Address extends { [Name in keyof typeof listParameters]?: string }>({
  selected: _selected,
  sort: _sort,
  view: _view,
  ...request
}: Address) => request;

/** The filters of a request, without the page. */
export const toListFilter = <Request extends { page: number; per_page: number }>({
  page: _page,
  per_page: _perPage,
  ...filter
}: Request) => filter;

/** The sort order as a URL parameter: `-metrics.open_rate` starts with the largest. */
export const toSortParameter = ([sort]: SortingState) => sort && `${sort.desc ? '-' : ''}${sort.id}`;

/** Parses the sort order of a URL; empty if there is none. */
export const toSorting = (parameter: string | null | undefined): SortingState =>
  parameter ? [{ id: parameter.replace(/^-/, ''), desc: parameter.startsWith('-') }] : [];

/** The page sizes to choose from. The interface allows any number up to 100. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** The `per_page` of a URL: the request's schema, limited to these page sizes. */
export const ofPageSizes = <Schema extends z.ZodMiniType<number>>(perPage: Schema) =>
  perPage.check(z.refine((size) => PAGE_SIZES.includes(size)));

/** Parses a URL with a request schema and ignores and names invalid values. Route loaders use it too. */
export function parseUrlQuery<Query>(
  schema: z.core.$ZodType<Query>,
  address: URLSearchParams,
): { query: Query; invalid: string[] } {
  const given = [...address].filter(([, value]) => value !== '');
  const names = given.map(([name]) => name);
  // For a repeated parameter the intended value is unknown.
  const repeated = names.filter((name, position) => names.indexOf(name) !== position);
  const values = Object.fromEntries(given.filter(([name]) => !repeated.includes(name)));
  const attempt = z.safeParse(schema, values);
  if (attempt.success) return { query: attempt.data, invalid: unique(repeated) };
  const invalid = new Set(
    attempt.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
    ),
  );
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !invalid.has(name)));
  return { query: z.parse(schema, kept), invalid: unique([...repeated, ...names.filter((name) => invalid.has(name))]) };
}

const unique = (names: string[]) => [...new Set(names)];
