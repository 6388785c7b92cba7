import { ada, bo } from '../profiles.ts';
import { aCampaign, aKol, aProduct } from '../records.ts';

/** The organization of the engine suite, with data for every screen, table and chart. */

const TYPES = ['newsletter', 'event_invitation', 'product_update', 'custom'] as const;
const STATUSES = ['completed', 'active', 'paused', 'draft'] as const;

/** 45 campaigns over 15 months: three pages. */
export const campaigns = Array.from({ length: 45 }, (_, index) => {
  const delivered = 100 + ((index * 37) % 900);
  const opened = Math.floor(delivered * (0.1 + ((index * 13) % 70) / 100));
  const clicked = Math.floor(opened / 3);
  return aCampaign({
    id: `cmp_${index + 1}`,
    name: `Campaign ${String(index + 1).padStart(2, '0')}`,
    type: TYPES[index % TYPES.length],
    status: STATUSES[index % STATUSES.length],
    metrics: {
      sent: delivered,
      delivered,
      opened,
      clicked,
      open_rate: opened / delivered,
      click_rate: clicked / delivered,
    },
    created_at: new Date(Date.UTC(2025, 0, 1 + index * 10)).toISOString(),
    sent_at: new Date(Date.UTC(2025, 0, 2 + index * 10)).toISOString(),
  });
});

export const products = Array.from({ length: 25 }, (_, index) =>
  aProduct({ id: `prod_${index + 1}`, name: `Stent ${String(index + 1).padStart(2, '0')}` }),
);

/** 120 KOLs, so that a list of all of them is virtualized. */
export const kols = Array.from({ length: 120 }, (_, index) =>
  aKol({ id: `kol_${index + 1}`, full_name: `KOL ${String(index + 1).padStart(3, '0')}` }),
);

export { ada, bo };
export const records = [...campaigns, ...products, ...kols, ada, bo];

export const shortList = '/kols?ids=kol_ada,kol_bo,kol_1,kol_2';
export const longList = `/kols?ids=${kols.map(({ id }) => id).join(',')}`;
