import { useQuery } from '@tanstack/react-query';
import { SelectedDetailDrawer, type SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { useSearch } from '../../components/table/useSearch.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import type { Product } from '../../contract/product.ts';
import { findProductOptions } from '../../queries/products.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { ProductDetails } from './ProductDetails.tsx';

/** The detail drawer of the product in the URL. */
export function SelectedProduct(selected: SelectedProps<Parsed<Product>>) {
  const { isSearched, look } = useSearch(selected);
  const search = useQueryState(useQuery({ ...findProductOptions(selected.id), enabled: isSearched }));
  return (
    <SelectedDetailDrawer {...selected} search={search} onLook={look}>
      {(product) => <ProductDetails record={product} />}
    </SelectedDetailDrawer>
  );
}
