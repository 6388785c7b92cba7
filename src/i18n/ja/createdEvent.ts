import type { Translation } from '../translation.ts';

export const createdEvent: Translation['createdEvent'] = {
  allEvents: 'すべてのイベント',
  forgottenTitle: 'このイベントの記録はありません',
  forgotten: (id) =>
    `サービスからイベントを読み込むことはできず、${id} はこのブラウザーで作成されたものではありません。招待者のプロフィールでご確認ください。`,
  foundEvent: (name, id, day) =>
    `「${name}」が ${id} のプロフィールに見つかりました${day === null ? '' : `（${day}）`}。作成を確認する応答がなかったため、以下は送信した内容です。サービスでの登録内容は確認できません。`,
  noEmail: 'KOL Desk はメールを送信していません。招待はご自身で行ってください。',
  copyId: 'イベントIDをコピー',
  planAnotherLikeThis: 'これをもとに別のイベントを企画',
  times: '日時',
};
