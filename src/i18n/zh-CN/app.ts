import type { Translation } from '../translation.ts';

export const app: Translation['app'] = {
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  kols: 'KOL',
  products: '产品',
  campaigns: '推送',
  noSearchByName: '此服务不支持按姓名搜索。其他功能均可正常使用。',
  events: '活动',
  newEvent: '新建活动',
  search: '搜索或跳转…',
  paletteKey: 'Ctrl K',
  userMenu: '账户与设置',
  appearance: '外观',
  colorSchemes: { system: '系统', light: '浅色', dark: '深色' },
  shortcuts: '键盘快捷键',
  language: '语言',
  audit: '审计记录',
  people: '人员与密钥',
  signedIn: '已登录',
  signOut: '退出登录',
  sessions: '您的会话',
  notFoundTitle: '页面不存在',
  notFound: '网址可能有误，或页面已移动。',
  goHome: '前往首页',
  codeMissingTitle: '无法加载此页面',
  codeMissing: {
    away: {
      means: '无法连接服务。您已发送或保存的内容不会丢失。',
      help: '连接恢复后会自动打开。',
    },
    gone: {
      means: '服务有响应：KOL Desk 可能刚刚更新。您已发送或保存的内容不会丢失。',
      help: '请重试：页面将重新加载。如仍无法解决，请将下方的详细信息提供给管理员。',
    },
  },
  brokenTitle: '此页面已停止运行',
  broken:
    '这是应用本身的故障，与您的操作无关。您已发送或保存的内容不会丢失。重新加载通常可以解决；如再次发生，请将下方的详细信息提供给管理员。',
  reload: '重新加载',
  configTitle: '应用无法启动',
  configMeans: '应用的设置无法读取或无效。应用会自动重试，设置有效后即会启动。您已保存的内容不会丢失。',
  configHelp: '请将详细信息提供给管理员。',
  service: {
    offline: '您已离线。系统正在重试。',
    down: '服务暂不可用。系统正在重试。',
    slow: '服务响应缓慢。请求仍在处理中，数据不会丢失。',
    recovered: '服务已恢复正常。',
    asOf: (time) => `当前显示的是截至 ${time} 的内容。`,
  },
  storageFailed: '此浏览器的存储空间已满或被禁用，无法继续存储。您保存的内容将保留到关闭此标签页为止。',

  session: {
    otherUser: '其他用户已在此浏览器的另一个标签页中登录 KOL Desk，因此此页面已重新加载。',
    signOutFailed: '服务没有结束会话，您仍处于登录状态。',
  },
};
