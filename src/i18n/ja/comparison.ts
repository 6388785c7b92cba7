import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const comparison: Translation['comparison'] = {
  title: (kols) => `KOL ${count(kols)}名の比較`,
  titleWithoutKols: 'KOLの比較',
  empty: '比較するKOLがありません',
  emptyHelp: 'KOLのリストを開き、2～4名を選択して「比較」を押してください。',
  openKols: 'KOLを開く',
  backToList: 'リストに戻る',
  remove: (name) => `${name} を比較から外す`,
  best: '最も良い値',
  bestHelp:
    '星印は各行の最も良い値を示します。イベント数とキャンペーン数は多いほど良いとはいえないため、星印は付きません。',
  shared: '共通の専門性',
  sharedHelp: 'このうち2名以上に共通する専門領域、得意分野、研究テーマです。',
  noneShared: '共通する専門領域、得意分野、研究テーマはありません。',
  sharedBy: (topic, kols, all) => `${topic}（${count(all)}名中${count(kols)}名）`,
  showAllShared: (n) => `${count(n)}件をすべて表示`,
  showTopShared: (n) => `上位${count(n)}件を表示`,
  tier: 'ティア',
  engagement: '関与度',
  institution: '所属',
  country: '国',
};
