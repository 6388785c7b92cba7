import * as z from 'zod/mini';
import { listParameters, ofPageSizes } from '../../components/table/urlState.ts';
import { ProductListQuery } from '../../contract/product.ts';

/** The URL parameters of the product table: the request (interface §4.2) and the view settings. */
export const ProductAddress = z.strictObject({
  ...ProductListQuery.shape,
  per_page: ofPageSizes(ProductListQuery.shape.per_page),
  ...listParameters,
});
export type ProductAddress = z.infer<typeof ProductAddress>;
