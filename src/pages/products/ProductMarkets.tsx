import Box from '@mui/material/Box';
import { Fragment, type ReactNode, useMemo } from 'react';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { isUnreadable, type Parsed, UNREADABLE } from '../../contract/lenientParsing.ts';
import type { Product } from '../../contract/product.ts';
import { getLabel } from '../../i18n/messages.ts';
import { useProductMessages } from '../../i18n/product.ts';
import styles from './productColumns.module.css';

/** The markets of a product, one row per market. */
export function ProductMarkets({ product }: { product: Parsed<Product> }) {
  const t = useProductMessages();
  const rows = useMemo(() => getMarkets(product).map((code) => ({ code })), [product]);
  const columns = useMemo(() => {
    const of = (code: string) => product.market_status?.[code];
    const column = (id: string, header: string, size: number, show: (code: string) => ReactNode) =>
      ({ id, header, size, cell: ({ row }) => show(row.original.code) }) satisfies DataColumn<{ code: string }>;
    return [
      column('market', t.target_market, 150, (code) => getLabel(t.markets, code)),
      column('status', t.status, 98, (code) => (
        <Value isUnreadable={isUnreadable(product, `market_status.${code}`) || isUnreadable(of(code), 'status')}>
          {optional(of(code)?.status, (status) => getLabel(t.marketStatuses, status))}
        </Value>
      )),
      {
        ...column('clearance_number', t.clearance_number, 116, (code) => (
          <Value isUnreadable={isUnreadable(of(code), 'clearance_number')}>
            {optional(of(code)?.clearance_number, (number) => (
              <ClearanceNumber number={number} />
            ))}
          </Value>
        )),
        meta: { isFlexible: true },
      },
      column('ce_mark', t.ce_mark, 60, (code) => (
        <Value isUnreadable={isUnreadable(of(code), 'ce_mark')}>{optional(of(code)?.ce_mark, t.ce)}</Value>
      )),
    ];
  }, [product, t]);
  if (rows.length === 0) return <Value isUnreadable={isUnreadable(product, 'market_status')}>{null}</Value>;
  return (
    <div className={styles.columns}>
      <StaticTable caption={t.marketsCaption} columns={columns} rows={rows} />
    </div>
  );
}

function ClearanceNumber({ number }: { number: string }) {
  const t = useProductMessages();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, maxWidth: '100%' }}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {number.split(/(?<=\/)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity, and two may be equal
          <Fragment key={index}>
            {/* A long number breaks after a slash, if possible. */}
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </Box>
      {/* Next to the first line, which the button does not move. */}
      <Box component="span" sx={{ display: 'flex', flex: 'none', alignItems: 'center', height: '1lh' }}>
        <CopyButton text={number} label={t.copyClearance(number)} />
      </Box>
    </Box>
  );
}

/** The status of a product in one market. */
export type Market = NonNullable<NonNullable<Parsed<Product>['market_status']>[string]>;

/**
 * Returns the codes of a product's target markets and of the markets with a status, including unknown and unreadable
 * ones.
 */
export function getMarkets({ target_markets, market_status }: Parsed<Product>): string[] {
  const { [UNREADABLE]: unreadable = [], ...statuses } = market_status ?? {};
  return [...new Set([...(target_markets ?? []), ...Object.keys(statuses), ...unreadable])];
}
