import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '../../contract/product.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findProductOptions } from '../../queries/findProduct.ts';
import { useReading } from '../../queries/useReading.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { ProductDetails } from './ProductDetails.tsx';

/** The drawer of the product that the address names. */
export function SelectedProduct(selected: SelectedProps<Read<Product>>) {
  // Asked for once, it is read again after an outage, or with another key, as everything is.
  const [asked, setAsked] = useState<string>();
  const search = useReading(useQuery({ ...findProductOptions(selected.id), enabled: asked === selected.id }));
  return (
    <SelectedRecord {...selected} search={search} onLook={() => setAsked(selected.id)}>
      {(product) => <ProductDetails record={product} />}
    </SelectedRecord>
  );
}
