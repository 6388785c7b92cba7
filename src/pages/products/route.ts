import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

import { routes } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { parseUrlQuery } from '../../ui/urlQuery.ts';
import { ProductAddress, requestOf } from './productAddress.ts';

/** `/products?page&per_page&status&target_market&product_line_id&search&selected` */
export const productsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.products,
  loader: ({ request }) => {
    const { query } = parseUrlQuery(ProductAddress, new URL(request.url).searchParams);
    void queryClient.prefetchQuery(productListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./ProductsPage.tsx')).ProductsPage },
});
