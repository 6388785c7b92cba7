import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { productsPath } from '../../paths.ts';
import { productListOptions } from '../../queries/products.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { DroppedValues } from '../../ui/DroppedValues.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { NothingListed } from '../../ui/NothingListed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useListAddress, useUrlQuery } from '../../ui/urlQuery.ts';
import { useExportWords } from '../../words/exporting.ts';
import { useProductWords } from '../../words/product.ts';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductAddress, requestOf } from './productAddress.ts';
import { useProductChips } from './useProductChips.ts';
import { useProductColumns } from './useProductColumns.tsx';

const SelectedProduct = lazy(async () => ({ default: (await import('./SelectedProduct.tsx')).SelectedProduct }));
const ProductExport = lazy(async () => ({ default: (await import('./ProductExport.tsx')).ProductExport }));

/** The product catalogue of the organization, by name. */
export function ProductsPage() {
  const t = useProductWords();
  const e = useExportWords();
  const [address, setAddress, dropped] = useUrlQuery(ProductAddress);
  const query = requestOf(address);
  const result = useListPage(productListOptions, query);
  const list = useListAddress();
  const linkTo = useCallback(
    (selected: string) => productsPath({ ...Object.fromEntries(new URLSearchParams(list)), selected }),
    [list],
  );
  const columns = useProductColumns(linkTo);
  const [isExporting, setIsExporting] = useState(false);
  const chips = useProductChips(query, setAddress);
  const clear = () =>
    setAddress({ status: undefined, target_market: undefined, product_line_id: undefined, search: undefined });
  return (
    <Page
      title={t.title}
      actions={
        <Button
          variant="outlined"
          disabled={result.data === undefined}
          onClick={() => setIsExporting(true)}
          startIcon={<Download size={18} />}
        >
          {e.open}
        </Button>
      }
    >
      <DroppedValues names={dropped} />
      <ProductFilters query={query} onChange={setAddress} />
      <PagedTable
        caption={t.caption}
        noun={t.noun}
        columns={columns}
        result={result}
        query={query}
        onChange={setAddress}
        tools={<FilterChips chips={chips} onClear={clear} />}
        empty={
          chips.length > 0 ? (
            <NothingListed title={t.noMatchTitle} explanation={t.noMatch} />
          ) : (
            <NothingListed title={t.emptyTitle} explanation={t.empty} />
          )
        }
      />
      {address.selected !== undefined && (
        <Suspense>
          <SelectedProduct
            id={address.selected}
            rows={result.data?.data}
            onSelect={(selected) => setAddress({ selected }, { replace: selected !== undefined })}
          />
        </Suspense>
      )}
      {isExporting && result.data !== undefined && (
        <Suspense>
          <ProductExport
            query={query}
            rows={result.data.data}
            total={result.data.meta.total}
            onClose={() => setIsExporting(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}
