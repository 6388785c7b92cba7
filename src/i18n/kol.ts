import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages about KOLs: their values, the profile and the printed briefing. */
export const useKolMessages = defineMessages('kol', {
  tiers: { tier_1: 'Tier 1', tier_2: 'Tier 2', tier_3: 'Tier 3' },
  noTier: 'No tier',
  engagementLevels: { high: 'High engagement', medium: 'Medium engagement', low: 'Low engagement' },
  engagementShort: { high: 'High', medium: 'Medium', low: 'Low' },
  metric: {
    total_events: 'Events',
    total_campaigns: 'Campaigns',
    email_open_rate: 'Email open rate',
    response_rate: 'Response rate',
    h_index: 'h-index',
    publications_count: 'Publications',
  },

  tabs: {
    overview: 'Overview',
    events: 'Events',
    campaigns: 'Campaigns',
    interactions: 'Interactions',
    publications: 'Publications',
    timeline: 'Timeline',
  },
  kinds: { events: 'Event', campaigns: 'Campaign', interactions: 'Interaction', publications: 'Publication' },
  timelineKinds: 'What the timeline shows',
  since: 'Since',
  entries: (shown: number, all: number) =>
    shown === all
      ? `${currentFormat().count(all)} ${plural(all, { one: 'entry', other: 'entries' })}`
      : `${currentFormat().count(shown)} of ${currentFormat().count(all)} ${plural(all, { one: 'entry', other: 'entries' })}`,
  noTimeline: 'Nothing recorded',
  noTimelineMatch: 'No matches',
  timelineNotReadable: (lists: string) => `Not shown because the data can’t be read: ${lists}.`,
  timelineNotAnswered: (lists: string) => `Not shown because the service did not send it: ${lists}.`,
  tabsLabel: 'Profile sections',
  asOf: (time: string) => `As of ${time}`,
  refresh: 'Refresh',

  glance: 'At a glance',
  cards: {
    interactions: 'Last contact',
    events: 'Next event',
    publications: 'Latest publication',
    campaigns: 'Email',
  },
  noCard: {
    interactions: 'None recorded',
    events: 'None planned',
    publications: 'None recorded',
    campaigns: 'No campaign recorded',
  },
  cardNotLoaded: 'Could not be loaded',
  opened: (rate: string) => `${rate} opened`,
  talkAbout: 'Talk about',
  more: 'More',
  less: 'Less',
  onRecord: (total: number, recorded: number) =>
    `${currentFormat().count(total)} in total, ${currentFormat().count(recorded)} on record`,
  searchRecords: 'Search',
  searchFewer: 'Use fewer or other words.',
  today: 'Today',
  undated: 'No date',

  unknownId: 'The service has no KOL with this id.',
  notFoundTitle: 'No KOL has this id',
  notFound: (id: string) => `Your organization has no KOL with the id ${id}.`,
  lookUpAnother: 'Look up another KOL',
  unnamed: 'Unnamed KOL',
  inviteToEvent: 'Invite to event',
  addToShortlist: 'Add to shortlist',
  newShortlist: 'New shortlist',
  create: 'Create',
  addedTo: (name: string, kols: number) =>
    kols === 1 ? `Added to “${name}”` : `${currentFormat().count(kols)} KOLs added to “${name}”`,
  openShortlist: 'Open shortlist',
  isOnShortlist: (name: string) => `Already on ${name}`,
  printBriefing: 'Print briefing',
  copyEmail: 'Copy email',
  copyPhone: 'Copy phone',
  copyAddress: 'Copy address',
  listNavigation: 'KOLs in the list',
  previousInList: 'Previous KOL in the list',
  nextInList: 'Next KOL in the list',
  placeInList: (place: number, total: number) => `${currentFormat().count(place)} of ${currentFormat().count(total)}`,
  backToList: (total: number) => `Back to list (${currentFormat().count(total)})`,

  bio: 'Biography',
  specialties: 'Specialties',
  expertise: 'Expertise',
  expertise_areas: 'Areas of expertise',
  research_interests: 'Research interests',
  notes: 'Internal notes',
  notesHelp: 'For colleagues only',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  social: 'Profiles on other sites',
  networks: { linkedin: 'LinkedIn', twitter: 'Twitter / X', orcid: 'ORCID', researchgate: 'ResearchGate' },
  opensInNewTab: 'opens in a new tab',
  record: 'Record',
  id: 'KOL id',
  created_at: 'Created',
  updated_at: 'Updated',

  metrics: 'Metrics',
  metricMeaning: {
    total_events: 'Events that the KOL attended or is invited to',
    total_campaigns: 'Campaigns that were sent to the KOL',
    email_open_rate: 'Share of delivered emails that the KOL opened',
    response_rate: 'Share of contacts that the KOL answered',
    h_index: 'The largest h such that h publications have at least h citations each',
    publications_count: 'Publications on record',
  },

  roles: { speaker: 'Speaker', panelist: 'Panelist', organizer: 'Organizer', attendee: 'Attendee' },
  campaignStatuses: {
    sent: 'Sent',
    delivered: 'Delivered',
    opened: 'Opened',
    clicked: 'Clicked',
    bounced: 'Bounced',
  },
  interactionTypes: {
    meeting: 'Meeting',
    call: 'Call',
    email: 'Email',
    congress: 'Congress',
    advisory: 'Advisory',
  },
  /** The columns of the four lists. */
  recordField: {
    id: 'Id',
    name: 'Name',
    date: 'Date',
    role: 'Role',
    sent_at: 'Sent',
    status: 'Status',
    type: 'Type',
    subject: 'Subject',
    summary: 'Summary',
    title: 'Title',
    journal: 'Journal',
    published_on: 'Published',
    doi: 'DOI',
    citations: 'Citations',
    entry: 'Entry',
  },
  furtherDetails: 'More details',
  upcoming: 'Upcoming',

  none: {
    events: 'No events recorded',
    campaigns: 'No campaigns recorded',
    interactions: 'No interactions recorded',
    publications: 'No publications recorded',
  },
  notLoaded: {
    overview: 'The profile could not be loaded',
    events: 'The events could not be loaded',
    campaigns: 'The campaigns could not be loaded',
    interactions: 'The interactions could not be loaded',
    publications: 'The publications could not be loaded',
    timeline: 'The timeline could not be loaded',
  },
  notReadable: 'The data can’t be read',
  notAnswered: 'Not available from this service',
  notAnsweredLong: 'The service sent the profile without this list.',
  tabCount: (label: string, count: number) => `${label} (${currentFormat().count(count)})`,

  idReport: {
    found: (ids: number, duplicates: number) =>
      duplicates === 0
        ? `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found.`
        : `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found, ${count(duplicates)} ${plural(duplicates, { one: 'duplicate', other: 'duplicates' })} merged.`,
    others: (pieces: number) =>
      `${count(pieces)} ${plural(pieces, { one: 'entry is not a KOL id', other: 'entries are not KOL ids' })}:`,
  },

  briefing: {
    title: (kols: number) => plural(kols, { one: 'Briefing', other: `${count(kols)} briefings` }),
    intro: 'One page for each KOL, on A4 or Letter.',
    noKolId: 'The address has no KOL id',
    lookUp: 'Look up KOLs',
    withNotes: 'Print internal notes',
    backToProfile: 'Back to the profile',
    backToList: 'Back to the list',
    progress: (done: number, total: number) => `${count(done)} of ${count(total)} loaded`,
    failed: (id: string, reason: string) => `${id} is missing: ${reason}`,
    unknown: 'the service has no KOL with this id.',
    unknownMeans: 'The other KOLs are not affected.',
    metrics: 'Key metrics',
    interactions: 'Recent interactions',
    coming: 'Upcoming events',
    recent: 'Recent events',
    publications: 'Recent publications',
    noneRecorded: 'None recorded',
    noteLines: 'My notes',
    shortened: '… shortened',
    someOf: (list: string, shown: number, all: number) => `${list} (${count(shown)} of ${count(all)})`,
  },
});

export type KolMessages = ReturnType<typeof useKolMessages>;
