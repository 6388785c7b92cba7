import { type Parsed, UNREADABLE } from '../../contract/lenientParsing.ts';
import type { Product } from '../../contract/product.ts';

/**
 * Returns the codes of a product's target markets and of the markets with a status, including unknown and unreadable
 * ones.
 */
export function getMarkets({ target_markets, market_status }: Parsed<Product>): string[] {
  const { [UNREADABLE]: unreadable = [], ...statuses } = market_status ?? {};
  return [...new Set([...(target_markets ?? []), ...Object.keys(statuses), ...unreadable])];
}
