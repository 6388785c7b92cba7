import { defineWords } from './defineWords.ts';

/** Words of the dialog of saved views. */
export const useViewsWords = defineWords('views', {
  title: 'Saved views',
  help: 'A view is a set of filters, an order and columns under a name. It is kept in this browser.',
  none: 'No saved views yet.',
  name: 'Name of the view',
  save: 'Save',
  saveAs: 'Save the list as it is now',
  open: (name: string) => `Open ${name}`,
  opensWithTable: 'Opens with the table',
  makeDefault: (name: string) => `Open ${name} with the table`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  close: 'Close',
});
