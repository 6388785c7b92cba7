import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../contract/product.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findProductOptions } from '../../queries/allProducts.ts';
import { SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { ProductDetails } from './ProductDetails.tsx';

export interface SelectedProductProps {
  id: string;
  rows: readonly Read<Product>[] | undefined;
  onSelect: (productId: string | undefined) => void;
}

/** The drawer of the product that the address names. */
export function SelectedProduct({ id, rows, onSelect }: SelectedProductProps) {
  const search = useQuery({ ...findProductOptions(id), enabled: false });
  return (
    <SelectedRecord id={id} rows={rows} search={search} onSelect={onSelect}>
      {(product) => <ProductDetails record={product} />}
    </SelectedRecord>
  );
}
