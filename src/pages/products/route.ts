import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/**
 * `/products?page&per_page&status&target_market&product_line_id&search&selected&sort&view`; without parameters the
 * default view opens
 */
export const productsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.products,
  loader: async ({ request }) => {
    // Loads with the screen, because the other screens do not need it.
    (await import('./ProductsPage.tsx')).loadProducts(queryClient, new URL(request.url));
    return null;
  },
  lazy: { Component: async () => (await import('./ProductsPage.tsx')).ProductsPage },
});
