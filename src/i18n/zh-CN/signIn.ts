import type { Translation } from '../translation.ts';

export const signIn: Translation['signIn'] = {
  title: '登录',
  intro: '查看 KOL 档案，评估推送效果，邀请专家参加活动。',
  account: '使用贵组织的账户登录',
  accountHelp: '将打开贵组织的登录页面。KOL Desk 不会看到您的密码。',
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
  keyNotKept: '此浏览器不会保存密钥。在您退出登录、关闭浏览器或长时间不使用之前，将保持登录状态。',
  keep: '在此设备上保持登录',
  staysHere: '密钥仅保存在此浏览器已打开的标签页中，关闭这些标签页后即清除。',
  keepMeans: '密钥会保存在此浏览器中，直到您退出登录，关闭浏览器后也不会清除。请仅在无他人使用的设备上选择此项。',
  signingIn: '正在登录…',
  codeRefusedTitle: '此地址已无法用于登录',
  codeRefused: '该地址已被使用，或已超过十分钟。请重新启动 KOL Desk 以获取新地址。',
  stillSignedIn: '您仍保持之前的登录状态。',
  goOn: '继续',
  endedBy: {
    otherTab: '您已在此浏览器的另一个标签页中退出登录。',
    idle: '由于长时间没有操作，您已退出登录。重新登录后，未发送的表单仍可恢复。',
  },
  refused: {
    cancelled: '您没有完成登录。准备好后请重试。',
    no_role: '您的账户无权访问 KOL Desk。请联系管理员为您分配角色。',
    blocked: '您对 KOL Desk 的访问已被停用。请联系管理员。',
    expired: '登录用时过长，或者是在其他浏览器中开始的。请重试。',
    unavailable: '贵组织的登录页面没有响应。请几分钟后重试。',
    invalid: '贵组织登录页面的响应无效。请重试。如果仍然失败，请联系管理员。',
  },

  replaceTitle: (requested) => `改为登录“${requested}”？`,
  replace: (current, requested) =>
    `您已在此浏览器中登录“${current}”。如果继续，所有标签页都将切换到“${requested}”。“${current}”中未发送的表单会保留在此，直到您返回。`,
  replaceSameTitle: '替换当前的登录？',
  replaceSame: (organization) =>
    `您已在此浏览器中使用其他账户或密钥登录“${organization}”。如果继续，所有标签页都将切换到新的登录。`,
  replaceConfirm: '替换并登录',
  replaceCancel: '保持登录',

  signedInTitle: '您已登录',
  signedIn: '请关闭此标签页，返回要求登录的页面，即可继续操作。',
  openHere: '在此标签页中打开 KOL Desk',
};
