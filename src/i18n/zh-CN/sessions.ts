import { count, currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation['sessions'] = {
  count: (sessions) => (sessions === 1 ? '您只在此浏览器中登录。' : `您有 ${count(sessions)} 个会话。`),
  unknown: '如果有您不认识的会话，请将其退出登录，并告知管理员。',
  thisBrowser: '此浏览器',
  otherBrowser: '其他浏览器',
  signedIn: (time) => `登录于 ${time}`,
  lastUsed: (time) => `上次使用 ${time}`,
  endOthers: '退出所有其他会话',

  roles: { reader: '查看者', planner: '策划者', manager: '管理者' },
  signedInUntil: (time) => `登录最晚于 ${time} 结束`,

  expiredTitle: '请重新登录',
  expired: '您的登录已失效。页面上的内容不会丢失，登录后可继续操作。',
  reauth: '此操作需要近期的登录。请重新登录，操作将随后继续。',
  inNewTab: '在新标签页中登录',
  inNewTabHelp: '登录后请返回此标签页，即可继续操作。',
  idleTitle: '您还在吗？',
  idle: '您已有一段时间没有操作。为保护个人信息，系统即将自动退出登录；未发送的表单会保留。',
  idleRest: (seconds) => `将在 ${count(seconds)} 秒后退出登录`,
  staySignedIn: '保持登录',
  signOutTitle: '退出登录？',
  signOut: (forms) =>
    `退出登录会删除尚未发送的内容：${currentFormat().list(
      forms.map((name) => (name === '' ? '未命名的活动' : `“${name}”`)),
    )}。最近打开的列表也会清空。`,
  signOutStay: '留在此页',
  signOutDiscard: '放弃并退出登录',
};
