import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const eventDetails: Translation['eventDetails'] = {
  noLocationMeaning: '場所を指定せずにイベントを作成します。',
  locationMeanings: {
    in_person: '全員が会場に集まります。',
    virtual: 'オンラインのみ。会場は不要です。',
    hybrid: '会場で開催し、オンラインでも参加できます。',
  },
  countryPlaceholder: '入力して検索',

  zone: '会場のタイムゾーン',
  zoneVirtual: 'イベントのタイムゾーン',
  zonePlaceholder: '都市、国、タイムゾーンで検索',
  zonesOfCountry: (country) => `${country}のタイムゾーン`,
  allZones: 'すべてのタイムゾーン',
  zoneOnly: (country) => `${country}の唯一のタイムゾーンです。`,
  zoneSeveral: (country) => `${country}には複数のタイムゾーンがあります。会場のタイムゾーンを選択してください。`,
  zoneElsewhere: (country) => `${country}のタイムゾーンではありません。`,
  zoneReader: 'お使いの環境と同じタイムゾーンです。',
  zoneHelp: (zone) => `以下の時刻は、このタイムゾーン${zone === null ? '' : `（${zone}）`}の現地時刻です。`,
  start: '開始',
  end: '終了',

  sameMoment: '各地の時刻',
  atVenue: '会場',
  ofEvent: 'イベントの時刻',
  forYou: 'あなたの地域',
  inUtc: 'UTC',
  length: '所要時間',
  noTimes: {
    missing: '開始と終了を入力すると、会場、あなたの地域、UTCでの時刻が表示されます。',
    zone: 'タイムゾーンを選択すると、会場、あなたの地域、UTCでの時刻が表示されます。',
    question: '上の質問に答えると、会場、あなたの地域、UTCでの時刻が表示されます。',
    order: '終了が開始より後になっていません。修正すると、会場、あなたの地域、UTCでの時刻が表示されます。',
  },

  skippedTitle: (time) => `この日に${time}は存在しません`,
  skipped: '現地ではこの時間帯に時計が進められます。どちらの時刻にしますか？',
  takeTime: (time) => `${time}にする`,
  takeDayAndTime: (day, time) => `${day} ${time}にする`,
  repeatedTitle: (time) => `この日は${time}が2回あります`,
  repeated: '現地ではこの時間帯に時計が戻されます。どちらの時刻ですか？',
  first: (offset) => `1回目（${offset}）`,
  second: (offset) => `2回目（${offset}）`,

  warnings: {
    past: '開始が過去の日時です。',
    long: (days) => `イベントの期間は${days}です。`,
    nightStart: (time, isVirtual, from, until) =>
      `${isVirtual ? 'イベントのタイムゾーン' : '会場の現地時刻'}で${time}（夜間：${from}～${until}）に開始します。`,
    nightEnd: (time, isVirtual, from, until) =>
      `${isVirtual ? 'イベントのタイムゾーン' : '会場の現地時刻'}で${time}（夜間：${from}～${until}）に終了します。`,
  },

  addLabel: 'KOLを追加',
  addHelp:
    'ID、プロフィールのURL、表計算ソフトのセルを入力または貼り付け、Enterキーで追加します。CSVファイルをここにドロップすることもできます。',
  add: '追加',
  addFile: 'CSVファイルを選択',
  addShortlist: '候補リストを追加',
  shortlist: (name, kols) => `${name}（${count(kols)}名）`,
  addRecent: '最近開いたKOLを追加',
  added: (added, repeated, malformed) =>
    currentFormat().sentences([
      `ID ${count(added)}件を追加しました。`,
      repeated > 0 && `${count(repeated)}件はすでにリストにあります。`,
      malformed > 0 && `${count(malformed)}件はKOL IDではありません。`,
    ]),
  noneInFile: (name) => `「${name}」にKOL IDは含まれていません。`,
  unreadableFile: (name) => `「${name}」を読み取れません。`,
  listLabel: '招待するKOL',
  nobodyYet: '招待者はまだいません。招待なしでもイベントを作成できます。',
  unknownIds: (ids) => `${count(ids)}件のIDはサービスに登録されていません。`,
  progress: (done, total) => `${count(total)}名中${count(done)}名のプロフィールを読み込み済みです。`,
  attendee: (id) => `KOL ID ${id}`,
  editId: 'IDを修正し、Enterキーを押してください。',
  remove: (name) => `${name} を外す`,
  removeAll: 'すべて外す',
  removeFaulty: (errory) => `エラーのある${count(errory)}件を外す`,
  corrected: (from, to) => `${from} を ${to} に修正しました。`,
  merged: (id) => `${id} はすでにリストにあります。`,
  removed: (name) => `${name} を外しました。`,
  removedMany: (entries) => `${count(entries)}件を外しました。`,
  malformed: 'KOL IDではありません。IDは kol_demo_0001 のような形式です。',
  unknownKol: 'このIDのKOLはサービスに登録されていません。',
  notRead: 'プロフィールを読み込めませんでした。IDに問題はなく、このままでも招待できます。',
  readAgain: '再試行',
  totals: '招待者の内訳（ティア別・国別）',
  byTier: 'ティア別',
  byCountry: '国別',
  total: (label, kols) => `${label}：${count(kols)}名`,
  unknownTier: 'ティアなし',
  unknownCountry: '国の登録なし',
  notReadYet: 'プロフィール未読込',
  clash: (events) => `同じ日程に他のイベントが${count(events)}件あります`,
  busy: (events, days) => `直前${count(days)}日間にイベントが${count(events)}件あります`,
  eventsUnknown: 'イベントの情報がサービスから提供されていないため、日程の重複を確認できません。',
  eventsUnreadable: 'サービスから届いたイベントの情報は読み取れない形式のため、日程の重複を確認できません。',
  busyLimit: (days) => `直前${count(days)}日間のイベントがこの件数を超えたら警告`,
  busyLimitFault: (most, used) =>
    `0から${count(most)}までの整数を入力してください。それまでは${count(used)}件を基準に警告します。`,
  warned: (kols) => `KOL ${count(kols)}名に、他のイベントに関する警告があります。`,
};
