import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Product } from '../../contract/product.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { TitleCell } from '../../ui/TitleCell.tsx';
import { Value } from '../../ui/Value.tsx';
import { useProductWords } from '../../words/product.ts';
import { MarketMatrix } from './MarketMatrix.tsx';
import { ProductStatus } from './ProductStatus.tsx';

/** The columns of the product table; a column's id is the path of its field. @param linkTo where a product is looked at */
export function useProductColumns(linkTo: (productId: string) => string): Column<Read<Product>>[] {
  const t = useProductWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.name,
        width: 340,
        cell: (product) => (
          <TitleCell detail={product.description}>
            <Link to={linkTo(product.id)} data-row-link={product.id} preventScrollReset>
              <Value isUnreadable={isUnreadable(product, 'name')}>{product.name || product.id}</Value>
            </Link>
          </TitleCell>
        ),
      },
      {
        id: 'product_line',
        header: t.product_line,
        width: 170,
        cell: (product) => (
          <Value isUnreadable={isUnreadable(product, 'product_line') || isUnreadable(product.product_line, 'name')}>
            {product.product_line?.name ?? product.product_line?.id}
          </Value>
        ),
      },
      {
        id: 'status',
        header: t.status,
        width: 150,
        cell: (product) => <ProductStatus product={product} />,
      },
      {
        id: 'regulatory_status',
        header: t.regulatory_status,
        width: 210,
        cell: (product) => (
          <Value isUnreadable={isUnreadable(product, 'regulatory_status')}>{product.regulatory_status}</Value>
        ),
      },
      {
        id: 'market_status',
        header: t.market_status,
        width: 330,
        cell: (product) => <MarketMatrix product={product} />,
      },
      {
        id: 'key_features',
        header: t.key_features,
        width: 260,
        cell: (product) => (
          <Value isUnreadable={isUnreadable(product, 'key_features')}>{product.key_features?.join(', ')}</Value>
        ),
      },
      {
        id: 'specifications',
        header: t.specifications,
        width: 280,
        cell: (product) => (
          <Value isUnreadable={isUnreadable(product, 'specifications')}>
            {product.specifications?.map(({ name, value }) => `${name ?? '—'}: ${value ?? '—'}`).join('; ')}
          </Value>
        ),
      },
    ],
    [t, linkTo],
  );
}
