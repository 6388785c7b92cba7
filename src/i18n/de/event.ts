import { count, currentFormat } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;
const optionalCount = (value: number | null | undefined) => (typeof value === 'number' ? count(value) : '—');

export const event: Translation['event'] = {
  plannersOnlyTitle: 'Ihre Rolle kann keine Veranstaltungen anlegen',
  plannersOnly:
    'Sie können hier alles lesen. Wenn Sie Veranstaltungen anlegen möchten, bitten Sie Ihre Administration um die Rolle „Planung“.',
  newTitle: 'Neue Veranstaltung',
  intro:
    'Veranstaltungen lassen sich nach dem Anlegen weder ändern noch löschen. Prüfen Sie deshalb zuerst alle Angaben.',
  basics: 'Was',
  when: 'Wann',
  where: 'Wo',
  who: 'Wer',

  name: 'Name',
  namePlaceholder: 'z.\u00A0B. Advisory Board Herzklappen',
  description: 'Beschreibung',
  event_type: 'Typ',
  eventTypes: {
    advisory_board: 'Advisory Board',
    speaker_program: 'Referentenprogramm',
    conference: 'Kongress',
    workshop: 'Workshop',
    webinar: 'Webinar',
    dinner: 'Arbeitsessen',
    other: 'Sonstiges',
  },
  visibility: 'Sichtbarkeit',
  visibilities: { private: 'Privat', organization: 'Organisation', invite_only: 'Nur mit Einladung' },
  start_date: 'Beginn',
  end_date: 'Ende',
  location_type: 'Format',
  noLocation: 'Noch offen',
  locationTypes: { in_person: 'Präsenz', virtual: 'Virtuell', hybrid: 'Hybrid' },
  venue: 'Veranstaltungsort',
  city: 'Stadt',
  country: 'Land',
  attendees: 'Einzuladende KOLs',
  attendeesCount: (ids: number, toCorrect = 0) =>
    `${plural(ids, { one: 'Ein KOL wird eingeladen', other: `${count(ids)} KOLs werden eingeladen` })}${toCorrect > 0 ? `, ${count(toCorrect)} zu korrigieren` : ''}`,
  inviting: (names: string, ids: number, toCorrect: number) =>
    currentFormat().sentences([
      ids > 0 && `Sie laden ${names} ein.`,
      toCorrect > 0 &&
        `${count(toCorrect)} ${plural(toCorrect, { one: 'Eintrag ist', other: 'Einträge sind' })} zu korrigieren.`,
    ]),
  moreKols: (kols: number) => `${count(kols)} weitere`,
  summary: 'Zusammenfassung',
  stillNeeded: (fields: string) => `Noch nötig: ${fields}`,
  openProfile: 'Ganzes Profil öffnen',
  labeled: (what, text) => `${what}: ${text}`,

  submit: (invited) => (invited === 0 ? 'Als Entwurf anlegen' : `Als Entwurf mit ${kols(invited)} anlegen`),
  submitting: 'Veranstaltung wird angelegt\u00A0…',

  summaryTitle: (errors) =>
    plural(errors, { one: 'Bitte prüfen Sie eine Angabe', other: `Bitte prüfen Sie ${count(errors)} Angaben` }),
  moreErrors: (more) => `und ${count(more)} weitere`,
  errorTitle: 'Die Veranstaltung wurde nicht angelegt',
  refused: 'Es wurde nichts angelegt; alle Eingaben sind noch da.',
  conflict: {
    means: 'Die Veranstaltung steht in Konflikt mit einer anderen Anfrage.',
    help: 'Alle Eingaben sind noch da. Prüfen Sie, ob es die Veranstaltung schon gibt, bevor Sie sie erneut senden.',
  },
  tooLarge: { means: 'Die Anfrage ist zu groß.', help: 'Entfernen Sie Eingeladene oder kürzen Sie die Beschreibung.' },

  errors: {
    nameMissing: 'Geben Sie der Veranstaltung einen Namen.',
    nameTooLong: (max) => `Verwenden Sie höchstens ${count(max)} Zeichen.`,
    typeMissing: 'Wählen Sie einen Typ.',
    startMissing: 'Geben Sie einen gültigen Tag und eine gültige Uhrzeit für den Beginn ein.',
    endMissing: 'Geben Sie einen gültigen Tag und eine gültige Uhrzeit für das Ende ein.',
    endNotAfterStart: 'Das Ende muss nach dem Beginn liegen.',
    countryUnknown: 'Wählen Sie ein Land aus der Liste.',
    attendeeMalformed: 'keine KOL-ID',
    attendeeUnknown: 'kein KOL hat diese ID',
    attendeesMalformed: 'Korrigieren oder entfernen Sie die Einträge, die keine KOL-IDs sind.',
    tooManyAttendees: (max) => `Zu einer Veranstaltung können höchstens ${count(max)} KOLs eingeladen werden.`,
    invalid: 'Diese Angabe ist ungültig.',
    zoneMissing: 'Wählen Sie die Zeitzone.',
    farAway: (years) => `Das Jahr ist mehr als ${count(years)} Jahre entfernt: Bitte prüfen.`,
    startSkipped: 'Der Beginn fällt in eine Stunde, die bei der Zeitumstellung ausfällt.',
    endSkipped: 'Das Ende fällt in eine Stunde, die bei der Zeitumstellung ausfällt.',
    startRepeated: 'Die Uhrzeit des Beginns gibt es zweimal: Wählen Sie die gemeinte.',
    endRepeated: 'Die Uhrzeit des Endes gibt es zweimal: Wählen Sie die gemeinte.',
  },

  createdTitle: 'Die Veranstaltung ist angelegt',
  createdUnknownTitle: 'Veranstaltung',
  created: (name) => `„${name}“ ist jetzt ein Entwurf.`,
  status: 'Status',
  statuses: {
    draft: 'Entwurf',
    scheduled: 'Geplant',
    active: 'Aktiv',
    completed: 'Beendet',
    cancelled: 'Abgesagt',
  },
  id: 'Veranstaltungs-ID',
  attendee_count: 'Eingeladene KOLs',
  rsvp: 'Rückmeldungen',
  rsvpStats: (confirmed, pending, declined) =>
    `${optionalCount(confirmed)} zugesagt, ${optionalCount(pending)} offen, ${optionalCount(declined)} abgesagt`,
  location: 'Ort',
  created_at: 'Angelegt',
  invited: 'Eingeladen',
  planAnother: 'Weitere Veranstaltung planen',

  eventTypeMeanings: {
    advisory_board: 'KOLs beraten Ihre Organisation zu einer Fragestellung.',
    speaker_program: 'Ein KOL trägt vor anderen Fachleuten vor.',
    conference: 'Ein Kongress oder eine Sitzung auf einem Kongress.',
    workshop: 'Praktisches Training oder gemeinsame Arbeit in kleiner Gruppe.',
    webinar: 'Ein Online-Vortrag mit Fragerunde.',
    dinner: 'Ein Treffen bei einem Essen.',
    other: 'Nichts davon; erläutern Sie es in der Beschreibung.',
  },
  visibilityMeanings: {
    private: 'Nur für Sie gedacht. Sehen können sie trotzdem alle, die in Ihrer Organisation KOL Desk nutzen.',
    organization: 'Für Ihre ganze Organisation gedacht. Sehen können sie alle, die dort KOL Desk nutzen.',
    invite_only:
      'Für das Planungsteam und die eingeladenen KOLs gedacht. Sehen können sie trotzdem alle, die in Ihrer Organisation KOL Desk nutzen.',
  },
  characters: (used) => `${count(used)} Zeichen`,
  charactersOf: (used, most) => `${count(used)} von ${count(most)} Zeichen`,

  review: 'Veranstaltung prüfen',

  // A form that was not sent is an „unfertige Veranstaltung“, because „Entwurf“ is the status of an event.
  // Only the form itself calls it „Entwurf“, when it comes back.
  draftNamed: (name) => `„${name}“`,
  draftUnnamed: 'Eine Veranstaltung ohne Namen',
  restored: (name, when) => `Entwurf wiederhergestellt: ${name}, zuletzt geändert: ${when}.`,
  startOver: 'Neu beginnen',
  draftDiscarded: 'Unfertige Veranstaltung verworfen',
  otherDraft: (name, when) => `Sie haben eine unfertige Veranstaltung: ${name}, zuletzt geändert: ${when}.`,
  draftMissing: 'Die unfertige Veranstaltung dieser Adresse ist nicht in diesem Browser.',
  draftElsewhere: (name, when) =>
    `Diese unfertige Veranstaltung ist in einem anderen Tab geöffnet: ${name}, zuletzt geändert: ${when}.`,
  continueHere: 'Hier fortsetzen',
  draftLost:
    'Diese unfertige Veranstaltung wurde in einem anderen Tab fortgesetzt, gesendet oder verworfen. Dieses Formular ist jetzt eine Kopie: Wenn Sie es senden, entsteht eine weitere Veranstaltung.',
  likeMissing:
    'Die Veranstaltung, die als Vorlage dienen soll, ist nicht in diesem Browser, und der Dienst hat sie nicht gesendet.',
  likeAttendeesMissing: 'Hier fehlen Eingeladene, denn die der Vorlage sind nicht lesbar.',
  openDraft: 'Unfertige Veranstaltung öffnen',
  discardUnansweredTitle: 'Ungeprüft verwerfen?',
  discardUnanswered: (name, when) =>
    `${name}, zuletzt geändert: ${when}. Die Veranstaltung existiert möglicherweise. Ohne diese Eingaben lässt sich hier nicht mehr danach suchen.`,
  keepDraft: 'Eingaben behalten',
  discardDraft: 'Verwerfen',
  leaveTitle: 'Formular verlassen?',
  leave: 'Die Veranstaltung ist noch nicht gesendet.',
  leaveKept: 'Behaltene Eingaben sind hier wieder da, wenn Sie zurückkommen.',
  leaveUncertain:
    'Die Veranstaltung wurde gesendet, aber nicht bestätigt: Es gibt sie vielleicht schon. Wenn Sie die Eingaben behalten, können Sie das später hier prüfen.',
  leaveKeep: 'Eingaben behalten und verlassen',
  leaveDiscard: 'Verwerfen und verlassen',
  stay: 'Bleiben',

  foundWithoutId: (name, id) =>
    `„${name}“ wurde angelegt: Die Veranstaltung steht im Profil von ${id}, aber ohne ID, und lässt sich daher hier nicht anzeigen. Unten steht ein neues Formular.`,
  createdHere: 'Zuletzt angelegte Veranstaltungen',
  createdHereNote: 'Veranstaltungen, die Sie in diesem Browser angelegt haben.',
  createdHereLine: (start, invited) => `${start}, ${kols(invited)} eingeladen`,

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
  skipped: 'Um diese Zeit werden dort die Uhren vorgestellt. Welche Uhrzeit meinen Sie?',
  takeTime: (time) => `${time}\u00A0Uhr verwenden`,
  takeDayAndTime: (day, time) => `${day}, ${time}\u00A0Uhr verwenden`,
  repeatedTitle: (time) => `${time}\u00A0Uhr gibt es an diesem Tag zweimal`,
  repeated: 'Um diese Zeit werden dort die Uhren zurückgestellt. Welchen der beiden Zeitpunkte meinen Sie?',
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

  findKols: 'KOLs nach Namen suchen',
  findKolsHelp: 'Geben Sie einen Namen, eine Institution oder eine Stadt ein und wählen Sie, wen Sie einladen.',
  findingKols: 'Wird gesucht\u00A0…',
  noKolFound: 'Kein KOL passt.',
  tooShort: 'Geben Sie mindestens zwei Buchstaben ein.',
  kolSearchFailed: 'Die Suche ist fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  addLabel: 'KOLs hinzufügen',
  addHelp:
    'IDs, Profiladressen oder Tabellenzellen eintippen oder einfügen und mit der Eingabetaste hinzufügen. Sie können auch eine CSV-Datei hier ablegen.',
  add: 'Hinzufügen',
  addFile: 'CSV-Datei auswählen',
  addShortlist: 'Shortlist hinzufügen',
  shortlist: (name, members) => `${name} (${count(members)})`,
  addRecent: 'Zuletzt geöffnete hinzufügen',
  added: ({ added, repeated, duplicates, malformed }) =>
    currentFormat().sentences([
      `${count(added)} ${plural(added, { one: 'ID', other: 'IDs' })} hinzugefügt.`,
      repeated > 0 && `${count(repeated)} bereits in der Liste.`,
      duplicates > 0 &&
        `${count(duplicates)} ${plural(duplicates, { one: 'Duplikat', other: 'Duplikate' })} zusammengeführt.`,
      malformed > 0 &&
        plural(malformed, {
          one: 'Ein Eintrag ist keine KOL-ID.',
          other: `${count(malformed)} Einträge sind keine KOL-IDs.`,
        }),
    ]),
  noneInFile: (name) => `${name} enthält keine KOL-ID.`,
  unreadableFile: (name) => `${name} lässt sich nicht lesen.`,
  noKolsYet: 'Noch keine KOLs. Eine Veranstaltung kann auch ohne Einladungen angelegt werden.',
  unknownIds: (ids) => `${count(ids)} ${plural(ids, { one: 'KOL-ID existiert', other: 'KOL-IDs existieren' })} nicht.`,
  progress: (done, total) => `${count(done)} von ${count(total)} IDs geprüft.`,
  attendee: (id) => `KOL-ID ${id}`,
  editId: 'Korrigieren Sie die ID und drücken Sie die Eingabetaste.',
  remove: (name) => `${name} entfernen`,
  removeAll: 'Alle entfernen',
  removeInvalid: (invalid) =>
    plural(invalid, {
      one: 'Einen fehlerhaften Eintrag entfernen',
      other: `${count(invalid)} fehlerhafte Einträge entfernen`,
    }),
  corrected: (from, to) => `Aus ${from} wurde ${to}.`,
  merged: (id) => `${id} war bereits in der Liste.`,
  removed: (name) => `${name} wurde entfernt.`,
  removedMany: (entries) =>
    plural(entries, { one: 'Ein Eintrag wurde entfernt.', other: `${count(entries)} Einträge wurden entfernt.` }),
  malformed: 'Das ist keine KOL-ID. Eine ID sieht so aus: kol_demo_0001.',
  notRead: 'Das Profil konnte nicht geladen werden. Die ID ist richtig; der KOL kann trotzdem eingeladen werden.',
  total: (label, members) => `${label}: ${count(members)}`,
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
  eventsUnreadable: 'Die Veranstaltungen sind nicht lesbar; Überschneidungen sind daher nicht erkennbar.',
  busyLimit: (days) => `Warnen, wenn ein KOL in den ${count(days)} Tagen davor mehr Veranstaltungen hat als`,
  busyLimitError: (most, used) =>
    `Geben Sie eine ganze Zahl von 0 bis ${count(most)} ein. Bis dahin gilt für die Warnungen ${count(used)}.`,
  warned: (warned) => `Bei ${kols(warned)} gibt es eine Warnung zu anderen Veranstaltungen.`,

  reviewTitle: 'Veranstaltung prüfen',
  reviewIntro: 'Genau dies wird gesendet.',
  reviewEffect:
    'Die Veranstaltung wird als Entwurf gespeichert und erscheint im Profil aller eingeladenen KOLs. KOL Desk sendet keine E-Mail: Sie laden die KOLs selbst ein.',
  reviewSent: 'Genau dies wurde gesendet.',
  backToForm: 'Zurück zum Formular',
  noneInvited: 'Es werden keine KOLs eingeladen.',
  unknownInvited: (ids, unknown) =>
    plural(unknown, {
      one: `Der Dienst kennt keinen KOL mit der ID ${ids}. Gehen Sie zurück zum Formular und korrigieren oder entfernen Sie sie.`,
      other: `Der Dienst kennt keine KOLs mit den IDs ${ids}. Gehen Sie zurück zum Formular und korrigieren oder entfernen Sie sie.`,
    }),
  waitUntil: (time) => `Bis ${time} warten`,
  waitShort: (seconds) => `Noch ${count(seconds)}\u00A0s warten`,
  limited: (seconds) =>
    `Der Dienst bittet, ${count(seconds)} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} zu warten. Es wurde nichts angelegt.`,
  limitedUntil: (time) => `Der Dienst bittet, bis ${time} zu warten. Es wurde nichts angelegt.`,
  limitOver: 'Sie können jetzt erneut senden. Es wurde nichts angelegt.',
  limitUnknown: 'Warten Sie einen Moment und senden Sie dann erneut. Es wurde nichts angelegt.',
  unauthorizedTitle: 'Ihre Anmeldung gilt nicht mehr',
  unauthorized:
    'Es wurde nichts angelegt. Melden Sie sich an und senden Sie die Veranstaltung erneut; alle Eingaben sind noch da.',
  signedInAgainTitle: 'Sie sind wieder angemeldet',
  signedInAgain: 'Es wurde nichts angelegt. Senden Sie die Veranstaltung erneut; alle Eingaben sind noch da.',

  unconfirmed: {
    title: 'Die Veranstaltung existiert möglicherweise',
    foundTitle: 'Die Veranstaltung wurde gefunden',
    text: (name) =>
      `Es ist nicht sicher, ob die Veranstaltung „${name}“ angelegt wurde. Prüfen Sie das zuerst: Erneutes Senden könnte eine zweite anlegen.`,
    verification: (id) => `Die Prüfung sucht diesen Namen und Tag im Profil von ${id} aus der Einladungsliste.`,
    noVerification:
      'Es sind keine KOLs eingeladen, daher gibt es kein Profil zum Prüfen. Wenden Sie sich an Ihre Administration, bevor Sie erneut senden.',
    verificationInList: 'Die Prüfung sucht diesen Namen und Beginn unter den Veranstaltungen Ihrer Organisation.',
    foundInList: (name) =>
      `Gefunden: „${name}“ ist unter Ihren Veranstaltungen. Sie wurde angelegt; senden Sie sie nicht noch einmal.`,
    notFoundInList: (name, time) =>
      `„${name}“ war um ${time} nicht unter Ihren Veranstaltungen. Wenn der Dienst langsam ist, kann sie noch erscheinen. Warten Sie einen Moment und prüfen Sie noch einmal, oder senden Sie sie erneut.`,
    openEvents: 'Veranstaltungen öffnen',
    check: 'Prüfen',
    checking: 'Wird geprüft\u00A0…',
    found: (name, id) =>
      `Gefunden: „${name}“ steht im Profil von ${id}. Sie wurde angelegt; senden Sie sie nicht erneut.`,
    notFound: (name, id, time) =>
      `„${name}“ war im Profil von ${id} nicht zu finden (${time}). Ist der Dienst langsam, kann sie noch erscheinen: Warten Sie einen Moment und prüfen Sie noch einmal, oder senden Sie erneut.`,
    unknown: 'Das Profil hat keine lesbaren Veranstaltungen; die Prüfung hat daher kein Ergebnis.',
    checkFailed: 'Die Prüfung ist fehlgeschlagen; ob die Veranstaltung existiert, ist weiterhin offen.',
    openProfile: 'Veranstaltungen im Profil öffnen',
    sendAgain: 'Erneut senden',
    change: 'Veranstaltung erst ändern',
    settleFirst: 'Fahren Sie mit den Schaltflächen oben fort.',
    done: 'Sie existiert: Formular schließen',
    another: 'Das ist eine andere Veranstaltung',
    how: (kind, status) =>
      status !== null
        ? kind === 'http' && status < 500
          ? `Der Dienst hat mit dem Status ${status} abgelehnt, aber der frühere Versuch kann erfolgreich gewesen sein.`
          : `Die Antwort hatte den Status ${status}.`
        : kind === 'timeout'
          ? 'Es kam nicht rechtzeitig eine Antwort.'
          : 'Die Verbindung brach ab.',
  },

  calendarFile: 'Kalenderdatei (.ics)',
  attendeesFile: 'Eingeladene mit Kontaktdaten (CSV)',
  loadingContacts: 'Kontaktdaten werden geladen\u00A0…',
};
