import { count, currentFormat } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const table: Translation['table'] = {
  exportRows: 'Exportieren',
  columns: 'Spalten',
  widthOf: (column) => `Breite von ${column}`,
  serviceOrder: 'Standardreihenfolge',
  sortBy: 'Sortieren nach',
  inOrder: (column, isDescending) => `${column}, ${isDescending ? 'absteigend' : 'aufsteigend'}`,
  sorted: (column) => `Sortiert nach ${column}.`,
  sortedPage: (column) => `Sortiert nach ${column}, nur auf dieser Seite.`,
  clearSort: 'Sortierung aufheben',
  moved: (rows, total) =>
    `Die Daten haben sich während des Ladens geändert: Hier ${plural(rows, { one: 'steht ein Datensatz', other: `stehen ${count(rows)} Datensätze` })}, der Dienst zählt ${count(total)}.`,
  skipped: (rows) =>
    plural(rows, {
      one: 'Ein Datensatz hatte keine ID und kann nicht angezeigt werden.',
      other: `${count(rows)} Datensätze hatten keine ID und können nicht angezeigt werden.`,
    }),

  view: 'Gespeicherte Ansicht',
  noView: 'Keine gespeicherte Ansicht',
  defaultView: (name) => `${name} (Standard)`,
  views: 'Ansichten',
  updateView: 'Ansicht aktualisieren',
  resetView: 'Zurücksetzen',

  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  firstPage: 'Erste Seite',
  lastPage: 'Letzte Seite',
  perPage: 'Zeilen pro Seite',
  pagination: 'Seiten',
  range: (from, to, total) => `${count(from)}–${count(to)} von ${count(total)}`,
  // The noun comes first, because after „von“ it would need another case.
  announce: (shown, total, noun) => (total === 0 ? `Keine ${noun}` : `${noun}: ${count(shown)} von ${count(total)}`),
  announceRange: (from, to, total, noun) => `${noun}: ${count(from)}–${count(to)} von ${count(total)}`,
  announcePage: (page) => `, Seite ${count(page)}`,
  reversedPeriod: 'Der Zeitraum endet, bevor er beginnt, und enthält daher nichts.',
  undated: (campaigns) =>
    plural(campaigns, {
      one: 'Eine Kampagne hat kein lesbares Datum und fehlt hier.',
      other: `${count(campaigns)} Kampagnen haben kein lesbares Datum und fehlen hier.`,
    }),
  skippedOnPage: (rows) =>
    plural(rows, {
      one: 'Ein Datensatz auf dieser Seite hatte keine ID und kann nicht angezeigt werden.',
      other: `${count(rows)} Datensätze auf dieser Seite hatten keine ID und können nicht angezeigt werden.`,
    }),
  actions: 'Aktionen',
  selectAll: 'Alle Zeilen auswählen',
  selectRow: (name) => `${name} auswählen`,
  filters: 'Filter',
  clearFilters: 'Filter löschen',
  activeFilters: 'Aktive Filter',
  removeFilter: 'Filter entfernen',
  goToPage: 'Gehe zu Seite',
  pagesThere: (pages) => `Seiten: 1 bis ${count(pages)}`,
  ofPages: (pages) => `von ${count(pages)}`,
  optionCount: (option, records) => `${option} (${count(records)})`,
  pastTheEndTitle: 'Diese Seite gibt es nicht',
  pastTheEnd: (pages) => `Die Liste endet mit Seite ${count(pages)}.`,
  goToLastPage: 'Zur letzten Seite',
  invalidFilters: (names) =>
    plural(names.length, {
      one: `Die Adresse enthielt einen unbrauchbaren Wert: ${currentFormat().list(names)}. Er wurde nicht berücksichtigt.`,
      other: `Die Adresse enthielt unbrauchbare Werte: ${currentFormat().list(names)}. Sie wurden nicht berücksichtigt.`,
    }),

  loading: {
    progress: (loaded, total) => `${count(loaded)} von ${count(total)} geladen`,
    cancel: 'Abbrechen',
    loadAll: 'Alle laden',
    stoppedAtOnce: 'Das Laden wurde abgebrochen, bevor Daten ankamen.',
    stopped: (loaded, total) =>
      `Das Laden wurde abgebrochen. Alle Angaben hier beziehen sich auf die ersten ${count(loaded)} von ${count(total)}.`,
    moved: 'Die Daten haben sich während des Ladens geändert. Laden Sie für ein genaues Bild neu.',
    loadAgain: 'Neu laden',
    skipped: (n) =>
      plural(n, {
        one: 'Ein Datensatz hatte keine ID und ist nicht enthalten.',
        other: `${count(n)} Datensätze hatten keine ID und sind nicht enthalten.`,
      }),
  },

  columnsDialog: {
    title: 'Spalten',
    help: 'In diesem Browser gespeichert.',
    alwaysFirst: 'immer angezeigt, immer an erster Stelle',
    moveUp: (column) => `${column} nach oben`,
    moveDown: (column) => `${column} nach unten`,
    moved: (column, place, columns) => `${column} ist jetzt Spalte ${count(place)} von ${count(columns)}.`,
    narrower: (column) => `${column} schmaler`,
    wider: (column) => `${column} breiter`,
    sized: (column, width) => `${column} ist jetzt ${count(width)} Pixel breit.`,
    density: 'Zeilenabstand',
    comfortable: 'Geräumig',
    compact: 'Kompakt',
    reset: 'Zurücksetzen',
    close: 'Fertig',
  },

  viewsDialog: {
    help: 'Eine Ansicht umfasst Filter, Sortierung und Spalten unter einem Namen. Sie bleibt in diesem Browser.',
    name: 'Name der Ansicht',
    saveAs: 'Liste in ihrem jetzigen Zustand speichern',
    saved: (name) => `Ansicht „${name}“ gespeichert.`,
    open: (name) => `${name} öffnen`,
    opensWithTable: 'Wird mit der Tabelle geöffnet',
    makeDefault: (name) => `${name} mit der Tabelle öffnen`,
  },

  exportDialog: {
    title: (noun) => `${noun} exportieren`,
    rows: 'Zeilen',
    thisPage: (rows) => `Diese Seite (${count(rows)})`,
    asShown: (rows) => `In der gezeigten Reihenfolge (${count(rows)})`,
    all: (total) => `Alle Treffer (${count(total)})`,
    format: 'Format',
    csv: 'CSV, für Tabellenprogramme',
    json: 'JSON, für andere Programme',
    save: 'Datei speichern',
    saved: (rows, name) =>
      `${count(rows)} ${plural(rows, { one: 'Datensatz', other: 'Datensätze' })} in ${name} gespeichert.`,
    moved: (rows, total) =>
      `Die Daten haben sich während des Ladens geändert: Die Datei enthält ${count(rows)} ${plural(rows, { one: 'Datensatz', other: 'Datensätze' })}, der Dienst zählt jetzt ${count(total)}. Exportieren Sie für ein genaues Bild erneut.`,
    skipped: (rows) =>
      plural(rows, {
        one: 'Ein Datensatz ohne ID ist nicht enthalten.',
        other: `${count(rows)} Datensätze ohne ID sind nicht enthalten.`,
      }),
    unreadable: (rows) =>
      `In der Datei fehlen nicht lesbare Werte von ${count(rows)} ${plural(rows, { one: 'Datensatz', other: 'Datensätzen' })}.`,
    cancelled: 'Der Export wurde abgebrochen; es wurde keine Datei gespeichert.',
  },

  drawer: {
    previous: 'Vorheriger Datensatz',
    next: 'Nächster Datensatz',
    notHereTitle: 'Nicht unter diesen Zeilen',
    notHere:
      'Der Datensatz aus der Adresse ist nicht auf dieser Seite der Liste. Vielleicht steht er jetzt an anderer Stelle, oder die Filter blenden ihn aus.',
    lookForIt: 'In der ganzen Liste suchen',
    nowhere: 'Kein Datensatz hat diese ID',
  },
};
