import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages of the printed briefing. */
export const useBriefingMessages = defineMessages('briefing', {
  title: (kols: number) => plural(kols, { one: 'Briefing', other: `${count(kols)} briefings` }),
  titleOf: (name: string) => `Briefing: ${name}`,
  intro: 'One page for each KOL, on A4 or Letter.',
  nobody: 'The address has no KOL id',
  lookUp: 'Look up KOLs',
  print: 'Print',
  withNotes: 'Print internal notes',
  backToProfile: 'Back to the profile',
  backToList: 'Back to the list',
  reading: (done: number, total: number) => `${count(done)} of ${count(total)} read`,
  failed: (id: string, reason: string) => `${id} is missing: ${reason}`,
  unknown: 'the service has no KOL with this id.',
  unknownMeans: 'There is no page for it. The pages of other KOLs are not affected.',
  metrics: 'Key metrics',
  contact: 'Contact',
  bio: 'Biography',
  interactions: 'Last interactions',
  coming: 'Upcoming events',
  recent: 'Recent events',
  publications: 'Recent publications',
  notes: 'Internal notes',
  noneRecorded: 'None recorded',
  shortened: '… shortened',
  someOf: (list: string, shown: number, all: number) => `${list} (${count(shown)} of ${count(all)})`,
  asOf: (time: string) => `As of ${time}`,
});
