import { defineMessages } from './defineMessages.ts';

/** The labels of KOL values on all screens. */
export const useKolValueMessages = defineMessages('kolValues', {
  tiers: { tier_1: 'Tier 1', tier_2: 'Tier 2', tier_3: 'Tier 3' },
  engagementLevels: { high: 'High engagement', medium: 'Medium engagement', low: 'Low engagement' },
  engagementShort: { high: 'High', medium: 'Medium', low: 'Low' },
  metric: {
    total_events: 'Events',
    total_campaigns: 'Campaigns',
    email_open_rate: 'Email open rate',
    response_rate: 'Response rate',
    h_index: 'h-index',
    publications_count: 'Publications',
  },
});
