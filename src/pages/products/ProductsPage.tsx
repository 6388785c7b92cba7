import type { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { ListPage, type ListTools } from '../../components/table/ListPage.tsx';
import { parseUrlQuery, toListFilter, toListRequest } from '../../components/table/urlState.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { productsPath } from '../../paths.ts';
import { allProductsOptions, productListOptions } from '../../queries/products.ts';
import { useSortedList } from '../../queries/useAllPages.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { useProductColumns } from './productColumns.tsx';
import { ProductAddress } from './searchParams.ts';
import { type ProductFilterProps, useProductFilters } from './useProductFilters.tsx';

// Opened by a click.
const ProductExport = lazy(async () => ({ default: (await import('./ProductExport.tsx')).ProductExport }));
const SelectedProduct = lazy(async () => ({ default: (await import('./ProductDetails.tsx')).SelectedProduct }));

/** Requests the page of products in the URL. Without parameters the default view opens. */
export function loadProducts(client: QueryClient, url: URL) {
  openDefaultView('products', url, productsPath);
  const { query } = parseUrlQuery(ProductAddress, url.searchParams);
  void client.prefetchQuery(productListOptions(toListRequest(query)));
}

/** The product catalogue of the organization. */
export function ProductsPage() {
  const list = useListAddress('products', ProductAddress);
  const { address, onChange } = list;
  const query = toListRequest(address);
  const filterProps = { query, onChange };
  return (
    <ProductTable {...list} filters={<ProductFilters {...filterProps} />} chips={<ProductChips {...filterProps} />} />
  );
}

// They read the product lines, which arrive after the products and must not render the table again.
const ProductFilters = (props: ProductFilterProps) => <FilterBar {...props} filters={useProductFilters(props)} />;
const ProductChips = (props: ProductFilterProps) => <FilterChips {...props} filters={useProductFilters(props)} />;

function ProductTable(tools: ListTools<ProductAddress>) {
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
