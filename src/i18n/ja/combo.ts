import type { Translation } from '../translation.ts';

export const combo: Translation['combo'] = {
  openList: 'リストを開く',
  closeList: 'リストを閉じる',
  clear: 'クリア',
  noMatch: '該当なし',
  nothingMatches: (text) => `「${text}」に一致する項目がありません。一覧から選択してください。`,
};
