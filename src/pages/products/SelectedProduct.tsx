import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '../../contract/product.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findProductOptions } from '../../queries/findProduct.ts';
import { useReading } from '../../queries/useReading.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { useIsSought } from '../../ui/sought.ts';
import { ProductDetails } from './ProductDetails.tsx';

/** The drawer of the product that the address names. */
export function SelectedProduct(selected: SelectedProps<Read<Product>>) {
  // Asked for once, it is read again after an outage, or with another key, as everything is.
  const [asked, setAsked] = useState<string>();
  const isSought = useIsSought() && selected.rows?.every(({ id }) => id !== selected.id) === true;
  const isAsked = isSought || asked === selected.id;
  const search = useReading(useQuery({ ...findProductOptions(selected.id), enabled: isAsked }));
  return (
    <SelectedRecord {...selected} search={search} onLook={() => setAsked(selected.id)}>
      {(product) => <ProductDetails record={product} />}
    </SelectedRecord>
  );
}
