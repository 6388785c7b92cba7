import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

export const palette: Translation['palette'] = {
  title: '移動先・操作を検索',
  placeholder: '画面、KOL ID、操作…',
  nothing: '該当するものがありません。KOL IDを貼り付けるか、画面名を入力してください。',

  goTo: '移動先',
  home: 'ホーム',
  kols: 'KOL：検索と作業リスト',
  products: '製品',
  campaigns: 'キャンペーン',
  campaignMetrics: 'キャンペーン指標',
  newEvent: '新規イベント',

  found: '入力内容から',
  openKol: (id) => `プロフィール ${id} を開く`,
  openKols: (kols) => `KOL ${currentFormat().count(kols)}名をリストで開く`,
  openProduct: (id) => `製品 ${id} を開く`,
  openCampaign: (id) => `キャンペーン ${id} を開く`,
  searchProducts: (text) => `製品を「${text}」で検索`,
  searchCampaigns: (text) => `キャンペーンを「${text}」で検索`,
  notIds: (pieces, first) =>
    pieces === 1
      ? `「${first}」はKOL IDではありません。`
      : `KOL IDではない文字列が${currentFormat().count(pieces)}件あります：「${first}」など`,

  recent: '最近の項目',
  kol: 'KOL',
  shortlist: '候補リスト',
  draft: 'イベントの下書き',
  createdEvent: 'このタブで作成したイベント',

  actions: '操作',
  useLight: 'ライトモードに切り替え',
  useDark: 'ダークモードに切り替え',
  language: (name) => `言語：${name}`,
  shortcuts: 'キーボードショートカット',
  signOut: 'サインアウト',

  shortcutsIntro: 'ブラウザー標準のショートカットに加えて使えるもの：',
  shortcut: 'キー',
  does: '動作',
  opensPalette: '画面と操作の一覧を開く',
  reachesSearch: '画面の検索欄（なければKOLの検索欄）にカーソルを移動',
  opensSheet: 'この一覧を開く',
  closes: 'ダイアログ、パネル、リストを閉じる',
  movesInTabs: 'プロフィールのタブ間を移動',
  singleKeys: '1文字のショートカット',
  singleKeysHelp:
    '音声入力をお使いの場合や、誤ってキーを押してしまう場合はオフにしてください。この一覧は、Ctrl K（⌘ K）で開くリストの「キーボードショートカット」からいつでも開けます。',
  close: '閉じる',
};
