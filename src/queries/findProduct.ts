import type { Product } from '../contract/product.ts';
import { fetchAllProducts } from './allProducts.ts';
import { findOptions } from './findById.ts';

/** Searches the whole list for one product. */
export const findProductOptions = (productId: string) =>
  findOptions<Product>(['products', 'find', productId], productId, (options) => fetchAllProducts({}, options));
