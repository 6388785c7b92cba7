import type { Translation } from '../translation.ts';

export const drawer: Translation['drawer'] = {
  previous: '前のレコード',
  next: '次のレコード',
  close: '閉じる',
  notHereTitle: 'このページにはありません',
  notHere:
    'URLで指定されたレコードは、一覧のこのページにありません。移動したか、絞り込みによって非表示になっている可能性があります。',
  lookForIt: '一覧全体から探す',
  nowhere: 'このIDのレコードは、一覧全体のどこにもありません。',
};
