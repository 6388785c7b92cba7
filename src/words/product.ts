import { defineWords } from './defineWords.ts';

/** Words about products. */
export const useProductWords = defineWords({
  title: 'Products',
  noun: 'products',
  caption: 'Products by name',
  search: 'Search name or description',
  status: 'Status',
  statuses: { active: 'Active', in_development: 'In development', discontinued: 'Discontinued' },
  target_market: 'Market',
  markets: { US: 'United States', EU: 'European Union', CN: 'China', JP: 'Japan', IN: 'India' },
  product_line_id: 'Product line id',
  productLinePlaceholder: 'pl_…',
  name: 'Product',
  product_line: 'Line',
  regulatory_status: 'Regulatory status',
  market_status: 'Markets',
  marketStatuses: {
    approved: 'Approved',
    under_review: 'Under review',
    not_submitted: 'Not submitted',
    withdrawn: 'Withdrawn',
  },
  clearance_number: 'Clearance',
  ce_mark: 'CE mark',
  noCeMark: 'no CE mark',
  key_features: 'Key features',
  created_at: 'Created',
  emptyTitle: 'No products yet',
  empty: 'Your organization has no products. They are loaded with the import command of the service.',
  noMatchTitle: 'No product matches',
  noMatch: 'Change or clear the filters to see more.',
});
