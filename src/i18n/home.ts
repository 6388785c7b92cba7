import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages of the home screen. */
export const useHomeMessages = defineMessages('home', {
  title: 'Home',
  conversation: 'Find a KOL',
  lookUp: 'KOL ids',
  lookUpPlaceholder: 'One or many',
  lookUpSubmit: 'Look up',
  recent: 'Recently opened',
  noRecent: 'Profiles that you open appear here.',
  gone: 'The service no longer has this id.',
  namesMissing: 'Some names could not be loaded. You can open those profiles by their ids.',
  namesUnavailable: 'Some names could not be loaded, see “Active campaigns”.',
  shortlists: 'Shortlists',
  members: (kols: number) => `${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })}`,
  allShortlists: 'All shortlists',

  planning: 'Events',
  drafts: 'Drafts to continue',
  unnamedDraft: 'Draft without a name',
  draftLine: (invited: number, saved: string) =>
    `${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} to invite, changed ${saved}`,
  mayExist: 'It was sent and the event may exist. Open it to check.',
  created: 'Created in this tab',
  noEvents: 'No drafts or events in this tab yet.',
  newEvent: 'New event',

  running: 'Active campaigns',
  runningCount: (total: number) => `${count(total)} active`,
  noneRunning: 'No campaign is active right now.',
  rates: (open: string, click: string) => `${open} opened, ${click} clicked`,
  nothingDelivered: 'nothing delivered yet',
  allRunning: 'All active campaigns',
  review: 'Review metrics',

  changes: 'Recent changes',
  changesNote: 'Campaigns, the KOLs you opened, and events of this tab',
  changesWithout: 'Campaigns can’t be loaded right now, see “Active campaigns”.',
  noChanges: 'No changes yet.',
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
