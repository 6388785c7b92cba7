import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const table: Translation['table'] = {
  exportRows: 'Exportieren',
  columns: 'Spalten',
  widthOf: (column) => `Breite von ${column}`,
  serviceOrder: 'Standardreihenfolge',
  sortBy: 'Sortieren nach',
  sortsPage: 'Sortiert die Zeilen dieser Seite',
  sortsAll: 'Sortiert alle Zeilen',
  inOrder: (column, isDescending) => `${column}, ${isDescending ? 'absteigend' : 'aufsteigend'}`,
  sorted: (column) => `Sortiert nach ${column}.`,
  sortedPage: (column) => `Sortiert nach ${column}, nur auf dieser Seite.`,
  loadAllAndSort: 'Alle laden und sortieren',
  clearSort: 'Sortierung aufheben',
  allSorted: (rows, column) =>
    `${plural(rows, { one: 'Eine Zeile', other: `Alle ${count(rows)} Zeilen` })}, sortiert nach ${column}.`,
  allUnsorted: (rows) =>
    `${plural(rows, { one: 'Eine Zeile', other: `Alle ${count(rows)} Zeilen` })} in der Standardreihenfolge.`,
  backToPages: 'Zurück zu den Seiten',
  moved: (rows, total) =>
    `Die Daten haben sich während des Ladens geändert: Hier ${plural(rows, { one: 'steht ein Datensatz', other: `stehen ${count(rows)} Datensätze` })}, der Dienst zählt ${count(total)}.`,
  loadAgain: 'Neu laden',
  leftOut: (rows) =>
    plural(rows, {
      one: 'Ein Datensatz hatte keine ID und kann nicht angezeigt werden.',
      other: `${count(rows)} Datensätze hatten keine ID und können nicht angezeigt werden.`,
    }),

  view: 'Gespeicherte Ansicht',
  noView: 'Keine gespeicherte Ansicht',
  defaultView: (name) => `${name} (Standard)`,
  views: 'Gespeicherte Ansichten',
  updateView: 'Ansicht aktualisieren',
  resetView: 'Zurücksetzen',
};
