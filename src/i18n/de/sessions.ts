import { count, currentFormat } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation['sessions'] = {
  count: (sessions) =>
    plural(sessions, {
      one: 'Sie sind nur in diesem Browser angemeldet.',
      other: `Sie haben ${count(sessions)} Sitzungen.`,
    }),
  unknown: 'Wenn Sie eine Sitzung nicht kennen, melden Sie sich dort ab und informieren Sie Ihre Administration.',
  thisBrowser: 'Dieser Browser',
  otherBrowser: 'Ein anderer Browser',
  signedIn: (time) => `Angemeldet ${time}`,
  lastUsed: (time) => `Zuletzt benutzt ${time}`,
  endOthers: 'Alle anderen abmelden',

  roles: { reader: 'Leserecht', planner: 'Planung', manager: 'Verwaltung' },
  signedInUntil: (time) => `Angemeldet bis spätestens ${time}`,

  expiredTitle: 'Erneut anmelden',
  expired: 'Ihre Anmeldung gilt nicht mehr. Auf der Seite geht nichts verloren: Sie machen da weiter, wo Sie sind.',
  reauth: 'Für diese Aktion muss Ihre Anmeldung neu sein. Melden Sie sich erneut an, dann geht es weiter.',
  inNewTab: 'In einem neuen Tab anmelden',
  inNewTabHelp: 'Kehren Sie danach in diesen Tab zurück. Er macht da weiter, wo Sie sind.',
  idleTitle: 'Sind Sie noch da?',
  idle: 'KOL Desk wurde seit einer Weile nicht benutzt. Zum Schutz personenbezogener Daten werden Sie bald abgemeldet; nicht gesendete Formulare bleiben erhalten.',
  idleRest: (seconds) =>
    `Abmeldung in ${plural(seconds, { one: 'einer Sekunde', other: `${count(seconds)} Sekunden` })}`,
  staySignedIn: 'Angemeldet bleiben',
  signOutTitle: 'Abmelden?',
  signOut: (forms) =>
    `Beim Abmelden wird gelöscht, was nicht gesendet wurde: ${currentFormat().list(
      forms.map((name) => (name === '' ? 'eine Veranstaltung ohne Namen' : `„${name}“`)),
    )}. Auch die Liste des zuletzt Geöffneten wird geleert.`,
  signOutStay: 'Bleiben',
  signOutDiscard: 'Verwerfen und abmelden',
};
