import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const comparison: Translation['comparison'] = {
  title: (kols) => `对比 ${count(kols)} 位 KOL`,
  titleWithoutKols: '对比 KOL',
  empty: '没有可对比的 KOL',
  emptyHelp: '请打开 KOL 名单，选择 2 至 4 位，然后点击“对比”。',
  openKols: '打开 KOL',
  backToList: '返回名单',
  remove: (name) => `将 ${name} 移出对比`,
  best: '最佳值',
  bestHelp: '星号表示该行的最佳值。活动数和推送数并非越多越好，因此没有星号。',
  shared: '共同专长',
  sharedHelp: '其中至少两位 KOL 共有的专科、擅长领域和研究方向。',
  noneShared: '这些 KOL 没有共同的专科、擅长领域或研究方向。',
  sharedBy: (topic, kols, all) => `${topic}（${count(all)} 位中的 ${count(kols)} 位）`,
  showAllShared: (n) => `显示全部 ${count(n)} 项`,
  showTopShared: (n) => `显示前 ${count(n)} 项`,
  tier: '分级',
  engagement: '参与度',
  institution: '机构',
  country: '国家/地区',
};
