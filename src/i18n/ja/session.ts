import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const session: Translation['session'] = {
  expiredTitle: '再度サインインしてください',
  expired: 'キーはサービスで無効になりました。ページの内容は失われていません。サインインすると、そのまま続けられます。',
  idleTitle: '操作を続けますか？',
  idle: 'しばらく操作がありません。個人情報保護のため、まもなくサインアウトします。送信していないフォームの内容は保持されます。',
  idleRest: (seconds) => `${currentFormat().count(seconds)}秒後にサインアウトします`,
  staySignedIn: 'サインインを継続',
  signOutTitle: 'サインアウトしますか？',
  signOut: (forms) =>
    `サインアウトすると、このタブで送信していない内容（${currentFormat().list(
      forms.map((name) => (name === '' ? '名称未入力のイベント' : `「${name}」`)),
    )}）は削除されます。最近開いた項目の一覧も消去されます。`,
  signOutStay: 'サインアウトしない',
  signOutDiscard: '破棄してサインアウト',
};
