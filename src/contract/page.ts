import * as z from 'zod/mini';

/** Default page size. The interface leaves it open. */
const DEFAULT_PER_PAGE = 20;

/** Maximum page size (interface §8). */
export const MAX_PER_PAGE = 100;

/** The highest page number. It lies beyond the end of any list, and its offset is still an exact number. */
const MAX_PAGE = 1_000_000_000;

/** A whole number in a URL: digits only. `1e9`, `0x10` and an empty text are invalid. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** The request parameters of every list (interface §4.2 and §4.3). `page` counts from 1. */
export const pageParameters = {
  page: z._default(wholeNumber(1, MAX_PAGE), 1),
  per_page: z._default(wholeNumber(1, MAX_PER_PAGE), DEFAULT_PER_PAGE),
};

/** Names of orders, each also with a leading `-` for the reverse. */
export const withReverse = <const Field extends string>(fields: readonly Field[]) => [
  ...fields,
  ...fields.map((field): `-${Field}` => `-${field}`),
];

/** The `meta` object of a list response. `total` counts the matching records, not the pages (interface §1). */
export const PageMeta = z.object({ page: z.int(), per_page: z.int(), total: z.int() });
export type PageMeta = z.infer<typeof PageMeta>;

/** The envelope of one resource: `{data}` (interface §1, rule 1). */
export const recordResponse = <Schema extends z.core.$ZodType>(resource: Schema) => z.object({ data: resource });

/** The envelope of a list: `{data: […], meta}` (interface §1, rule 2). */
export const pageResponse = <Schema extends z.core.$ZodType>(resource: Schema) =>
  z.object({ data: z.array(resource), meta: PageMeta });

/** A page of records inside the program. */
export interface Page<Resource> {
  data: Resource[];
  meta: PageMeta;
}
