import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const columns: Translation['columns'] = {
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
};
