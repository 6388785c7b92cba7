import type { Product } from '../../contract/product.ts';
import type { Read } from '../../contract/tolerant.ts';

/** The codes of a product's markets: those it is meant for, and those that have a status; also unknown ones. */
export function marketsOf(product: Read<Product>): string[] {
  const codes = new Set([...(product.target_markets ?? []), ...Object.keys(product.market_status ?? {})]);
  // The mark of unreadable fields sits beside the markets and is none.
  return [...codes].filter((code) => !code.startsWith('$'));
}
