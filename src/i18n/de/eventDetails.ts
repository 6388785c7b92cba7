import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

export const eventDetails: Translation['eventDetails'] = {
  noLocationMeaning: 'Die Veranstaltung wird ohne Ort angelegt.',
  locationMeanings: {
    in_person: 'Alle treffen sich am Veranstaltungsort.',
    virtual: 'Nur online; kein Veranstaltungsort nötig.',
    hybrid: 'Am Veranstaltungsort, weitere nehmen online teil.',
  },
  countryPlaceholder: 'Zum Suchen tippen',

  zone: 'Zeitzone des Veranstaltungsorts',
  zoneVirtual: 'Zeitzone der Veranstaltung',
  zonePlaceholder: 'Stadt, Land oder Zeitzone suchen',
  // The country name is in the nominative without an article, so it must not be part of a sentence.
  zonesOfCountry: (country) => country,
  allZones: 'Alle Zeitzonen',
  zoneOnly: (country) => `${country}: nur diese eine Zeitzone.`,
  zoneSeveral: (country) => `${country}: mehrere Zeitzonen. Wählen Sie die des Veranstaltungsorts.`,
  zoneElsewhere: (country) => `Diese Zeitzone gehört nicht zum gewählten Land (${country}).`,
  zoneReader: 'Dies ist Ihre eigene Zeitzone.',
  zoneHelp: (zone) => `Die Zeiten unten gelten in dieser Zeitzone${zone === null ? '' : `: ${zone}`}.`,
  start: 'Beginn',
  end: 'Ende',

  sameMoment: 'Derselbe Zeitpunkt',
  atVenue: 'Am Veranstaltungsort',
  ofEvent: 'Veranstaltungszeit',
  forYou: 'Bei Ihnen',
  inUtc: 'In UTC',
  length: 'Dauer',
  noTimes: {
    missing: 'Geben Sie Beginn und Ende ein, um sie am Veranstaltungsort, bei Ihnen und in UTC zu sehen.',
    zone: 'Wählen Sie die Zeitzone, um Beginn und Ende am Veranstaltungsort, bei Ihnen und in UTC zu sehen.',
    question: 'Beantworten Sie die Frage oben, um Beginn und Ende am Veranstaltungsort, bei Ihnen und in UTC zu sehen.',
    order:
      'Das Ende liegt nicht nach dem Beginn. Korrigieren Sie eines davon, um beide am Veranstaltungsort, bei Ihnen und in UTC zu sehen.',
  },

  skippedTitle: (time) => `${time}\u00A0Uhr gibt es an diesem Tag nicht`,
  skipped: 'Die Uhren werden dort dann vorgestellt. Welche Uhrzeit meinen Sie?',
  takeTime: (time) => `${time}\u00A0Uhr verwenden`,
  takeDayAndTime: (day, time) => `${day}, ${time}\u00A0Uhr verwenden`,
  repeatedTitle: (time) => `${time}\u00A0Uhr gibt es an diesem Tag zweimal`,
  repeated: 'Die Uhren werden dort dann zurückgestellt. Welchen der beiden Zeitpunkte meinen Sie?',
  first: (offset) => `Den ersten, ${offset}`,
  second: (offset) => `Den zweiten, ${offset}`,

  warnings: {
    past: 'Der Beginn liegt in der Vergangenheit.',
    // No full stop: the duration may end with the one of „Std.“
    long: (days) => `Ungewöhnlich lange Dauer: ${days}`,
    nightStart: (time, isVirtual, from, until) =>
      `Der Beginn um ${time}\u00A0Uhr ${isVirtual ? 'in der Zeitzone der Veranstaltung' : 'am Veranstaltungsort'} liegt in der Nacht (${from} bis ${until}\u00A0Uhr).`,
    nightEnd: (time, isVirtual, from, until) =>
      `Das Ende um ${time}\u00A0Uhr ${isVirtual ? 'in der Zeitzone der Veranstaltung' : 'am Veranstaltungsort'} liegt in der Nacht (${from} bis ${until}\u00A0Uhr).`,
  },

  // A form draft is called „Eingaben“, because „Entwurf“ is the status of a created event.

  addLabel: 'KOLs hinzufügen',
  addHelp:
    'IDs, Profiladressen oder Tabellenzellen eintippen oder einfügen und mit der Eingabetaste hinzufügen. Sie können auch eine CSV-Datei hier ablegen.',
  add: 'Hinzufügen',
  addFile: 'CSV-Datei auswählen',
  addShortlist: 'Shortlist hinzufügen',
  shortlist: (name, members) => `${name} (${count(members)})`,
  addRecent: 'Zuletzt geöffnete hinzufügen',
  added: (added, repeated, malformed) =>
    currentFormat().sentences([
      `${count(added)} ${plural(added, { one: 'ID', other: 'IDs' })} hinzugefügt.`,
      repeated > 0 && `${count(repeated)} bereits in der Liste.`,
      malformed > 0 &&
        plural(malformed, {
          one: 'Ein Eintrag ist keine KOL-ID.',
          other: `${count(malformed)} Einträge sind keine KOL-IDs.`,
        }),
    ]),
  noneInFile: (name) => `${name} enthält keine KOL-ID.`,
  unreadableFile: (name) => `${name} lässt sich nicht lesen.`,
  listLabel: 'Einzuladende KOLs',
  nobodyYet: 'Noch niemand. Eine Veranstaltung kann auch ohne Einladungen angelegt werden.',
  unknownIds: (ids) => `${count(ids)} ${plural(ids, { one: 'ID ist', other: 'IDs sind' })} dem Dienst unbekannt.`,
  progress: (done, total) => `${count(done)} von ${count(total)} Profilen geladen.`,
  attendee: (id) => `KOL-ID ${id}`,
  editId: 'Korrigieren Sie die ID und drücken Sie die Eingabetaste.',
  remove: (name) => `${name} entfernen`,
  removeAll: 'Alle entfernen',
  removeFaulty: (errory) =>
    plural(errory, {
      one: 'Einen fehlerhaften Eintrag entfernen',
      other: `${count(errory)} fehlerhafte Einträge entfernen`,
    }),
  corrected: (from, to) => `Aus ${from} wurde ${to}.`,
  merged: (id) => `${id} war bereits in der Liste.`,
  removed: (name) => `${name} wurde entfernt.`,
  removedMany: (entries) =>
    plural(entries, { one: 'Ein Eintrag wurde entfernt.', other: `${count(entries)} Einträge wurden entfernt.` }),
  malformed: 'Das ist keine KOL-ID. Eine ID sieht so aus: kol_demo_0001.',
  unknownKol: 'Der Dienst kennt keinen KOL mit dieser ID.',
  notRead: 'Das Profil konnte nicht geladen werden. An der ID liegt es nicht: Der KOL kann trotzdem eingeladen werden.',
  readAgain: 'Erneut versuchen',
  totals: 'Einladungen nach Tier und Land',
  byTier: 'Nach Tier',
  byCountry: 'Nach Land',
  total: (label, members) => `${label}: ${count(members)}`,
  unknownTier: 'Ohne Tier-Einstufung',
  unknownCountry: 'Ohne Land',
  notReadYet: 'Profil nicht geladen',
  clash: (events) =>
    plural(events, {
      one: 'Hat an diesen Tagen eine andere Veranstaltung',
      other: `Hat an diesen Tagen ${count(events)} andere Veranstaltungen`,
    }),
  busy: (events, days) =>
    `${count(events)} ${plural(events, { one: 'Veranstaltung', other: 'Veranstaltungen' })} in den ${count(days)} Tagen davor`,
  eventsUnknown: 'Der Dienst hat keine Veranstaltungen geliefert; Überschneidungen sind daher nicht erkennbar.',
  eventsUnreadable:
    'Der Dienst hat die Veranstaltungen in einer Form gesendet, die nicht gelesen werden kann; Überschneidungen sind daher nicht erkennbar.',
  busyLimit: (days) => `Warnen bei mehr Veranstaltungen in den ${count(days)} Tagen davor als`,
  busyLimitFault: (most, used) =>
    `Geben Sie eine ganze Zahl von 0 bis ${count(most)} ein. Bis dahin gilt für die Warnungen ${count(used)}.`,
  warned: (warned) => `Bei ${kols(warned)} gibt es eine Warnung zu anderen Veranstaltungen.`,
};
