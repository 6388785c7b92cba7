import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const session: Translation['session'] = {
  expiredTitle: '请重新登录',
  expired: '服务不再接受您的密钥。页面上的内容不会丢失，登录后可继续操作。',
  idleTitle: '您还在吗？',
  idle: '您已有一段时间没有操作。为保护个人信息，系统即将自动退出登录；未发送的表单会保留。',
  idleRest: (seconds) => `将在 ${currentFormat().count(seconds)} 秒后退出登录`,
  staySignedIn: '保持登录',
  signOutTitle: '退出登录？',
  signOut: (forms) =>
    `退出登录会删除此标签页中尚未发送的内容：${currentFormat().list(
      forms.map((name) => (name === '' ? '未命名的活动' : `“${name}”`)),
    )}。最近打开的列表也会清空。`,
  signOutStay: '留在此页',
  signOutDiscard: '放弃并退出登录',
};
