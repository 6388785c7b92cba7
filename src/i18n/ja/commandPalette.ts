import { count } from '../format.ts';
import type { Translation } from '../translation.ts';

export const commandPalette: Translation['commandPalette'] = {
  title: '検索・移動',
  placeholder: '名前、ID、画面、操作…',
  nothing: '該当するものがありません。KOL IDを貼り付けるか、画面名を入力してください。',
  incomplete:
    '検索の一部に失敗したため、表示されていない結果がある可能性があります。しばらくしてからもう一度お試しください。',

  goTo: '移動先',
  home: 'ホーム',
  kols: 'KOL：検索とリスト',
  campaignMetrics: 'キャンペーン指標',
  newEvent: '新規イベント',

  suggestions: '候補',
  openKol: (id) => `プロフィール ${id} を開く`,
  openKols: (kols) => `KOL ${count(kols)}名をリストで開く`,
  openProduct: (id) => `製品 ${id} を開く`,
  openCampaign: (id) => `キャンペーン ${id} を開く`,
  foundKols: 'KOL',
  kolsFound: (kols) => `名前でKOLが${count(kols)}名見つかりました。`,
  searchKols: (text) => `KOLを「${text}」で検索`,
  searchEvents: (text) => `イベントを「${text}」で検索`,
  searchProducts: (text) => `製品を「${text}」で検索`,
  searchCampaigns: (text) => `キャンペーンを「${text}」で検索`,
  notIds: (pieces, first) =>
    pieces === 1
      ? `「${first}」はKOL IDではありません。`
      : `KOL IDではない文字列が${count(pieces)}件あります：「${first}」など`,

  recent: '最近の項目',
  kol: 'KOL',
  campaign: 'キャンペーン',
  product: '製品',
  event: 'イベント',
  shortlist: '候補リスト',
  draft: '入力途中のイベント',
  createdEvent: '最近作成したイベント',

  onPage: 'このページ',
  actions: '操作',
  language: (name) => `言語：${name}`,
  keywords: [
    'ホーム: スタート, ダッシュボード, 概要, トップ, home',
    '検索とリスト: プロフィール, 医師, 専門家, HCP, 人物, 探す, 候補リスト, ブリーフィング資料, 説明資料',
    '製品: ポートフォリオ, 医薬品, 機器, 市場, 製品ライン, 承認, エクスポート, ダウンロード',
    'キャンペーン: メール, 配信, ニュースレター, メッセージ, 開封率, クリック率, エクスポート, ダウンロード',
    '指標: 開封率, クリック率, メトリクス, 数値, KPI, 統計, 分析, グラフ, レポート, 成果, metrics',
    '新規イベント: 招待, 会議, 学会, アドバイザリーボード, カレンダー, 予定, 企画, 作成, 追加',
    'イベント: 会議, 学会, アドバイザリーボード, カレンダー, 予定, events',
    'モードに切り替え: 色, 配色, 夜間, テーマ, ダーク, ライト, 表示, コントラスト, 暗い, 明るい, dark, theme',
    '言語: 英語, ドイツ語, 日本語, 中国語, 翻訳, language',
    'ショートカット: キー, ヘルプ, 操作方法, ?',
    'サインアウト: ログアウト, ログオフ, 終了, 退出, logout, log out',
    'ユーザーとキー: 人, アカウント, メンバー, 役割, ブロック, APIキー, 失効, アクセス, 管理, users',
    '自分のセッション: ブラウザー, 端末, デバイス, ほかをサインアウト, sessions',
    '監査証跡: ログ, 履歴, 監査, audit',
    'エクスポート: ダウンロード, 保存, ファイル, CSV, Excel, 表計算',
    '保存済みビュー: ビューを保存, 条件を保存, ブックマーク',
    '列: カラム, 項目, 幅, 表示, 非表示, 並び順, 行間, カスタマイズ',
    '印刷: PDF, プリント, 紙',
    'リンクをコピー: 共有, URL, アドレス',
    '候補リスト: リストを保存, お気に入り, ブックマーク',
    '散布図: グラフ, チャート, 図',
    'カレンダー: Outlook, ics, iCal, 予定表',
    '参加者: 招待者, 出席者, エクスポート, ダウンロード, Excel',
    '入力途中: 下書き, 未送信',
  ],

  shortcutsIntro: 'ブラウザー標準のショートカットに加えて使えるもの：',
  shortcut: 'キー',
  does: '動作',
  opensPalette: '検索を開く',
  reachesSearch: '画面の検索欄にカーソルを移動（なければ検索を開く）',
  opensSheet: 'この一覧を開く',
  closes: 'ダイアログ、パネル、リストを閉じる',
  movesInTabs: 'プロフィールのタブ間を移動（Enterで開く）',
  singleKeys: '1文字のショートカット',
  singleKeysHelp:
    '音声入力をお使いの場合や、誤ってキーを押してしまう場合はオフにしてください。この一覧は、Ctrl K（⌘ K）で開くリストの「キーボードショートカット」からいつでも開けます。',
};
