import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

export const session: Translation['session'] = {
  expiredTitle: 'Erneut anmelden',
  expired:
    'Der Dienst akzeptiert Ihren Schlüssel nicht mehr. Auf der Seite geht nichts verloren: Sie machen da weiter, wo Sie sind.',
  idleTitle: 'Sind Sie noch da?',
  idle: 'KOL Desk wurde seit einer Weile nicht benutzt. Zum Schutz personenbezogener Daten werden Sie bald abgemeldet; nicht gesendete Formulare bleiben erhalten.',
  idleRest: (seconds) =>
    `Abmeldung in ${plural(seconds, { one: 'einer Sekunde', other: `${currentFormat().count(seconds)} Sekunden` })}`,
  staySignedIn: 'Angemeldet bleiben',
  signOutTitle: 'Abmelden?',
  signOut: (forms) =>
    `Beim Abmelden wird gelöscht, was in diesem Tab nicht gesendet wurde: ${currentFormat().list(
      forms.map((name) => (name === '' ? 'eine Veranstaltung ohne Namen' : `„${name}“`)),
    )}. Auch die Liste des zuletzt Geöffneten wird geleert.`,
  signOutStay: 'Bleiben',
  signOutDiscard: 'Verwerfen und abmelden',
};
