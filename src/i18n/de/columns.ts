import { currentFormat } from '../format.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);

export const columns: Translation['columns'] = {
  title: 'Spalten',
  help: 'Auf diesem Gerät gespeichert. Am Rand einer Spalte lässt sich in der Tabelle ihre Breite ändern.',
  alwaysFirst: 'immer angezeigt, immer an erster Stelle',
  moveUp: (column) => `${column} nach oben`,
  moveDown: (column) => `${column} nach unten`,
  moved: (column, place, columns) => `${column} ist jetzt Spalte ${count(place)} von ${count(columns)}.`,
  narrower: (column) => `${column} schmaler`,
  wider: (column) => `${column} breiter`,
  sized: (column, width) => `${column} ist jetzt ${count(width)} Pixel breit.`,
  density: 'Zeilen',
  comfortable: 'Geräumig',
  compact: 'Kompakt',
  reset: 'Zurücksetzen',
  close: 'Fertig',
};
