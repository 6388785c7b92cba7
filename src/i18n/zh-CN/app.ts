import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const app: Translation['app'] = {
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  kols: 'KOL',
  products: '产品',
  campaigns: '推送',
  newEvent: '新建活动',
  lookUp: '按 ID 查找 KOL',
  lookUpPlaceholder: 'KOL ID',
  lookUpSubmit: '打开档案',
  goToOrDo: '搜索或执行命令…',
  paletteKey: 'Ctrl K',
  useLight: '切换到浅色模式',
  useDark: '切换到深色模式',
  language: '语言',
  signedIn: '已登录',
  signOut: '退出登录',
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
      help: '请重试：页面将重新加载。如仍无法解决，请将下方的详细信息提供给服务管理员。',
    },
  },
  brokenTitle: '此页面已停止运行',
  broken:
    '这是应用本身的故障，与您的操作无关。您已发送或保存的内容不会丢失。重新加载通常可以解决；如再次发生，请将下方的详细信息提供给服务管理员。',
  reload: '重新加载',
  configTitle: '应用无法启动',
  configMeans:
    '应用的设置无法读取或无法使用，因此无法显示任何内容。应用会自动重试，设置可用后即会启动。您已保存的内容不会丢失。',
  configHelp: '请将详细信息提供给 KOL Desk 的管理员，请其更正设置。',
  service: {
    offline: '您已离线。系统正在重试。',
    down: '服务暂不可用。系统正在重试。',
    slow: '服务响应缓慢。请求仍在处理中，数据不会丢失。',
    well: '服务已恢复正常。',
    asOf: (time) => `当前显示的是截至 ${time} 的内容。`,
  },

  session: {
    expiredTitle: '请重新登录',
    expired: '服务不再接受您的密钥。页面上的内容不会丢失，登录后可继续操作。',
    idleTitle: '您还在吗？',
    idle: '您已有一段时间没有操作。为保护个人信息，系统即将自动退出登录；未发送的表单会保留。',
    idleRest: (seconds) => `将在 ${currentFormat().count(seconds)} 秒后退出登录`,
    staySignedIn: '保持登录',
    signOutTitle: '退出登录？',
    signOut: (forms) =>
      `退出登录会删除此标签页中尚未发送的内容：${currentFormat().list(
        forms.map((name) => (name === '' ? '未命名的活动' : `“${name}”`)),
      )}。最近打开的列表也会清空。`,
    signOutStay: '留在此页',
    signOutDiscard: '放弃并退出登录',
  },

  signIn: {
    title: '登录',
    intro: '查看 KOL 档案，评估推送效果，邀请专家参加活动。',
    key: 'API 密钥',
    keyHelp: '由服务管理员提供的贵组织密钥。',
    showKey: '显示密钥',
    hideKey: '隐藏密钥',
    submit: '登录',
    submitting: '正在验证密钥…',
    keyMissing: '请输入 API 密钥。',
    keyMalformed: '密钥只能包含字母、数字和标点符号，不能包含空格。',
    wrongKey: '服务不接受此密钥。请确认密钥已完整复制，且未被吊销。',
    forbiddenKey: '服务可以识别此密钥，但不允许在此使用。请向服务管理员索取具有相应权限的密钥。',
    keep: '在此设备上保持登录',
    staysHere: '密钥仅保存在此浏览器已打开的标签页中，关闭这些标签页后即清除。',
    keepMeans: '密钥会保存在此浏览器中，直到您退出登录，关闭浏览器后也不会清除。请仅在无他人使用的设备上选择此项。',
    formerKeyHolds: '您仍以之前的密钥保持登录。',
    goOn: '继续',
    endedBy: {
      otherTab: '您已在此浏览器的另一个标签页中退出登录。使用同一密钥登录后，未发送的表单仍可恢复。',
      otherKey: '已在此浏览器的另一个标签页中使用其他密钥登录，此页面已用该密钥重新打开。',
      idle: '由于长时间没有操作，您已退出登录。使用同一密钥登录后，未发送的表单仍可恢复。',
    },
  },
};
