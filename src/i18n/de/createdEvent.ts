import type { Translation } from '../translation.ts';

export const createdEvent: Translation['createdEvent'] = {
  allEvents: 'Alle Veranstaltungen',
  forgottenTitle: 'Diese Veranstaltung ist hier nicht vermerkt',
  forgotten: (id) =>
    `Die Schnittstelle kann Veranstaltungen nicht lesen, und ${id} wurde nicht in diesem Browser angelegt. Die Veranstaltung steht in den Profilen der Eingeladenen.`,
  foundEvent: (name, id, day) =>
    `„${name}“ steht im Profil von ${id}${day === null ? '' : ` (${day})`}. Keine Antwort hat das bestätigt: Unten steht, was gesendet wurde; was der Dienst daraus gemacht hat, ist nicht bekannt.`,
  noEmail: 'KOL Desk hat keine E-Mail gesendet: Sie laden die KOLs selbst ein.',
  copyId: 'Veranstaltungs-ID kopieren',
  planAnotherLikeThis: 'Ähnliche Veranstaltung planen',
  times: 'Zeiten',
};
