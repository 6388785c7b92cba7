import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const home: Translation['home'] = {
  title: '首页',
  find: '查找 KOL',
  search: '搜索或跳转：KOL、推送、产品、页面、操作',
  recent: '最近打开',
  noRecent: '您打开过的档案会显示在此处。',
  suggestion: (name, id) => `例如 ${name}（${id}）`,
  gone: (id) => `${id}（已不存在）`,
  namesMissing: '仅显示 ID 的条目未能读取姓名；仍可通过 ID 打开档案。',
  namesUnavailable: '仅显示 ID 的条目未能读取姓名，请参阅“进行中的推送”。',
  shortlists: '候选名单',
  shortlist: (name, members) => `${name}（${count(members)}）`,
  allShortlists: '全部候选名单',

  kpis: '最近 30 天',
  kpi: {
    campaigns: '推送数（30 天）',
    delivered: '送达数（30 天）',
    openRate: '打开率（30 天）',
    clickRate: '点击率（30 天）',
  },
  points: (points) => `${points} 个百分点`,
  change: (change) => `较此前 30 天 ${change}`,
  noComparison: '此前 30 天没有数据',
  seeMetrics: '查看指标',

  upcoming: '您的 KOL 的近期活动',
  noKols: '打开档案或保存候选名单后，这些 KOL 的活动会显示在此处。',
  noUpcoming: '您打开过或列入名单的 KOL 近期没有活动。请策划下一场活动。',
  invited: (name, others) => (others === 0 ? name : `${name} 等 ${count(others + 1)} 位`),
  ofOrganization: '贵机构的近期活动',
  noneOfOrganization: '贵机构近期没有活动。',
  eventsMissing: '部分 KOL 的活动未能读取。',
  allEvents: '全部活动',
  drafts: '填写中的活动',
  unnamedDraft: '未命名的活动',
  draftLine: (invited, toCorrect, saved) =>
    `拟邀请 ${count(invited)} 位 KOL，${toCorrect > 0 ? `${count(toCorrect)} 项待更正，` : ''}最后修改于 ${saved}`,
  mayExist: '已发送，活动可能已创建：请打开检查。',
  created: '在此浏览器中创建',
  newEvent: '新建活动',

  running: '进行中的推送',
  runningCount: (total) => `${count(total)} 次进行中`,
  noneRunning: '目前没有进行中的推送。',
  allCampaigns: '全部推送',
  rates: (open, click) => `打开 ${open}，点击 ${click}`,
  nothingDelivered: '尚无送达',
  allRunning: '全部进行中的推送',
  review: '查看指标',

  changes: '最近动态',
  changesWithout: '目前无法读取推送，请参阅“进行中的推送”。',
  noChanges: '推送、活动以及您打开过的 KOL 的动态会显示在此处。',
  changeKinds: {
    campaignCreated: (day) => `创建于 ${day}`,
    campaignSent: (day) => `发送于 ${day}`,
    kolUpdated: (day) => `更新于 ${day}`,
    eventCreated: (day, eventDay) => `创建于 ${day}，举办于 ${eventDay}`,
  },
};
