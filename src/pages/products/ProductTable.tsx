import { lazy } from 'react';
import { ListPage, type ListTools } from '../../components/table/ListPage.tsx';
import { toListFilter, toListRequest } from '../../components/table/urlState.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { productsPath } from '../../paths.ts';
import { allProductsOptions, productListOptions } from '../../queries/products.ts';
import { useSortedList } from '../../queries/useAllPages.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { useProductColumns } from './productColumns.tsx';
import type { ProductAddress } from './searchParams.ts';

// Opened by a click.
const ProductExport = lazy(async () => ({ default: (await import('./ProductExport.tsx')).ProductExport }));
const SelectedProduct = lazy(async () => ({ default: (await import('./ProductDetails.tsx')).SelectedProduct }));

/** The page of products in the URL, as a table. A sort order loads the whole list. */
export function ProductTable(tools: ListTools<ProductAddress>) {
  const { address } = tools;
  const t = useProductMessages();
  const { serviceOrder } = useTableMessages();
  const query = toListRequest(address);
  const result = useListPage(productListOptions, query);
  const sorted = useSortedList(allProductsOptions(toListFilter(query)), result.data, address.sort !== undefined);
  return (
    <ListPage
      {...tools}
      messages={t}
      columns={useProductColumns()}
      order={serviceOrder}
      pathTo={productsPath}
      result={result}
      sorted={sorted}
      renderSelected={(selected) => <SelectedProduct {...selected} />}
      renderExport={(shown) => <ProductExport query={query} {...shown} />}
    />
  );
}
