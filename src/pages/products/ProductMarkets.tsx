import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo } from 'react';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { isUnreadable, type Parsed, UNREADABLE } from '../../contract/lenientParsing.ts';
import type { Product } from '../../contract/product.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useProductMessages } from '../../i18n/product.ts';
import styles from './ProductMarkets.module.css';

/** The markets of a product side by side, one column per market; one row per market if they do not fit. */
export function ProductMarkets({ product }: { product: Parsed<Product> }) {
  const t = useProductMessages();
  const codes = useMemo(() => getMarkets(product), [product]);
  const rows = useMemo(() => codes.map((code) => ({ code })), [codes]);
  const columns = useMemo(
    (): DataColumn<Line>[] => [
      { id: 'fact', header: t.target_market, size: 104, cell: ({ row }) => row.original.label },
      ...codes.map(
        (code): DataColumn<Line> => ({
          id: code,
          header: getLabel(t.markets, code),
          size: 100,
          cell: ({ row }) => row.original.show(code),
        }),
      ),
    ],
    [codes, t],
  );
  const lines = useMemo((): Line[] => {
    const of = (code: string) => product.market_status?.[code];
    return [
      {
        label: t.status,
        show: (code) => (
          <Value isUnreadable={isUnreadable(product, `market_status.${code}`) || isUnreadable(of(code), 'status')}>
            {optional(of(code)?.status, (status) => getLabel(t.marketStatuses, status))}
          </Value>
        ),
      },
      {
        label: t.clearance_number,
        size: 155,
        show: (code) => (
          <Value isUnreadable={isUnreadable(of(code), 'clearance_number')}>
            {optional(of(code)?.clearance_number || null, (number) => (
              <ClearanceNumber number={number} />
            ))}
          </Value>
        ),
      },
      {
        label: t.ce_mark,
        show: (code) => (
          <Value isUnreadable={isUnreadable(of(code), 'ce_mark')}>{optional(of(code)?.ce_mark, t.ce)}</Value>
        ),
      },
    ];
  }, [product, t]);
  const markets = useMemo(
    (): DataColumn<{ code: string }>[] => [
      { id: 'market', header: t.target_market, size: 100, cell: ({ row }) => getLabel(t.markets, row.original.code) },
      ...lines.map(
        ({ label, size = 105, show }): DataColumn<{ code: string }> => ({
          id: label,
          header: label,
          size,
          cell: ({ row }) => show(row.original.code),
        }),
      ),
    ],
    [lines, t],
  );
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const fits = isWide && codes.length <= MAX_COLUMNS;
  if (codes.length === 0) return <Value isUnreadable={isUnreadable(product, 'market_status')}>{null}</Value>;
  return (
    <div className={styles.columns}>
      {fits ? (
        <StaticTable caption={t.marketsCaption} columns={columns} rows={lines} />
      ) : (
        <StaticTable caption={t.marketsCaption} columns={markets} rows={rows} />
      )}
    </div>
  );
}

/** The number of market columns that fit the drawer of a wide screen. */
const MAX_COLUMNS = 4;

interface Line {
  label: string;
  /** The width of the column. */
  size?: number;
  show: (code: string) => ReactNode;
}

function ClearanceNumber({ number }: { number: string }) {
  const t = useProductMessages();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {number}
      <CopyButton text={number} label={t.copyClearance(number)} />
    </Box>
  );
}

/**
 * Returns the codes of a product's target markets and of the markets with a status, including unknown and unreadable
 * ones.
 */
export function getMarkets({ target_markets, market_status }: Parsed<Product>): string[] {
  const { [UNREADABLE]: unreadable = [], ...statuses } = market_status ?? {};
  return [...new Set([...(target_markets ?? []), ...Object.keys(statuses), ...unreadable])];
}
