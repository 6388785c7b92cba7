import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages about loading a whole list, page by page. */
export const useCollectingMessages = defineMessages('collecting', {
  progress: (loaded: number, total: number) => `${count(loaded)} of ${count(total)} loaded`,
  starting: 'Loading…',
  cancel: 'Cancel',
  loadAll: 'Load all',
  stoppedAtOnce: 'Loading was stopped before any data arrived.',
  stopped: (loaded: number, total: number) =>
    `Loading was stopped. This page covers the first ${count(loaded)} of ${count(total)}.`,
  moved: 'The data changed while it was loading. Load again to get exact numbers.',
  loadAgain: 'Load again',
  leftOut: (n: number) =>
    `${count(n)} ${plural(n, { one: 'record', other: 'records' })} had no id and ${plural(n, { one: 'is', other: 'are' })} not included.`,
});
