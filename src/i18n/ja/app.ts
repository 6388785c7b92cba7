import type { Translation } from '../translation.ts';

export const app: Translation['app'] = {
  skipToContent: '本文へスキップ',
  mainNavigation: 'メインメニュー',
  kols: 'KOL',
  products: '製品',
  campaigns: 'キャンペーン',
  noSearchByName: 'このサービスでは名前による検索を利用できません。その他の機能は利用できます。',
  events: 'イベント',
  newEvent: '新規イベント',
  search: '検索・移動…',
  paletteKey: 'Ctrl K',
  userMenu: 'アカウントと設定',
  appearance: '外観',
  colorSchemes: { system: 'システム', light: 'ライト', dark: 'ダーク' },
  shortcuts: 'キーボードショートカット',
  language: '言語',
  audit: '監査証跡',
  people: 'ユーザーとキー',
  signedIn: 'サインイン中',
  signOut: 'サインアウト',
  sessions: '自分のセッション',
  notFoundTitle: 'ページが見つかりません',
  notFound: 'URLが間違っているか、ページが移動した可能性があります。',
  goHome: 'ホームへ',
  codeMissingTitle: '画面を読み込めませんでした',
  codeMissing: {
    away: {
      means: 'サービスに接続できません。送信または保存した内容は失われません。',
      help: '接続が戻ると自動的に開きます。',
    },
    gone: {
      means: 'サービスは応答しています。KOL Deskが更新された可能性があります。送信または保存した内容は失われません。',
      help: '再試行すると、ページが再読み込みされます。解消しない場合は、以下の詳細を管理者にお伝えください。',
    },
  },
  brokenTitle: '画面が停止しました',
  broken:
    '原因はダッシュボードにあり、操作の誤りではありません。送信または保存した内容は失われません。通常は再読み込みで解消します。再発する場合は、以下の詳細を管理者にお伝えください。',
  reload: '再読み込み',
  configTitle: 'ダッシュボードを起動できません',
  configMeans:
    '設定を読み込めないか、設定に誤りがあります。自動的に再試行し、設定が正しくなると起動します。保存した内容は失われません。',
  configHelp: '詳細を管理者にお伝えください。',
  service: {
    offline: 'オフラインです。再接続を試みています。',
    down: 'サービスを利用できません。再接続を試みています。',
    slow: 'サービスの応答が遅くなっています。処理は続いており、データは失われません。',
    recovered: 'サービスは再び通常どおり応答しています。',
    asOf: (time) => `表示されているのは${time}時点の内容です。`,
  },
  storageFailed:
    'このブラウザーは保存領域がいっぱいか、保存が禁止されているため、これ以上保存できません。保存した内容は、このタブを閉じるまで有効です。',

  session: {
    otherUser: 'このブラウザーの別のタブで別のユーザーがKOL Deskにサインインしたため、このページを読み込み直しました。',
    signOutFailed: 'サービスがセッションを終了しなかったため、まだサインインしています。',
  },
};
