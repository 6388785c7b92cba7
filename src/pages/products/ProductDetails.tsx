import { useEffect, useMemo } from 'react';
import { Product } from '../../contract/product.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { addRecent } from '../../storage/recentKols.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { OtherFields } from '../../ui/OtherFields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Value } from '../../ui/Value.tsx';
import { useProductWords } from '../../words/product.ts';
import styles from './ProductDetails.module.css';
import { ProductMarkets } from './ProductMarkets.tsx';
import { ProductStatus } from './ProductStatus.tsx';

type Specification = NonNullable<Read<Product>['specifications']>[number];

/** Everything that a product has; that it was opened is remembered. */
export function ProductDetails({ record: product }: { record: Read<Product> }) {
  const t = useProductWords();
  useEffect(() => addRecent(product.id), [product.id]);
  const columns = useMemo(
    (): Column<Specification>[] => [
      {
        id: 'name',
        header: t.specification,
        width: 180,
        cell: (row) => <Value isUnreadable={isUnreadable(row, 'name')}>{row.name}</Value>,
      },
      {
        id: 'value',
        header: t.specificationValue,
        width: 240,
        cell: (row) => <Value isUnreadable={isUnreadable(row, 'value')}>{row.value}</Value>,
      },
    ],
    [t],
  );
  const specifications: Specification[] = product.specifications ?? [];
  return (
    <div className={styles.details}>
      <div dir="auto" className={styles.description}>
        <Value isUnreadable={isUnreadable(product, 'description')}>{product.description}</Value>
      </div>
      <Panel title={t.details}>
        <Facts
          facts={[
            { label: t.status, value: <ProductStatus product={product} /> },
            {
              label: t.product_line,
              value: (
                <Value isUnreadable={isUnreadable(product, 'product_line')}>
                  {product.product_line?.name ?? product.product_line?.id}
                </Value>
              ),
            },
            {
              label: t.regulatory_status,
              value: (
                <Value isUnreadable={isUnreadable(product, 'regulatory_status')}>{product.regulatory_status}</Value>
              ),
            },
            {
              label: t.created_at,
              value: <Moment value={product.created_at} isUnreadable={isUnreadable(product, 'created_at')} />,
            },
            { label: t.id, value: <code>{product.id}</code> },
          ]}
        />
      </Panel>
      <Panel title={t.markets_title}>
        <ProductMarkets product={product} />
      </Panel>
      <Panel title={t.key_features}>
        {product.key_features?.length ? (
          <ul className={styles.features}>
            {[...new Set(product.key_features)].map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <Value isUnreadable={isUnreadable(product, 'key_features')}>{null}</Value>
        )}
      </Panel>
      <Panel title={t.specifications}>
        {specifications.length > 0 ? (
          <DataTable
            caption={t.specificationsCaption}
            columns={columns}
            rows={specifications}
            getRowId={({ name }, index) => `${index} ${name}`}
          />
        ) : (
          <Value isUnreadable={isUnreadable(product, 'specifications')}>{null}</Value>
        )}
      </Panel>
      <OtherFields record={product} known={Object.keys(Product.shape)} />
    </div>
  );
}
