import { count } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const common: Translation['common'] = {
  productName: 'KOL Desk',
  missing: '—',
  missingLong: 'keine Angabe',
  unreadable: 'nicht lesbar',
  unreadableLong: 'Der Dienst hat diesen Wert in einer Form gesendet, die nicht gelesen werden kann.',
  yes: 'Ja',
  no: 'Nein',
  fieldName: (label) => `${label}:`,
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  close: 'Schließen',
  save: 'Speichern',
  undo: 'Rückgängig',
  print: 'Drucken',
  copyLink: 'Link kopieren',
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  delete: 'Löschen',
  deleteOf: (name) => `${name} löschen`,
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  loading: 'Wird geladen\u00A0…',
  updating: 'Wird aktualisiert\u00A0…',
  copied: 'Kopiert',
  optional: ' (optional)',
  otherFields: 'Weitere Felder',
  didYouMean: 'Meinten Sie:',

  errors: {
    offline: {
      title: 'Der Dienst ist nicht erreichbar',
      means: 'Zurzeit kann nichts geladen oder gesendet werden. Ihre Eingaben bleiben erhalten.',
      help: 'Prüfen Sie die Netzwerkverbindung. Funktionieren andere Websites, wenden Sie sich an Ihre Administration.',
    },
    timeout: {
      title: 'Der Dienst braucht zu lange',
      means: 'Es kam nicht rechtzeitig eine Antwort; daher lässt sich dies noch nicht anzeigen oder bestätigen.',
      help: 'Möglicherweise ist er ausgelastet: Versuchen Sie es gleich noch einmal.',
    },
    unavailable: {
      title: 'Der Dienst ist nicht verfügbar',
      means:
        'Er wird neu gestartet oder ist überlastet. Bis dahin kann nichts geladen oder gesendet werden; Ihre Eingaben bleiben erhalten.',
      help: 'Warten Sie einen Moment und versuchen Sie es erneut. Hält die Störung an, wenden Sie sich an Ihre Administration.',
    },
    unreadable: {
      title: 'Die Antwort ist nicht lesbar',
      means:
        'Es kam eine Antwort, aber nicht in der Form des Engagement-Dienstes; daher kann nichts davon angezeigt werden.',
      help: 'Versuchen Sie es erneut. Bleibt es dabei, wenden Sie sich an Ihre Administration: Möglicherweise ist die Adresse in /config.json falsch.',
    },
    unauthorized: {
      title: 'Ihre Anmeldung gilt nicht mehr',
      means: 'Bis Sie sich erneut anmelden, kann nichts geladen oder gesendet werden. Ihre Eingaben bleiben erhalten.',
      help: 'Melden Sie sich erneut an.',
    },
    forbidden: {
      title: 'Sie haben dafür keine Berechtigung',
      means: 'Sie haben keinen Zugriff darauf. Alles andere funktioniert weiterhin.',
      help: 'Bitten Sie Ihre Administration um diese Berechtigung.',
    },
    notFound: {
      title: 'Nicht gefunden',
      means: 'Der Dienst kennt keinen solchen Datensatz; daher gibt es nichts anzuzeigen.',
      help: 'Prüfen Sie die ID und die Adresse.',
    },
    limited: {
      title: 'Zurzeit zu viele Anfragen',
      means: 'Der Dienst hat mehr Anfragen erhalten, als er erlaubt. Nichts geht verloren.',
      help: 'Warten Sie einen Moment.',
    },
    invalid: {
      title: 'Der Dienst hat die Anfrage abgelehnt',
      means: 'Etwas in der Anfrage ist ungültig; es wurde nichts geändert.',
      help: 'Prüfen Sie Ihre Auswahl oder Eingabe. Ist alles richtig, senden Sie die Angaben zum Fehler an Ihre Administration.',
    },
    broken: {
      title: 'Der Dienst hat ein Problem',
      means: 'Er konnte diese Anfrage nicht beantworten. Alles andere funktioniert weiterhin.',
      help: 'Versuchen Sie es erneut. Schlägt es wieder fehl, senden Sie die Angaben zum Fehler an Ihre Administration.',
    },
    afterOutage:
      'KOL Desk versucht es erneut, sobald die Verbindung wieder besteht. Hält die Störung an, wenden Sie sich an Ihre Administration.',
    retryingIn: (seconds) =>
      `Neuer Versuch in ${plural(seconds, { one: 'einer Sekunde', other: `${count(seconds)} Sekunden` })}.`,
    previousResult: 'Sie sehen noch das Ergebnis für die vorherigen Filter oder die vorherige Seite.',
    waitsUntil: (time) => `Der Dienst bittet zu warten. Neuer Versuch um ${time}.`,
    retryingAt: (time) => `Neuer Versuch um ${time}.`,
    stale: (time) => (time === null ? 'Angezeigt wird ein älterer Stand.' : `Angezeigt wird der Stand von ${time}.`),
    report: 'Sollte das nicht so sein, senden Sie die Angaben zum Fehler an Ihre Administration.',
    copyDetail: 'Angaben kopieren',
    status: (status) => `Status ${status}`,
    requestId: (id) => `Anfrage ${id}`,
  },

  panelBroken: {
    title: 'Dieser Bereich funktioniert nicht mehr',
    means: 'Der Fehler liegt im Dashboard, nicht bei Ihnen. Alles andere auf der Seite funktioniert weiterhin.',
    help: 'Versuchen Sie es erneut. Schlägt es wieder fehl, laden Sie die Seite neu und senden Sie die Angaben unten an Ihre Administration.',
  },
  panelMissing: {
    away: {
      title: 'Dieser Bereich konnte nicht geladen werden',
      means:
        'Der Dienst ist nicht erreichbar. Alles andere auf der Seite funktioniert weiterhin; Ihre Eingaben bleiben erhalten.',
      help: 'Er wird geladen, sobald die Verbindung wieder besteht.',
    },
    gone: {
      title: 'Dieser Bereich konnte nicht geladen werden',
      means:
        'Der Dienst antwortet: Möglicherweise wurde KOL Desk gerade aktualisiert. Alles andere auf der Seite funktioniert weiterhin.',
      help: 'Versuchen Sie es erneut: Die Seite wird dann neu geladen. Die Eingaben zu einer Veranstaltung bleiben erhalten; kopieren Sie andere Eingaben vorher.',
    },
  },

  autocomplete: {
    openList: 'Liste öffnen',
    closeList: 'Liste schließen',
    clear: 'Leeren',
    noMatch: 'Keine Treffer',
    nothingMatches: (text) => `„${text}“ steht nicht in der Liste. Bitte wählen Sie daraus.`,
  },
};
