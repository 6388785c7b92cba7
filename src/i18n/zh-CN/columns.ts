import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const columns: Translation['columns'] = {
  title: '列设置',
  help: '保存在此设备上。在表格中拖动列的边缘可调整列宽。',
  alwaysFirst: '始终显示在首列',
  moveUp: (column) => `上移“${column}”`,
  moveDown: (column) => `下移“${column}”`,
  moved: (column, place, columns) => `“${column}”现为第 ${count(place)} 列，共 ${count(columns)} 列。`,
  narrower: (column) => `缩小“${column}”的列宽`,
  wider: (column) => `加大“${column}”的列宽`,
  sized: (column, width) => `“${column}”的列宽现为 ${count(width)} 像素。`,
  density: '行距',
  comfortable: '宽松',
  compact: '紧凑',
  reset: '恢复默认',
  close: '完成',
};
