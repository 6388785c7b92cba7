import type { Product } from '../contract/product.ts';
import { collectProducts } from './allProducts.ts';
import { findOptions } from './findRecord.ts';

/** Looks for one product in the whole list. */
export const findProductOptions = (productId: string) =>
  findOptions<Product>(['products', 'find', productId], productId, (options) => collectProducts({}, options));
