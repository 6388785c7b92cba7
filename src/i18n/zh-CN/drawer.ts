import type { Translation } from '../translation.ts';

export const drawer: Translation['drawer'] = {
  previous: '上一条记录',
  next: '下一条记录',
  close: '关闭',
  notHereTitle: '不在本页',
  notHere: '网址中指定的记录不在列表的本页。它可能已移动，或被筛选条件隐藏。',
  lookForIt: '在整个列表中查找',
  nowhere: '整个列表中没有使用此 ID 的记录。',
};
