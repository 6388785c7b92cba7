import { FilterBar } from '../../components/form/FilterBar.tsx';
import { ListPage } from '../../components/table/ListPage.tsx';
import { useUrlState } from '../../components/table/useUrlState.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { productsPath } from '../../paths.ts';
import { allProductsOptions, productListOptions } from '../../queries/products.ts';
import { useAllPagesOnDemand } from '../../queries/useAllPages.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { useTableViews } from '../../storage/savedViews.ts';
import { SelectedProduct } from './ProductDetails.tsx';
import { ProductExport } from './ProductExport.tsx';
import { useProductColumns } from './productColumns.tsx';
import { filterOf, ProductAddress, requestOf } from './searchParams.ts';
import { useProductFilters } from './useProductFilters.tsx';

/** The product catalogue of the organization. */
export function ProductsPage() {
  const t = useProductMessages();
  const { serviceOrder } = useTableMessages();
  const { address, setAddress, dropped, parameters } = useUrlState(ProductAddress);
  const views = useTableViews('products', parameters);
  const change: typeof setAddress = (to, options) => setAddress({ ...views.stickyParameters, ...to }, options);
  const query = requestOf(address);
  const result = useListPage(productListOptions, query);
  const all = useAllPagesOnDemand(allProductsOptions(filterOf(query)));
  const columns = useProductColumns();
  return (
    <ListPage
      words={t}
      filters={<FilterBar filters={useProductFilters(query, change)} query={query} onChange={change} />}
      columns={columns}
      order={serviceOrder}
      address={address}
      onChange={change}
      dropped={dropped}
      pathTo={productsPath}
      result={result}
      all={all}
      views={views}
      renderSelected={(selected) => <SelectedProduct {...selected} />}
      renderExport={(shown) => <ProductExport query={query} {...shown} />}
    />
  );
}
