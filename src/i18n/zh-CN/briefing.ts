import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const briefing: Translation['briefing'] = {
  title: (kols) => (kols === 1 ? '简报' : `简报（${count(kols)} 份）`),
  titleOf: (name) => `简报：${name}`,
  intro: '每位 KOL 一页，适用于 A4 或 Letter 纸张。',
  nobody: '网址中没有指定 KOL',
  lookUp: '查找 KOL',
  print: '打印',
  withNotes: '打印内部备注',
  backToProfile: '返回档案',
  backToList: '返回名单',
  reading: (done, total) => `已读取 ${count(done)} / ${count(total)}`,
  failed: (id, reason) => `缺少 ${id}：${reason}`,
  unknown: '服务中没有使用此 ID 的 KOL。',
  unknownMeans: '此 ID 没有对应页面，其他 KOL 的页面不受影响。',
  metrics: '关键指标',
  contact: '联系方式',
  bio: '简介',
  interactions: '近期互动',
  coming: '即将举行的活动',
  recent: '近期活动',
  publications: '近期论文',
  notes: '内部备注',
  noneRecorded: '暂无记录',
  shortened: '…（有删节）',
  someOf: (list, shown, all) => `${list}（共 ${count(all)} 条，显示 ${count(shown)} 条）`,
  asOf: (time) => `截至 ${time}`,
};
