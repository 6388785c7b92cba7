import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the comparison of KOLs. */
export const useComparisonMessages = defineMessages('comparison', {
  title: (kols: number) => `Compare ${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })}`,
  titleWithoutKols: 'Compare KOLs',
  empty: 'Nothing to compare',
  emptyHelp: 'Open a list of KOLs, select 2 to 4 of them and choose “Compare”.',
  openKols: 'Open KOLs',
  backToList: 'Back to the list',
  remove: (name: string) => `Remove ${name} from the comparison`,
  best: 'best value',
  bestHelp: 'A star marks the best value of a row. Events and campaigns have none, because more is not better.',
  shared: 'Shared expertise',
  sharedHelp: 'Specialties, areas of expertise and research interests of at least two of these KOLs.',
  noneShared: 'These KOLs have no specialty, area of expertise or research interest in common.',
  sharedBy: (topic: string, kols: number, all: number) => `${topic} (${count(kols)} of ${count(all)})`,
  showAllShared: (n: number) => `Show all ${count(n)}`,
  showTopShared: (n: number) => `Show the first ${count(n)}`,
  tier: 'Tier',
  engagement: 'Engagement',
  institution: 'Institution',
  country: 'Country',
});
