import { count, currentFormat } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const account: Translation['account'] = {
  signInTitle: 'Anmelden',
  signInIntro: 'KOL-Profile lesen, Kampagnen auswerten und Fachleute zu Veranstaltungen einladen.',
  signInWithAccount: 'Mit dem Konto Ihrer Organisation anmelden',
  signInWithOtherAccount: 'Mit einem anderen Konto anmelden',
  accountHelp: 'Die Anmeldeseite Ihrer Organisation öffnet sich. KOL Desk sieht Ihr Passwort nie.',
  key: 'API-Schlüssel',
  keyHelp: 'Der Schlüssel Ihrer Organisation. Sie erhalten ihn von Ihrer Administration.',
  showKey: 'Schlüssel anzeigen',
  hideKey: 'Schlüssel verbergen',
  submit: 'Anmelden',
  submitting: 'Schlüssel wird geprüft\u00A0…',
  keyMissing: 'Geben Sie einen API-Schlüssel ein.',
  keyMalformed: 'Ein Schlüssel besteht nur aus Buchstaben, Ziffern und Satzzeichen, ohne Leerzeichen.',
  wrongKey:
    'Der Dienst akzeptiert diesen Schlüssel nicht. Prüfen Sie, ob er vollständig kopiert und nicht widerrufen wurde.',
  forbiddenKey:
    'Dieser Schlüssel hat keinen Zugang. Bitten Sie Ihre Administration um einen Schlüssel mit der nötigen Berechtigung.',
  keyNotKept:
    'Dieser Browser behält den Schlüssel nicht. Sie bleiben angemeldet, bis Sie sich abmelden, den Browser schließen oder ihn eine Weile nicht benutzen.',
  keep: 'Auf diesem Gerät angemeldet bleiben',
  staysHere: 'Der Schlüssel bleibt in den offenen Tabs dieses Browsers und wird gelöscht, wenn Sie sie schließen.',
  keepMeans:
    'Der Schlüssel bleibt in diesem Browser gespeichert, bis Sie sich abmelden, auch wenn der Browser geschlossen wird. Wählen Sie dies nur auf einem Gerät, das sonst niemand benutzt.',
  signingIn: 'Sie werden angemeldet\u00A0…',
  codeRefusedTitle: 'Dieser Anmeldelink gilt nicht mehr',
  codeRefused:
    'Er wurde schon benutzt, ist älter als zehn Minuten, oder Sie haben ihn über einen Proxy oder auf einem anderen Rechner geöffnet. Starten Sie KOL Desk neu, um einen neuen zu erhalten. Über einen Proxy oder auf einem anderen Rechner melden Sie sich mit einem Schlüssel an.',
  stillSignedIn: 'Sie sind weiterhin angemeldet wie zuvor.',
  continueToDesk: 'Weiter',
  endedBy: {
    otherTab: 'Sie haben sich in einem anderen Tab dieses Browsers abgemeldet.',
    idle: 'Sie wurden abgemeldet, weil KOL Desk eine Weile nicht benutzt wurde. Nicht gesendete Formulare sind noch da, wenn Sie sich wieder anmelden.',
  },
  refused: {
    cancelled: 'Sie haben die Anmeldung nicht abgeschlossen. Versuchen Sie es erneut, wenn Sie bereit sind.',
    no_role: 'Ihr Konto hat keinen Zugang zu KOL Desk. Bitten Sie Ihre Administration um eine Rolle.',
    blocked: 'Ihr Zugang zu KOL Desk ist gesperrt. Wenden Sie sich an Ihre Administration.',
    expired: 'Die Anmeldung hat zu lange gedauert oder in einem anderen Browser begonnen. Versuchen Sie es erneut.',
    unavailable: 'Die Anmeldeseite Ihrer Organisation antwortet nicht. Versuchen Sie es in einigen Minuten erneut.',
    invalid:
      'Die Antwort der Anmeldeseite Ihrer Organisation ist nicht gültig. Versuchen Sie es erneut. Wenn es wieder nicht gelingt, wenden Sie sich an Ihre Administration.',
    no_auth_time:
      'Die Anmeldeseite Ihrer Organisation teilt nicht mit, wann Sie sich angemeldet haben (auth_time); diese Aktion braucht diese Angabe. Wenden Sie sich an Ihre Administration.',
    failed: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es in einigen Minuten erneut.',
  },

  sessionOwner: (name, organization) => `${name}, „${organization}“`,
  keyOwner: (key) => `API-Schlüssel ${key}`,
  currentSignIn: (owner) => `Bisherige Anmeldung: ${owner}`,
  newSignIn: (owner) => `Neue Anmeldung: ${owner}`,
  replaceTitle: 'Die bisherige Anmeldung ersetzen?',
  replace:
    'Wenn Sie fortfahren, wechseln alle Tabs dieses Browsers zur neuen Anmeldung. Nicht gesendete Formulare der bisherigen bleiben hier, bis Sie zurückkehren.',
  replaceConfirm: 'Ersetzen und anmelden',
  staySignedIn: 'Angemeldet bleiben',

  signedInTitle: 'Sie sind angemeldet',
  signedInHelp:
    'Schließen Sie diesen Tab und kehren Sie zu der Seite zurück, die um die Anmeldung bat. Sie macht dort weiter, wo Sie waren.',
  openHere: 'KOL Desk in diesem Tab öffnen',

  countedSessions: (sessions) =>
    plural(sessions, {
      one: 'Sie sind nur in diesem Browser angemeldet.',
      other: `Sie haben ${count(sessions)} Sitzungen.`,
    }),
  unknownSessions:
    'Wenn Sie eine Sitzung nicht kennen, melden Sie sich dort ab und wenden Sie sich an Ihre Administration.',
  thisBrowser: 'Dieser Browser',
  otherBrowser: 'Ein anderer Browser',
  signedInAt: (time) => `Angemeldet am ${time}`,
  lastUsed: (time) => `Zuletzt benutzt am ${time}`,
  endOthers: 'Alle anderen abmelden',

  roles: { reader: 'Lesen', planner: 'Planung', manager: 'Leitung' },
  signedInUntil: (time) => `Angemeldet bis spätestens ${time}`,

  expiredTitle: 'Erneut anmelden',
  expired: 'Ihre Anmeldung gilt nicht mehr. Auf der Seite geht nichts verloren: Melden Sie sich an, um weiterzumachen.',
  reauth: 'Für diese Aktion müssen Sie sich erneut anmelden. Danach wird sie fortgesetzt.',
  inNewTab: 'In einem neuen Tab anmelden',
  inNewTabHelp: 'Kehren Sie nach der Anmeldung in diesen Tab zurück. Sie können dort weiterarbeiten.',
  idleTitle: 'Sind Sie noch da?',
  idle: 'KOL Desk wurde seit einer Weile nicht benutzt. Zum Schutz personenbezogener Daten werden Sie bald abgemeldet; nicht gesendete Formulare bleiben erhalten.',
  idleRest: (seconds) =>
    `Abmeldung in ${plural(seconds, { one: 'einer Sekunde', other: `${count(seconds)} Sekunden` })}`,
  signOutTitle: 'Abmelden?',
  signOut: (forms) =>
    `Beim Abmelden wird gelöscht, was nicht gesendet wurde: ${currentFormat().list(
      forms.map((name) => (name === '' ? 'eine Veranstaltung ohne Namen' : `„${name}“`)),
    )}. Auch die Liste des zuletzt Geöffneten wird geleert.`,
  signOutStay: 'Bleiben',
  signOutDiscard: 'Verwerfen und abmelden',
};
