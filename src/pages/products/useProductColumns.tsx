import { useMemo } from 'react';
import type { Product } from '../../contract/product.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Tag, type Tone } from '../../ui/Tag.tsx';
import { TitleCell } from '../../ui/TitleCell.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { labelOf } from '../../words/labelOf.ts';
import { useProductWords } from '../../words/product.ts';
import { MarketMatrix } from './MarketMatrix.tsx';

const STATUS_TONES: Record<string, Tone> = { active: 'positive', in_development: 'info', discontinued: 'neutral' };

/** The columns of the product table; a column's id is the path of its field. */
export function useProductColumns(): Column<Read<Product>>[] {
  const t = useProductWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.name,
        width: 340,
        cell: (product) => (
          <TitleCell detail={product.description}>
            <Value isUnreadable={isUnreadable(product, 'name')}>{product.name ?? product.id}</Value>
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
        cell: (product) => (
          <Value isUnreadable={isUnreadable(product, 'status')}>
            {optional(product.status, (status) => (
              <Tag tone={STATUS_TONES[status]}>{labelOf(t.statuses, status)}</Tag>
            ))}
          </Value>
        ),
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
    ],
    [t],
  );
}
