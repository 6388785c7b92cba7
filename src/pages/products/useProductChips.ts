import type { ProductListQuery } from '../../contract/product.ts';
import { useProductLines } from '../../queries/useProductLines.ts';
import type { FilterChip } from '../../ui/FilterChips.tsx';
import { labelOf } from '../../words/labelOf.ts';
import { useProductWords } from '../../words/product.ts';

/** The active filters, in words. */
export function useProductChips(
  { search, status, target_market, product_line_id }: ProductListQuery,
  onChange: (change: Partial<ProductListQuery>) => void,
): FilterChip[] {
  const t = useProductWords();
  const { lines } = useProductLines();
  const chips: FilterChip[] = [];
  const add = (name: string, value: string, change: Partial<ProductListQuery>) =>
    chips.push({ name, value, onRemove: () => onChange(change) });
  if (search !== undefined) add(t.search, search, { search: undefined });
  if (status !== undefined) add(t.status, labelOf(t.statuses, status), { status: undefined });
  if (target_market !== undefined)
    add(t.target_market, labelOf(t.markets, target_market), { target_market: undefined });
  if (product_line_id !== undefined)
    add(t.product_line_filter, lines.get(product_line_id) ?? product_line_id, { product_line_id: undefined });
  return chips;
}
