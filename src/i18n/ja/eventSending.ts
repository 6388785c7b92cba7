import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const eventSending: Translation['eventSending'] = {
  reviewTitle: 'イベントの確認',
  reviewIntro: '以下の内容がすべて送信されます。',
  reviewSent: '以下が送信した内容のすべてです。',
  backToForm: 'フォームに戻る',
  nobodyInvited: '招待者はいません。',
  unknownInvited: (ids) => `ID ${ids} のKOLはサービスに登録されていません。フォームに戻り、修正するか外してください。`,
  waitUntil: (time) => `${time}までお待ちください`,
  waitShort: (seconds) => `あと${count(seconds)}秒`,
  limited: (seconds) => `サービスから${count(seconds)}秒待つよう要求されています。まだ何も作成されていません。`,
  limitedUntil: (time) => `サービスから${time}まで待つよう要求されています。まだ何も作成されていません。`,
  limitOver: '再度送信できます。まだ何も作成されていません。',
  limitUnknown: '待ち時間は示されていません。しばらく待ってから再度送信してください。まだ何も作成されていません。',
  unauthorizedTitle: 'キーがサービスで拒否されました',
  unauthorized:
    '何も作成されていません。サインインしてから、イベントを再度送信してください。入力内容はそのまま残っています。',
  signedInAgainTitle: '再度サインインしました',
  signedInAgain: '何も作成されていません。イベントを再度送信してください。入力内容はそのまま残っています。',

  lost: {
    title: 'イベントが作成済みの可能性があります',
    foundTitle: 'イベントが見つかりました',
    text: (name) =>
      `「${name}」が作成されたかどうかは分かりません。再度送信すると重複するおそれがあります。先に確認してください。`,
    witness: (id) => `招待者 ${id} のプロフィールを読み込み、この名称と日付のイベントがあるかを確認します。`,
    noWitness:
      '招待者がいないため、プロフィールから確認できません。再度送信する前に、サービスの管理者にお問い合わせください。',
    check: '確認する',
    checking: '確認しています…',
    found: (name, id) =>
      `「${name}」が ${id} のプロフィールに見つかりました。作成済みですので、再度送信しないでください。`,
    notFound: (name, id, time) =>
      `${time}の時点で、「${name}」は ${id} のプロフィールにありませんでした。サービスの処理が遅れている場合は、後から反映されることがあります。しばらく待ってから再度確認するか、もう一度送信してください。`,
    unknown: '読み取れるイベントの一覧がプロフィールになかったため、確認できませんでした。',
    checkFailed: '確認に失敗したため、イベントが作成されたかどうかはまだ分かりません。',
    openProfile: 'プロフィールのイベントを開く',
    sendAgain: '再度送信',
    change: 'イベントを変更してから送信',
    settleFirst: 'まず上の欄で、このイベントが作成済みかどうかを確認してください。それまでは変更できません。',
    done: '作成済みのため、フォームを閉じる',
    another: 'これは別のイベントです',
    how: (kind, status) =>
      status !== null
        ? kind === 'refused' && status < 500
          ? `サービスがステータス${status}で拒否しましたが、それより前の送信の結果は分かりません。`
          : `応答のステータスは${status}でした。`
        : kind === 'timeout'
          ? '時間内に応答がありませんでした。'
          : '接続が途切れました。',
  },

  foundEvent: (name, id, day) =>
    `「${name}」が ${id} のプロフィールに見つかりました${day === null ? '' : `（${day}）`}。作成を確認する応答がなかったため、以下は送信した内容です。サービスでの登録内容は確認できません。`,
  copyId: 'イベントIDをコピー',
  print: '印刷',
  calendarFile: 'カレンダーファイル（.ics）',
  invitees: '招待者一覧（CSV）',
  planAnotherLikeThis: 'これをもとに別のイベントを企画',
  times: '日時',
  csv: {
    id: 'KOL ID',
    name: '氏名',
    institution: '所属',
    tier: 'ティア',
    engagement: '関与度',
    country: '国',
  },
};
