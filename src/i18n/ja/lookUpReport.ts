import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const lookUpReport: Translation['lookUpReport'] = {
  found: (ids, duplicates) =>
    duplicates === 0
      ? `${count(ids)}件のIDが見つかりました。`
      : `${count(ids)}件のIDが見つかりました（重複${count(duplicates)}件を統合）。`,
  others: (pieces) => `KOL IDではない文字列が${count(pieces)}件あります：`,
};
