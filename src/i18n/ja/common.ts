import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const common: Translation['common'] = {
  productName: 'KOL Desk',
  missing: '—',
  missingLong: '記載なし',
  unreadable: '読み取り不可',
  unreadableLong: 'サービスから届いた値を、その形式のため読み取れません。',
  yes: 'はい',
  no: 'いいえ',
  fieldName: (label) => `${label}：`,
  retry: '再試行',
  cancel: 'キャンセル',
  dismiss: '閉じる',
  close: '閉じる',
  save: '保存',
  undo: '元に戻す',
  print: '印刷',
  copyLink: 'リンクをコピー',
  rename: '名前を変更',
  renameOf: (name) => `${name} の名前を変更`,
  delete: '削除',
  deleteOf: (name) => `${name} を削除`,
  deleted: (name) => `「${name}」を削除しました。`,
  loading: '読み込み中…',
  updating: '更新中…',
  copied: 'コピーしました',
  optional: '（任意）',
  otherFields: 'その他の項目',
  didYouMean: 'もしかして：',

  errors: {
    offline: {
      title: 'サービスに接続できません',
      means: '現在、データの読み込みも送信もできません。入力内容は保持されます。',
      help: 'ネットワーク接続をご確認ください。他のサイトに問題がない場合は、管理者にご連絡ください。',
    },
    timeout: {
      title: 'サービスの応答に時間がかかっています',
      means: '時間内に応答がなかったため、まだ表示も確認もできません。',
      help: '混み合っている可能性があります。少し待ってから再試行してください。',
    },
    unavailable: {
      title: 'サービスを利用できません',
      means:
        'サービスが再起動中か、混み合っています。復旧するまでデータの読み込みも送信もできません。入力内容は保持されます。',
      help: '少し待ってから再試行してください。解消しない場合は、管理者にご連絡ください。',
    },
    unreadable: {
      title: '応答を読み取れません',
      means: '応答はありましたが、KOLエンゲージメントサービスのものではないため、表示できません。',
      help: 'もう一度お試しください。解消しない場合は、/config.jsonに記載されたURLが間違っている可能性があります。管理者にご連絡ください。',
    },
    unauthorized: {
      title: 'サインインが無効になりました',
      means: '再度サインインするまで、データの読み込みも送信もできません。入力内容は保持されます。',
      help: 'もう一度サインインしてください。',
    },
    forbidden: {
      title: 'この操作を行う権限がありません',
      means: 'この部分は利用できません。その他の機能は引き続き利用できます。',
      help: '必要な権限を管理者に依頼してください。',
    },
    notFound: {
      title: '見つかりません',
      means: '該当するレコードがサービスに登録されていないため、表示するものがありません。',
      help: 'IDとURLをご確認ください。',
    },
    limited: {
      title: 'リクエストが集中しています',
      means: 'リクエスト数が、サービスの上限を超えました。データは失われていません。',
      help: '少しお待ちください。',
    },
    invalid: {
      title: 'リクエストが拒否されました',
      means: 'リクエストの内容がサービスの仕様に合っていないため、実行されませんでした。',
      help: '条件または入力内容をご確認ください。変更すべき点がない場合は、詳細を管理者にお伝えください。',
    },
    broken: {
      title: 'サービスに問題が発生しています',
      means: 'このリクエストは処理できませんでした。これに依存しない部分は引き続き利用できます。',
      help: '再試行してください。解消しない場合は、詳細を管理者にお伝えください。',
    },
    afterOutage: '接続が戻ると自動的に再試行します。解消しない場合は、管理者にご連絡ください。',
    retryingIn: (seconds) => `${count(seconds)}秒後に自動的に再試行します。`,
    previousResult: '変更前の絞り込み条件またはページの結果がまだ表示されています。',
    waitsUntil: (time) => `サービスの要求により待機しています。${time}に自動的に再試行します。`,
    retryingAt: (time) => `${time}に自動的に再試行します。`,
    stale: (time) =>
      time === null ? '表示されているのは以前の内容です。' : `表示されているのは${time}時点の内容です。`,
    report: '想定と異なる場合は、詳細を管理者にお伝えください。',
    copyDetail: '詳細をコピー',
    status: (status) => `ステータス ${status}`,
    requestId: (id) => `リクエスト ${id}`,
  },

  panelBroken: {
    title: 'この部分は停止しました',
    means: '操作の誤りではなく、ダッシュボードの不具合です。ページのその他の部分は引き続き利用できます。',
    help: '再試行してください。解消しない場合は、ページを再読み込みし、以下の詳細を管理者にお伝えください。',
  },
  panelMissing: {
    away: {
      title: 'この部分を読み込めませんでした',
      means: 'サービスに接続できません。ページのその他の部分は引き続き利用できます。入力内容は保持されます。',
      help: '接続が戻ると自動的に表示されます。',
    },
    gone: {
      title: 'この部分を読み込めませんでした',
      means:
        'サービスは応答しています。KOL Deskが更新された可能性があります。ページのその他の部分は引き続き利用できます。',
      help: '再試行すると、ページが再読み込みされます。入力途中のイベントは残りますが、その他の入力内容は先にコピーしてください。',
    },
  },

  autocomplete: {
    openList: 'リストを開く',
    closeList: 'リストを閉じる',
    clear: 'クリア',
    noMatch: '該当なし',
    nothingMatches: (text) => `「${text}」に一致する項目がありません。一覧から選択してください。`,
  },
};
