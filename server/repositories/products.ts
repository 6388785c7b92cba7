import { and, asc, eq, sql } from 'drizzle-orm';
import type { Page } from '../../src/contract/page.ts';
import type { Product, ProductListQuery } from '../../src/contract/product.ts';
import type { Database } from '../db/connect.ts';
import { isSoldIn, products } from '../db/schema.ts';
import { folded, orderKey } from './folding.ts';
import { listFinder, takeTurns } from './lists.ts';
import { batches, distinctById, insertOrReplace } from './upserting.ts';

export type ProductRepository = ReturnType<typeof productRepository>;

export const productRepository = (db: Database) => {
  const { find, readAhead } = listFinder(db, {
    name: 'products',
    table: products,
    order: ORDER,
    rank: RANK,
    facets: FACETS,
  });
  return {
    /**
     * One page of an organization's products, by name and then id (interface §4.2).
     * `total` counts all that match, also when the page lies past the end.
     */
    async list(organizationId: string, query: ProductListQuery): Promise<Page<Product>> {
      const { page, per_page, search, status, target_market, product_line_id } = query;
      // An empty text is no filter.
      const filters = { status, target_market, product_line_id: product_line_id || undefined };
      const where = and(
        status && eq(products.status, status),
        target_market && isSoldIn(products.target_markets, target_market),
        product_line_id ? eq(products.product_line_id, product_line_id) : undefined,
      );
      const { shown, total } = await find(organizationId, { page, per_page, search, filters, where });
      const rows = await db
        .select()
        .from(products)
        .where(shown)
        .orderBy(...ORDER);
      return { data: rows.map(toProduct), meta: { page, per_page, total } };
    },
    /** Reads what searches go through (docs/decisions/0043), so that the first of them is as fast as any. */
    readAhead,
  };
};

const ORDER = [asc(products.name_order), asc(products.id)];
// Its bytes, which is what the database compares.
const RANK = sql<string>`encode(convert_to(${products.name_order}, 'UTF8'), 'hex')`;
const FACETS = sql<string>`json_build_object('status', ${products.status}, 'product_line_id', ${products.product_line_id},
  'target_market', ${products.target_markets})::text`;

/** Stores products, replacing those whose id the organization already has. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Product[]): Promise<void> {
  await takeTurns(db, 'products', organizationId);
  for (const batch of batches(distinctById(records)))
    await insertOrReplace(
      db,
      products,
      ['organization_id', 'id'],
      batch.map((product) => toRow(organizationId, product)),
    );
}

type Row = typeof products.$inferSelect;

function toRow(organizationId: string, { product_line, ...product }: Product): typeof products.$inferInsert {
  return {
    ...product,
    organization_id: organizationId,
    target_markets: [...new Set(product.target_markets)],
    product_line_id: product_line.id,
    product_line_name: product_line.name,
    name_order: orderKey(product.name),
    // The line break keeps a search from matching the end of the one and the start of the other.
    search_text: `${folded(product.name)}\n${folded(product.description)}`,
  };
}

function toProduct({
  organization_id,
  name_order,
  search_text,
  product_line_id,
  product_line_name,
  version,
  ...row
}: Row): Product {
  return { ...row, product_line: { id: product_line_id, name: product_line_name } };
}
