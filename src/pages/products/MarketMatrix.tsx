import type { Product } from '../../contract/product.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { Value } from '../../ui/Value.tsx';
import { labelOf } from '../../words/labelOf.ts';
import { useProductWords } from '../../words/product.ts';
import styles from './MarketMatrix.module.css';
import { marketsOf } from './marketsOf.ts';

/** Where a product stands, a line per market: its status, and the clearance number or CE mark where there is one. */
export function MarketMatrix({ product }: { product: Read<Product> }) {
  const t = useProductWords();
  const codes = marketsOf(product);
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
        const remarks = [
          market?.clearance_number,
          market?.ce_mark === true ? t.ce_mark : market?.ce_mark === false ? t.noCeMark : undefined,
        ].filter(Boolean);
        return (
          <li key={code} className={styles.market}>
            <abbr title={labelOf(t.markets, code)} className={styles.code}>
              {code}
            </abbr>
            <span>
              <Value
                isUnreadable={
                  isUnreadable(product, `market_status.${code}`) ||
                  ['status', 'clearance_number', 'ce_mark'].some((field) => isUnreadable(market, field))
                }
              >
                {market?.status ? labelOf(t.marketStatuses, market.status) : undefined}
              </Value>
              {remarks.length > 0 && <span className={styles.remarks}>{` · ${remarks.join(' · ')}`}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
