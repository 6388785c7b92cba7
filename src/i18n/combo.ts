import { defineMessages } from './defineMessages.ts';

/** Messages of the autocomplete field. */
export const useComboMessages = defineMessages('combo', {
  openList: 'Open the list',
  closeList: 'Close the list',
  clear: 'Clear',
  noMatch: 'No matches',
  nothingMatches: (text: string) => `No option matches “${text}” exactly. Choose from the list.`,
});
