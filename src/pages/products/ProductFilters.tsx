import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterSelect } from '../../components/form/FilterSelect.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { PRODUCT_STATUSES, type ProductListQuery, TARGET_MARKETS } from '../../contract/product.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { ProductLineFilter } from './ProductLineFilter.tsx';

interface ProductFiltersProps {
  query: ProductListQuery;
  onChange: (change: Partial<ProductListQuery>, options?: { replace: boolean }) => void;
}

/** The product filters of the interface (§4.2). */
export function ProductFilters({ query, onChange }: ProductFiltersProps) {
  const t = useProductMessages();
  return (
    <FilterBar
      search={
        <SearchField
          id="product-search"
          label={t.search}
          isReachedBySlash
          value={query.search ?? ''}
          onSearch={(search) => onChange({ search: search || undefined }, { replace: true })}
        />
      }
      inForce={[query.status, query.target_market, query.product_line_id].filter(Boolean).length}
    >
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
      <ProductLineFilter
        value={query.product_line_id}
        onChange={(product_line_id, options) => onChange({ product_line_id }, options)}
      />
    </FilterBar>
  );
}
