import type { CsvColumn } from '../../components/table/csv.ts';
import type { ShownRows } from '../../components/table/ExportDialog.tsx';
import { toListFilter } from '../../components/table/urlState.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import type { Product, ProductListQuery } from '../../contract/product.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { fetchAllProducts } from '../../queries/products.ts';
import { ListExport } from '../shared/ListExport.tsx';
import { getMarkets, type Market } from './ProductMarkets.tsx';

interface ProductExportProps extends ShownRows<Parsed<Product>> {
  query: ProductListQuery;
}

/** Exports products as a file. */
export function ProductExport({ query, ...shown }: ProductExportProps) {
  const { noun } = useProductMessages();
  const filter = toListFilter(query);
  return (
    <ListExport
      {...shown}
      noun={noun}
      columns={COLUMNS}
      list="products"
      filter={filter}
      fetchAll={(options) => fetchAllProducts(filter, options)}
    />
  );
}

/** The interface's own names (§2.2). A list is one cell, separated by semicolons. */
const COLUMNS: CsvColumn<Parsed<Product>>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'name', value: ({ name }) => name },
  { header: 'description', value: ({ description }) => description },
  { header: 'product_line_id', value: ({ product_line }) => product_line?.id },
  { header: 'product_line', value: ({ product_line }) => product_line?.name },
  { header: 'status', value: ({ status }) => status },
  { header: 'regulatory_status', value: ({ regulatory_status }) => regulatory_status },
  { header: 'target_markets', value: ({ target_markets }) => target_markets?.join('; ') },
  { header: 'market_status', value: (product) => ofMarkets(product, ({ status }) => status) },
  { header: 'clearance_numbers', value: (product) => ofMarkets(product, ({ clearance_number }) => clearance_number) },
  { header: 'ce_mark', value: (product) => ofMarkets(product, ({ ce_mark }) => ce_mark) },
  { header: 'key_features', value: ({ key_features }) => key_features?.join('; ') },
  {
    header: 'specifications',
    value: ({ specifications }) => specifications?.map(({ name, value }) => `${name ?? ''}: ${value ?? ''}`).join('; '),
  },
  { header: 'created_at', value: ({ created_at }) => created_at },
];

/** Returns one value of every market that has it: `US: K230001; JP: …`. */
function ofMarkets(product: Parsed<Product>, read: (market: Market) => string | boolean | null | undefined): string {
  return getMarkets(product)
    .flatMap((code) => {
      const market = product.market_status?.[code];
      const value = market && read(market);
      return value === undefined || value === null ? [] : [`${code}: ${value}`];
    })
    .join('; ');
}
