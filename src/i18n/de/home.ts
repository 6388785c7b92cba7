import { count } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

export const home: Translation['home'] = {
  title: 'Start',
  find: 'KOL finden',
  search: 'Suchen oder öffnen: KOLs, Veranstaltungen, Kampagnen, Produkte, Seiten, Aktionen',
  recent: 'Zuletzt geöffnet',
  noRecent: 'Hier finden Sie die Profile wieder, die Sie öffnen.',
  suggestion: (name, id) => `Zum Beispiel ${name} (${id})`,
  emptyDirectory: 'Noch keine KOLs',
  gone: (id) => `${id}: nicht mehr vorhanden`,
  namesMissing: 'Einige Namen konnten nicht geladen werden. Diese Profile lassen sich über ihre IDs öffnen.',
  namesUnavailable: 'Einige Namen konnten nicht geladen werden, siehe „Aktive Kampagnen“.',
  shortlists: 'Shortlists',
  shortlist: (name, members) => `${name} (${count(members)})`,
  allShortlists: 'Alle Shortlists',

  kpis: 'Die letzten 30 Tage',
  kpi: {
    campaigns: 'Kampagnen, 30 Tage',
    delivered: 'Zugestellt, 30 Tage',
    openRate: 'Öffnungsrate, 30 Tage',
    clickRate: 'Klickrate, 30 Tage',
  },
  points: (points) => `${points}\u00A0%-Pkt.`,
  change: (change) => `${change} gegenüber den 30 Tagen davor`,
  noComparison: 'Nichts in den 30 Tagen davor',
  seeMetrics: 'Zu den Kennzahlen',

  upcoming: 'Kommende Veranstaltungen Ihrer KOLs',
  noKols: 'Öffnen Sie ein Profil oder speichern Sie eine Shortlist: Die Veranstaltungen dieser KOLs erscheinen hier.',
  noUpcoming:
    'Keiner der KOLs, die Sie geöffnet oder auf eine Shortlist gesetzt haben, hat eine kommende Veranstaltung. Planen Sie die nächste.',
  noUpcomingOfFirst: (kols) =>
    `Keiner der ersten ${count(kols)} KOLs, die Sie geöffnet oder auf eine Shortlist gesetzt haben, hat eine kommende Veranstaltung. Die übrigen wurden nicht geprüft.`,
  invited: (name, others) => (others === 0 ? name : `${name} und ${count(others)} weitere`),
  ofOrganization: 'Kommende Veranstaltungen Ihrer Organisation',
  noneOfOrganization: 'Ihre Organisation hat keine kommende Veranstaltung.',
  eventsMissing: 'Die Veranstaltungen einiger KOLs konnten nicht geladen werden.',
  allEvents: 'Alle Veranstaltungen',
  drafts: 'Unfertige Veranstaltungen',
  unnamedDraft: 'Veranstaltung ohne Namen',
  draftLine: (invited, toCorrect, saved) =>
    `${kols(invited)} einzuladen${toCorrect > 0 ? `, ${count(toCorrect)} zu korrigieren` : ''}, zuletzt geändert: ${saved}`,
  mayExist: 'Gesendet; die Veranstaltung existiert möglicherweise: zum Prüfen öffnen.',
  created: 'In diesem Browser angelegt',
  newEvent: 'Neue Veranstaltung',

  running: 'Aktive Kampagnen',
  runningCount: (total) => `${count(total)} aktiv`,
  noneRunning: 'Zurzeit ist keine Kampagne aktiv.',
  allCampaigns: 'Alle Kampagnen',
  rates: (open, click) => `${open} geöffnet, ${click} geklickt`,
  nothingDelivered: 'noch nichts zugestellt',
  allRunning: 'Alle aktiven Kampagnen',
  review: 'Kennzahlen auswerten',

  changes: 'Letzte Aktivitäten',
  changesWithout: 'Kampagnen können zurzeit nicht geladen werden, siehe „Aktive Kampagnen“.',
  noChanges: 'Hier erscheint, was sich bei Kampagnen, Veranstaltungen und den von Ihnen geöffneten KOLs tut.',
  changeKinds: {
    campaignCreated: (day) => `Angelegt: ${day}`,
    campaignSent: (day) => `Gesendet: ${day}`,
    kolUpdated: (day) => `Geändert: ${day}`,
    eventCreated: (day, eventDay) => `Angelegt: ${day}, für ${eventDay}`,
  },
};
