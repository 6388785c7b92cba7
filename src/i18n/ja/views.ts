import type { Translation } from '../translation.ts';

export const views: Translation['views'] = {
  title: '保存済みビュー',
  help: 'ビューには、絞り込み、並び順、列の設定が名前付きで保存されます。保存先はこのブラウザーです。',
  none: '保存済みのビューはまだありません。',
  name: 'ビューの名前',
  save: '保存',
  saveAs: '現在の一覧を保存',
  open: (name) => `${name} を開く`,
  opensWithTable: '一覧を開くときに適用',
  makeDefault: (name) => `一覧を開くときに ${name} を適用`,
  rename: '名前を変更',
  renameOf: (name) => `${name} の名前を変更`,
  delete: '削除',
  deleteOf: (name) => `${name} を削除`,
  deleted: (name) => `「${name}」を削除しました。`,
  undo: '元に戻す',
  close: '閉じる',
};
