import * as z from 'zod/mini';
import { ProductListQuery } from '../../contract/product.ts';

/** The address of the product table: the request (interface §4.2), and the product that is looked at. */
export const ProductAddress = z.strictObject({ ...ProductListQuery.shape, selected: z.optional(z.string()) });
export type ProductAddress = z.infer<typeof ProductAddress>;

/** The part that the service is asked for. */
export const requestOf = ({ selected: _selected, ...request }: ProductAddress): ProductListQuery => request;
