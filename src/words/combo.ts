import { defineWords } from './defineWords.ts';

/** Words of the field in which one types to choose from a long list. */
export const useComboWords = defineWords('combo', {
  openList: 'Open the list',
  closeList: 'Close the list',
  clear: 'Clear',
  noMatch: 'Nothing matches',
  nothingMatches: (text: string) => `Nothing matches “${text}” exactly. Choose from the list.`,
});
