import type { Translation } from '../translation.ts';

export const signIn: Translation['signIn'] = {
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
};
