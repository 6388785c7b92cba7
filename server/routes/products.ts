import { pageResponse } from '../../src/contract/page.ts';
import { Product, ProductListQuery } from '../../src/contract/product.ts';
import type { App } from '../http.ts';
import type { ResponseCache } from '../plugins/responseCache.ts';
import { commonErrors } from '../problems.ts';
import * as products from '../repositories/products.ts';

/** The schema of the route, which `upstream.ts` describes too. */
export const listProductsSchema = {
  operationId: 'listProducts',
  summary: 'List products by name',
  tags: ['Products'],
  querystring: ProductListQuery,
  response: { 200: pageResponse(Product), ...commonErrors },
};

/** List products (interface §4.2). */
export function productRoutes(app: App, cached: ResponseCache) {
  app.get(
    '/products',
    {
      schema: listProductsSchema,
      ...cached(({ listsVersion }) => listsVersion),
    },
    ({ organizationId, query }) => products.list(app.db, organizationId, query),
  );
}
