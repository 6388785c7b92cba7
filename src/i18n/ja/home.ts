import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const home: Translation['home'] = {
  title: 'ホーム',
  conversation: 'KOLを探す',
  lookUp: 'KOL ID',
  lookUpPlaceholder: '複数可',
  lookUpSubmit: '検索',
  recent: '最近開いたKOL',
  noRecent: '開いたプロフィールがここに表示されます。',
  gone: 'このIDはサービスに登録されていません。',
  namesMissing: 'IDのみの表示は、氏名を読み込めなかったことを示します。プロフィールはIDから開けます。',
  namesUnavailable: 'IDのみの表示は、氏名を読み込めなかったことを示します（「実施中のキャンペーン」をご覧ください）。',
  shortlists: '候補リスト',
  members: (kols) => `KOL ${count(kols)}名`,
  allShortlists: 'すべての候補リスト',

  planning: 'イベント',
  drafts: '作成途中の下書き',
  unnamedDraft: '名称未入力の下書き',
  draftLine: (invited, saved) => `招待するKOL：${count(invited)}名、最終変更：${saved}`,
  mayExist: '送信済みで、作成されている可能性があります。開いて確認してください。',
  created: '最近作成したイベント',
  noEvents: 'このタブには、下書きもイベントもまだありません。',
  newEvent: '新規イベント',

  running: '実施中のキャンペーン',
  runningCount: (total) => `${count(total)}件実施中`,
  noneRunning: '現在実施中のキャンペーンはありません。',
  rates: (open, click) => `開封 ${open}、クリック ${click}`,
  nothingDelivered: '到達なし',
  allRunning: '実施中のすべてのキャンペーン',
  review: '指標を見る',

  changes: '最近の変更',
  changesNote: 'キャンペーン、開いたKOL、このタブのイベント',
  changesWithout: '現在キャンペーンを読み込めません（「実施中のキャンペーン」をご覧ください）。',
  noChanges: '変更はまだありません。',
  undated: (campaigns) => `日付を読み取れないキャンペーンが${count(campaigns)}件あり、ここには表示されません。`,
  changeKinds: {
    campaignCreated: 'キャンペーン作成',
    campaignSent: 'キャンペーン送信',
    kolUpdated: 'プロフィール更新',
    eventCreated: 'イベント作成',
  },
};
