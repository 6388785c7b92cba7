import { ListPage } from '../../components/table/ListPage.tsx';
import { productsPath } from '../../paths.ts';
import { productWalkOptions } from '../../queries/allProducts.ts';
import { productListOptions } from '../../queries/products.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { useWalkOnDemand } from '../../queries/useWalk.ts';
import { useTableViews } from '../../storage/useTableViews.ts';
import { useHandler } from '../../ui/useHandler.ts';
import { useListState } from '../../ui/useListState.ts';
import { useProductWords } from '../../words/product.ts';
import { useTableWords } from '../../words/table.ts';
import { ProductExport } from './ProductExport.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { filterOf, ProductAddress, requestOf } from './productAddress.ts';
import { useProductColumns } from './productColumns.tsx';
import { SelectedProduct } from './SelectedProduct.tsx';
import { useProductChips } from './useProductChips.ts';

/** The product catalogue of the organization. */
export function ProductsPage() {
  const t = useProductWords();
  const { serviceOrder } = useTableWords();
  const { address, setAddress, dropped, parameters } = useListState(ProductAddress);
  const views = useTableViews('products', parameters);
  const change = useHandler<Parameters<typeof setAddress>>((to, options) =>
    setAddress({ ...views.stay, ...to }, options),
  );
  const query = requestOf(address);
  const result = useListPage(productListOptions, query);
  const all = useWalkOnDemand(productWalkOptions(filterOf(query)));
  const columns = useProductColumns();
  return (
    <ListPage
      words={t}
      filters={<ProductFilters query={query} onChange={change} />}
      chips={useProductChips(query, change)}
      onClear={() =>
        change({ status: undefined, target_market: undefined, product_line_id: undefined, search: undefined })
      }
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
