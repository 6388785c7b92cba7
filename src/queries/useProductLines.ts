import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allProductsOptions } from './allProducts.ts';
import { seenProductLinesOptions, withLines } from './productLines.ts';
import { useAllPagesOnDemand } from './useAllPages.ts';

/**
 * Returns the known product lines, and a way to load all of them by reading every product.
 * @returns the lines, whether they are complete, and the query that loads the rest
 */
export function useProductLines() {
  const seen = useQuery(seenProductLinesOptions).data;
  const rest = useAllPagesOnDemand(allProductsOptions({}));
  const { list } = rest;
  const lines = useMemo(() => withLines(seen, list?.records ?? []), [seen, list]);
  return { lines, isComplete: list?.isComplete === true, rest };
}
