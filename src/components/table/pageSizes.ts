import * as z from 'zod/mini';

/** How many rows a page of a table may have. The interface allows any number up to 100; these are the ones to choose from. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** The `per_page` of an address: the request's own, where it is one of those that can be chosen. */
export const ofPageSizes = <Schema extends z.ZodMiniType<number>>(perPage: Schema) =>
  perPage.check(z.refine((size) => PAGE_SIZES.includes(size)));
