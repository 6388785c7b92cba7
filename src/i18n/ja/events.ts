import type { eventLabels as englishLabels } from '../events.ts';
import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

const optionalCount = (value: number | null | undefined) => (typeof value === 'number' ? `${count(value)}名` : '—');

export const eventLabels: typeof englishLabels = {
  event_type: 'イベントの種類',
  eventTypes: {
    advisory_board: 'アドバイザリーボード',
    speaker_program: '講演会',
    conference: '学会',
    workshop: 'ワークショップ',
    webinar: 'ウェビナー',
    dinner: '会食',
    other: 'その他',
  },
  visibility: '公開範囲',
  visibilities: { private: '非公開', organization: '組織内', invite_only: '招待者のみ' },
  locationTypes: { in_person: '対面', virtual: 'オンライン', hybrid: 'ハイブリッド' },
  status: 'ステータス',
  statuses: {
    draft: '下書き',
    scheduled: '予定',
    active: '開催中',
    completed: '終了',
    cancelled: '中止',
  },
  id: 'イベントID',
  rsvp: '出欠',
  rsvpStats: (confirmed, pending, declined) =>
    `出席 ${optionalCount(confirmed)}、未回答 ${optionalCount(pending)}、欠席 ${optionalCount(declined)}`,
  calendarFile: 'カレンダーファイル（.ics）',
};

export const events: Translation['events'] = {
  ...eventLabels,
  title: 'イベント',
  noun: 'イベント',
  counted: (events) => `イベント${count(events)}件`,
  noMatchTitle: '一致するイベントはありません',
  noMatch: 'フィルターを外すか、別のタブをご覧ください。',
  emptyTitle: '今後のイベントはありません',
  empty: '新しいイベントは、作成するとすぐにここに表示されます。',
  unavailableTitle: 'イベントは利用できません',
  unavailable: 'このサービスはイベントの一覧を提供していません。イベントは参加者のプロフィールで確認できます。',

  tabsLabel: '表示するイベント',
  upcoming: '今後',
  past: '過去',
  drafts: '下書き',
  earliestFirst: '早い順',
  latestFirst: '新しい順',
  layout: '表示形式',
  table: '表',
  calendar: 'カレンダー',

  name: 'イベント',
  start: '開始',
  end: '終了',
  place: '場所',
  invited: '招待',
  confirmed: '出席',
  created: '作成日',
  search: 'イベントを検索',
  searchPlaceholder: '名前、会場、都市…',
  from: '開始日',
  to: '終了日',
  attendee: '参加者',

  details: '詳細',
  description: '説明',
  attendees: '参加者',
  noAttendees: '招待されたKOLはいません。',
  rsvps: { confirmed: '出席', pending: '未回答', declined: '欠席' },
  duplicate: '複製',
  attendeesFile: '連絡先付き参加者一覧（CSV）',
  loadingContacts: '連絡先を読み込んでいます…',

  draftsHelp: 'このタブで入力を始め、まだ送信していないフォームです。タブを閉じると削除されます。',
  noDraftsTitle: '未送信の下書きはありません',
  noDrafts: '入力途中で離れた新規イベントのフォームは、送信するかタブを閉じるまでここに残ります。',
  unnamedDraft: '名前のないイベント',
  draftDetail: (when, kols, toCorrect) =>
    `最終変更：${when}・招待予定 ${count(kols)}名${toCorrect > 0 ? `、要修正：${count(toCorrect)}件` : ''}`,
  mayExist: '送信済みですが未確認です。イベントが作成されている可能性があります',
  discard: (name) => `${name} を破棄`,

  previousMonth: '前の月',
  nextMonth: '次の月',
  thisMonth: '今日',
  inMonth: (events, month) => `${month}：${count(events)}件のイベント`,
  more: (events) => `ほか${count(events)}件`,
  allOnDay: (day) => `${day}のすべてのイベント`,
};
