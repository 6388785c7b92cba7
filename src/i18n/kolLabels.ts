import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** The labels of a KOL and of its values, and the messages about KOL ids. */
export const kolLabels = {
  tiers: { tier_1: 'Tier 1', tier_2: 'Tier 2', tier_3: 'Tier 3' },
  engagementShort: { high: 'High', medium: 'Medium', low: 'Low' },
  metric: {
    total_events: 'Events',
    total_campaigns: 'Campaigns',
    email_open_rate: 'Email open rate',
    response_rate: 'Response rate',
    h_index: 'h-index',
    publications_count: 'Publications',
  },
  specialties: 'Specialties',
  unknownId: 'No KOL has this id.',
  idReport: {
    found: (ids: number, duplicates: number) =>
      duplicates === 0
        ? `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found.`
        : `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found, ${count(duplicates)} ${plural(duplicates, { one: 'duplicate', other: 'duplicates' })} merged.`,
    others: (pieces: number) =>
      `${count(pieces)} ${plural(pieces, { one: 'entry is not a KOL id', other: 'entries are not KOL ids' })}:`,
  },
};

/** Part of `useKolMessages`, for screens that do not need the texts of the profile (see `defineMessages`). */
export const useKolLabels = defineMessages('kol', kolLabels);
