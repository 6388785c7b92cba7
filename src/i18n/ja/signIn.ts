import type { Translation } from '../translation.ts';

export const signIn: Translation['signIn'] = {
  title: 'サインイン',
  intro: 'KOLのプロフィールの閲覧、キャンペーンの評価、専門家のイベントへの招待ができます。',
  account: '組織のアカウントでサインイン',
  otherAccount: '別のアカウントでサインイン',
  accountHelp: '組織のサインインページが開きます。KOL Deskがパスワードを知ることはありません。',
  key: 'APIキー',
  keyHelp: 'サービスの管理者から受け取った、組織のキーです。',
  showKey: 'キーを表示',
  hideKey: 'キーを隠す',
  submit: 'サインイン',
  submitting: 'キーを確認しています…',
  keyMissing: 'APIキーを入力してください。',
  keyMalformed: 'キーに使用できるのは英数字と記号のみです。スペースは使用できません。',
  wrongKey: 'このキーはサービスで受け付けられません。全体がコピーされているか、失効していないかをご確認ください。',
  forbiddenKey:
    'このキーはサービスに登録されていますが、ここでの使用は許可されていません。必要な権限のあるキーをサービスの管理者に依頼してください。',
  keyNotKept:
    'このブラウザーはキーを保存しません。サインアウトするか、ブラウザーを閉じるか、しばらく使わないまでは、サインインが続きます。',
  keep: 'このデバイスでサインインを維持する',
  staysHere: 'キーはこのブラウザーで開いているタブにのみ保持され、すべて閉じると消去されます。',
  keepMeans:
    'キーはサインアウトするまで、ブラウザーを閉じてもこのブラウザーに保存されます。他の人が使わないデバイスでのみ選択してください。',
  signingIn: 'サインインしています…',
  codeRefusedTitle: 'このアドレスではサインインできなくなりました',
  codeRefused: 'すでに使用されたか、10分以上経過しています。KOL Deskを再起動すると、新しいアドレスが表示されます。',
  stillSignedIn: 'これまでどおりサインインしています。',
  continueToDesk: '続ける',
  endedBy: {
    otherTab: 'このブラウザーの別のタブでサインアウトしました。',
    idle: 'しばらく操作がなかったため、サインアウトしました。送信していないフォームの内容は、再度サインインすると復元できます。',
  },
  refused: {
    cancelled: 'サインインが完了していません。準備ができたら、もう一度お試しください。',
    no_role: 'お使いのアカウントにはKOL Deskへのアクセス権がありません。管理者に役割の付与を依頼してください。',
    blocked: 'KOL Deskへのアクセスは停止されています。管理者にお問い合わせください。',
    expired: 'サインインに時間がかかりすぎたか、別のブラウザーで開始されました。もう一度お試しください。',
    unavailable: '組織のサインインページが応答しません。数分後にもう一度お試しください。',
    invalid:
      '組織のサインインページからの応答が正しくありません。もう一度お試しください。再び失敗する場合は、管理者にお問い合わせください。',
  },

  sessionOwner: (name, organization) => `${name}、「${organization}」`,
  keyOwner: (key) => `APIキー ${key}`,
  currentSignIn: (owner) => `現在のサインイン：${owner}`,
  newSignIn: (owner) => `新しいサインイン：${owner}`,
  replaceTitle: '現在のサインインを置き換えますか？',
  replace:
    '続けると、このブラウザーのすべてのタブが新しいサインインに切り替わります。現在のサインインの送信していないフォームは、戻るまでここに残ります。',
  replaceConfirm: '置き換えてサインイン',
  replaceCancel: 'サインインを継続',

  signedInTitle: 'サインインしました',
  signedIn: 'このタブを閉じて、サインインを求めたページに戻ってください。そのまま続けられます。',
  openHere: 'このタブでKOL Deskを開く',
};
