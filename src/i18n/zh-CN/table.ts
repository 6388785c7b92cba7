import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const table: Translation['table'] = {
  exportRows: '导出',
  columns: '列',
  widthOf: (column) => `“${column}”的列宽`,
  serviceOrder: '默认顺序',
  sortBy: '排序',
  sortsPage: '对本页各行排序',
  sortsAll: '对所有行排序',
  inOrder: (column, isDescending) => `${column}（${isDescending ? '降序' : '升序'}）`,
  sorted: (column) => `按“${column}”排序。`,
  sortedPage: (column) => `按“${column}”排序（仅限本页）。`,
  loadAllAndSort: '加载全部并排序',
  clearSort: '取消排序',
  allSorted: (rows, column) => `共 ${count(rows)} 条，按“${column}”排序。`,
  allUnsorted: (rows) => `共 ${count(rows)} 条，按默认顺序。`,
  backToPages: '返回分页',
  moved: (rows, total) => `加载过程中数据发生了变化：此处有 ${count(rows)} 条记录，而服务中现有 ${count(total)} 条。`,
  loadAgain: '重新加载',
  leftOut: (rows) => `有 ${count(rows)} 条记录没有 ID，无法显示。`,

  view: '已保存的视图',
  noView: '未使用视图',
  defaultView: (name) => `${name}（默认）`,
  views: '已保存的视图',
  updateView: '更新视图',
  resetView: '重置',
};
