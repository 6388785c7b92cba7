import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;
const figure = (value: number | null | undefined) => (typeof value === 'number' ? count(value) : '—');

export const event: Translation['event'] = {
  newTitle: 'Neue Veranstaltung',
  intro:
    'Der Dienst kann eine Veranstaltung anlegen, aber nicht ändern oder löschen. Prüfen Sie deshalb alles vor dem Senden.',
  basics: 'Was',
  when: 'Wann',
  where: 'Wo',
  who: 'Wer',

  name: 'Name',
  namePlaceholder: 'z.\u00A0B. Advisory Board Herzklappen',
  description: 'Beschreibung',
  event_type: 'Veranstaltungstyp',
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
  attendeesCount: (ids) =>
    plural(ids, { one: 'Ein KOL wird eingeladen', other: `${count(ids)} KOLs werden eingeladen` }),
  faultOf: (what, error) => `${what}: ${error}`,

  submit: (invited) => (invited === 0 ? 'Als Entwurf anlegen' : `Als Entwurf anlegen und ${kols(invited)} einladen`),
  submitting: 'Veranstaltung wird angelegt\u00A0…',

  summaryTitle: (errors) =>
    plural(errors, { one: 'Bitte prüfen Sie eine Angabe', other: `Bitte prüfen Sie ${count(errors)} Angaben` }),
  moreFaults: (more) => `und ${count(more)} weitere`,
  faultTitle: 'Die Veranstaltung wurde nicht angelegt',
  refused: 'Es wurde nichts angelegt; alle Eingaben sind noch da.',

  faults: {
    nameMissing: 'Geben Sie der Veranstaltung einen Namen.',
    nameTooLong: (max) => `Verwenden Sie höchstens ${count(max)} Zeichen.`,
    typeMissing: 'Wählen Sie einen Veranstaltungstyp.',
    startMissing: 'Geben Sie Tag und Uhrzeit des Beginns ein.',
    endMissing: 'Geben Sie Tag und Uhrzeit des Endes ein.',
    endNotAfterStart: 'Das Ende muss nach dem Beginn liegen.',
    countryUnknown: 'Wählen Sie ein Land aus der Liste.',
    attendeeMalformed: 'keine KOL-ID',
    attendeeUnknown: 'dem Dienst nicht bekannt',
    attendeesMalformed: 'Korrigieren oder entfernen Sie, was kein KOL ist.',
    tooManyAttendees: (max) => `Zu einer Veranstaltung können höchstens ${count(max)} KOLs eingeladen werden.`,
    invalid: 'Diese Angabe ist ungültig.',
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
    `${figure(confirmed)} zugesagt, ${figure(pending)} offen, ${figure(declined)} abgesagt`,
  location: 'Ort',
  created_at: 'Angelegt',
  invited: 'Eingeladen',
  planAnother: 'Weitere Veranstaltung planen',
};
