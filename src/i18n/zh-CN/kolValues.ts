import type { Translation } from '../translation.ts';

export const kolValues: Translation['kolValues'] = {
  tiers: { tier_1: 'T1', tier_2: 'T2', tier_3: 'T3' },
  engagementLevels: { high: '参与度高', medium: '参与度中', low: '参与度低' },
  engagementShort: { high: '高', medium: '中', low: '低' },
  metric: {
    total_events: '活动',
    total_campaigns: '推送',
    email_open_rate: '打开率',
    response_rate: '回复率',
    h_index: 'h 指数',
    publications_count: '论文数',
  },
};
