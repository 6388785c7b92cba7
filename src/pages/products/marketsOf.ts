import type { Product } from '../../contract/product.ts';
import { type Read, UNREADABLE } from '../../contract/tolerant.ts';

/** The codes of a product's markets: those it is meant for, and those that have a status; also unknown and unreadable ones. */
export function marketsOf({ target_markets, market_status }: Read<Product>): string[] {
  const { [UNREADABLE]: unreadable = [], ...statuses } = market_status ?? {};
  return [...new Set([...(target_markets ?? []), ...Object.keys(statuses), ...unreadable])];
}
