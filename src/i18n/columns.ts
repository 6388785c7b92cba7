import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages of the columns dialog of a table. */
export const useColumnsMessages = defineMessages('columns', {
  title: 'Columns',
  help: 'Saved in this browser. You can also drag the edge of a column in the table.',
  alwaysFirst: 'always shown, always first',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  moved: (column: string, place: number, columns: number) =>
    `${column} is now column ${count(place)} of ${count(columns)}.`,
  narrower: (column: string) => `Make ${column} narrower`,
  wider: (column: string) => `Make ${column} wider`,
  sized: (column: string, width: number) => `${column} is now ${count(width)} pixels wide.`,
  density: 'Rows',
  comfortable: 'Comfortable',
  compact: 'Compact',
  reset: 'Reset to default',
  close: 'Done',
});
