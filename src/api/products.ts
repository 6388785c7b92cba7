import { type ParsedPage, parsePage } from '../contract/lenientParsing.ts';
import { Product, type ProductListQuery } from '../contract/product.ts';
import { apiConfig, parseResponse, type ReadOptions, request } from './http.ts';

/** Returns one page of products (interface §4.2). @throws ApiError */
export async function listProducts(
  { product_line_id, search, ...query }: ProductListQuery,
  options: ReadOptions = {},
): Promise<ParsedPage<Product>> {
  const names = apiConfig().parameterNames.products;
  const response = await request('/v1/products', {
    ...options,
    query: { ...query, [names.product_line_id]: product_line_id, [names.search]: search },
  });
  return parseResponse('product', response, (body) => parsePage(Product, body));
}
