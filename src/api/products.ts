import { type ReadPage, readPage } from '../contract/lenientParsing.ts';
import { Product, type ProductListQuery } from '../contract/product.ts';
import { apiConfig, read, type SendOptions, send } from './http.ts';

/** Returns one page of products (interface §4.2). @throws ApiError */
export async function listProducts(
  { product_line_id, search, ...query }: ProductListQuery,
  options: Pick<SendOptions, 'signal'> = {},
): Promise<ReadPage<Product>> {
  const names = apiConfig().parameterNames.products;
  const answer = await send('/v1/products', {
    ...options,
    query: { ...query, [names.product_line_id]: product_line_id, [names.search]: search },
  });
  return read('product', answer, (body) => readPage(Product, body));
}
