import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const exporting: Translation['exporting'] = {
  title: (noun) => `${noun}のエクスポート`,
  rows: '対象',
  thisPage: (rows) => `このページ（${count(rows)}件）`,
  asShown: (rows) => `表示中の内容（${count(rows)}件）`,
  all: (total) => `条件に合うすべて（${count(total)}件）`,
  format: '形式',
  csv: 'CSV（表計算ソフト向け）',
  json: 'JSON（プログラム向け）',
  save: 'ファイルを保存',
  close: '閉じる',
  saved: (rows, name) => `${count(rows)}件のレコードを${name}に保存しました。`,
  moved: (rows, total) =>
    `読み込み中にデータが変更されました。ファイルには${count(rows)}件のレコードがありますが、サービスの現在の件数は${count(total)}件です。正確な内容が必要な場合は、再度エクスポートしてください。`,
  leftOut: (rows) => `IDのない${count(rows)}件のレコードは含まれていません。`,
  cancelled: 'エクスポートを中止しました。ファイルは保存されていません。',
};
