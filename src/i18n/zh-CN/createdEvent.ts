import type { Translation } from '../translation.ts';

export const createdEvent: Translation['createdEvent'] = {
  allEvents: '全部活动',
  forgottenTitle: '此处没有该活动的记录',
  forgotten: (id) => `服务无法读取活动，且 ${id} 并非在此浏览器中创建。可在受邀者的档案中查看。`,
  foundEvent: (name, id, day) =>
    `“${name}”已列在 ${id} 的档案中${day === null ? '' : `（${day}）`}。由于没有响应确认创建结果，以下为所发送的内容，服务的处理结果不得而知。`,
  noEmail: 'KOL Desk 未发送邮件：请自行邀请 KOL。',
  copyId: '复制活动 ID',
  planAnotherLikeThis: '以此为基础策划新活动',
  times: '时间',
};
