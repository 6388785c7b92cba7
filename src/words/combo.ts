import { defineWords } from './defineWords.ts';

/** Words of the field in which one types to choose from a long list. */
export const useComboWords = defineWords('combo', {
  openList: 'Open the list',
  closeList: 'Close the list',
  clear: 'Clear',
  noMatch: 'No matches',
  nothingMatches: (text: string) => `No option matches “${text}” exactly. Choose from the list.`,
});
