import type { Filter, FilterBarProps } from '../../components/form/FilterBar.tsx';
import { PRODUCT_STATUSES, type ProductFilter, TARGET_MARKETS } from '../../contract/product.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { useProductLines } from '../../queries/products.ts';
import { ProductLineFilter } from './ProductLineFilter.tsx';

export type ProductFilterProps = Omit<FilterBarProps<ProductFilter>, 'filters'>;

/** The product filters of the interface (§4.2). */
export function useProductFilters({ query, onChange }: ProductFilterProps): Filter<keyof ProductFilter>[] {
  const { product_line_id: line } = query;
  const t = useProductMessages();
  const lines = useProductLines();
  return [
    { name: 'search', label: t.search },
    { name: 'status', label: t.status, values: PRODUCT_STATUSES, labels: t.statuses },
    { name: 'target_market', label: t.target_market, values: TARGET_MARKETS, labels: t.markets },
    {
      names: ['product_line_id'],
      label: t.product_line_filter,
      control: (
        <ProductLineFilter
          lines={lines}
          value={line}
          onChange={(product_line_id, options) => onChange({ product_line_id }, options)}
        />
      ),
      valueText: line && (lines.get(line) ?? line),
    },
  ];
}
