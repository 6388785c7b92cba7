import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

type Figure = number | null | undefined;
const people = (value: Figure) => (typeof value === 'number' ? `${count(value)} 位` : '—');

export const event: Translation['event'] = {
  newTitle: '新建活动',
  intro: '活动创建后无法更改或删除，请在发送前仔细核对。',
  basics: '基本信息',
  when: '时间',
  where: '地点',
  who: '受邀者',

  name: '活动名称',
  namePlaceholder: '例如：结构性心脏病顾问委员会会议',
  description: '描述',
  event_type: '活动类型',
  eventTypes: {
    advisory_board: '顾问委员会会议',
    speaker_program: '讲者项目',
    conference: '学术会议',
    workshop: '工作坊',
    webinar: '网络研讨会',
    dinner: '晚餐会',
    other: '其他',
  },
  visibility: '可见范围',
  visibilities: { private: '私密', organization: '组织内', invite_only: '仅受邀者' },
  start_date: '开始',
  end_date: '结束',
  location_type: '举办形式',
  noLocation: '待定',
  locationTypes: { in_person: '线下', virtual: '线上', hybrid: '线上线下结合' },
  venue: '会场',
  city: '城市',
  country: '国家/地区',
  attendees: '拟邀请的 KOL',
  attendeesCount: (ids) => `拟邀请 ${count(ids)} 位 KOL`,
  faultOf: (what, error) => `${what}：${error}`,

  submit: (invited) => (invited === 0 ? '创建活动草稿' : `创建活动草稿并邀请 ${count(invited)} 位 KOL`),
  submitting: '正在创建活动…',

  summaryTitle: (errors) => `有 ${count(errors)} 处需要修改`,
  moreFaults: (more) => `另有 ${count(more)} 处`,
  faultTitle: '活动未创建',
  refused: '活动尚未创建，已输入的内容均已保留。',

  faults: {
    nameMissing: '请输入活动名称。',
    nameTooLong: (max) => `不能超过 ${count(max)} 个字符。`,
    typeMissing: '请选择活动类型。',
    startMissing: '请输入开始日期和时间。',
    endMissing: '请输入结束日期和时间。',
    endNotAfterStart: '结束时间必须晚于开始时间。',
    countryUnknown: '请从列表中选择国家/地区。',
    attendeeMalformed: '不是 KOL ID',
    attendeeUnknown: '服务中没有此 KOL',
    attendeesMalformed: '请更正或移除不是 KOL 的内容。',
    tooManyAttendees: (max) => `一场活动最多可邀请 ${count(max)} 位 KOL。`,
    invalid: '此内容无效。',
  },

  createdTitle: '活动已创建',
  createdUnknownTitle: '活动',
  created: (name) => `“${name}”已创建为草稿。`,
  status: '状态',
  statuses: {
    draft: '草稿',
    scheduled: '已排期',
    active: '进行中',
    completed: '已结束',
    cancelled: '已取消',
  },
  id: '活动 ID',
  attendee_count: '受邀 KOL',
  rsvp: '回复情况',
  rsvpStats: (confirmed, pending, declined) =>
    `${people(confirmed)}已确认，${people(pending)}待回复，${people(declined)}已谢绝`,
  location: '地点',
  created_at: '创建时间',
  invited: '受邀者',
  planAnother: '策划另一场活动',
};
