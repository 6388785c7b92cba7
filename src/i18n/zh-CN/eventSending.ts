import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const eventSending: Translation['eventSending'] = {
  reviewTitle: '核对活动',
  reviewIntro: '以下为将要发送的全部内容。',
  reviewSent: '以下为已发送的全部内容。',
  backToForm: '返回表单',
  nobodyInvited: '未邀请任何人。',
  unknownInvited: (ids) => `服务中没有 ID 为 ${ids} 的 KOL。请返回表单更正或移除。`,
  waitUntil: (time) => `请等到 ${time}`,
  waitShort: (seconds) => `请等待 ${count(seconds)} 秒`,
  limited: (seconds) => `服务要求等待 ${count(seconds)} 秒。活动尚未创建。`,
  limitedUntil: (time) => `服务要求等到 ${time}。活动尚未创建。`,
  limitOver: '现在可以重新发送。活动尚未创建。',
  limitUnknown: '服务未说明需要等待多久。请稍候再重新发送。活动尚未创建。',
  unauthorizedTitle: '服务拒绝了密钥',
  unauthorized: '活动尚未创建。请登录后重新发送，已输入的内容均已保留。',
  signedInAgainTitle: '您已重新登录',
  signedInAgain: '活动尚未创建。请重新发送，已输入的内容均已保留。',

  lost: {
    title: '活动可能已创建',
    foundTitle: '已找到活动',
    text: (name) => `无法确定“${name}”是否已创建。请先检查，再次发送可能会重复创建。`,
    witness: (id) => `检查时将读取受邀者 ${id} 的档案，查找名称和日期相符的活动。`,
    noWitness: '未邀请任何人，因此无法通过档案查找。再次发送前，请咨询服务管理员。',
    check: '检查',
    checking: '正在检查…',
    found: (name, id) => `已在 ${id} 的档案中找到“${name}”。活动已创建，请勿再次发送。`,
    notFound: (name, id, time) =>
      `截至 ${time}，${id} 的档案中没有“${name}”。如果服务较慢，活动可能稍后出现：请稍候再检查，或再次发送。`,
    unknown: '返回的档案中没有可读取的活动列表，因此无法判断。',
    checkFailed: '检查失败，仍无法确定活动是否存在。',
    openProfile: '打开档案中的活动',
    sendAgain: '再次发送',
    change: '先修改活动',
    settleFirst: '请先在上方确认此活动是否已创建，在此之前无法修改。',
    done: '活动已创建，关闭表单',
    another: '这是另一场活动',
    how: (kind, status) =>
      status !== null
        ? kind === 'refused' && status < 500
          ? `服务拒绝了请求（状态码 ${status}），但这并不能说明之前那次发送的结果。`
          : `响应的状态码为 ${status}。`
        : kind === 'timeout'
          ? '未能及时收到响应。'
          : '连接已中断。',
  },

  foundEvent: (name, id, day) =>
    `“${name}”已列在 ${id} 的档案中${day === null ? '' : `（${day}）`}。由于没有响应确认创建结果，以下为所发送的内容，服务的处理结果不得而知。`,
  copyId: '复制活动 ID',
  print: '打印',
  calendarFile: '日历文件（.ics）',
  invitees: '受邀者名单（CSV）',
  planAnotherLikeThis: '以此为基础策划新活动',
  times: '时间',
  csv: {
    id: 'KOL ID',
    name: '姓名',
    institution: '单位',
    tier: '级别',
    engagement: '参与度',
    country: '国家/地区',
  },
};
