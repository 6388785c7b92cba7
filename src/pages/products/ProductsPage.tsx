import { useQuery } from '@tanstack/react-query';
import { ProductListQuery } from '../../contract/product.ts';
import { productListOptions } from '../../queries/products.ts';
import { DroppedValues } from '../../ui/DroppedValues.tsx';
import { NothingListed } from '../../ui/NothingListed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useUrlQuery } from '../../ui/urlQuery.ts';
import { useProductWords } from '../../words/product.ts';
import { ProductFilters } from './ProductFilters.tsx';
import { useProductColumns } from './useProductColumns.tsx';

/** The product catalogue of the organization, by name. */
export function ProductsPage() {
  const t = useProductWords();
  const [query, setQuery, dropped] = useUrlQuery(ProductListQuery);
  const result = useQuery(productListOptions(query));
  const columns = useProductColumns();
  const { page: _page, per_page: _perPage, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const clear = () =>
    setQuery({ status: undefined, target_market: undefined, product_line_id: undefined, search: undefined });
  return (
    <Page title={t.title}>
      <DroppedValues names={dropped} />
      <ProductFilters query={query} onChange={setQuery} onClear={isFiltered ? clear : undefined} />
      <PagedTable
        caption={t.caption}
        noun={t.noun}
        columns={columns}
        result={result}
        query={query}
        onChange={setQuery}
        empty={
          isFiltered ? (
            <NothingListed title={t.noMatchTitle} explanation={t.noMatch} onClear={clear} />
          ) : (
            <NothingListed title={t.emptyTitle} explanation={t.empty} />
          )
        }
      />
    </Page>
  );
}
