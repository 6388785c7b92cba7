import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const eventSending: Translation['eventSending'] = {
  reviewTitle: 'Veranstaltung prüfen',
  reviewIntro: 'Genau dies wird gesendet.',
  reviewSent: 'Genau dies wurde gesendet.',
  backToForm: 'Zurück zum Formular',
  nobodyInvited: 'Niemand wird eingeladen.',
  unknownInvited: (ids, unknown) =>
    plural(unknown, {
      one: `Der Dienst kennt keinen KOL mit der ID ${ids}. Gehen Sie zurück zum Formular und korrigieren oder entfernen Sie sie.`,
      other: `Der Dienst kennt keine KOLs mit den IDs ${ids}. Gehen Sie zurück zum Formular und korrigieren oder entfernen Sie sie.`,
    }),
  waitUntil: (time) => `Bis ${time} warten`,
  waitShort: (seconds) => `Noch ${count(seconds)}\u00A0s warten`,
  limited: (seconds) =>
    `Der Dienst bittet, ${count(seconds)} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} zu warten. Es wurde nichts angelegt.`,
  limitedUntil: (time) => `Der Dienst bittet, bis ${time} zu warten. Es wurde nichts angelegt.`,
  limitOver: 'Sie können jetzt erneut senden. Es wurde nichts angelegt.',
  limitUnknown:
    'Der Dienst sagt nicht, wie lange. Warten Sie ein wenig und senden Sie dann erneut. Es wurde nichts angelegt.',
  unauthorizedTitle: 'Der Dienst hat den Schlüssel abgelehnt',
  unauthorized:
    'Es wurde nichts angelegt. Melden Sie sich an und senden Sie die Veranstaltung erneut; alle Eingaben sind noch da.',
  signedInAgainTitle: 'Sie sind wieder angemeldet',
  signedInAgain: 'Es wurde nichts angelegt. Senden Sie die Veranstaltung erneut; alle Eingaben sind noch da.',

  // A form draft is called „Eingaben“, because „Entwurf“ is the status of a created event.

  lost: {
    title: 'Die Veranstaltung existiert möglicherweise',
    foundTitle: 'Die Veranstaltung wurde gefunden',
    text: (name) =>
      `Es ist nicht sicher, ob die Veranstaltung „${name}“ angelegt wurde. Prüfen Sie das zuerst: Erneutes Senden könnte eine zweite anlegen.`,
    witness: (id) =>
      `Die Prüfung liest das Profil von ${id} aus der Einladungsliste und sucht darin nach diesem Namen und Tag.`,
    noWitness:
      'Niemand ist eingeladen, daher gibt es kein Profil, in dem sie zu finden wäre. Fragen Sie den Betreiber des Dienstes, bevor Sie erneut senden.',
    check: 'Prüfen',
    checking: 'Wird geprüft\u00A0…',
    found: (name, id) =>
      `Gefunden: „${name}“ steht im Profil von ${id}. Sie wurde angelegt; senden Sie sie nicht erneut.`,
    notFound: (name, id, time) =>
      `„${name}“ war im Profil von ${id} nicht zu finden (${time}). Ist der Dienst langsam, kann sie noch erscheinen: Warten Sie einen Moment und prüfen Sie noch einmal, oder senden Sie erneut.`,
    unknown: 'Das Profil kam ohne lesbare Veranstaltungen; die Prüfung sagt daher nichts aus.',
    checkFailed: 'Die Prüfung ist fehlgeschlagen; ob die Veranstaltung existiert, ist weiterhin offen.',
    openProfile: 'Veranstaltungen im Profil öffnen',
    sendAgain: 'Erneut senden',
    change: 'Veranstaltung erst ändern',
    settleFirst: 'Klären Sie zuerst oben, ob diese Veranstaltung existiert. Bis dahin lässt sie sich nicht ändern.',
    done: 'Sie existiert: Formular schließen',
    another: 'Das ist eine andere Veranstaltung',
    how: (kind, status) =>
      status !== null
        ? kind === 'refused' && status < 500
          ? `Der Dienst hat mit dem Status ${status} abgelehnt; das sagt nichts über den Versuch davor.`
          : `Die Antwort hatte den Status ${status}.`
        : kind === 'timeout'
          ? 'Es kam nicht rechtzeitig eine Antwort.'
          : 'Die Verbindung brach ab.',
  },

  foundEvent: (name, id, day) =>
    `„${name}“ steht im Profil von ${id}${day === null ? '' : ` (${day})`}. Keine Antwort hat das bestätigt: Unten steht, was gesendet wurde; was der Dienst daraus gemacht hat, ist nicht bekannt.`,
  copyId: 'Veranstaltungs-ID kopieren',
  print: 'Drucken',
  calendarFile: 'Kalenderdatei (.ics)',
  invitees: 'Eingeladene (CSV)',
  planAnotherLikeThis: 'Ähnliche Veranstaltung planen',
  times: 'Zeiten',
  csv: {
    id: 'KOL-ID',
    name: 'Name',
    institution: 'Institution',
    tier: 'Tier',
    engagement: 'Engagement',
    country: 'Land',
  },
};
