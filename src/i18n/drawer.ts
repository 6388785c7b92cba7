import { defineMessages } from './defineMessages.ts';

/** Messages of the detail drawer. */
export const useDrawerMessages = defineMessages('drawer', {
  previous: 'Previous record',
  next: 'Next record',
  close: 'Close',
  notHereTitle: 'Not on this page',
  notHere: 'The record in the address is not on this page of the list. It may have moved, or the filters hide it.',
  lookForIt: 'Search the whole list',
  nowhere: 'No record in the list has this id.',
});
