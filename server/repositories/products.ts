import { and, arrayContains, asc, count, eq, like, type SQL } from 'drizzle-orm';
import type { Page } from '../../src/contract/page.ts';
import type { Product, ProductListQuery } from '../../src/contract/product.ts';
import type { Database } from '../db/connect.ts';
import { products } from '../db/schema.ts';
import { folded, holding, orderKey } from './folding.ts';
import { batches, distinctById, replaced } from './upserting.ts';

export type ProductRepository = ReturnType<typeof productRepository>;

export const productRepository = (db: Database) => ({
  /**
   * One page of an organization's products, by name and then id (interface §4.2).
   * `total` counts all that match, also when the page lies past the end.
   */
  async list(organizationId: string, query: ProductListQuery): Promise<Page<Product>> {
    const { page, per_page } = query;
    const where = matching(organizationId, query);
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(products)
        .where(where)
        .orderBy(asc(products.name_order), asc(products.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.select({ total: count() }).from(products).where(where),
    ]);
    return { data: rows.map(toProduct), meta: { page, per_page, total: counted?.total ?? 0 } };
  },
});

/** Stores products, replacing those whose id the organization already has. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Product[]): Promise<void> {
  for (const batch of batches(distinctById(records)))
    await db
      .insert(products)
      .values(batch.map((product) => toRow(organizationId, product)))
      .onConflictDoUpdate({
        target: [products.organization_id, products.id],
        set: replaced(products, ['organization_id', 'id']),
      });
}

function matching(organizationId: string, query: ProductListQuery): SQL | undefined {
  const { status, target_market, product_line_id, search } = query;
  return and(
    eq(products.organization_id, organizationId),
    status && eq(products.status, status),
    target_market && arrayContains(products.target_markets, [target_market]),
    product_line_id ? eq(products.product_line_id, product_line_id) : undefined,
    search ? like(products.search_text, holding(search)) : undefined,
  );
}

type Row = typeof products.$inferSelect;

function toRow(organizationId: string, { product_line, ...product }: Product): Row {
  return {
    ...product,
    organization_id: organizationId,
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
  ...row
}: Row): Product {
  return { ...row, product_line: { id: product_line_id, name: product_line_name } };
}
