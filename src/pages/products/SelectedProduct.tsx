import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../contract/product.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findProductOptions } from '../../queries/findProduct.ts';
import { useReading } from '../../queries/useReading.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { useSearched } from '../../ui/useSearched.ts';
import { ProductDetails } from './ProductDetails.tsx';

/** The detail drawer of the product in the URL. */
export function SelectedProduct(selected: SelectedProps<Read<Product>>) {
  const { isSearched, look } = useSearched(selected);
  const search = useReading(useQuery({ ...findProductOptions(selected.id), enabled: isSearched }));
  return (
    <SelectedRecord {...selected} search={search} onLook={look}>
      {(product) => <ProductDetails record={product} />}
    </SelectedRecord>
  );
}
