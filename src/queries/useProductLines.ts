import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productWalkOptions } from './allProducts.ts';
import { seenLinesOptions, withLines } from './productLines.ts';
import { useWalkOnDemand } from './useAllPages.ts';

/**
 * Returns the known product lines, and a way to load all of them by reading every product.
 * @returns the lines, whether they are complete, and the query that loads the rest
 */
export function useProductLines() {
  const seen = useQuery(seenLinesOptions).data;
  const rest = useWalkOnDemand(productWalkOptions({}));
  const { walk } = rest;
  const lines = useMemo(() => withLines(seen, walk?.records ?? []), [seen, walk]);
  return { lines, isWhole: walk?.isComplete === true, rest };
}
