import { count, currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation['sessions'] = {
  count: (sessions) =>
    sessions === 1 ? 'サインインしているのは、このブラウザーだけです。' : `セッションが${count(sessions)}件あります。`,
  unknown: '心当たりのないセッションがある場合は、サインアウトして管理者にお知らせください。',
  thisBrowser: 'このブラウザー',
  otherBrowser: '別のブラウザー',
  signedIn: (time) => `サインイン：${time}`,
  lastUsed: (time) => `最終使用：${time}`,
  endOthers: 'ほかをすべてサインアウト',

  roles: { reader: '閲覧者', planner: 'プランナー', manager: 'マネージャー' },
  signedInUntil: (time) => `サインインの有効期限：${time}`,

  expiredTitle: '再度サインインしてください',
  expired: 'サインインが無効になりました。ページの内容は失われていません。サインインすると、そのまま続けられます。',
  reauth: 'この操作には、直近のサインインが必要です。もう一度サインインすると、操作が続行されます。',
  inNewTab: '新しいタブでサインイン',
  inNewTabHelp: 'サインインが済んだら、このタブに戻ってください。そのまま続けられます。',
  idleTitle: '操作を続けますか？',
  idle: 'しばらく操作がありません。個人情報保護のため、まもなくサインアウトします。送信していないフォームの内容は保持されます。',
  idleRest: (seconds) => `${count(seconds)}秒後にサインアウトします`,
  staySignedIn: 'サインインを継続',
  signOutTitle: 'サインアウトしますか？',
  signOut: (forms) =>
    `サインアウトすると、送信していない内容（${currentFormat().list(
      forms.map((name) => (name === '' ? '名称未入力のイベント' : `「${name}」`)),
    )}）は削除されます。最近開いた項目の一覧も消去されます。`,
  signOutStay: 'サインアウトしない',
  signOutDiscard: '破棄してサインアウト',
};
