import type { Product } from '../../contract/product.ts';
import { type Read, UNREADABLE } from '../../contract/tolerant.ts';

/**
 * Returns the codes of a product's target markets and of the markets with a status, including unknown and unreadable
 * ones.
 */
export function marketsOf({ target_markets, market_status }: Read<Product>): string[] {
  const { [UNREADABLE]: unreadable = [], ...statuses } = market_status ?? {};
  return [...new Set([...(target_markets ?? []), ...Object.keys(statuses), ...unreadable])];
}
