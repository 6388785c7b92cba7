import { listProducts } from '../api/products.ts';
import type { Product, ProductListQuery } from '../contract/product.ts';
import { walkOptions } from './useWalk.ts';
import { walkPages } from './walkPages.ts';

/** What narrows a list of products down, whatever page is looked at. */
type ProductFilter = Omit<ProductListQuery, 'page' | 'per_page'>;

/** Every product that matches, outside of the cache: for an export. @throws ApiError */
export const collectProducts = (filter: ProductFilter, options: Parameters<typeof walkPages<Product>>[1]) =>
  walkPages<Product>((page, signal) => listProducts({ ...filter, ...page }, { signal }), options);

/** Every product that matches, as a query that tells how far it is. */
export const productWalkOptions = (filter: ProductFilter) =>
  walkOptions<Product>(['products', 'all', filter], (options) => collectProducts(filter, options));
