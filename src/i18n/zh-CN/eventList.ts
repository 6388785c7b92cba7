import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const eventList: Translation['eventList'] = {
  title: '活动',
  noun: '活动',
  counted: (events) => `${count(events)} 场活动`,
  noMatchTitle: '没有匹配的活动',
  noMatch: '请移除筛选条件，或查看另一个标签页。',
  emptyTitle: '暂无即将举行的活动',
  empty: '新活动创建后会立即显示在此处。',
  unavailableTitle: '无法查看活动',
  unavailable: '此服务不提供活动列表。您可以在参会者的档案中找到活动。',

  tabsLabel: '显示哪些活动',
  upcoming: '即将举行',
  past: '已结束',
  drafts: '填写中',
  layout: '显示方式',
  table: '表格',
  calendar: '日历',

  name: '活动',
  start: '开始',
  end: '结束',
  place: '地点',
  invited: '受邀',
  confirmed: '已确认',
  created: '创建时间',
  search: '搜索活动',
  searchPlaceholder: '名称、场地、城市…',
  from: '从',
  to: '至',
  attendee: '参会者',

  details: '详情',
  description: '说明',
  attendees: '参会者',
  noAttendees: '没有受邀的 KOL。',
  rsvps: { confirmed: '已确认', pending: '待回复', declined: '已谢绝' },
  duplicate: '复制活动',

  draftsHelp: '您在此浏览器中开始填写但尚未发送的表单。退出登录后将被删除。',
  noDraftsTitle: '没有填写中的活动',
  noDrafts: '您离开的新活动表单会保留在此处，直到您发送表单或退出登录。',
  unnamedDraft: '未命名的活动',
  draftDetail: (when, kols, toCorrect) =>
    `最后修改：${when} · 将邀请 ${count(kols)} 位 KOL${toCorrect > 0 ? `，${count(toCorrect)} 项待更正` : ''}`,
  mayExist: '已发送但未确认：活动可能已经存在',
  discard: (name) => `放弃 ${name}`,

  previousMonth: '上个月',
  nextMonth: '下个月',
  thisMonth: '今天',
  inMonth: (events, month) => `${month}：${count(events)} 个活动`,
  more: (events) => `另有 ${count(events)} 个`,
  allOnDay: (day) => `${day} 的全部活动`,
};
