import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { productsPath, routes } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { readDefaultView } from '../../storage/savedViews.ts';
import { ProductAddress, requestOf } from './searchParams.ts';

/**
 * `/products?page&per_page&status&target_market&product_line_id&search&selected&sort&view`; without parameters the
 * default view opens
 */
export const productsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.products,
  loader: ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    const view = search === '' ? readDefaultView('products') : undefined;
    if (view !== undefined) throw redirect(productsPath({ ...view.query, view: view.id }));
    const { query } = parseUrlQuery(ProductAddress, searchParams);
    void queryClient.prefetchQuery(productListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./ProductsPage.tsx')).ProductsPage },
});
