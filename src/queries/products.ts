import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts } from '../api/products.ts';
import type { Parsed } from '../contract/lenientParsing.ts';
import type { Product, ProductFilter, ProductListQuery } from '../contract/product.ts';
import { type FetchAllOptions, fetchAllPages } from './fetchAllPages.ts';
import { productKeys } from './queryKeys.ts';
import { allPagesOptions, countOptions, findOptions, useWholeList } from './useAllPages.ts';

/** One page of products (interface §4.2). The previous page stays visible while the next one loads. */
export const productListOptions = (query: ProductListQuery) =>
  queryOptions({
    queryKey: [...productKeys.pages, query],
    queryFn: async ({ signal, client }) => {
      const page = await listProducts(query, { signal });
      addProductLines(client, page.data);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** The number of products that match a filter. */
export const productCountOptions = (filter: ProductFilter) =>
  countOptions([...productKeys.all, 'count', filter], (page, signal) =>
    listProducts({ ...filter, ...page }, { signal }),
  );

/** Returns every matching product without using the cache, for an export. @throws ApiError */
export const fetchAllProducts = (filter: ProductFilter, options: FetchAllOptions<Product>) =>
  fetchAllPages<Product>((page, signal) => listProducts({ ...filter, ...page }, { signal }), options);

/** Every matching product, as a query that reports its progress. */
export const allProductsOptions = (filter: ProductFilter) =>
  allPagesOptions<Product>([...productKeys.wholeLists, filter], (options) => fetchAllProducts(filter, options));

/** Searches the whole list for one product. */
export const findProductOptions = (productId: string) =>
  findOptions<Product>([...productKeys.searches, productId], productId, (options) => fetchAllProducts({}, options));

/** Product lines by id; null if no product gave the name. */
type ProductLines = ReadonlyMap<string, string | null>;

const NONE: ProductLines = new Map();

/** The lines of the products that were read so far. The interface has no operation that lists lines. */
const seenProductLinesOptions = queryOptions({
  queryKey: [...productKeys.all, 'lines'],
  queryFn: () => NONE,
  initialData: NONE,
  // Nothing is read yet. During an outage the layout shows how old the data is.
  initialDataUpdatedAt: 0,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Stores the lines of products that were just read. */
function addProductLines(client: QueryClient, products: readonly Parsed<Product>[]) {
  const known = client.getQueryData(seenProductLinesOptions.queryKey) ?? NONE;
  client.setQueryData(seenProductLinesOptions.queryKey, withLines(known, products));
}

/** Adds the lines of these products; a known name stays. */
function withLines(known: ProductLines, products: readonly Parsed<Product>[]): ProductLines {
  const lines = new Map(known);
  for (const { product_line } of products)
    if (product_line?.id) lines.set(product_line.id, product_line.name || lines.get(product_line.id) || null);
  return lines;
}

/**
 * Returns the product lines of the catalog. It reads every product for that; of a very large catalog only the products
 * that other screens have read.
 */
export function useProductLines(): ProductLines {
  const seen = useQuery(seenProductLinesOptions).data;
  const { list } = useWholeList(productCountOptions({}), allProductsOptions({}));
  return withLines(seen, list?.records ?? []);
}
