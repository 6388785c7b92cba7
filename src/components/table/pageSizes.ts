import * as z from 'zod/mini';

/** The page sizes to choose from. The interface allows any number up to 100. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** The `per_page` of a URL: the request's schema, limited to these page sizes. */
export const ofPageSizes = <Schema extends z.ZodMiniType<number>>(perPage: Schema) =>
  perPage.check(z.refine((size) => PAGE_SIZES.includes(size)));
