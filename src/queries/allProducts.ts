import { listProducts } from '../api/products.ts';
import type { Product, ProductFilter } from '../contract/product.ts';
import { fetchAllPages } from './fetchAllPages.ts';
import { allPagesOptions } from './useAllPages.ts';

/** Returns every matching product without using the cache, for an export. @throws ApiError */
export const fetchAllProducts = (filter: ProductFilter, options: Parameters<typeof fetchAllPages<Product>>[1]) =>
  fetchAllPages<Product>((page, signal) => listProducts({ ...filter, ...page }, { signal }), options);

/** Every matching product, as a query that reports its progress. */
export const allProductsOptions = (filter: ProductFilter) =>
  allPagesOptions<Product>(['products', 'all', filter], (options) => fetchAllProducts(filter, options));
