import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

type Figure = number | null | undefined;
const people = (value: Figure) => (typeof value === 'number' ? `${count(value)}名` : '—');

export const event: Translation['event'] = {
  newTitle: '新規イベント',
  intro: 'イベントは作成後に変更や削除ができません。送信前に内容をご確認ください。',
  basics: '基本情報',
  when: '日時',
  where: '場所',
  who: '招待者',

  name: 'イベント名',
  namePlaceholder: '例：心臓弁アドバイザリーボード',
  description: '説明',
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
  start_date: '開始',
  end_date: '終了',
  location_type: '開催形式',
  noLocation: '未定',
  locationTypes: { in_person: '対面', virtual: 'オンライン', hybrid: 'ハイブリッド' },
  venue: '会場',
  city: '都市',
  country: '国',
  attendees: '招待するKOL',
  attendeesCount: (ids) => `招待するKOL：${count(ids)}名`,
  faultOf: (what, error) => `${what}：${error}`,

  submit: (invited) =>
    invited === 0 ? 'イベントの下書きを作成' : `イベントの下書きを作成し、KOL ${count(invited)}名を招待`,
  submitting: 'イベントを作成しています…',

  summaryTitle: (errors) => `確認が必要な項目が${count(errors)}件あります`,
  moreFaults: (more) => `他${count(more)}件`,
  faultTitle: 'イベントは作成されませんでした',
  refused: '何も作成されていません。入力内容はそのまま残っています。',

  faults: {
    nameMissing: 'イベント名を入力してください。',
    nameTooLong: (max) => `${count(max)}文字以内で入力してください。`,
    typeMissing: 'イベントの種類を選択してください。',
    startMissing: '開始日時を入力してください。',
    endMissing: '終了日時を入力してください。',
    endNotAfterStart: '終了は開始より後にしてください。',
    countryUnknown: 'リストから国を選択してください。',
    attendeeMalformed: 'KOL IDではありません',
    attendeeUnknown: 'このIDのKOLは登録されていません',
    attendeesMalformed: 'KOLではないものを修正または削除してください。',
    tooManyAttendees: (max) => `1つのイベントに招待できるKOLは${count(max)}名までです。`,
    invalid: '有効な値ではありません。',
  },

  createdTitle: 'イベントを作成しました',
  createdUnknownTitle: 'イベント',
  created: (name) => `「${name}」を下書きとして作成しました。`,
  status: 'ステータス',
  statuses: {
    draft: '下書き',
    scheduled: '予定',
    active: '開催中',
    completed: '終了',
    cancelled: '中止',
  },
  id: 'イベントID',
  attendee_count: '招待したKOL',
  rsvp: '出欠',
  rsvpStats: (confirmed, pending, declined) =>
    `出席 ${people(confirmed)}、未回答 ${people(pending)}、欠席 ${people(declined)}`,
  location: '開催場所',
  created_at: '作成日時',
  invited: '招待者',
  planAnother: '別のイベントを企画',
};
