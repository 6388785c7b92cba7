import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const table: Translation['table'] = {
  exportRows: 'エクスポート',
  columns: '列',
  widthOf: (column) => `「${column}」の幅`,
  serviceOrder: '既定の順序',
  sortBy: '並べ替え',
  sortsPage: 'このページの行を並べ替え',
  sortsAll: 'すべての行を並べ替え',
  inOrder: (column, isDescending) => `${column}（${isDescending ? '降順' : '昇順'}）`,
  sorted: (column) => `「${column}」で並べ替えています。`,
  sortedPage: (column) => `「${column}」で並べ替えています（このページのみ）。`,
  loadAllAndSort: 'すべて読み込んで並べ替え',
  clearSort: '並べ替えを解除',
  allSorted: (rows, column) => `全${count(rows)}件を「${column}」で並べ替えています。`,
  allUnsorted: (rows) => `全${count(rows)}件を既定の順序で表示しています。`,
  backToPages: 'ページ表示に戻る',
  moved: (rows, total) =>
    `読み込み中にデータが変更されました。表示は${count(rows)}件ですが、サービスの現在の件数は${count(total)}件です。`,
  loadAgain: '再読み込み',
  leftOut: (rows) => `IDがないため表示できないレコードが${count(rows)}件あります。`,

  view: '保存済みビュー',
  noView: 'ビューなし',
  defaultView: (name) => `${name}（既定）`,
  views: '保存済みビュー',
  updateView: 'ビューを更新',
  resetView: 'リセット',
};
