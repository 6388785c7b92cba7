import { Check, CircleHelp, Clock, type LucideIcon, X } from 'lucide-react';
import { useMemo } from 'react';
import { Chip, type Tone } from '../../components/layout/Chip.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { OneLine, PrimaryCell } from '../../components/table/cells.tsx';
import { RowLink } from '../../components/table/RowLink.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { type Product, TARGET_MARKETS } from '../../contract/product.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { getMarkets, type Market } from './ProductMarkets.tsx';
import styles from './productColumns.module.css';

/** The name of a product's line, or its id without a name. */
export const productLineOf = ({ product_line }: Parsed<Product>) => product_line?.name || product_line?.id;

/** The columns of the product table. A column's id is the path of its field. */
export function useProductColumns(): DataColumn<Parsed<Product>>[] {
  const t = useProductMessages();
  const { fieldName, missing } = useCommonMessages();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.name,
        size: 320,
        accessorFn: ({ name, id }) => name || id,
        meta: { isRowLink: true, isFlexible: true, phone: 'nameOnly' },
        cell: ({ row: { original: product } }) => (
          <PrimaryCell name={product.name} detail={product.description}>
            <RowLink id={product.id}>
              <Value isUnreadable={isUnreadable(product, 'name')}>{product.name || product.id}</Value>
            </RowLink>
          </PrimaryCell>
        ),
      },
      {
        id: 'product_line',
        header: t.product_line,
        size: 190,
        meta: { growsTo: 280, phone: { line: 2, label: '' } },
        accessorFn: productLineOf,
        cell: ({ row: { original: product } }) => (
          <Value isUnreadable={isUnreadable(product, 'product_line') || isUnreadable(product.product_line, 'name')}>
            {optional(productLineOf(product), (line) => (
              <OneLine>{line}</OneLine>
            ))}
          </Value>
        ),
      },
      {
        id: 'status',
        header: t.status,
        size: 152,
        meta: { phone: { line: 2, label: '' } },
        accessorFn: ({ status }) => optional(status, (token) => getLabel(t.statuses, token)),
        cell: ({ row: { original: product } }) => <ProductStatus product={product} />,
      },
      {
        id: 'regulatory_status',
        header: t.regulatory_status,
        size: 230,
        meta: { growsTo: 420, phone: 'hidden' },
        accessorFn: ({ regulatory_status }) => regulatory_status,
        cell: ({ row: { original: product } }) => (
          <Value isUnreadable={isUnreadable(product, 'regulatory_status')}>
            {optional(product.regulatory_status, (text) => (
              <OneLine>{text}</OneLine>
            ))}
          </Value>
        ),
      },
      ...TARGET_MARKETS.map(
        (code): DataColumn<Parsed<Product>> => ({
          id: `market_status.${code}`,
          header: code,
          size: 56,
          meta: { phone: { line: 3 } },
          cell: ({ row: { original: product } }) => <MarketIcon product={product} code={code} />,
        }),
      ),
      {
        id: 'market_status',
        header: t.market_status,
        size: 330,
        meta: { isHiddenByDefault: true },
        cell: ({ row: { original: product } }) => <MarketMatrix product={product} />,
      },
      {
        id: 'key_features',
        header: t.key_features,
        size: 260,
        meta: { isHiddenByDefault: true },
        cell: ({ row: { original: product } }) => (
          <Value isUnreadable={isUnreadable(product, 'key_features')}>
            {product.key_features && product.key_features.length > 0 && (
              <JoinedList texts={product.key_features} separator={format.listSeparator} />
            )}
          </Value>
        ),
      },
      {
        id: 'specifications',
        header: t.specifications,
        size: 280,
        meta: { isHiddenByDefault: true },
        cell: ({ row: { original: product } }) => (
          <Value isUnreadable={isUnreadable(product, 'specifications')}>
            {product.specifications && product.specifications.length > 0 && (
              // Values contain commas: 23, 26, 29 mm.
              <JoinedList
                texts={product.specifications.map(
                  ({ name, value }) => `${fieldName(name ?? missing)} ${value ?? missing}`,
                )}
              />
            )}
          </Value>
        ),
      },
      {
        id: 'created_at',
        header: t.created_at,
        size: 150,
        meta: { isHiddenByDefault: true },
        accessorFn: ({ created_at }) => optional(created_at, Date.parse),
        cell: ({ row: { original: product } }) => (
          <Value isUnreadable={isUnreadable(product, 'created_at')}>{optional(product.created_at, format.date)}</Value>
        ),
      },
    ],
    [t, fieldName, missing, format],
  );
}

const TONES: Record<string, Tone> = { active: 'positive', in_development: 'info', discontinued: 'neutral' };

/** The status of a product (interface §3). */
export function ProductStatus({ product }: { product: Parsed<Product> }) {
  const t = useProductMessages();
  return (
    <Value isUnreadable={isUnreadable(product, 'status')}>
      {optional(product.status, (status) => (
        <Chip tone={TONES[status]}>{getLabel(t.statuses, status)}</Chip>
      ))}
    </Value>
  );
}

const MARKET_ICONS: Record<string, LucideIcon> = {
  approved: Check,
  under_review: Clock,
  withdrawn: X,
};

/** The status of a product in one market as an icon, with the status and the clearance in words. */
function MarketIcon({ product, code }: { product: Parsed<Product>; code: string }) {
  const t = useProductMessages();
  const market = product.market_status?.[code];
  const isBroken = isMarketUnreadable(product, code);
  if (!market?.status || isBroken) return <Value isUnreadable={isBroken}>{undefined}</Value>;
  const text = [getLabel(t.marketStatuses, market.status), ...remarksOf(market, t)].join(' · ');
  const Icon = MARKET_ICONS[market.status] ?? CircleHelp;
  return (
    <span className={styles.marketIcon} data-status={market.status} title={text}>
      {/* Not submitted looks like a market without a record; the words tell them apart. */}
      {market.status === 'not_submitted' ? (
        <span data-missing aria-hidden>
          —
        </span>
      ) : (
        <Icon size={18} aria-hidden />
      )}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** The clearance number and the CE mark of a product in a market, if any. */
const remarksOf = (market: Market | null | undefined, t: ReturnType<typeof useProductMessages>) =>
  [
    market?.clearance_number,
    market?.ce_mark === true ? t.ce_mark : market?.ce_mark === false ? t.noCeMark : undefined,
  ].filter(Boolean);

const isMarketUnreadable = (product: Parsed<Product>, code: string) =>
  isUnreadable(product, `market_status.${code}`) ||
  ['status', 'clearance_number', 'ce_mark'].some((field) => isUnreadable(product.market_status?.[code], field));

/** The status of a product in each market, with its clearance number or CE mark, if any. */
function MarketMatrix({ product }: { product: Parsed<Product> }) {
  const t = useProductMessages();
  const codes = getMarkets(product);
  if (codes.length === 0)
    return (
      <Value isUnreadable={isUnreadable(product, 'market_status') || isUnreadable(product, 'target_markets')}>
        {null}
      </Value>
    );
  return (
    <ul className={styles.markets}>
      {codes.map((code) => {
        const market = product.market_status?.[code];
        const remarks = remarksOf(market, t);
        return (
          <li key={code} className={styles.market}>
            <abbr title={getLabel(t.markets, code)} className={styles.code}>
              {code}
            </abbr>
            <span>
              <Value isUnreadable={isMarketUnreadable(product, code)}>
                {market?.status ? getLabel(t.marketStatuses, market.status) : undefined}
              </Value>
              {remarks.length > 0 && <span className={styles.remarks}>{` · ${remarks.join(' · ')}`}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
