import type { Translation } from '../translation.ts';

export const views: Translation['views'] = {
  title: '已保存的视图',
  help: '视图是一组命名保存的筛选条件、排序和列设置，保存在此浏览器中。',
  none: '还没有已保存的视图。',
  name: '视图名称',
  save: '保存',
  saveAs: '保存当前列表状态',
  open: (name) => `打开 ${name}`,
  opensWithTable: '随列表一同打开',
  makeDefault: (name) => `随列表一同打开 ${name}`,
  rename: '重命名',
  renameOf: (name) => `重命名 ${name}`,
  delete: '删除',
  deleteOf: (name) => `删除 ${name}`,
  deleted: (name) => `已删除“${name}”。`,
  undo: '撤销',
  close: '关闭',
};
