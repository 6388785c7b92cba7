import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const newEvent: Translation['newEvent'] = {
  eventTypeMeanings: {
    advisory_board: 'KOL 就某一问题为贵组织提供建议。',
    speaker_program: '由 KOL 向其他临床医生作报告。',
    conference: '学术会议或其中的专场。',
    workshop: '小组形式的实操培训或协作。',
    webinar: '带问答环节的线上报告。',
    dinner: '以用餐形式举行的会面。',
    other: '不属于以上类型，请在描述中说明。',
  },
  visibilityMeanings: {
    private: '仅活动创建者可见。',
    organization: '组织内所有人可见。',
    invite_only: '组织内的活动策划人员和受邀 KOL 可见。',
  },
  characters: (used) => `${count(used)} 个字符`,
  charactersOf: (used, most) => `${count(used)} / ${count(most)} 个字符`,

  faults: {
    zoneMissing: '请选择时区。',
    farAway: (years) => `该年份与现在相差超过 ${count(years)} 年，请检查。`,
    startSkipped: '开始时间处于时钟调快时跳过的时段。',
    endSkipped: '结束时间处于时钟调快时跳过的时段。',
    startRepeated: '开始时间会出现两次，请选择其中一次。',
    endRepeated: '结束时间会出现两次，请选择其中一次。',
  },

  review: '核对活动',

  restoreTitle: '恢复草稿？',
  draftNamed: (name) => `“${name}”`,
  draftUnnamed: '未命名的活动',
  restore: (name, when, attendees) => `${name}尚未发送，最后修改于 ${when}，拟邀请 ${count(attendees)} 位 KOL。`,
  restoreOtherKey: '此草稿是使用另一个 API 密钥填写的：如果该密钥属于其他组织，其中的 KOL 在此处将无法识别。',
  restoreUnanswered: (name, when) =>
    `${name}已发送，但没有响应说明结果（最后修改于 ${when}），活动可能已创建。请恢复草稿以便核查。`,
  discardTitle: '放弃草稿？',
  discard: (name, when) => `${name}（最后修改于 ${when}）中输入的内容将无法恢复。`,
  discardUnansweredTitle: '不核查就放弃吗？',
  discardUnanswered: (name, when) => `${name}（最后修改于 ${when}）可能已创建。放弃草稿后，这里将无法再核查。`,
  keepDraft: '保留草稿',
  restoreDraft: '恢复草稿',
  discardDraft: '放弃草稿',
  leaveTitle: '离开此表单？',
  leave: '活动尚未发送。保留的草稿会在您于此标签页中返回表单时再次提供。',
  leaveUncertain: '活动已发送，但尚未收到响应，可能已创建。保留草稿后，您在此标签页中返回表单时即可核查。',
  leaveKeep: '保留草稿并离开',
  leaveDiscard: '放弃并离开',
  stay: '留在此页',

  foundWithoutId: (name, id) => `“${name}”已创建：已列在 ${id} 的档案中，但没有 ID，因此无法在此显示。下方是新的表单。`,
  createdHere: '最近创建的活动',
  createdHereNote: '在此标签页中创建的活动。由于服务无法列出活动，它们会在此保留，直到关闭标签页。',
  createdHereLine: (start, invited) => `${start}，邀请 ${count(invited)} 位 KOL`,
  forgottenTitle: '此处没有该活动的记录',
  forgotten: (id) => `服务无法读取活动，且 ${id} 并非在此标签页中创建。可在受邀者的档案中查看。`,
};
