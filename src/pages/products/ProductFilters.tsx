import { PRODUCT_STATUSES, type ProductListQuery, TARGET_MARKETS } from '../../contract/product.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useProductWords } from '../../words/product.ts';

interface ProductFiltersProps {
  query: ProductListQuery;
  onChange: (change: Partial<ProductListQuery>, options?: { replace: boolean }) => void;
}

/** The filters that the interface offers for products (§4.2). */
export function ProductFilters({ query, onChange }: ProductFiltersProps) {
  const t = useProductWords();
  return (
    <FilterBar>
      <SearchField
        id="product-search"
        label={t.search}
        isReachedBySlash
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, { replace: true })}
      />
      <FilterSelect
        id="product-status"
        label={t.status}
        values={PRODUCT_STATUSES}
        labels={t.statuses}
        value={query.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        id="product-market"
        label={t.target_market}
        values={TARGET_MARKETS}
        labels={t.markets}
        value={query.target_market}
        onChange={(target_market) => onChange({ target_market })}
      />
      <SearchField
        id="product-line"
        label={t.product_line_id}
        placeholder={t.productLinePlaceholder}
        value={query.product_line_id ?? ''}
        onSearch={(line) => onChange({ product_line_id: line || undefined }, { replace: true })}
      />
    </FilterBar>
  );
}
