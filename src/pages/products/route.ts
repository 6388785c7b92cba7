import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { ProductListQuery } from '../../contract/product.ts';
import { routes } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { parseUrlQuery } from '../../ui/urlQuery.ts';

/** `/products?page&per_page&status&target_market&product_line_id&search` */
export const productsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.products,
  loader: ({ request }) => {
    const { query } = parseUrlQuery(ProductListQuery, new URL(request.url).searchParams);
    void queryClient.prefetchQuery(productListOptions(query));
    return null;
  },
  lazy: { Component: async () => (await import('./ProductsPage.tsx')).ProductsPage },
});
