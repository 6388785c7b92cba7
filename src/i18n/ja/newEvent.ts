import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const newEvent: Translation['newEvent'] = {
  eventTypeMeanings: {
    advisory_board: 'KOLが特定の課題について組織に助言します。',
    speaker_program: 'KOLが他の医師に向けて講演します。',
    conference: '学会、または学会内のセッションです。',
    workshop: '少人数での実技研修や共同作業です。',
    webinar: '質疑応答を伴うオンライン講演です。',
    dinner: '食事を伴う会合です。',
    other: '上記以外。詳しくは説明欄に入力してください。',
  },
  visibilityMeanings: {
    private: 'イベントの作成者のみ。',
    organization: '組織の全員。',
    invite_only: '組織の企画担当者と招待されたKOL。',
  },
  characters: (used) => `${count(used)}文字`,
  charactersOf: (used, most) => `${count(used)} / ${count(most)}文字`,

  faults: {
    zoneMissing: 'タイムゾーンを選択してください。',
    farAway: (years) => `年が現在から${count(years)}年以上離れています。確認してください。`,
    startSkipped: '開始が、時計の切り替えにより存在しない時刻です。',
    endSkipped: '終了が、時計の切り替えにより存在しない時刻です。',
    startRepeated: '開始の時刻が2回あります。どちらかを選択してください。',
    endRepeated: '終了の時刻が2回あります。どちらかを選択してください。',
  },

  review: 'イベントを確認',

  restoreTitle: '下書きを復元しますか？',
  draftNamed: (name) => `「${name}」`,
  draftUnnamed: '名称未入力のイベント',
  restore: (name, when, attendees) =>
    `${name}（招待するKOL：${count(attendees)}名、最終変更：${when}）は送信されていません。`,
  restoreOtherKey:
    'この下書きは別のAPIキーで作成されました。そのキーが別の組織のものであれば、含まれるKOLはここでは見つかりません。',
  restoreUnanswered: (name, when) =>
    `${name}（最終変更：${when}）は送信されましたが、結果を示す応答がありません。イベントは作成されている可能性があります。下書きを復元して確認してください。`,
  discardTitle: '下書きを破棄しますか？',
  discard: (name, when) => `${name}（最終変更：${when}）に入力した内容は元に戻せません。`,
  discardUnansweredTitle: '確認せずに破棄しますか？',
  discardUnanswered: (name, when) =>
    `${name}（最終変更：${when}）は作成されている可能性があります。下書きがなくなると、ここでは確認できません。`,
  keepDraft: '下書きを残す',
  restoreDraft: '下書きを復元',
  discardDraft: '下書きを破棄',
  leaveTitle: 'フォームから移動しますか？',
  leave: 'イベントはまだ送信されていません。保存した下書きは、このタブでフォームに戻ったときに復元できます。',
  leaveUncertain:
    'イベントは送信されましたが、応答がまだ届いていないため、作成されている可能性があります。下書きを残しておくと、このタブでフォームに戻ったときに確認できます。',
  leaveKeep: '下書きを保存して移動',
  leaveDiscard: '破棄して移動',
  stay: '移動しない',

  foundWithoutId: (name, id) =>
    `「${name}」は作成済みです。${id} のプロフィールにありますが、IDがないためここには表示できません。以下は新しいフォームです。`,
  createdHere: '最近作成したイベント',
  createdHereNote: 'サービスにはイベントの一覧を取得する機能がないため、タブを閉じるまでここに記録されます。',
  createdHereLine: (start, invited) => `${start}、招待者${count(invited)}名`,
  forgottenTitle: 'このイベントの記録はありません',
  forgotten: (id) =>
    `サービスからイベントを読み込むことはできず、${id} はこのタブで作成されたものではありません。招待者のプロフィールでご確認ください。`,
};
