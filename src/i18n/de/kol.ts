import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const ids = (value: number) => `${count(value)} ${plural(value, { one: 'ID', other: 'IDs' })}`;

export const kol: Translation['kol'] = {
  tiers: { tier_1: 'Tier 1', tier_2: 'Tier 2', tier_3: 'Tier 3' },
  noTier: 'Ohne Tier-Einstufung',
  engagementLevels: { high: 'Hohes Engagement', medium: 'Mittleres Engagement', low: 'Geringes Engagement' },
  engagementShort: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },
  metric: {
    total_events: 'Veran\u00ADstal\u00ADtungen',
    total_campaigns: 'Kampagnen',
    email_open_rate: 'Öff\u00ADnungs\u00ADrate',
    response_rate: 'Ant\u00ADwort\u00ADrate',
    h_index: 'h-Index',
    publications_count: 'Publi\u00ADkationen',
  },

  tabs: {
    overview: 'Übersicht',
    events: 'Veranstaltungen',
    campaigns: 'Kampagnen',
    interactions: 'Interaktionen',
    publications: 'Publikationen',
    timeline: 'Zeitachse',
  },
  kinds: {
    events: 'Veranstaltung',
    campaigns: 'Kampagne',
    interactions: 'Interaktion',
    publications: 'Publikation',
  },
  timelineKinds: 'Inhalte der Zeitachse',
  since: 'Seit',
  entries: (shown, all) =>
    shown === all
      ? `${count(all)} ${plural(all, { one: 'Eintrag', other: 'Einträge' })}`
      : `${count(shown)} von ${count(all)} ${plural(all, { one: 'Eintrag', other: 'Einträgen' })}`,
  noTimeline: 'Nichts erfasst',
  noTimelineMatch: 'Keine Treffer für diese Filter',
  timelineNotReadable: (lists) => `In nicht lesbarer Form geliefert und hier deshalb nicht enthalten: ${lists}.`,
  timelineNotAnswered: (lists) => `Von diesem Dienst nicht geliefert und hier deshalb nicht enthalten: ${lists}.`,
  tabsLabel: 'Profilbereiche',
  asOf: (time) => `Stand: ${time}`,
  refresh: 'Aktualisieren',

  unknownId: 'Der Dienst kennt keinen KOL mit dieser ID.',
  notFoundTitle: 'Kein KOL mit dieser ID',
  notFound: (id) => `Der Dienst kennt in Ihrer Organisation keinen KOL mit der ID ${id}.`,
  lookUpAnother: 'Anderen KOL aufrufen',
  unnamed: 'KOL ohne Namen',
  inviteToEvent: 'Zu Veranstaltung einladen',
  addToShortlist: 'Zu Shortlist hinzufügen',
  newShortlist: 'Neue Shortlist',
  create: 'Anlegen',
  addedTo: (name) => `Zu „${name}“ hinzugefügt`,
  isOnShortlist: (name) => `Bereits auf „${name}“`,
  printBriefing: 'Briefing drucken',
  copyEmail: 'E-Mail-Adresse kopieren',
  copyPhone: 'Telefonnummer kopieren',
  copyAddress: 'Adresse kopieren',
  listNavigation: 'KOLs der Liste',
  previousInList: 'Vorheriger KOL der Liste',
  nextInList: 'Nächster KOL der Liste',
  placeInList: (place, total) => `${count(place)} von ${count(total)}`,

  bio: 'Biografie',
  specialties: 'Fachgebiete',
  expertise: 'Expertise',
  expertise_areas: 'Schwerpunkte',
  research_interests: 'Forschungsinteressen',
  notes: 'Interne Notizen',
  notesHelp: 'Nur für den internen Gebrauch',
  contact: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  social: 'Profile im Netz',
  networks: { linkedin: 'LinkedIn', twitter: 'Twitter / X', orcid: 'ORCID', researchgate: 'ResearchGate' },
  opensInNewTab: 'wird in neuem Tab geöffnet',
  record: 'Datensatz',
  id: 'KOL-ID',
  created_at: 'Angelegt',
  updated_at: 'Aktualisiert',

  metrics: 'Kennzahlen',
  // Soft hyphens, because these are also headers of narrow columns.
  metricMeaning: {
    total_events: 'Veranstaltungen, an denen der KOL beteiligt war oder zu denen eine Einladung besteht',
    total_campaigns: 'Kampagnen, die an den KOL gesendet wurden',
    email_open_rate: 'Anteil der zugestellten E-Mails, die der KOL geöffnet hat',
    response_rate: 'Anteil der Kontaktaufnahmen, auf die der KOL geantwortet hat',
    h_index: 'Größte Zahl h, für die h Publikationen jeweils mindestens h-mal zitiert wurden',
    publications_count: 'Erfasste Publikationen',
  },

  // The roles name the activity instead of the person, so that they fit women and men.
  roles: { speaker: 'Vortrag', panelist: 'Podium', organizer: 'Organisation', attendee: 'Teilnahme' },
  campaignStatuses: {
    sent: 'Gesendet',
    delivered: 'Zugestellt',
    opened: 'Geöffnet',
    clicked: 'Geklickt',
    bounced: 'Unzustellbar',
  },
  interactionTypes: {
    meeting: 'Treffen',
    call: 'Telefonat',
    email: 'E-Mail',
    congress: 'Kongress',
    advisory: 'Beratung',
  },
  recordField: {
    id: 'ID',
    name: 'Name',
    date: 'Datum',
    role: 'Rolle',
    sent_at: 'Gesendet',
    status: 'Status',
    type: 'Typ',
    subject: 'Betreff',
    summary: 'Zusammenfassung',
    title: 'Titel',
    journal: 'Fachzeitschrift',
    published_on: 'Veröffentlicht',
    doi: 'DOI',
    citations: 'Zitationen',
    entry: 'Eintrag',
  },
  furtherDetails: 'Weitere Angaben',
  upcoming: 'Bevorstehend',

  none: {
    events: 'Keine Veranstaltungen erfasst',
    campaigns: 'Keine Kampagnen erfasst',
    interactions: 'Keine Interaktionen erfasst',
    publications: 'Keine Publikationen erfasst',
  },
  notLoaded: {
    overview: 'Das Profil konnte nicht geladen werden',
    events: 'Die Veranstaltungen konnten nicht geladen werden',
    campaigns: 'Die Kampagnen konnten nicht geladen werden',
    interactions: 'Die Interaktionen konnten nicht geladen werden',
    publications: 'Die Publikationen konnten nicht geladen werden',
    timeline: 'Die Zeitachse konnte nicht geladen werden',
  },
  notReadable: 'In nicht lesbarer Form gesendet',
  notAnswered: 'Von diesem Dienst nicht geliefert',
  notAnsweredLong: 'Der Dienst hat das Profil ohne diese Liste gesendet; dazu ist daher keine Aussage möglich.',
  tabCount: (label, value) => `${label} (${count(value)})`,

  idReport: {
    found: (found, duplicates) =>
      duplicates === 0
        ? `${ids(found)} gefunden.`
        : `${ids(found)} gefunden, ${count(duplicates)} ${plural(duplicates, { one: 'Duplikat', other: 'Duplikate' })} zusammengeführt.`,
    others: (pieces) =>
      plural(pieces, {
        one: 'Ein Textstück ist keine KOL-ID:',
        other: `${count(pieces)} Textstücke sind keine KOL-IDs:`,
      }),
  },

  briefing: {
    title: (kols) => plural(kols, { one: 'Briefing', other: `${count(kols)} Briefings` }),
    titleOf: (name) => `Briefing: ${name}`,
    intro: 'Eine Seite pro KOL, auf A4 oder Letter.',
    noKolId: 'Die Adresse nennt keinen KOL',
    lookUp: 'KOLs aufrufen',
    withNotes: 'Interne Notizen drucken',
    backToProfile: 'Zurück zum Profil',
    backToList: 'Zurück zur Liste',
    progress: (done, total) => `${count(done)} von ${count(total)} geladen`,
    failed: (id, reason) => `${id} fehlt: ${reason}`,
    unknown: 'Der Dienst kennt keinen KOL mit dieser ID.',
    unknownMeans: 'Hierfür gibt es keine Seite; die Seiten anderer KOLs sind nicht betroffen.',
    metrics: 'Kennzahlen',
    interactions: 'Letzte Interaktionen',
    coming: 'Kommende Veranstaltungen',
    recent: 'Letzte Veranstaltungen',
    publications: 'Neueste Publikationen',
    noneRecorded: 'Nichts erfasst',
    shortened: '…\u00A0gekürzt',
    someOf: (list, shown, all) => `${list} (${count(shown)} von ${count(all)})`,
  },
};
