import { defineMessages } from './defineMessages.ts';

/** Messages of the saved views dialog. */
export const useViewsMessages = defineMessages('views', {
  title: 'Saved views',
  help: 'A view is a named set of filters, an order and columns. It is saved in this browser.',
  none: 'No saved views yet.',
  name: 'View name',
  save: 'Save',
  saveAs: 'Save the current list',
  open: (name: string) => `Open ${name}`,
  opensWithTable: 'Opens by default',
  makeDefault: (name: string) => `Open ${name} by default`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  close: 'Close',
});
