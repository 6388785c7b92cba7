import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const home: Translation['home'] = {
  title: '首页',
  conversation: '查找 KOL',
  lookUp: 'KOL ID',
  lookUpPlaceholder: '一个或多个',
  lookUpSubmit: '查找',
  recent: '最近打开',
  noRecent: '您打开过的档案会显示在此处。',
  gone: '服务中已没有此 ID。',
  namesMissing: '仅显示 ID 的条目未能读取姓名；仍可通过 ID 打开档案。',
  namesUnavailable: '仅显示 ID 的条目未能读取姓名，请参阅“进行中的推送”。',
  shortlists: '候选名单',
  members: (kols) => `${count(kols)} 位 KOL`,
  allShortlists: '全部候选名单',

  planning: '活动',
  drafts: '待完成的草稿',
  unnamedDraft: '未命名的草稿',
  draftLine: (invited, saved) => `拟邀请 ${count(invited)} 位 KOL，最后修改于 ${saved}`,
  mayExist: '已发送，活动可能已创建：请打开检查。',
  created: '在此标签页中创建',
  noEvents: '此标签页中还没有草稿或活动。',
  newEvent: '新建活动',

  running: '进行中的推送',
  runningCount: (total) => `${count(total)} 次进行中`,
  noneRunning: '目前没有进行中的推送。',
  rates: (open, click) => `打开 ${open}，点击 ${click}`,
  nothingDelivered: '尚无送达',
  allRunning: '全部进行中的推送',
  review: '查看指标',

  changes: '最近变动',
  changesNote: '推送、您打开过的 KOL 以及此标签页中的活动',
  changesWithout: '目前无法读取推送，请参阅“进行中的推送”。',
  noChanges: '暂无变动。',
  undated: (campaigns) => `有 ${count(campaigns)} 次推送没有可读取的日期，未在此显示。`,
  changeKinds: {
    campaignCreated: '推送已创建',
    campaignSent: '推送已发送',
    kolUpdated: '档案已更新',
    eventCreated: '活动已创建',
  },
};
