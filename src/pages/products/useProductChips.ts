import type { FilterChip } from '../../components/form/FilterChips.tsx';
import type { ProductListQuery } from '../../contract/product.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { useProductLines } from '../../queries/useProductLines.ts';

/** The active filters, in words. */
export function useProductChips(
  { search, status, target_market, product_line_id }: ProductListQuery,
  onChange: (change: Partial<ProductListQuery>) => void,
): FilterChip[] {
  const t = useProductMessages();
  const { lines } = useProductLines();
  const chips: FilterChip[] = [];
  const add = (name: string, value: string, change: Partial<ProductListQuery>) =>
    chips.push({ name, value, onRemove: () => onChange(change) });
  if (search !== undefined) add(t.search, search, { search: undefined });
  if (status !== undefined) add(t.status, getLabel(t.statuses, status), { status: undefined });
  if (target_market !== undefined)
    add(t.target_market, getLabel(t.markets, target_market), { target_market: undefined });
  if (product_line_id !== undefined)
    add(t.product_line_filter, lines.get(product_line_id) ?? product_line_id, { product_line_id: undefined });
  return chips;
}
