import * as z from 'zod/mini';
import { pageParameters } from './page.ts';
import { id, text, timestamp } from './values.ts';

/** Closed lists of interface §2.2. The interface leaves `MARKET_STATUSES` open; these are our service's values. */
export const PRODUCT_STATUSES = ['active', 'in_development', 'discontinued'] as const;
export const TARGET_MARKETS = ['US', 'EU', 'CN', 'JP', 'IN'] as const;
const MARKET_STATUSES = ['approved', 'under_review', 'not_submitted', 'withdrawn'] as const;

/** The status of a product in one market, with its clearance number (e.g. a 510(k)) or CE mark, if any. */
const MarketStatus = z.object({
  status: z.enum(MARKET_STATUSES),
  clearance_number: z.optional(text),
  ce_mark: z.optional(z.boolean()),
});

/** A medical product of the catalog (interface §2.2). */
export const Product = z.object({
  id: id('product'),
  name: text,
  description: text,
  product_line: z.object({ id: id('productLine'), name: text }),
  status: z.enum(PRODUCT_STATUSES),
  /** Primary regulatory status, free text such as "FDA 510(k) cleared". */
  regulatory_status: text,
  target_markets: z.array(z.enum(TARGET_MARKETS)),
  key_features: z.array(text),
  specifications: z.array(z.object({ name: text, value: text })),
  /** Keyed by market code. Codes other than the five target markets may appear. */
  market_status: z.record(text, MarketStatus),
  created_at: timestamp,
});
export type Product = z.infer<typeof Product>;

/** The query of "list products" (interface §4.2). The interface leaves the names of the last two parameters open. */
export const ProductListQuery = z.strictObject({
  ...pageParameters,
  status: z.optional(z.enum(PRODUCT_STATUSES)),
  target_market: z.optional(z.enum(TARGET_MARKETS)),
  product_line_id: z.optional(text),
  /** Part of the name or the description, in upper or lower case. */
  search: z.optional(text),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

/** The filters of a product list, without the page. */
export type ProductFilter = Omit<ProductListQuery, keyof typeof pageParameters>;
