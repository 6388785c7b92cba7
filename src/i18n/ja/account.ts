import { count, currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const account: Translation['account'] = {
  signInTitle: 'サインイン',
  signInIntro: 'KOLのプロフィールの閲覧、キャンペーンの評価、専門家のイベントへの招待ができます。',
  signInWithAccount: '組織のアカウントでサインイン',
  signInWithOtherAccount: '別のアカウントでサインイン',
  accountHelp: '組織のサインインページが開きます。KOL Deskがパスワードを知ることはありません。',
  key: 'APIキー',
  keyHelp: '管理者から受け取った、組織のキーです。',
  showKey: 'キーを表示',
  hideKey: 'キーを隠す',
  submit: 'サインイン',
  submitting: 'キーを確認しています…',
  keyMissing: 'APIキーを入力してください。',
  keyMalformed: 'キーに使用できるのは英数字と記号のみです。スペースは使用できません。',
  wrongKey: 'このキーはサービスで受け付けられません。全体がコピーされているか、失効していないかをご確認ください。',
  forbiddenKey: 'このキーではアクセスできません。必要な権限のあるキーを管理者に依頼してください。',
  keyNotKept:
    'このブラウザーはキーを保存しません。サインアウトするか、ブラウザーを閉じるか、しばらく使わないと、サインインは終了します。',
  keep: 'このデバイスでサインインを維持する',
  staysHere: 'キーはこのブラウザーで開いているタブにのみ保持され、すべて閉じると消去されます。',
  keepMeans:
    'キーはサインアウトするまで、ブラウザーを閉じてもこのブラウザーに保存されます。他の人が使わないデバイスでのみ選択してください。',
  signingIn: 'サインインしています…',
  codeRefusedTitle: 'このURLではサインインできなくなりました',
  codeRefused:
    'すでに使用されたか、10分以上経過しているか、プロキシ経由または別のコンピューターで開かれました。KOL Deskを再起動すると、新しいURLが表示されます。プロキシ経由または別のコンピューターでは、キーでサインインしてください。',
  stillSignedIn: 'これまでどおりサインインしています。',
  continueToDesk: '続ける',
  endedBy: {
    otherTab: 'このブラウザーの別のタブでサインアウトしました。',
    idle: 'しばらく操作がなかったため、サインアウトしました。送信していないフォームの内容は、再度サインインすると復元できます。',
  },
  refused: {
    cancelled: 'サインインが完了していません。準備ができたら、もう一度お試しください。',
    no_role: 'お使いのアカウントにはKOL Deskへのアクセス権がありません。管理者に役割の付与を依頼してください。',
    blocked: 'KOL Deskへのアクセスはブロックされています。管理者にご連絡ください。',
    expired: 'サインインに時間がかかりすぎたか、別のブラウザーで開始されました。もう一度お試しください。',
    unavailable: '組織のサインインページが応答しません。数分後にもう一度お試しください。',
    invalid:
      '組織のサインインページからの応答が正しくありません。もう一度お試しください。再び失敗する場合は、管理者にご連絡ください。',
    no_auth_time:
      '組織のサインインページが、この操作に必要なサインイン時刻（auth_time）を送信していません。管理者にご連絡ください。',
    failed: 'サインインできませんでした。数分後にもう一度お試しください。',
  },

  sessionOwner: (name, organization) => `${name}、「${organization}」`,
  keyOwner: (key) => `APIキー ${key}`,
  currentSignIn: (owner) => `現在のサインイン：${owner}`,
  newSignIn: (owner) => `新しいサインイン：${owner}`,
  replaceTitle: '現在のサインインを置き換えますか？',
  replace:
    '続けると、このブラウザーのすべてのタブが新しいサインインに切り替わります。現在のサインインの送信していないフォームは、戻るまでここに残ります。',
  replaceConfirm: '置き換えてサインイン',
  staySignedIn: 'サインインを継続',

  signedInTitle: 'サインインしました',
  signedInHelp: 'このタブを閉じて、サインインを求めたページに戻ってください。そのまま続けられます。',
  openHere: 'このタブでKOL Deskを開く',

  countedSessions: (sessions) =>
    sessions === 1 ? 'サインインしているのは、このブラウザーだけです。' : `セッションが${count(sessions)}件あります。`,
  unknownSessions: '心当たりのないセッションがある場合は、サインアウトして管理者にご連絡ください。',
  thisBrowser: 'このブラウザー',
  otherBrowser: '別のブラウザー',
  signedInAt: (time) => `サインイン：${time}`,
  lastUsed: (time) => `最終使用：${time}`,
  endOthers: 'ほかをすべてサインアウト',

  roles: { reader: '閲覧者', planner: 'プランナー', manager: 'マネージャー' },
  signedInUntil: (time) => `サインインの有効期限：${time}`,

  expiredTitle: '再度サインインしてください',
  expired: 'サインインが無効になりました。ページの内容は失われていません。サインインすると、そのまま続けられます。',
  reauth: 'この操作には、直近のサインインが必要です。もう一度サインインすると、操作が続行されます。',
  inNewTab: '新しいタブでサインイン',
  inNewTabHelp: 'サインインが済んだら、このタブに戻ってください。そのまま続けられます。',
  idleTitle: '操作を続けますか？',
  idle: 'しばらく操作がありません。個人情報保護のため、まもなくサインアウトします。送信していないフォームの内容は保持されます。',
  idleRest: (seconds) => `${count(seconds)}秒後にサインアウトします`,
  signOutTitle: 'サインアウトしますか？',
  signOut: (forms) =>
    `サインアウトすると、送信していない内容（${currentFormat().list(
      forms.map((name) => (name === '' ? '名称未入力のイベント' : `「${name}」`)),
    )}）は削除されます。最近開いた項目の一覧も消去されます。`,
  signOutStay: 'サインアウトしない',
  signOutDiscard: '破棄してサインアウト',
};
