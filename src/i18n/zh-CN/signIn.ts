import type { Translation } from '../translation.ts';

export const signIn: Translation['signIn'] = {
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
};
