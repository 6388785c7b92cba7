import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const collecting: Translation['collecting'] = {
  progress: (loaded, total) => `${count(total)}件中${count(loaded)}件を読み込み済み`,
  starting: '読み込み中…',
  cancel: '中止',
  loadAll: 'すべて読み込む',
  stoppedAtOnce: 'データが届く前に読み込みが中止されました。',
  stopped: (loaded, total) =>
    `読み込みを中止しました。表示内容はすべて、${count(total)}件中の先頭${count(loaded)}件に基づきます。`,
  moved: '読み込み中にデータが変更されました。正確な内容を表示するには、再度読み込んでください。',
  loadAgain: '再読み込み',
  leftOut: (n) => `IDのない${count(n)}件のレコードは含まれていません。`,
};
