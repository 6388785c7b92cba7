import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Words that every screen shares: faults, tables, empty values. */
export const useCommonWords = defineWords({
  productName: 'KOL Desk',
  missing: '—',
  missingLong: 'not given',
  unreadable: 'unreadable',
  unreadableLong: 'The service sent this value in a form that cannot be read.',
  retry: 'Try again',
  cancel: 'Cancel',
  loading: 'Loading…',
  updating: 'Updating…',
  copy: 'Copy',
  copied: 'Copied',
  yes: 'Yes',
  no: 'No',
  optional: 'optional',

  fault: {
    offlineTitle: 'The service cannot be reached',
    offline: 'No answer came. Check the network connection; your organization may also have stopped the service.',
    timeoutTitle: 'The service is taking too long',
    timeout: 'No answer came within 20 seconds. It may be busy.',
    unreadableTitle: 'The answer cannot be read',
    unreadable: 'Something answered, but not as the engagement service does. The address in /config.json may be wrong.',
    unauthorizedTitle: 'Your key is no longer accepted',
    unauthorized: 'Sign in again with a valid API key.',
    forbiddenTitle: 'Your key does not allow this',
    forbidden: 'Ask whoever manages the service for a key with this permission.',
    notFoundTitle: 'Not found',
    notFound: 'The service knows no such record.',
    limitedTitle: 'Too many requests at the moment',
    limited: 'The service asks to wait before the next request.',
    invalidTitle: 'The service refused the request',
    invalid: 'Something in it is not as the service expects.',
    brokenTitle: 'The service has a problem',
    broken: 'It could not answer this request. Trying again may help; if not, pass on the detail below.',
    staleTitle: 'This could not be updated',
    stale: 'What you see is from before.',
    status: (status: number) => `Status ${status}`,
    requestId: (id: string) => `Request ${id}`,
    detail: 'Detail',
  },

  table: {
    previousPage: 'Previous page',
    nextPage: 'Next page',
    firstPage: 'First page',
    lastPage: 'Last page',
    perPage: 'Rows per page',
    pagination: 'Pages',
    range: (from: number, to: number, total: number) => `${count(from)}–${count(to)} of ${count(total)}`,
    page: (page: number, pages: number) => `Page ${count(page)} of ${count(pages)}`,
    announce: (shown: number, total: number, noun: string) => `${count(shown)} of ${count(total)} ${noun}`,
    leftOut: (rows: number) =>
      `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} on this page had no id and cannot be shown.`,
    selectAll: 'Select all rows',
    selectRow: (name: string) => `Select ${name}`,
    filters: 'Filters',
    clearFilters: 'Clear filters',
    any: 'Any',
    pastTheEndTitle: 'There is no such page',
    pastTheEnd: (pages: number) => `The list ends at page ${count(pages)}.`,
    goToLastPage: 'Go to the last page',
    dropped: (names: string[]) =>
      `The address held ${plural(names.length, { one: 'a value', other: 'values' })} that cannot be used: ${currentFormat().list(names)}. ${plural(names.length, { one: 'It was', other: 'They were' })} left out.`,
  },
});
