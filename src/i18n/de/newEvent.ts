import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

export const newEvent: Translation['newEvent'] = {
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
    private: 'Nur wer die Veranstaltung angelegt hat.',
    organization: 'Alle in Ihrer Organisation.',
    invite_only: 'Das Planungsteam Ihrer Organisation und die eingeladenen KOLs.',
  },
  characters: (used) => `${count(used)} Zeichen`,
  charactersOf: (used, most) => `${count(used)} von ${count(most)} Zeichen`,

  faults: {
    zoneMissing: 'Wählen Sie die Zeitzone.',
    farAway: (years) => `Das Jahr ist mehr als ${count(years)} Jahre entfernt: Bitte prüfen.`,
    startSkipped: 'Der Beginn fällt in eine Stunde, die bei der Zeitumstellung ausfällt.',
    endSkipped: 'Das Ende fällt in eine Stunde, die bei der Zeitumstellung ausfällt.',
    startRepeated: 'Die Uhrzeit des Beginns gibt es zweimal: Wählen Sie die gemeinte.',
    endRepeated: 'Die Uhrzeit des Endes gibt es zweimal: Wählen Sie die gemeinte.',
  },

  review: 'Veranstaltung prüfen',

  // A form draft is called „Eingaben“, because „Entwurf“ is the status of a created event.
  restoreTitle: 'Eingaben wiederherstellen?',
  draftNamed: (name) => `„${name}“`,
  draftUnnamed: 'Eine Veranstaltung ohne Namen',
  restore: (name, when, attendees) =>
    `${name} wurde nicht gesendet. Zuletzt geändert: ${when}; einzuladen: ${kols(attendees)}.`,
  restoreOtherKey:
    'Sie stammen aus der Zeit mit einem anderen API-Schlüssel: Gehört er zu einer anderen Organisation, sind die KOLs darin hier nicht bekannt.',
  restoreUnanswered: (name, when) =>
    `${name} wurde gesendet, aber keine Antwort sagt, was daraus geworden ist: Die Veranstaltung existiert möglicherweise. Zuletzt geändert: ${when}. Stellen Sie die Eingaben zum Prüfen wieder her.`,
  discardTitle: 'Eingaben verwerfen?',
  discard: (name, when) => `${name}, zuletzt geändert: ${when}. Die Eingaben sind dann nicht mehr da.`,
  discardUnansweredTitle: 'Ungeprüft verwerfen?',
  discardUnanswered: (name, when) =>
    `${name}, zuletzt geändert: ${when}. Die Veranstaltung existiert möglicherweise. Ohne diese Eingaben lässt sich hier nicht mehr danach suchen.`,
  keepDraft: 'Eingaben behalten',
  restoreDraft: 'Wiederherstellen',
  discardDraft: 'Verwerfen',
  leaveTitle: 'Formular verlassen?',
  leave:
    'Die Veranstaltung wurde nicht gesendet. Behaltene Eingaben werden Ihnen wieder angeboten, wenn Sie in diesem Tab zum Formular zurückkehren.',
  leaveUncertain:
    'Die Veranstaltung wurde gesendet, aber die Antwort ist nicht da: Sie existiert möglicherweise. Mit behaltenen Eingaben können Sie es prüfen, wenn Sie in diesem Tab zum Formular zurückkehren.',
  leaveKeep: 'Eingaben behalten und verlassen',
  leaveDiscard: 'Verwerfen und verlassen',
  stay: 'Bleiben',

  foundWithoutId: (name, id) =>
    `„${name}“ wurde angelegt: Die Veranstaltung steht im Profil von ${id}, aber ohne eine ID, mit der sie sich hier zeigen ließe. Unten steht ein neues Formular.`,
  createdHere: 'Zuletzt angelegte Veranstaltungen',
  createdHereNote:
    'Veranstaltungen, die in diesem Tab angelegt wurden. Die Schnittstelle kann Veranstaltungen nicht auflisten; sie bleiben daher hier vermerkt, bis der Tab geschlossen wird.',
  createdHereLine: (start, invited) => `${start}, ${kols(invited)} eingeladen`,
  forgottenTitle: 'Diese Veranstaltung ist hier nicht vermerkt',
  forgotten: (id) =>
    `Die Schnittstelle kann Veranstaltungen nicht lesen, und ${id} wurde nicht in diesem Tab angelegt. Die Veranstaltung steht in den Profilen der Eingeladenen.`,
};
