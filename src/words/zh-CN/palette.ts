import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const palette: Translation['palette'] = {
  title: '前往页面或执行操作',
  placeholder: '页面、KOL ID 或操作…',
  nothing: '没有匹配项。请粘贴 KOL ID，或输入页面名称。',

  goTo: '前往',
  home: '首页',
  kols: 'KOL：查找与工作名单',
  products: '产品',
  campaigns: '推送',
  campaignMetrics: '推送指标',
  newEvent: '新建活动',

  found: '根据输入内容',
  openKol: (id) => `打开档案 ${id}`,
  openKols: (kols) => `以名单形式打开 ${currentFormat().count(kols)} 位 KOL`,
  openProduct: (id) => `打开产品 ${id}`,
  openCampaign: (id) => `打开推送 ${id}`,
  searchProducts: (text) => `在产品中搜索“${text}”`,
  searchCampaigns: (text) => `在推送中搜索“${text}”`,
  notIds: (pieces, first) =>
    pieces === 1 ? `“${first}”不是 KOL ID。` : `有 ${currentFormat().count(pieces)} 段文本不是 KOL ID：“${first}”等`,

  recent: '最近使用',
  kol: 'KOL',
  shortlist: '候选名单',
  draft: '活动草稿',
  createdEvent: '在此标签页中创建的活动',

  actions: '操作',
  useLight: '切换到浅色模式',
  useDark: '切换到深色模式',
  language: (name) => `语言：${name}`,
  shortcuts: '键盘快捷键',
  signOut: '退出登录',

  shortcutsIntro: '除浏览器自带的快捷键外，还可使用：',
  shortcut: '按键',
  does: '作用',
  opensPalette: '打开页面与操作列表',
  reachesSearch: '将光标移至当前页面的搜索框；没有时移至 KOL 查找框',
  opensSheet: '打开此快捷键列表',
  closes: '关闭对话框、侧栏或列表',
  movesInTabs: '在档案的各栏目间切换',
  singleKeys: '单字符快捷键',
  singleKeysHelp:
    '如果您使用语音输入或容易误触按键，请将其关闭。本页仍可通过 Ctrl K（⌘ K）打开的列表中的“键盘快捷键”打开。',
  close: '关闭',
};
