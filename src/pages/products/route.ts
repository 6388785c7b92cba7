import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { parseUrlQuery, requestOf } from '../../components/table/urlState.ts';
import { productsPath, routes } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { ProductAddress } from './searchParams.ts';

/**
 * `/products?page&per_page&status&target_market&product_line_id&search&selected&sort&view`; without parameters the
 * default view opens
 */
export const productsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.products,
  loader: ({ request }) => {
    const url = new URL(request.url);
    openDefaultView('products', url, productsPath);
    const { query } = parseUrlQuery(ProductAddress, url.searchParams);
    void queryClient.prefetchQuery(productListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./ProductsPage.tsx')).ProductsPage },
});
