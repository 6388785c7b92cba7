import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const eventDetails: Translation['eventDetails'] = {
  noLocationMeaning: '创建活动时不指定地点。',
  locationMeanings: {
    in_person: '所有人到会场参加。',
    virtual: '仅限线上，无需会场。',
    hybrid: '设有会场，也可在线参加。',
  },
  countryPlaceholder: '输入以搜索',

  zone: '会场时区',
  zoneVirtual: '活动时区',
  zonePlaceholder: '搜索城市、国家或时区',
  zonesOfCountry: (country) => `${country}的时区`,
  allZones: '所有时区',
  zoneOnly: (country) => `这是${country}唯一的时区。`,
  zoneSeveral: (country) => `${country}有多个时区，请选择会场所在时区。`,
  zoneElsewhere: (country) => `此时区不属于${country}。`,
  zoneReader: '与您所在的时区相同。',
  zoneHelp: '以下时间均为该时区的当地时间。',
  start: '开始',
  end: '结束',

  sameMoment: '各地对应时间',
  atVenue: '会场时间',
  ofEvent: '活动时间',
  forYou: '您的时间',
  inUtc: 'UTC',
  length: '时长',
  noTimes: {
    missing: '输入开始和结束时间后，将显示会场时间、您的时间和 UTC 时间。',
    zone: '选择时区后，将显示会场时间、您的时间和 UTC 时间。',
    question: '回答上方的问题后，将显示会场时间、您的时间和 UTC 时间。',
    order: '结束时间不晚于开始时间。更正后，将显示会场时间、您的时间和 UTC 时间。',
  },

  skippedTitle: (time) => `当天不存在 ${time} 这一时间`,
  skipped: '当地的时钟会在此时调快并跳过这一时间。您指的是哪个时间？',
  takeTime: (time) => `使用 ${time}`,
  takeDayAndTime: (day, time) => `使用 ${day} ${time}`,
  repeatedTitle: (time) => `当天会出现两次 ${time}`,
  repeated: '当地的时钟会在此时调慢。您指的是哪一次？',
  first: (offset) => `第一次（${offset}）`,
  second: (offset) => `第二次（${offset}）`,

  warnings: {
    past: '开始时间已过。',
    long: (days) => `活动持续${days}。`,
    nightStart: (time, isVirtual, from, until) =>
      `活动于${isVirtual ? '活动时区' : '会场当地'}时间 ${time} 开始，正值夜间（${from} 至 ${until}）。`,
    nightEnd: (time, isVirtual, from, until) =>
      `活动于${isVirtual ? '活动时区' : '会场当地'}时间 ${time} 结束，正值夜间（${from} 至 ${until}）。`,
  },

  who: '受邀者',
  addLabel: '添加 KOL',
  addHelp: '输入或粘贴 ID、档案网址或电子表格单元格，按 Enter 键添加。也可将 CSV 文件拖放到此处。',
  add: '添加',
  addFile: '选择 CSV 文件',
  addShortlist: '添加候选名单',
  shortlist: (name, kols) => `${name}（${count(kols)}）`,
  addRecent: '添加最近打开的 KOL',
  added: (added, repeated, malformed) =>
    currentFormat().sentences([
      `已添加 ${count(added)} 个 ID。`,
      repeated > 0 && `${count(repeated)} 个已在列表中。`,
      malformed > 0 && `${count(malformed)} 项不是 KOL ID。`,
    ]),
  noneInFile: (name) => `“${name}”中没有 KOL ID。`,
  unreadableFile: (name) => `无法读取“${name}”。`,
  listLabel: '拟邀请的 KOL',
  nobodyYet: '尚未添加受邀者。不邀请任何人也可创建活动。',
  progress: (done, total) => `已读取 ${count(done)} / ${count(total)} 份档案。`,
  attendee: (id) => `KOL ID ${id}`,
  editId: '更正 ID 后按 Enter 键。',
  remove: (name) => `移除 ${name}`,
  removeAll: '全部移除',
  removeFaulty: (faulty) => `移除有误的 ${count(faulty)} 项`,
  corrected: (from, to) => `${from} 已更正为 ${to}。`,
  merged: (id) => `${id} 已在列表中。`,
  removed: (name) => `已移除 ${name}。`,
  removedMany: (entries) => `已移除 ${count(entries)} 项。`,
  malformed: '这不是 KOL ID。ID 的格式类似 kol_demo_0001。',
  unknownKol: '服务中没有使用此 ID 的 KOL。',
  notRead: (detail, status) =>
    detail !== null
      ? `无法读取档案：${detail}`
      : status === null
        ? '没有收到响应，无法读取档案。'
        : `无法读取档案：响应的状态码为 ${status}。`,
  readAgain: '重试',
  totals: '受邀者（按级别和国家/地区）',
  byTier: '按级别',
  byCountry: '按国家/地区',
  total: (label, kols) => `${label}：${count(kols)}`,
  unknownTier: '未分级',
  unknownCountry: '国家/地区不详',
  notReadYet: '档案未读取',
  clash: (events) => `同一日期另有 ${count(events)} 场活动`,
  busy: (events, days) => `此前 ${count(days)} 天内有 ${count(events)} 场活动`,
  eventsUnknown: '服务未提供活动信息，无法检查日程冲突。',
  busyLimit: (days) => `此前 ${count(days)} 天内的活动超过此数量时提醒`,
  busyLimitFault: (most, used) => `请输入 0 到 ${count(most)} 之间的整数。在此之前，提醒按 ${count(used)} 计算。`,
  warned: (kols) => `有 ${count(kols)} 位 KOL 存在其他活动方面的提醒。`,
};
