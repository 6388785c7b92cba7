import { and, arrayContains, eq, like } from 'drizzle-orm';
import { normalizeText } from '../../src/contract/normalizeText.ts';
import type { Page } from '../../src/contract/page.ts';
import type { Product, ProductListQuery } from '../../src/contract/product.ts';
import type { Database } from '../db/connect.ts';
import { products } from '../db/schema.ts';
import { renewListsVersion, selectPage } from './lists.ts';
import { containsPattern, sortKey } from './normalize.ts';
import { distinctById, insertOrReplace } from './upsert.ts';

/**
 * Lists a page of an organization's products, by name, then by id (interface §4.2). `total` is the number of all matches,
 * also if the page is past the end.
 */
export function list(db: Database, organizationId: string, query: ProductListQuery): Promise<Page<Product>> {
  const { search, status, target_market, product_line_id } = query;
  return selectPage(db, {
    table: products,
    organizationId,
    query,
    where: and(
      status && eq(products.status, status),
      target_market && arrayContains(products.target_markets, [target_market]),
      product_line_id ? eq(products.product_line_id, product_line_id) : undefined,
      search ? like(products.search_text, containsPattern(search)) : undefined,
    ),
    sort: { by: products.name_order, isDescending: false },
    toItem: toProduct,
  });
}

/**
 * Inserts products or replaces those with the same ids. Call it in a transaction.
 * @param listsVersion `renewListsVersion`
 */
export async function upsert(
  db: Database,
  organizationId: string,
  records: readonly Product[],
  listsVersion?: string,
): Promise<void> {
  await renewListsVersion(db, organizationId, listsVersion);
  const rows = distinctById(records).map((product) => toRow(organizationId, product));
  await insertOrReplace(db, products, rows);
}

type Row = typeof products.$inferSelect;

function toRow(organizationId: string, { product_line, ...product }: Product): typeof products.$inferInsert {
  return {
    ...product,
    organization_id: organizationId,
    target_markets: [...new Set(product.target_markets)],
    product_line_id: product_line.id,
    product_line_name: product_line.name,
    name_order: sortKey(product.name),
    // With the line break, a search cannot match the end of the name and the start of the description together.
    search_text: `${normalizeText(product.name)}\n${normalizeText(product.description)}`,
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
