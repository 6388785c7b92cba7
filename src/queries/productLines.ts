import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Product } from '../contract/product.ts';
import type { Read } from '../contract/tolerant.ts';

/** Product lines by their ids; null where no product told the name. */
type ProductLines = ReadonlyMap<string, string | null>;

const NONE: ProductLines = new Map();

/** The lines of the products that were read so far. The interface has no operation that lists them. */
export const seenLinesOptions = queryOptions({
  queryKey: ['products', 'lines'],
  queryFn: () => NONE,
  initialData: NONE,
  // Nothing has been read yet: during an outage the frame says as of when what is shown was.
  initialDataUpdatedAt: 0,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Notes the lines of products that have just been read. */
export function noteProductLines(client: QueryClient, products: readonly Read<Product>[]) {
  const known = client.getQueryData(seenLinesOptions.queryKey) ?? NONE;
  client.setQueryData(seenLinesOptions.queryKey, withLines(known, products));
}

/** Adds the lines of these products; a name that is known stays known. */
export function withLines(known: ProductLines, products: readonly Read<Product>[]): ProductLines {
  const lines = new Map(known);
  for (const { product_line } of products)
    if (product_line?.id) lines.set(product_line.id, product_line.name ?? lines.get(product_line.id) ?? null);
  return lines;
}
