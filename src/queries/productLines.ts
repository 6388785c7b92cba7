import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Parsed } from '../contract/lenientParsing.ts';
import type { Product } from '../contract/product.ts';

/** Product lines by id; null if no product gave the name. */
type ProductLines = ReadonlyMap<string, string | null>;

const NONE: ProductLines = new Map();

/** The lines of the products that were read so far. The interface has no operation that lists lines. */
export const seenProductLinesOptions = queryOptions({
  queryKey: ['products', 'lines'],
  queryFn: () => NONE,
  initialData: NONE,
  // Nothing is read yet. During an outage the layout shows how old the data is.
  initialDataUpdatedAt: 0,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Stores the lines of products that were just read. */
export function addProductLines(client: QueryClient, products: readonly Parsed<Product>[]) {
  const known = client.getQueryData(seenProductLinesOptions.queryKey) ?? NONE;
  client.setQueryData(seenProductLinesOptions.queryKey, withLines(known, products));
}

/** Adds the lines of these products; a known name stays. */
export function withLines(known: ProductLines, products: readonly Parsed<Product>[]): ProductLines {
  const lines = new Map(known);
  for (const { product_line } of products)
    if (product_line?.id) lines.set(product_line.id, product_line.name ?? lines.get(product_line.id) ?? null);
  return lines;
}
