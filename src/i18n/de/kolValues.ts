import type { Translation } from '../translation.ts';

export const kolValues: Translation['kolValues'] = {
  tiers: { tier_1: 'Tier 1', tier_2: 'Tier 2', tier_3: 'Tier 3' },
  engagementLevels: { high: 'Hohes Engagement', medium: 'Mittleres Engagement', low: 'Geringes Engagement' },
  engagementShort: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },
  metric: {
    total_events: 'Veran\u00ADstal\u00ADtungen',
    total_campaigns: 'Kampagnen',
    email_open_rate: 'Öff\u00ADnungs\u00ADrate',
    response_rate: 'Ant\u00ADwort\u00ADrate',
    h_index: 'h-Index',
    publications_count: 'Publi\u00ADkationen',
  },
};
