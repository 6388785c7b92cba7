import { listProducts } from '../api/products.ts';
import type { Product, ProductListQuery } from '../contract/product.ts';
import { fetchAllPages } from './fetchAllPages.ts';
import { allPagesOptions } from './useAllPages.ts';

/** The filters of a product list, without the page. */
type ProductFilter = Omit<ProductListQuery, 'page' | 'per_page'>;

/** Returns every matching product without using the cache, for an export. @throws ApiError */
export const fetchAllProducts = (filter: ProductFilter, options: Parameters<typeof fetchAllPages<Product>>[1]) =>
  fetchAllPages<Product>((page, signal) => listProducts({ ...filter, ...page }, { signal }), options);

/** Every matching product, as a query that reports its progress. */
export const allProductsOptions = (filter: ProductFilter) =>
  allPagesOptions<Product>(['products', 'all', filter], (options) => fetchAllProducts(filter, options));
