import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const collecting: Translation['collecting'] = {
  progress: (loaded, total) => `已加载 ${count(loaded)} / ${count(total)}`,
  starting: '正在加载…',
  cancel: '取消',
  loadAll: '加载全部',
  stoppedAtOnce: '在收到任何数据之前，加载已停止。',
  stopped: (loaded, total) => `加载已停止。此处内容仅基于 ${count(total)} 条中的前 ${count(loaded)} 条。`,
  moved: '加载过程中数据发生了变化。请重新加载以获得准确结果。',
  loadAgain: '重新加载',
  leftOut: (n) => `有 ${count(n)} 条记录没有 ID，未包含在内。`,
};
