import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const exporting: Translation['exporting'] = {
  title: (noun) => `${noun} exportieren`,
  rows: 'Zeilen',
  thisPage: (rows) => `Diese Seite (${count(rows)})`,
  asShown: (rows) => `Wie angezeigt (${count(rows)})`,
  all: (total) => `Alle Treffer (${count(total)})`,
  format: 'Format',
  csv: 'CSV, für Tabellenprogramme',
  json: 'JSON, für andere Programme',
  save: 'Datei speichern',
  close: 'Schließen',
  saved: (rows, name) =>
    `${count(rows)} ${plural(rows, { one: 'Datensatz', other: 'Datensätze' })} in ${name} gespeichert.`,
  moved: (rows, total) =>
    `Die Daten haben sich während des Ladens geändert: Die Datei enthält ${count(rows)} ${plural(rows, { one: 'Datensatz', other: 'Datensätze' })}, der Dienst zählt jetzt ${count(total)}. Exportieren Sie für ein genaues Bild erneut.`,
  leftOut: (rows) =>
    plural(rows, {
      one: 'Ein Datensatz ohne ID ist nicht enthalten.',
      other: `${count(rows)} Datensätze ohne ID sind nicht enthalten.`,
    }),
  cancelled: 'Der Export wurde abgebrochen; es wurde keine Datei gespeichert.',
};
