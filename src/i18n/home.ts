import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the home screen. */
export const useHomeMessages = defineMessages('home', {
  title: 'Home',
  find: 'Find a KOL',
  search: 'Search or jump to: KOLs, events, campaigns, products, pages, actions',
  recent: 'Recently opened',
  noRecent: 'Profiles that you open appear here.',
  suggestion: (name: string, id: string) => `Try ${name} (${id})`,
  emptyDirectory: 'No KOLs yet',
  gone: (id: string) => `${id}: no longer there`,
  namesMissing: 'Some names could not be loaded. You can open those profiles by their ids.',
  namesUnavailable: 'Some names could not be loaded. See “Active campaigns”.',
  shortlists: 'Shortlists',
  shortlist: (name: string, kols: number) => `${name} (${count(kols)})`,
  allShortlists: 'All shortlists',

  kpis: 'The last 30 days',
  kpi: {
    campaigns: 'Campaigns, 30 days',
    delivered: 'Delivered, 30 days',
    openRate: 'Open rate, 30 days',
    clickRate: 'Click rate, 30 days',
  },
  points: (points: string) => `${points}\u00A0pts`,
  change: (change: string) => `${change} vs 30 days before`,
  noComparison: 'Nothing in the 30 days before',
  seeMetrics: 'See the metrics',

  upcoming: 'Upcoming events of your KOLs',
  noKols: 'Open a profile or save a shortlist: the events of those KOLs appear here.',
  noUpcoming: 'None of the KOLs that you opened or shortlisted has an upcoming event. Plan the next one.',
  noUpcomingOfFirst: (kols: number) =>
    `None of the first ${count(kols)} KOLs that you opened or shortlisted has an upcoming event. The others were not checked.`,
  invited: (name: string, others: number) =>
    others === 0 ? name : `${name} and ${plural(others, { one: '1 more', other: `${count(others)} more` })}`,
  ofOrganization: 'Upcoming events of your organization',
  noneOfOrganization: 'Your organization has no upcoming event.',
  eventsMissing: 'The events of some KOLs could not be loaded.',
  allEvents: 'All events',
  drafts: 'Unfinished events',
  unnamedDraft: 'An event without a name',
  draftLine: (invited: number, toCorrect: number, saved: string) =>
    `${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} to invite${toCorrect > 0 ? ` + ${count(toCorrect)} to correct` : ''}, changed ${saved}`,
  mayExist: 'It was sent and the event may exist. Open it to check.',
  created: 'Created in this browser',
  newEvent: 'New event',

  running: 'Active campaigns',
  runningCount: (total: number) => `${count(total)} active`,
  noneRunning: 'No campaign is active right now.',
  allCampaigns: 'All campaigns',
  rates: (open: string, click: string) => `${open} opened, ${click} clicked`,
  nothingDelivered: 'nothing delivered yet',
  allRunning: 'All active campaigns',
  review: 'Review metrics',

  changes: 'Recent activity',
  changesWithout: 'Campaigns can’t be loaded right now. See “Active campaigns”.',
  noChanges: 'What happens to campaigns, events and the KOLs you open appears here.',
  changeKinds: {
    campaignCreated: (day: string) => `Created ${day}`,
    campaignSent: (day: string) => `Sent ${day}`,
    kolUpdated: (day: string) => `Updated ${day}`,
    eventCreated: (day: string, eventDay: string) => `Created ${day} for ${eventDay}`,
  },
});
