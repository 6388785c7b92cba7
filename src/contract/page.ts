import * as z from 'zod/mini';

/** How many records a page holds where the request does not say (the interface leaves it open). */
export const DEFAULT_PER_PAGE = 20;

/** The most records that a page may hold (interface §8). */
export const MAX_PER_PAGE = 100;

/** The last page that can be asked for; far behind the end of any list, and its offset is still an exact number. */
export const MAX_PAGE = 1_000_000_000;

/** A whole number as an address carries it: digits and nothing else, so neither `1e9` nor `0x10` nor an empty text. */
const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  );

/** The request parameters that every list shares (interface §4.2 and §4.3). `page` counts from 1. */
export const pageParameters = {
  page: z._default(wholeNumber(1, MAX_PAGE), 1),
  per_page: z._default(wholeNumber(1, MAX_PER_PAGE), DEFAULT_PER_PAGE),
};

/** The `meta` object of a list answer; `total` is the number of matching records, not of pages (interface §1). */
export const PageMeta = z.object({ page: z.int(), per_page: z.int(), total: z.int() });
export type PageMeta = z.infer<typeof PageMeta>;

/** The envelope of one resource: `{data}` (interface §1, rule 1). */
export const one = <Schema extends z.core.$ZodType>(resource: Schema) => z.object({ data: resource });

/** The envelope of a list: `{data: […], meta}` (interface §1, rule 2). */
export const page = <Schema extends z.core.$ZodType>(resource: Schema) =>
  z.object({ data: z.array(resource), meta: PageMeta });

/** A page of records as the program passes it on. */
export interface Page<Resource> {
  data: Resource[];
  meta: PageMeta;
}
