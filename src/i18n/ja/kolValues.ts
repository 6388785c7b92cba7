import type { Translation } from '../translation.ts';

export const kolValues: Translation['kolValues'] = {
  tiers: { tier_1: 'ティア1', tier_2: 'ティア2', tier_3: 'ティア3' },
  engagementLevels: { high: '関与度：高', medium: '関与度：中', low: '関与度：低' },
  engagementShort: { high: '高', medium: '中', low: '低' },
  metric: {
    total_events: 'イベント',
    total_campaigns: 'キャンペーン',
    email_open_rate: '開封率',
    response_rate: '応答率',
    h_index: 'h指数',
    publications_count: '論文数',
  },
};
