import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const briefing: Translation['briefing'] = {
  title: (kols) => (kols === 1 ? 'ブリーフィング資料' : `ブリーフィング資料（${count(kols)}名分）`),
  titleOf: (name) => `ブリーフィング資料：${name}`,
  intro: 'KOL 1名につき1ページ。A4またはレターサイズで印刷できます。',
  nobody: 'URLにKOLが指定されていません',
  lookUp: 'KOLを検索',
  print: '印刷',
  withNotes: '社内メモも印刷',
  backToProfile: 'プロフィールに戻る',
  backToList: 'リストに戻る',
  reading: (done, total) => `${count(total)}件中${count(done)}件を読み込み済み`,
  failed: (id, reason) => `${id} は含まれていません：${reason}`,
  unknown: 'このIDのKOLはサービスに登録されていません。',
  unknownMeans: 'このIDのページは作成されませんが、ほかのKOLのページには影響ありません。',
  metrics: '主要指標',
  contact: '連絡先',
  bio: '略歴',
  interactions: '直近のインタラクション',
  coming: '今後のイベント',
  recent: '最近のイベント',
  publications: '最近の論文',
  notes: '社内メモ',
  noneRecorded: '記録なし',
  shortened: '…（以下省略）',
  someOf: (list, shown, all) => `${list}（${count(all)}件中${count(shown)}件）`,
  asOf: (time) => `${time} 時点`,
};
