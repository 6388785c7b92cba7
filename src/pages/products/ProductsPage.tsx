import type { QueryClient } from '@tanstack/react-query';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { parseUrlQuery, toListRequest } from '../../components/table/urlState.ts';
import { productsPath } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { ProductTable } from './ProductTable.tsx';
import { ProductAddress } from './searchParams.ts';
import { type ProductFilterProps, useProductFilters } from './useProductFilters.tsx';

/** Requests the page of products in the URL. Without parameters the default view opens. */
export function loadProducts(client: QueryClient, url: URL) {
  openDefaultView('products', url, productsPath);
  const { query } = parseUrlQuery(ProductAddress, url.searchParams);
  void client.prefetchQuery(productListOptions(toListRequest(query)));
}

/** The product catalog of the organization. */
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
