import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const home: Translation['home'] = {
  title: 'ホーム',
  find: 'KOLを探す',
  search: '検索・移動：KOL、イベント、キャンペーン、製品、画面、操作',
  recent: '最近開いたKOL',
  noRecent: '開いたプロフィールがここに表示されます。',
  suggestion: (name, id) => `例：${name}（${id}）`,
  emptyDirectory: 'KOLはまだいません',
  gone: (id) => `${id}（登録なし）`,
  namesMissing: 'IDのみの表示は、氏名を読み込めなかったことを示します。プロフィールはIDから開けます。',
  namesUnavailable: 'IDのみの表示は、氏名を読み込めなかったことを示します（「実施中のキャンペーン」をご覧ください）。',
  shortlists: '候補リスト',
  shortlist: (name, members) => `${name}（${count(members)}名）`,
  allShortlists: 'すべての候補リスト',

  kpis: '直近30日間',
  kpi: {
    campaigns: 'キャンペーン数（30日間）',
    delivered: '到達数（30日間）',
    openRate: '開封率（30日間）',
    clickRate: 'クリック率（30日間）',
  },
  points: (points) => `${points}ポイント`,
  change: (change) => `その前の30日間比 ${change}`,
  noComparison: 'その前の30日間は実績なし',
  seeMetrics: '指標を見る',

  upcoming: 'KOLの今後のイベント',
  noKols: 'プロフィールを開くか候補リストを保存すると、そのKOLのイベントがここに表示されます。',
  noUpcoming: '開いたKOLと候補リストのKOLには、今後のイベントがありません。次のイベントを企画しましょう。',
  noUpcomingOfFirst: (kols) =>
    `開いたKOLと候補リストのKOLのうち、最初の${count(kols)}名には今後のイベントがありません。残りのKOLは確認していません。`,
  invited: (name, others) => (others === 0 ? name : `${name}、ほか${count(others)}名`),
  ofOrganization: '組織の今後のイベント',
  noneOfOrganization: '組織の今後のイベントはありません。',
  eventsMissing: '一部のKOLのイベントを読み込めませんでした。',
  allEvents: 'すべてのイベント',
  drafts: '入力途中のイベント',
  unnamedDraft: '名称未入力のイベント',
  draftLine: (invited, toCorrect, saved) =>
    `招待するKOL：${count(invited)}名、${toCorrect > 0 ? `要修正：${count(toCorrect)}件、` : ''}最終変更：${saved}`,
  mayExist: '送信済みで、作成されている可能性があります。開いて確認してください。',
  created: 'このブラウザーで作成したイベント',
  newEvent: '新規イベント',

  running: '実施中のキャンペーン',
  runningCount: (total) => `${count(total)}件実施中`,
  noneRunning: '現在実施中のキャンペーンはありません。',
  allCampaigns: 'すべてのキャンペーン',
  rates: (open, click) => `開封 ${open}、クリック ${click}`,
  nothingDelivered: '到達なし',
  allRunning: '実施中のすべてのキャンペーン',
  review: '指標を見る',

  changes: '最近の動き',
  changesWithout: '現在キャンペーンを読み込めません（「実施中のキャンペーン」をご覧ください）。',
  noChanges: 'キャンペーン、イベント、開いたKOLの動きがここに表示されます。',
  changeKinds: {
    campaignCreated: (day) => `作成 ${day}`,
    campaignSent: (day) => `送信 ${day}`,
    kolUpdated: (day) => `更新 ${day}`,
    eventCreated: (day, eventDay) => `作成 ${day}、開催 ${eventDay}`,
  },
};
