import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const eventList: Translation['eventList'] = {
  title: 'イベント',
  noun: 'イベント',
  counted: (events) => `イベント${count(events)}件`,
  noMatchTitle: '一致するイベントはありません',
  noMatch: '絞り込みを解除するか、別のタブをご覧ください。',
  emptyTitle: '今後のイベントはありません',
  empty: '新しいイベントは、作成するとすぐにここに表示されます。',
  nonePastTitle: '過去のイベントはありません',
  nonePast: 'イベントは初日の翌日からここに表示されます。最終日が過ぎるまでは「今後」にも表示されます。',
  unavailableTitle: 'イベントは利用できません',
  unavailable: 'このサービスはイベントの一覧を提供していません。イベントは招待されたKOLのプロフィールで確認できます。',

  tabsLabel: '表示するイベント',
  upcoming: '今後',
  past: '過去',
  drafts: '入力途中',
  layout: '表示形式',
  table: '表',
  calendar: 'カレンダー',

  name: 'イベント',
  start: '開始',
  startForYou: '開始（あなたの地域）',
  end: '終了',
  place: '場所',
  invited: '招待',
  confirmed: '出席',
  created: '作成日',
  search: 'イベントを検索',
  searchPlaceholder: '名前、会場、都市…',
  from: 'この日以降（UTC）',
  to: 'この日以前（UTC）',
  shortDays: { from: '以降', to: '以前' },
  attendee: '招待されたKOL',

  details: '詳細',
  description: '説明',
  attendees: '招待されたKOL',
  noAttendees: '招待されたKOLはいません。',
  rsvps: { confirmed: '出席', pending: '未回答', declined: '欠席' },
  duplicate: '複製',

  draftsHelp: 'このブラウザーで入力を始め、まだ送信していないフォームです。サインアウトすると削除されます。',
  noDraftsTitle: '入力途中のイベントはありません',
  noDrafts: '入力途中で離れた新規イベントのフォームは、送信するかサインアウトするまでここに残ります。',
  unnamedDraft: '名称未入力のイベント',
  draftDetail: (when, kols, toCorrect) =>
    `最終変更：${when}・招待予定 ${count(kols)}名${toCorrect > 0 ? `、要修正：${count(toCorrect)}件` : ''}`,
  mayExist: '送信済みですが未確認です。イベントが作成されている可能性があります',
  discard: (name) => `${name} を破棄`,

  previousMonth: '前の月',
  nextMonth: '次の月',
  thisMonth: '今日',
  inMonth: (events, month) => `${month}：${count(events)}件のイベント`,
  timeZone: (zone) => `タイムゾーン：${zone}`,
  more: (events) => `ほか${count(events)}件`,
  fewer: '表示を減らす',

  allEvents: 'すべてのイベント',
  forgottenTitle: 'このイベントはここでは表示できません',
  forgotten: (id) =>
    `このサービスは個々のイベントを提供しておらず、${id} はこのブラウザーで作成されたものではありません。招待されたKOLのプロフィールでご確認ください。`,
  foundEvent: (name, id, day) =>
    `「${name}」が ${id} のプロフィールに見つかりました${day === null ? '' : `（${day}）`}。作成を確認する応答がなかったため、以下は送信した内容です。`,
  noEmail: 'KOL Deskはメールを送信していません。招待はご自身で行ってください。',
  copyId: 'イベントIDをコピー',
  planAnotherLikeThis: 'これをもとに別のイベントを企画',
  times: '日時',
};
