import type { Product } from '../../../src/contract/product.ts';
import { addDays, at, yearOf } from './calendar.ts';
import { CATALOGUE, type CatalogueEntry, PRODUCT_LINES } from './products.ts';
import { type Random, randomFrom } from './random.ts';

type MarketCode = Product['target_markets'][number];
const MARKETS: MarketCode[] = ['US', 'EU', 'CN', 'JP', 'IN'];

/** Days in an average month: approvals are given in months before the day of the demonstration. */
const MONTH = 30.4;

/** The catalogue as the interface shows it, seen from `today`. */
export function makeProducts(today: string): Product[] {
  return CATALOGUE.map((entry, index) => {
    const id = `prod_demo_${String(index + 1).padStart(4, '0')}`;
    const random = randomFrom(id);
    const markets = MARKETS.filter((market) => entry.markets[market] !== undefined);
    return {
      id,
      name: entry.name,
      description: entry.description,
      product_line: { id: `pl_${entry.line}`, name: PRODUCT_LINES[entry.line] },
      status: statusOf(entry),
      regulatory_status: entry.regulatory ?? regulatoryStatus(entry),
      target_markets: markets,
      key_features: entry.features,
      specifications: entry.specifications.map(([name, value]) => ({ name, value })),
      market_status: Object.fromEntries(markets.map((market) => [market, marketStatus(entry, market, today, random)])),
      created_at: at(addDays(today, -firstSeen(entry, random)), random.whole(7 * 60, 16 * 60)),
    };
  });
}

/** The days on which products came to a market within the last three years. */
export function recentLaunches(today: string): { entry: CatalogueEntry; market: MarketCode; day: string }[] {
  return CATALOGUE.flatMap((entry) =>
    MARKETS.flatMap((market) => {
      const months = entry.markets[market];
      return typeof months === 'number' && months <= 34
        ? [{ entry, market, day: addDays(today, -Math.round(months * MONTH)) }]
        : [];
    }),
  );
}

/** Months since the first approval; null where there is none. */
export function monthsOnMarket(entry: CatalogueEntry): number | null {
  const months = Object.values(entry.markets).filter((market) => typeof market === 'number');
  return months.length > 0 ? Math.max(...months) : null;
}

function statusOf(entry: CatalogueEntry): Product['status'] {
  if (entry.discontinued) return 'discontinued';
  return monthsOnMarket(entry) === null ? 'in_development' : 'active';
}

function firstSeen(entry: CatalogueEntry, random: Random): number {
  return Math.round(((monthsOnMarket(entry) ?? (entry.discontinued ? 120 : 12)) + random.between(4, 9)) * MONTH);
}

/** Says nothing that `market_status` does not say as well. */
function regulatoryStatus({ markets, pathway, euClass, discontinued }: CatalogueEntry): string {
  const granted = { PMA: 'FDA PMA approved', '510(k)': 'FDA 510(k) cleared', 'De Novo': 'FDA De Novo granted' }[
    pathway
  ];
  const isApproved = (market: MarketCode) => typeof markets[market] === 'number';
  const elsewhere = MARKETS.filter((market) => isApproved(market));
  const withdrawn = MARKETS.filter((market) => markets[market] === 'withdrawn');
  const parts = [
    isApproved('US') && granted,
    isApproved('EU') && `CE marked (MDR class ${euClass})`,
    !isApproved('US') && !isApproved('EU') && elsewhere.length > 0 && `approved in ${listMarkets(elsewhere)}`,
    markets.US === 'under_review' && `FDA ${pathway} under review`,
    withdrawn.length > 0 && `withdrawn in ${listMarkets(withdrawn)}`,
    discontinued && 'commercial distribution ended',
  ];
  const text = parts.filter((part) => typeof part === 'string').join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export const MARKET_NAMES = { US: 'the United States', EU: 'Europe', CN: 'China', JP: 'Japan', IN: 'India' };

const listMarkets = (markets: MarketCode[]) =>
  new Intl.ListFormat('en-GB').format(markets.map((market) => MARKET_NAMES[market]));

function marketStatus(entry: CatalogueEntry, market: MarketCode, today: string, random: Random) {
  const since = entry.markets[market];
  if (typeof since !== 'number') return { status: since ?? ('not_submitted' as const) };
  if (market === 'EU') return { status: 'approved' as const, ce_mark: true };
  const year = yearOf(addDays(today, -Math.round(since * MONTH)));
  return { status: 'approved' as const, clearance_number: clearanceNumber(entry, market, year, random) };
}

/**
 * Numbers in the form that each authority uses. Serial numbers lie above those that are ever given out in a
 * year, so that none belongs to a real device.
 */
function clearanceNumber({ pathway }: CatalogueEntry, market: MarketCode, year: number, random: Random): string {
  const yy = String(year).slice(2);
  const serial = (least: number, most: number, digits: number) =>
    String(random.whole(least, most)).padStart(digits, '0');
  if (market === 'CN') return `国械注进${year}3${random.pick(['02', '07', '12', '13'])}9${serial(100, 999, 3)}`;
  // The Japanese era Reiwa: 2019 is its first year; approvals of its first years begin with 301, 302 …
  if (market === 'JP') return `${Math.max(301, 300 + year - 2018)}00BZX009${serial(10, 99, 2)}000`;
  if (market === 'IN') return `IMP/MD/${year}/9${serial(10_000, 99_999, 5)}`;
  if (pathway === 'PMA') return `P${yy}09${serial(10, 99, 2)}`;
  return pathway === 'De Novo' ? `DEN${yy}09${serial(10, 99, 2)}` : `K${yy}9${serial(100, 999, 3)}`;
}
