import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../contract/product.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findProductOptions } from '../../queries/allProducts.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { ProductDetails } from './ProductDetails.tsx';

/** The drawer of the product that the address names. */
export function SelectedProduct(selected: SelectedProps<Read<Product>>) {
  const search = useQuery({ ...findProductOptions(selected.id), enabled: false });
  return (
    <SelectedRecord {...selected} search={search}>
      {(product) => <ProductDetails record={product} />}
    </SelectedRecord>
  );
}
