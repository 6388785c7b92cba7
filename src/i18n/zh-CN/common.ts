import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const common: Translation['common'] = {
  productName: 'KOL Desk',
  missing: '—',
  missingLong: '未提供',
  unreadable: '无法读取',
  unreadableLong: '服务发送的此项内容格式有误，无法读取。',
  yes: '是',
  no: '否',
  fieldName: (label) => `${label}：`,
  retry: '重试',
  cancel: '取消',
  dismiss: '关闭',
  close: '关闭',
  save: '保存',
  undo: '撤销',
  print: '打印',
  copyLink: '复制链接',
  rename: '重命名',
  renameOf: (name) => `重命名 ${name}`,
  delete: '删除',
  deleteOf: (name) => `删除 ${name}`,
  deleted: (name) => `已删除“${name}”。`,
  loading: '正在加载…',
  updating: '正在更新…',
  copied: '已复制',
  optional: '（选填）',
  otherFields: '其他字段',
  didYouMean: '您是不是要找：',

  errors: {
    offline: {
      title: '无法连接服务',
      means: '目前无法加载或发送任何内容。您输入的内容会保留。',
      help: '请检查网络连接。如果其他网站正常，请联系管理员。',
    },
    timeout: {
      title: '服务响应时间过长',
      means: '未能及时收到响应，因此暂时无法显示或确认。',
      help: '服务可能正忙，请稍后重试。',
    },
    unavailable: {
      title: '服务暂不可用',
      means: '服务正在重启或负载过高。在此期间无法加载或发送任何内容；您输入的内容会保留。',
      help: '请稍后重试。如果问题持续，请联系管理员。',
    },
    unreadable: {
      title: '无法读取响应',
      means: '收到了响应，但并非来自 KOL 互动服务，因此无法显示。',
      help: '请重试。如果问题持续，请联系管理员：/config.json 中的地址可能有误。',
    },
    unauthorized: {
      title: '您的登录已失效',
      means: '重新登录前无法加载或发送任何内容。您输入的内容会保留。',
      help: '请重新登录。',
    },
    forbidden: {
      title: '您没有此操作的权限',
      means: '您无法使用此部分；其他功能不受影响。',
      help: '请向管理员申请此权限。',
    },
    notFound: {
      title: '未找到',
      means: '服务中没有此记录，因此没有可显示的内容。',
      help: '请检查 ID 和网址。',
    },
    limited: {
      title: '当前请求过多',
      means: '请求数超过了服务允许的上限。数据不会丢失。',
      help: '请稍候。',
    },
    invalid: {
      title: '服务拒绝了请求',
      means: '请求中有内容不符合服务的要求，因此未执行。',
      help: '请检查筛选条件或输入的内容。如果没有需要更改之处，请将详细信息提供给管理员。',
    },
    broken: {
      title: '服务出现问题',
      means: '服务未能处理此请求。不依赖此请求的部分不受影响。',
      help: '请重试。如仍无法解决，请将详细信息提供给管理员。',
    },
    afterOutage: '连接恢复后将自动重试。如果问题持续，请联系管理员。',
    retryingIn: (seconds) => `将在 ${count(seconds)} 秒后自动重试。`,
    previousResult: '当前仍显示之前筛选条件或页面的结果。',
    waitsUntil: (time) => `服务要求稍候，将于 ${time} 自动重试。`,
    retryingAt: (time) => `将于 ${time} 自动重试。`,
    stale: (time) => (time === null ? '当前显示的是之前的内容。' : `当前显示的是截至 ${time} 的内容。`),
    report: '如果这不符合预期，请将详细信息提供给管理员。',
    copyDetail: '复制详细信息',
    status: (status) => `状态码 ${status}`,
    requestId: (id) => `请求 ${id}`,
  },

  panelBroken: {
    title: '此部分已停止运行',
    means: '这是应用本身的故障，与您的操作无关。页面的其他部分不受影响。',
    help: '请重试。如仍无法解决，请重新加载页面，并将下方的详细信息提供给管理员。',
  },
  panelMissing: {
    away: {
      title: '无法加载此部分',
      means: '无法连接服务。页面的其他部分不受影响，您输入的内容会保留。',
      help: '连接恢复后会自动显示。',
    },
    gone: {
      title: '无法加载此部分',
      means: '服务有响应：KOL Desk 可能刚刚更新。页面的其他部分不受影响。',
      help: '请重试：页面将重新加载。填写中的活动会保留；其他已输入的内容请先复制。',
    },
  },

  autocomplete: {
    openList: '展开列表',
    closeList: '收起列表',
    clear: '清除',
    noMatch: '无匹配项',
    nothingMatches: (text) => `没有与“${text}”完全匹配的项，请从列表中选择。`,
  },
};
