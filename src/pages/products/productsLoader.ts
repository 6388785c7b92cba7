import type { QueryClient } from '@tanstack/react-query';
import { parseUrlQuery, requestOf } from '../../components/table/urlState.ts';
import { productsPath } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { ProductAddress } from './searchParams.ts';

/** Requests the page of products in the URL. Without parameters the default view opens. */
export function loadProducts(client: QueryClient, url: URL) {
  openDefaultView('products', url, productsPath);
  const { query } = parseUrlQuery(ProductAddress, url.searchParams);
  void client.prefetchQuery(productListOptions(requestOf(query)));
}
