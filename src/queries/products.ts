import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listProducts } from '../api/products.ts';
import type { ProductListQuery } from '../contract/product.ts';
import { addProductLines } from './productLines.ts';

/** One page of products (interface §4.2). The previous page stays visible while the next one loads. */
export const productListOptions = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: async ({ signal, client }) => {
      const page = await listProducts(query, { signal });
      addProductLines(client, page.data);
      return page;
    },
    placeholderData: keepPreviousData,
  });
