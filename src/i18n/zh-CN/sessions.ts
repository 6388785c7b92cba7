import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation['sessions'] = {
  title: '您的会话',
  count: (sessions) => (sessions === 1 ? '您只在此浏览器中登录。' : `您有 ${count(sessions)} 个会话。`),
  unknown: '如果有您不认识的会话，请将其退出登录，并告知管理员。',
  thisBrowser: '此浏览器',
  otherBrowser: '其他浏览器',
  signedIn: (time) => `登录于 ${time}`,
  lastUsed: (time) => `上次使用 ${time}`,
  endOthers: '退出所有其他会话',
};
