import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

export const home: Translation['home'] = {
  title: 'Start',
  conversation: 'KOL finden',
  lookUp: 'KOL-IDs',
  lookUpPlaceholder: 'Eine oder viele',
  lookUpSubmit: 'Aufrufen',
  recent: 'Zuletzt geöffnet',
  noRecent: 'Hier finden Sie die Profile wieder, die Sie öffnen.',
  gone: 'Der Dienst kennt diese ID nicht mehr.',
  namesMissing:
    'Namen, die hier fehlen, konnten nicht gelesen werden; die Profile lassen sich über die IDs trotzdem öffnen.',
  namesUnavailable: 'Namen, die hier fehlen, konnten nicht gelesen werden, siehe „Aktive Kampagnen“.',
  shortlists: 'Shortlists',
  members: kols,
  allShortlists: 'Alle Shortlists',

  planning: 'Veranstaltungen',
  // A form draft is called „Eingaben“, because „Entwurf“ is the status of a created event.
  drafts: 'Nicht gesendete Eingaben',
  unnamedDraft: 'Veranstaltung ohne Namen',
  draftLine: (invited, saved) => `${kols(invited)} einzuladen, zuletzt geändert: ${saved}`,
  mayExist: 'Gesendet; die Veranstaltung existiert möglicherweise: zum Prüfen öffnen.',
  created: 'In diesem Tab angelegt',
  noEvents: 'In diesem Tab gibt es noch keine Eingaben und keine Veranstaltung.',
  newEvent: 'Neue Veranstaltung',

  running: 'Aktive Kampagnen',
  runningCount: (total) => `${count(total)} aktiv`,
  noneRunning: 'Zurzeit ist keine Kampagne aktiv.',
  rates: (open, click) => `${open} geöffnet, ${click} geklickt`,
  nothingDelivered: 'noch nichts zugestellt',
  allRunning: 'Alle aktiven Kampagnen',
  review: 'Kennzahlen auswerten',

  changes: 'Letzte Änderungen',
  changesNote: 'Kampagnen, von Ihnen geöffnete KOLs und Veranstaltungen dieses Tabs',
  changesWithout: 'Kampagnen sind zurzeit nicht lesbar, siehe „Aktive Kampagnen“.',
  noChanges: 'Noch nichts zu berichten.',
  undated: (campaigns) =>
    plural(campaigns, {
      one: 'Eine Kampagne hat kein lesbares Datum und fehlt hier.',
      other: `${count(campaigns)} Kampagnen haben kein lesbares Datum und fehlen hier.`,
    }),
  changeKinds: {
    campaignCreated: 'Kampagne angelegt',
    campaignSent: 'Kampagne gesendet',
    kolUpdated: 'Profil aktualisiert',
    eventCreated: 'Veranstaltung angelegt',
  },
};
