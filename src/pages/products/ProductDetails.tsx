import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { DateTime } from '../../components/layout/DateTime.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { OtherFields } from '../../components/layout/OtherFields.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { SelectedDetailDrawer, type SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { Product } from '../../contract/product.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { findProductOptions, productCountOptions } from '../../queries/products.ts';
import { addRecent } from '../../storage/recentRecords.ts';
import { useFindRecord } from '../shared/useFindRecord.ts';
import { ProductMarkets } from './ProductMarkets.tsx';
import { ProductStatus, productLineOf } from './productColumns.tsx';

/** The detail drawer of the product in the URL. */
export function SelectedProduct(selected: SelectedProps<Parsed<Product>>) {
  const search = useFindRecord(selected, productCountOptions({}), findProductOptions(selected.id));
  return (
    <SelectedDetailDrawer {...selected} {...search}>
      {(product) => <ProductDetails record={product} />}
    </SelectedDetailDrawer>
  );
}

type Specification = NonNullable<Parsed<Product>['specifications']>[number];

/** Every field of a product. Adds it to the recent records. */
function ProductDetails({ record: product }: { record: Parsed<Product> }) {
  const t = useProductMessages();
  useEffect(() => addRecent(product.id), [product.id]);
  const columns = useMemo(
    (): DataColumn<Specification>[] => [
      {
        id: 'name',
        header: t.specification,
        size: 180,
        cell: ({ row: { original } }) => <Value isUnreadable={isUnreadable(original, 'name')}>{original.name}</Value>,
      },
      {
        id: 'value',
        header: t.specificationValue,
        size: 240,
        cell: ({ row: { original } }) => <Value isUnreadable={isUnreadable(original, 'value')}>{original.value}</Value>,
      },
    ],
    [t],
  );
  const specifications: Specification[] = product.specifications ?? [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, fontSize: 'body2.fontSize' }}>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <Value isUnreadable={isUnreadable(product, 'description')}>{product.description}</Value>
      </Box>
      <Section title={t.details}>
        <DescriptionList
          items={[
            { label: t.status, value: <ProductStatus product={product} /> },
            {
              label: t.product_line,
              value: <Value isUnreadable={isUnreadable(product, 'product_line')}>{productLineOf(product)}</Value>,
            },
            {
              label: t.regulatory_status,
              value: (
                <Value isUnreadable={isUnreadable(product, 'regulatory_status')}>{product.regulatory_status}</Value>
              ),
            },
            {
              label: t.created_at,
              value: <DateTime value={product.created_at} isUnreadable={isUnreadable(product, 'created_at')} />,
            },
            { label: t.id, value: <code>{product.id}</code> },
          ]}
        />
      </Section>
      <Section title={t.markets_title}>
        <ProductMarkets product={product} />
      </Section>
      <Section title={t.key_features}>
        {product.key_features?.length ? (
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {[...new Set(product.key_features)].map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi>
              </li>
            ))}
          </Box>
        ) : (
          <Value isUnreadable={isUnreadable(product, 'key_features')}>{null}</Value>
        )}
      </Section>
      <Section title={t.specifications}>
        {specifications.length > 0 ? (
          <StaticTable caption={t.specificationsCaption} columns={columns} rows={specifications} />
        ) : (
          <Value isUnreadable={isUnreadable(product, 'specifications')}>{null}</Value>
        )}
      </Section>
      <OtherFields record={product} known={Object.keys(Product.shape)} />
    </Box>
  );
}
