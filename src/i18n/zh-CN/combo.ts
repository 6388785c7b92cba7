import type { Translation } from '../translation.ts';

export const combo: Translation['combo'] = {
  openList: '展开列表',
  closeList: '收起列表',
  clear: '清除',
  noMatch: '无匹配项',
  nothingMatches: (text) => `没有与“${text}”完全匹配的项，请从列表中选择。`,
};
