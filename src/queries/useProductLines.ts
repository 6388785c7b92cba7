import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productWalkOptions } from './allProducts.ts';
import { seenLinesOptions, withLines } from './productLines.ts';
import { useWalkOnDemand } from './useWalk.ts';

/**
 * The product lines that are known, and how to know all of them: by reading every product.
 * @returns the lines, whether they are all there are, and the collection of the rest
 */
export function useProductLines() {
  const seen = useQuery(seenLinesOptions).data;
  const rest = useWalkOnDemand(productWalkOptions({}));
  const { walk } = rest;
  const lines = useMemo(() => withLines(seen, walk?.records ?? []), [seen, walk]);
  return { lines, isWhole: walk?.isComplete === true, rest };
}
