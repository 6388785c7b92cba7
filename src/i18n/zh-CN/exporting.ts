import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const exporting: Translation['exporting'] = {
  title: (noun) => `导出${noun}`,
  rows: '范围',
  thisPage: (rows) => `本页（${count(rows)} 条）`,
  asShown: (rows) => `当前显示（${count(rows)} 条）`,
  all: (total) => `所有符合条件的记录（${count(total)} 条）`,
  format: '格式',
  csv: 'CSV（用于电子表格）',
  json: 'JSON（用于程序）',
  save: '保存文件',
  close: '关闭',
  saved: (rows, name) => `已将 ${count(rows)} 条记录保存到 ${name}。`,
  moved: (rows, total) =>
    `读取过程中数据发生了变化：文件包含 ${count(rows)} 条记录，而服务中现有 ${count(total)} 条。请重新导出以获得准确结果。`,
  leftOut: (rows) => `有 ${count(rows)} 条记录没有 ID，未包含在内。`,
  cancelled: '导出已取消，未保存文件。',
};
