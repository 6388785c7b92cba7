import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const lookUpReport: Translation['lookUpReport'] = {
  found: (ids, duplicates) =>
    duplicates === 0
      ? `找到 ${count(ids)} 个 ID。`
      : `找到 ${count(ids)} 个 ID，已合并 ${count(duplicates)} 个重复项。`,
  others: (pieces) => `有 ${count(pieces)} 段文本不是 KOL ID：`,
};
