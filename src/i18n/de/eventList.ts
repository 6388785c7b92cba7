import { count } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const eventList: Translation['eventList'] = {
  title: 'Veranstaltungen',
  noun: 'Veranstaltungen',
  counted: (events) => `${count(events)} ${plural(events, { one: 'Veranstaltung', other: 'Veranstaltungen' })}`,
  noMatchTitle: 'Keine Veranstaltung passt',
  noMatch: 'Entfernen Sie einen Filter oder sehen Sie im anderen Reiter nach.',
  emptyTitle: 'Keine kommenden Veranstaltungen',
  empty: 'Eine neue Veranstaltung erscheint hier, sobald sie angelegt ist.',
  nonePastTitle: 'Keine vergangenen Veranstaltungen',
  nonePast:
    'Eine Veranstaltung erscheint hier am Tag nach ihrem Beginn. Bis ihr letzter Tag vorbei ist, steht sie auch unter „Kommende“.',
  unavailableTitle: 'Veranstaltungen sind nicht verfügbar',
  unavailable:
    'Dieser Dienst listet keine Veranstaltungen auf. Sie finden eine Veranstaltung in den Profilen der Eingeladenen.',

  tabsLabel: 'Welche Veranstaltungen',
  upcoming: 'Kommende',
  past: 'Vergangene',
  drafts: 'Unfertige',
  layout: 'Darstellung',
  table: 'Tabelle',
  calendar: 'Kalender',

  name: 'Veranstaltung',
  start: 'Beginn',
  startForYou: 'Beginn (Ihre Zeit)',
  end: 'Ende',
  place: 'Ort',
  invited: 'Eingeladen',
  confirmed: 'Zugesagt',
  created: 'Angelegt',
  search: 'Veranstaltungen suchen',
  searchPlaceholder: 'Name, Ort, Stadt\u00A0…',
  from: 'Von (UTC)',
  to: 'Bis (UTC)',
  shortDays: { from: 'Von', to: 'Bis' },
  attendee: 'Eingeladener KOL',

  details: 'Details',
  description: 'Beschreibung',
  attendees: 'Eingeladene',
  noAttendees: 'Es sind keine KOLs eingeladen.',
  rsvps: { confirmed: 'Zugesagt', pending: 'Offen', declined: 'Abgesagt' },
  duplicate: 'Duplizieren',

  draftsHelp:
    'Formulare, die Sie in diesem Browser begonnen und nicht gesendet haben. Beim Abmelden werden sie gelöscht.',
  noDraftsTitle: 'Keine unfertigen Veranstaltungen',
  noDrafts:
    'Ein Formular für eine neue Veranstaltung, das Sie verlassen, bleibt hier, bis Sie es senden oder sich abmelden.',
  unnamedDraft: 'Eine Veranstaltung ohne Namen',
  draftDetail: (when, kols, toCorrect) =>
    `Zuletzt geändert: ${when} · ${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} einzuladen${toCorrect > 0 ? `, ${count(toCorrect)} zu korrigieren` : ''}`,
  mayExist: 'Gesendet, aber nicht bestätigt: Die Veranstaltung gibt es vielleicht schon',
  discard: (name) => `${name} verwerfen`,

  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  thisMonth: 'Heute',
  inMonth: (events, month) =>
    `${month}: ${count(events)} ${plural(events, { one: 'Veranstaltung', other: 'Veranstaltungen' })}`,
  timeZone: (zone) => `Zeitzone: ${zone}`,
  more: (events) => `${count(events)} weitere`,
  fewer: 'Weniger anzeigen',

  allEvents: 'Alle Veranstaltungen',
  forgottenTitle: 'Diese Veranstaltung ist hier nicht verfügbar',
  forgotten: (id) =>
    `Dieser Dienst stellt einzelne Veranstaltungen nicht bereit, und ${id} wurde nicht in diesem Browser angelegt. Die Veranstaltung steht in den Profilen der Eingeladenen.`,
  foundEvent: (name, id, day) =>
    `„${name}“ steht im Profil von ${id}${day === null ? '' : ` (${day})`}. Der Dienst hat das nicht bestätigt, daher sehen Sie hier, was gesendet wurde.`,
  noEmail: 'KOL Desk hat keine E-Mail gesendet: Sie laden die KOLs selbst ein.',
  copyId: 'Veranstaltungs-ID kopieren',
  planAnotherLikeThis: 'Ähnliche Veranstaltung planen',
  times: 'Zeiten',
};
