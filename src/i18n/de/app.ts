import type { Translation } from '../translation.ts';

export const app: Translation['app'] = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  kols: 'KOLs',
  products: 'Produkte',
  campaigns: 'Kampagnen',
  noSearchByName: 'Die Suche nach Namen ist mit diesem Dienst nicht verfügbar. Alles andere funktioniert.',
  events: 'Veranstaltungen',
  // With a soft hyphen, because the bottom navigation on phones is narrow.
  newEvent: 'Neue Veran\u00ADstaltung',
  search: 'Suchen oder öffnen\u00A0…',
  paletteKey: 'Strg K',
  userMenu: 'Konto und Einstellungen',
  appearance: 'Darstellung',
  colorSchemes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  shortcuts: 'Tastenkürzel',
  language: 'Sprache',
  audit: 'Audit-Protokoll',
  people: 'Personen und Schlüssel',
  signedIn: 'Angemeldet',
  signOut: 'Abmelden',
  sessions: 'Ihre Sitzungen',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFound: 'Die Adresse ist möglicherweise falsch geschrieben, oder die Seite wurde verschoben.',
  goHome: 'Zum Start',
  codeMissingTitle: 'Diese Seite konnte nicht geladen werden',
  codeMissing: {
    away: {
      means: 'Der Dienst ist nicht erreichbar. Nichts, was Sie gesendet oder gespeichert haben, geht verloren.',
      help: 'Sie öffnet sich, sobald die Verbindung wieder besteht.',
    },
    gone: {
      means:
        'Der Dienst antwortet: Möglicherweise wurde KOL Desk gerade aktualisiert. Nichts, was Sie gesendet oder gespeichert haben, geht verloren.',
      help: 'Versuchen Sie es erneut: Die Seite wird dann neu geladen. Schlägt es wieder fehl, senden Sie die Angaben unten an Ihre Administration.',
    },
  },
  brokenTitle: 'Diese Seite funktioniert nicht mehr',
  broken:
    'Der Fehler liegt im Dashboard, nicht bei Ihnen. Nichts, was Sie gesendet oder gespeichert haben, geht verloren. Neuladen hilft meistens; tritt der Fehler wieder auf, senden Sie die Angaben unten an Ihre Administration.',
  reload: 'Neu laden',
  configTitle: 'Das Dashboard kann nicht starten',
  configMeans:
    'Die Einstellungen lassen sich nicht lesen oder sind ungültig. KOL Desk versucht es weiter und startet, sobald sie gültig sind. Was Sie gespeichert haben, bleibt erhalten.',
  configHelp: 'Senden Sie die Angaben unten an Ihre Administration.',
  service: {
    offline: 'Sie sind offline. KOL Desk versucht es weiter.',
    down: 'Der Dienst ist nicht verfügbar. KOL Desk versucht es weiter.',
    slow: 'Der Dienst antwortet langsam. Nichts geht verloren: Ihre Anfrage wird noch bearbeitet.',
    recovered: 'Der Dienst antwortet wieder wie gewohnt.',
    asOf: (time) => `Angezeigt wird der Stand von ${time}.`,
  },
  storageFailed:
    'Dieser Browser speichert nichts mehr: Sein Speicher ist voll oder gesperrt. Was Sie speichern, bleibt, bis Sie diesen Tab schließen.',

  session: {
    otherUser:
      'In einem anderen Tab dieses Browsers hat sich jemand anderes bei KOL Desk angemeldet. Diese Seite wurde deshalb neu geladen.',
    signOutFailed: 'Sie sind noch angemeldet, weil der Dienst Ihre Sitzung nicht beendet hat.',
  },
};
