import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Words of the home screen. */
export const useHomeWords = defineWords('home', {
  title: 'Home',
  conversation: 'Prepare a conversation',
  lookUp: 'KOL ids',
  lookUpPlaceholder: 'One or many',
  lookUpSubmit: 'Look up',
  noId: 'A KOL id looks like kol_demo_0001.',
  recent: 'Recently opened',
  noRecent: 'The profiles that you open will be at hand here.',
  gone: 'The service knows this id no longer.',
  namesMissing: 'Names that are missing here could not be read; the ids open the profiles all the same.',
  namesToldThere: 'Names that are missing here could not be read, see “Campaigns now running”.',
  shortlists: 'Shortlists',
  members: (kols: number) => `${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })}`,
  allShortlists: 'All shortlists',

  planning: 'Plan an event',
  drafts: 'Drafts to continue',
  unnamedDraft: 'Draft without a name',
  draftLine: (invited: number, saved: string) =>
    `${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} to invite, changed ${saved}`,
  mayExist: 'It was sent, and the event may exist: open it to check.',
  created: 'Created in this tab',
  noEvents: 'No draft and no event in this tab yet.',
  newEvent: 'New event',

  running: 'Campaigns now running',
  runningCount: (total: number) => `${count(total)} active`,
  noneRunning: 'No campaign is active at the moment.',
  rates: (open: string, click: string) => `${open} opened, ${click} clicked`,
  nothingDelivered: 'nothing delivered yet',
  allRunning: 'All active campaigns',
  review: 'Review metrics',

  changes: 'What changed last',
  changesNote: 'Campaigns, the KOLs you opened, and events of this tab',
  changesWithout: 'Campaigns cannot be read at the moment, see “Campaigns now running”.',
  noChanges: 'Nothing to tell yet.',
  undated: (campaigns: number) =>
    plural(campaigns, {
      one: '1 campaign has no readable date and is missing here.',
      other: `${count(campaigns)} campaigns have no readable date and are missing here.`,
    }),
  changeKinds: {
    campaignCreated: 'Campaign created',
    campaignSent: 'Campaign sent',
    kolUpdated: 'Profile updated',
    eventCreated: 'Event created',
  },
});
