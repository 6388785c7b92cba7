import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().number(value);

export const table: Translation['table'] = {
  exportRows: 'エクスポート',
  columns: '列',
  widthOf: (column) => `「${column}」の幅`,
  serviceOrder: '既定の順序',
  sortBy: '並べ替え',
  inOrder: (column, isDescending) => `${column}（${isDescending ? '降順' : '昇順'}）`,
  sorted: (column) => `「${column}」で並べ替えています。`,
  sortedPage: (column) => `「${column}」で並べ替えています（このページのみ）。`,
  clearSort: '並べ替えを解除',
  moved: (rows, total) =>
    `読み込み中にデータが変更されました。表示は${count(rows)}件ですが、サービスの現在の件数は${count(total)}件です。`,
  skipped: (rows) => `IDがないため表示できないレコードが${count(rows)}件あります。`,

  view: '保存済みビュー',
  noView: 'ビューなし',
  defaultView: (name) => `${name}（既定）`,
  views: '保存済みビュー',
  updateView: 'ビューを更新',
  resetView: 'リセット',

  previousPage: '前のページ',
  nextPage: '次のページ',
  firstPage: '最初のページ',
  lastPage: '最後のページ',
  perPage: '表示件数',
  pagination: 'ページ送り',
  range: (from, to, total) => `${count(total)}件中${count(from)}～${count(to)}件`,
  announce: (shown, total, noun) => (total === 0 ? `${noun}：0件` : `${noun}：${count(total)}件中${count(shown)}件`),
  announceRange: (from, to, total, noun) => `${noun}：${count(total)}件中${count(from)}～${count(to)}件`,
  announcePage: (page) => `、${count(page)}ページ`,
  skippedOnPage: (rows) => `このページには、IDがないため表示できないレコードが${count(rows)}件あります。`,
  selectAll: 'すべての行を選択',
  selectRow: (name) => `${name} を選択`,
  filters: '絞り込み',
  clearFilters: '絞り込みをクリア',
  activeFilters: '適用中の絞り込み',
  removeFilter: '絞り込みを解除',
  goToPage: '移動先のページ',
  pagesThere: (pages) => `1～${count(pages)}ページがあります`,
  ofPages: (pages) => `/ ${count(pages)}ページ`,
  optionCount: (option, records) => `${option}（${count(records)}）`,
  any: 'すべて',
  pastTheEndTitle: 'このページはありません',
  pastTheEnd: (pages) => `一覧は${count(pages)}ページまでです。`,
  goToLastPage: '最後のページへ',
  invalidFilters: (names) => `URLに使用できない値が含まれていたため、無視しました：${currentFormat().list(names)}`,

  loading: {
    progress: (loaded, total) => `${count(total)}件中${count(loaded)}件を読み込み済み`,
    cancel: '中止',
    loadAll: 'すべて読み込む',
    stoppedAtOnce: 'データが届く前に読み込みが中止されました。',
    stopped: (loaded, total) =>
      `読み込みを中止しました。表示内容はすべて、${count(total)}件中の先頭${count(loaded)}件に基づきます。`,
    moved: '読み込み中にデータが変更されました。正確な内容を表示するには、再度読み込んでください。',
    loadAgain: '再読み込み',
    skipped: (n) => `IDのない${count(n)}件のレコードは含まれていません。`,
  },

  columnsDialog: {
    title: '列の設定',
    help: 'このデバイスに保存されます。列の幅は、表の列の端をドラッグして変更できます。',
    alwaysFirst: '常に先頭に表示',
    moveUp: (column) => `「${column}」を上へ移動`,
    moveDown: (column) => `「${column}」を下へ移動`,
    moved: (column, place, columns) => `「${column}」を${count(columns)}列中${count(place)}番目に移動しました。`,
    narrower: (column) => `「${column}」の幅を狭める`,
    wider: (column) => `「${column}」の幅を広げる`,
    sized: (column, width) => `「${column}」の幅を${count(width)}ピクセルにしました。`,
    density: '行の間隔',
    comfortable: '標準',
    compact: 'コンパクト',
    reset: '初期設定に戻す',
    close: '完了',
  },

  viewsDialog: {
    help: 'ビューには、絞り込み、並び順、列の設定が名前付きで保存されます。保存先はこのブラウザーです。',
    name: 'ビューの名前',
    saveAs: '現在の一覧を保存',
    open: (name) => `${name} を開く`,
    opensWithTable: '一覧を開くときに適用',
    makeDefault: (name) => `一覧を開くときに ${name} を適用`,
  },

  exportDialog: {
    title: (noun) => `${noun}のエクスポート`,
    rows: '対象',
    thisPage: (rows) => `このページ（${count(rows)}件）`,
    asShown: (rows) => `表示中の内容（${count(rows)}件）`,
    all: (total) => `条件に合うすべて（${count(total)}件）`,
    format: '形式',
    csv: 'CSV（表計算ソフト向け）',
    json: 'JSON（プログラム向け）',
    save: 'ファイルを保存',
    saved: (rows, name) => `${count(rows)}件のレコードを${name}に保存しました。`,
    moved: (rows, total) =>
      `読み込み中にデータが変更されました。ファイルには${count(rows)}件のレコードがありますが、サービスの現在の件数は${count(total)}件です。正確な内容が必要な場合は、再度エクスポートしてください。`,
    leftOut: (rows) => `IDのない${count(rows)}件のレコードは含まれていません。`,
    cancelled: 'エクスポートを中止しました。ファイルは保存されていません。',
  },

  drawer: {
    previous: '前のレコード',
    next: '次のレコード',
    notHereTitle: 'このページにはありません',
    notHere:
      'URLで指定されたレコードは、一覧のこのページにありません。移動したか、絞り込みによって非表示になっている可能性があります。',
    lookForIt: '一覧全体から探す',
    nowhere: 'このIDのレコードは、一覧全体のどこにもありません。',
  },
};
