import { count, currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const optionalCount = (value: number | null | undefined) => (typeof value === 'number' ? `${count(value)}名` : '—');

export const event: Translation['event'] = {
  plannersOnlyTitle: 'お使いの役割ではイベントを作成できません',
  plannersOnly:
    'ここにある情報はすべて閲覧できます。イベントを作成するには、役割「プランナー」の付与を管理者に依頼してください。',
  newTitle: '新規イベント',
  intro: 'イベントは作成後に変更や削除ができません。送信前に内容をご確認ください。',
  basics: '基本情報',
  when: '日時',
  where: '場所',
  who: '招待するKOL',

  name: 'イベント名',
  namePlaceholder: '例：心臓弁アドバイザリーボード',
  description: '説明',
  event_type: '種類',
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
  visibilities: { private: '非公開', organization: '組織内', invite_only: '招待されたKOLのみ' },
  start_date: '開始',
  end_date: '終了',
  location_type: '開催形式',
  noLocation: '未定',
  locationTypes: { in_person: '対面', virtual: 'オンライン', hybrid: 'ハイブリッド' },
  venue: '会場',
  city: '都市',
  country: '国',
  attendees: '招待するKOL',
  attendeesCount: (ids: number, toCorrect = 0) =>
    `${count(ids)}名${toCorrect > 0 ? `、要修正：${count(toCorrect)}件` : ''}`,
  inviting: (names: string, ids: number, toCorrect: number) =>
    currentFormat().sentences([
      ids > 0 && `招待：${names}。`,
      toCorrect > 0 && `${count(toCorrect)}件の修正が必要です。`,
    ]),
  moreKols: (kols: number) => `ほか${count(kols)}名`,
  summary: '概要',
  stillNeeded: (fields: string) => `未入力：${fields}`,
  openProfile: 'プロフィール全体を開く',
  labeled: (what, text) => `${what}：${text}`,

  submit: (invited) => (invited === 0 ? 'イベントの下書きを作成' : `KOL ${count(invited)}名のイベントの下書きを作成`),
  submitting: 'イベントを作成しています…',

  summaryTitle: (errors) => `確認が必要な項目が${count(errors)}件あります`,
  moreErrors: (more) => `ほか${count(more)}件`,
  errorTitle: 'イベントは作成されませんでした',
  refused: '何も作成されていません。入力内容はそのまま残っています。',
  conflict: {
    means: 'イベントが別のリクエストと競合しています。',
    help: '入力内容はそのまま残っています。再度送信する前に、イベントが存在するか確認してください。',
  },
  tooLarge: { means: 'リクエストが大きすぎます。', help: '招待するKOLを減らすか、説明を短くしてください。' },

  errors: {
    nameMissing: 'イベント名を入力してください。',
    nameTooLong: (max) => `${count(max)}文字以内で入力してください。`,
    typeMissing: '種類を選択してください。',
    startMissing: '有効な開始日時を入力してください。',
    endMissing: '有効な終了日時を入力してください。',
    endNotAfterStart: '終了は開始より後にしてください。',
    countryUnknown: 'リストから国を選択してください。',
    attendeeMalformed: 'KOL IDではありません',
    attendeeUnknown: 'このIDのKOLは登録されていません',
    attendeesMalformed: 'KOL IDではない項目を修正するか、外してください。',
    tooManyAttendees: (max) => `1つのイベントに招待できるKOLは${count(max)}名までです。`,
    invalid: '有効な値ではありません。',
    zoneMissing: 'タイムゾーンを選択してください。',
    farAway: (years) => `年が現在から${count(years)}年を超えて離れています。確認してください。`,
    startSkipped: '開始が、時計の切り替えにより存在しない時刻です。',
    endSkipped: '終了が、時計の切り替えにより存在しない時刻です。',
    startRepeated: '開始の時刻が2回あります。どちらかを選択してください。',
    endRepeated: '終了の時刻が2回あります。どちらかを選択してください。',
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
    `出席 ${optionalCount(confirmed)}、未回答 ${optionalCount(pending)}、欠席 ${optionalCount(declined)}`,
  location: '開催場所',
  created_at: '作成日時',
  invited: '招待したKOL',
  planAnother: '別のイベントを企画',

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
    private: '作成者本人向けです。ただし、KOL Deskを利用する組織の全員が閲覧できます。',
    organization: '組織全体向けです。KOL Deskを利用する組織の全員が閲覧できます。',
    invite_only: 'プランナーと招待されたKOL向けです。ただし、KOL Deskを利用する組織の全員が閲覧できます。',
  },
  characters: (used) => `${count(used)}文字`,
  charactersOf: (used, most) => `${count(used)} / ${count(most)}文字`,

  review: 'イベントを確認',

  // 下書き is the status of an event; a form that was not sent is 入力途中のイベント. Only the form itself calls it 下書き, when it
  // comes back.
  draftNamed: (name) => `「${name}」`,
  draftUnnamed: '名称未入力のイベント',
  restored: (name, when) => `下書きを復元しました：${name}（最終変更：${when}）。`,
  startOver: '最初からやり直す',
  draftDiscarded: '入力途中のイベントを破棄しました',
  otherDraft: (name, when) => `入力途中のイベントがあります：${name}（最終変更：${when}）。`,
  draftMissing: 'このURLの入力途中のイベントは、このブラウザーにありません。',
  draftElsewhere: (name, when) => `この入力途中のイベントは別のタブで開かれています：${name}（最終変更：${when}）。`,
  continueHere: 'ここで続ける',
  draftLost:
    'この入力途中のイベントは別のタブで続行、送信、または破棄されました。このフォームはコピーになりました。送信すると、別のイベントが作成されます。',
  likeMissing: '複製元のイベントはこのブラウザーになく、サービスからも送信されませんでした。',
  likeAttendeesMissing: '複製元のイベントに招待されたKOLを読み取れないため、招待するKOLが不足しています。',
  openDraft: '入力途中のイベントを開く',
  discardUnansweredTitle: '確認せずに破棄しますか？',
  discardUnanswered: (name, when) =>
    `${name}（最終変更：${when}）は作成されている可能性があります。このフォームがなくなると、ここでは確認できません。`,
  keepDraft: '残す',
  discardDraft: '破棄',
  leaveTitle: 'フォームから移動しますか？',
  leave: 'イベントはまだ送信されていません。',
  leaveKept: '入力内容を残すと、ここに戻ったときに表示されます。',
  leaveUncertain:
    'イベントは送信されましたが確認が取れていないため、作成されている可能性があります。入力内容を残すと、ここに戻ったときに確認できます。',
  leaveKeep: '入力内容を残して移動',
  leaveDiscard: '破棄して移動',
  stay: '移動しない',

  foundWithoutId: (name, id) =>
    `「${name}」は作成済みです。${id} のプロフィールにありますが、IDがないためここには表示できません。以下は新しいフォームです。`,
  createdHere: '最近作成したイベント',
  createdHereNote: 'このブラウザーで作成したイベントです。',
  createdHereLine: (start, invited) => `${start}、KOL ${count(invited)}名を招待`,

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

  findKols: '名前でKOLを探す',
  findKolsHelp: '氏名、所属、都市を入力し、招待するKOLを選択してください。',
  findingKols: '検索しています…',
  noKolFound: '一致するKOLはいません。',
  tooShort: '2文字以上入力してください。',
  kolSearchFailed: '検索に失敗しました。しばらくしてからもう一度お試しください。',
  addLabel: 'KOLを追加',
  addHelp:
    'ID、プロフィールのURL、表計算ソフトのセルを入力または貼り付け、Enterキーで追加します。CSVファイルをここにドロップすることもできます。',
  add: '追加',
  addFile: 'CSVファイルを選択',
  addShortlist: '候補リストを追加',
  shortlist: (name, kols) => `${name}（${count(kols)}名）`,
  addRecent: '最近開いたKOLを追加',
  added: ({ added, repeated, duplicates, malformed }) =>
    currentFormat().sentences([
      `ID ${count(added)}件を追加しました。`,
      repeated > 0 && `${count(repeated)}件はすでにリストにあります。`,
      duplicates > 0 && `重複${count(duplicates)}件を統合しました。`,
      malformed > 0 && `${count(malformed)}件はKOL IDではありません。`,
    ]),
  noneInFile: (name) => `「${name}」にKOL IDは含まれていません。`,
  unreadableFile: (name) => `「${name}」を読み取れません。`,
  noKolsYet: '招待するKOLはまだいません。招待なしでもイベントを作成できます。',
  unknownIds: (ids) => `${count(ids)}件のKOL IDは存在しません。`,
  progress: (done, total) => `ID ${count(total)}件中${count(done)}件を確認しました。`,
  attendee: (id) => `KOL ID ${id}`,
  editId: 'IDを修正し、Enterキーを押してください。',
  remove: (name) => `${name} を外す`,
  removeAll: 'すべて外す',
  removeInvalid: (invalid) => `エラーのある${count(invalid)}件を外す`,
  corrected: (from, to) => `${from} を ${to} に修正しました。`,
  merged: (id) => `${id} はすでにリストにあります。`,
  removed: (name) => `${name} を外しました。`,
  removedMany: (entries) => `${count(entries)}件を外しました。`,
  malformed: 'KOL IDではありません。IDは kol_demo_0001 のような形式です。',
  notRead: 'プロフィールを読み込めませんでした。IDに問題はなく、このままでも招待できます。',
  total: (label, kols) => `${label}：${count(kols)}名`,
  unknownCountry: '国の登録なし',
  notReadYet: 'プロフィール未読込',
  clash: (events) => `同じ日程に他のイベントが${count(events)}件あります`,
  busy: (events, days) => `直前${count(days)}日間にイベントが${count(events)}件あります`,
  eventsUnknown: 'イベントの情報がサービスから提供されていないため、日程の重複を確認できません。',
  eventsUnreadable: 'サービスから届いたイベントの情報は読み取れない形式のため、日程の重複を確認できません。',
  busyLimit: (days) => `KOLの直前${count(days)}日間のイベントがこの件数を超えたら警告`,
  busyLimitError: (most, used) =>
    `0から${count(most)}までの整数を入力してください。それまでは${count(used)}件を基準に警告します。`,
  warned: (kols) => `KOL ${count(kols)}名に、他のイベントに関する警告があります。`,

  reviewTitle: 'イベントの確認',
  reviewIntro: '以下の内容がすべて送信されます。',
  reviewEffect:
    'イベントは下書きとして保存され、招待する各KOLのプロフィールに表示されます。KOL Deskはメールを送信しません。招待はご自身で行ってください。',
  reviewSent: '以下が送信した内容のすべてです。',
  backToForm: 'フォームに戻る',
  noneInvited: '招待するKOLはいません。',
  unknownInvited: (ids) => `ID ${ids} のKOLはサービスに登録されていません。フォームに戻り、修正するか外してください。`,
  waitUntil: (time) => `${time}までお待ちください`,
  waitShort: (seconds) => `あと${count(seconds)}秒`,
  limited: (seconds) => `サービスから${count(seconds)}秒待つよう要求されています。まだ何も作成されていません。`,
  limitedUntil: (time) => `サービスから${time}まで待つよう要求されています。まだ何も作成されていません。`,
  limitOver: '再度送信できます。まだ何も作成されていません。',
  limitUnknown: 'しばらく待ってから再度送信してください。まだ何も作成されていません。',
  unauthorizedTitle: 'サインインが無効になりました',
  unauthorized:
    '何も作成されていません。サインインしてから、イベントを再度送信してください。入力内容はそのまま残っています。',
  signedInAgainTitle: '再度サインインしました',
  signedInAgain: '何も作成されていません。イベントを再度送信してください。入力内容はそのまま残っています。',

  unconfirmed: {
    title: 'イベントが作成済みの可能性があります',
    foundTitle: 'イベントが見つかりました',
    text: (name) =>
      `「${name}」が作成されたかどうかは分かりません。再度送信すると重複するおそれがあります。先に確認してください。`,
    verification: (id) => `招待したKOL ${id} のプロフィールを読み込み、この名称と日付のイベントがあるかを確認します。`,
    noVerification:
      '招待したKOLがいないため、プロフィールから確認できません。再度送信する前に、管理者にご連絡ください。',
    verificationInList: '組織のイベントの中から、この名称と開始日時を探します。',
    foundInList: (name) => `「${name}」がイベントの中に見つかりました。作成済みですので、再度送信しないでください。`,
    notFoundInList: (name, time) =>
      `${time}の時点で「${name}」はイベントの中にありませんでした。サービスが遅い場合は、後から表示されることがあります。少し待って再度確認するか、もう一度送信してください。`,
    openEvents: 'イベントを開く',
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
    settleFirst: '上のボタンから続けてください。',
    done: '作成済みのため、フォームを閉じる',
    another: 'これは別のイベントです',
    how: (kind, status) =>
      status !== null
        ? kind === 'http' && status < 500
          ? `サービスがステータス${status}で拒否しましたが、それより前の送信の結果は分かりません。`
          : `応答のステータスは${status}でした。`
        : kind === 'timeout'
          ? '時間内に応答がありませんでした。'
          : '接続が途切れました。',
  },

  calendarFile: 'カレンダーファイル（.ics）',
  attendeesFile: '招待されたKOLと連絡先（CSV）',
  loadingContacts: '連絡先を読み込んでいます…',
};
