import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation['sessions'] = {
  title: '自分のセッション',
  count: (sessions) =>
    sessions === 1 ? 'サインインしているのは、このブラウザーだけです。' : `セッションが${count(sessions)}件あります。`,
  unknown: '心当たりのないセッションがある場合は、サインアウトして管理者にお知らせください。',
  thisBrowser: 'このブラウザー',
  otherBrowser: '別のブラウザー',
  signedIn: (time) => `サインイン：${time}`,
  lastUsed: (time) => `最終使用：${time}`,
  endOthers: 'ほかをすべてサインアウト',
};
