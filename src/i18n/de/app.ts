import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

export const app: Translation['app'] = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  kols: 'KOLs',
  products: 'Produkte',
  campaigns: 'Kampagnen',
  // The bottom navigation on phones is narrow.
  newEvent: 'Neue Veran\u00ADstaltung',
  lookUp: 'KOL über die ID aufrufen',
  lookUpPlaceholder: 'KOL-ID',
  lookUpSubmit: 'Profil öffnen',
  goToOrDo: 'Suchen oder Befehl ausführen\u00A0…',
  paletteKey: 'Strg K',
  useLight: 'Helle Farben verwenden',
  useDark: 'Dunkle Farben verwenden',
  language: 'Sprache',
  signedIn: 'Angemeldet',
  signOut: 'Abmelden',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFound: 'Die Adresse ist möglicherweise falsch geschrieben, oder die Seite wurde verschoben.',
  goHome: 'Zum Start',
  codeMissingTitle: 'Diese Ansicht konnte nicht geladen werden',
  codeMissing: {
    away: {
      means: 'Der Dienst ist nicht erreichbar. Nichts, was Sie gesendet oder gespeichert haben, geht verloren.',
      help: 'Sie öffnet sich von selbst, sobald die Verbindung wieder besteht.',
    },
    gone: {
      means:
        'Der Dienst antwortet: Möglicherweise wurde KOL Desk gerade aktualisiert. Nichts, was Sie gesendet oder gespeichert haben, geht verloren.',
      help: 'Versuchen Sie es erneut: Die Seite wird dann neu geladen. Schlägt es wieder fehl, geben Sie die Angaben unten weiter.',
    },
  },
  brokenTitle: 'Diese Ansicht funktioniert nicht mehr',
  broken:
    'Der Fehler liegt im Dashboard, nicht bei Ihnen. Nichts, was Sie gesendet oder gespeichert haben, geht verloren. Neuladen hilft meistens; tritt der Fehler wieder auf, geben Sie die Angaben unten weiter.',
  reload: 'Neu laden',
  configTitle: 'Das Dashboard kann nicht starten',
  configMeans:
    'Seine Einstellungen lassen sich nicht lesen oder nicht verwenden; ohne sie kann nichts angezeigt werden. Es fragt von selbst erneut nach und startet, sobald sie sich verwenden lassen. Was Sie gespeichert haben, bleibt erhalten.',
  configHelp: 'Bitten Sie den Betreiber von KOL Desk, sie zu berichtigen, und geben Sie die Angaben unten weiter.',
  service: {
    offline: 'Sie sind offline. KOL Desk versucht es weiter.',
    down: 'Der Dienst ist nicht verfügbar. KOL Desk versucht es weiter.',
    slow: 'Der Dienst antwortet langsam. Nichts geht verloren: Ihre Anfrage ist unterwegs.',
    well: 'Der Dienst antwortet wieder wie gewohnt.',
    asOf: (time) => `Angezeigt wird der Stand von ${time}.`,
  },

  session: {
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
  },

  signIn: {
    title: 'Anmelden',
    intro: 'KOL-Profile lesen, Kampagnen auswerten und Fachleute zu Veranstaltungen einladen.',
    key: 'API-Schlüssel',
    keyHelp: 'Der Schlüssel Ihrer Organisation. Sie erhalten ihn vom Betreiber des Dienstes.',
    showKey: 'Schlüssel anzeigen',
    hideKey: 'Schlüssel verbergen',
    submit: 'Anmelden',
    submitting: 'Schlüssel wird geprüft\u00A0…',
    keyMissing: 'Geben Sie einen API-Schlüssel ein.',
    keyMalformed: 'Ein Schlüssel besteht nur aus Buchstaben, Ziffern und Satzzeichen, ohne Leerzeichen.',
    wrongKey:
      'Der Dienst akzeptiert diesen Schlüssel nicht. Prüfen Sie, ob er vollständig kopiert und nicht widerrufen wurde.',
    forbiddenKey:
      'Der Dienst kennt diesen Schlüssel, lässt ihn hier aber nicht zu. Bitten Sie den Betreiber des Dienstes um einen Schlüssel mit der nötigen Berechtigung.',
    keep: 'Auf diesem Gerät angemeldet bleiben',
    staysHere: 'Der Schlüssel bleibt in den offenen Tabs dieses Browsers und wird gelöscht, wenn Sie sie schließen.',
    keepMeans:
      'Der Schlüssel bleibt in diesem Browser gespeichert, bis Sie sich abmelden, auch wenn der Browser geschlossen wird. Wählen Sie dies nur auf einem Gerät, das sonst niemand benutzt.',
    formerKeyHolds: 'Sie sind weiterhin mit dem bisherigen Schlüssel angemeldet.',
    goOn: 'Weiter',
    endedBy: {
      otherTab:
        'Sie haben sich in einem anderen Tab dieses Browsers abgemeldet. Nicht gesendete Formulare sind für denselben Schlüssel noch da.',
      otherKey:
        'In einem anderen Tab dieses Browsers wurde ein anderer Schlüssel angemeldet. Diese Seite wurde mit ihm neu begonnen.',
      idle: 'Sie wurden abgemeldet, weil KOL Desk eine Weile nicht benutzt wurde. Nicht gesendete Formulare sind für denselben Schlüssel noch da.',
    },
  },
};
