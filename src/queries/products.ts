import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listProducts } from '../api/products.ts';
import type { Product, ProductListQuery } from '../contract/product.ts';
import { noteProductLines } from './productLines.ts';
import { walkOptions } from './useWalk.ts';
import { walkPages } from './walkPages.ts';

/** One page of products (interface §4.2); the page before stays visible while the next one loads. */
export const productListOptions = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: async ({ signal, client }) => {
      const page = await listProducts(query, { signal });
      noteProductLines(client, page.data);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** What narrows a list of products down, whatever page is looked at. */
export type ProductFilter = Omit<ProductListQuery, 'page' | 'per_page'>;

/** Every product that matches, outside of the cache: for an export. @throws ApiError */
export const collectProducts = (filter: ProductFilter, options: Parameters<typeof walkPages<Product>>[1]) =>
  walkPages<Product>((page, signal) => listProducts({ ...filter, ...page }, { signal }), options);

/** Every product that matches, as a query that tells how far it is. */
export const productWalkOptions = (filter: ProductFilter) =>
  walkOptions<Product>(['products', 'all', filter], (options) => collectProducts(filter, options));

/** Looks for one product in the whole list, since the interface reads none by its id; null where it is nowhere. */
export const findProductOptions = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'find', productId],
    queryFn: async ({ signal }) =>
      (await collectProducts({}, { signal })).records.find(({ id }) => id === productId) ?? null,
    retry: false,
  });
