import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Words that every screen shares: faults, tables, empty values. */
export const useCommonWords = defineWords('common', {
  productName: 'KOL Desk',
  missing: '—',
  missingLong: 'not given',
  unreadable: 'unreadable',
  unreadableLong: 'The service sent this value in a form that cannot be read.',
  yes: 'Yes',
  no: 'No',
  fieldName: (label: string) => `${label}:`,
  retry: 'Try again',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  updating: 'Updating…',
  copied: 'Copied',
  /** Right after a field's label: languages differ in what stands between, and in the brackets. */
  optional: ' (optional)',
  otherFields: 'Other fields',

  fault: {
    offline: {
      title: 'The service cannot be reached',
      means: 'Nothing can be read or sent at the moment. What you have typed stays.',
      help: 'Check the network connection. If other sites work, tell whoever runs the service.',
    },
    timeout: {
      title: 'The service is taking too long',
      means: 'No answer came in time, so this cannot be shown or confirmed yet.',
      help: 'It may be busy: try again in a moment.',
    },
    unavailable: {
      title: 'The service is not available',
      means:
        'It is being restarted or has too much to do. Until then nothing can be read or sent; what you have typed stays.',
      help: 'Wait a moment and try again. If this lasts, tell whoever runs the service.',
    },
    unreadable: {
      title: 'The answer cannot be read',
      means: 'Something answered, but not as the engagement service does, so nothing of it can be shown.',
      help: 'Try again. If it stays so, tell whoever runs the service: the address in /config.json may be wrong.',
    },
    unauthorized: {
      title: 'Your key is no longer accepted',
      means: 'Nothing can be read or sent until you sign in again. What you have typed stays.',
      help: 'Sign in with a valid API key.',
    },
    forbidden: {
      title: 'Your key does not allow this',
      means: 'This part stays closed to you; everything else works on.',
      help: 'Ask whoever manages the service for a key with this permission.',
    },
    notFound: {
      title: 'Not found',
      means: 'The service knows no such record, so there is nothing to show.',
      help: 'Check the id and the address.',
    },
    limited: {
      title: 'Too many requests at the moment',
      means: 'More is asked of the service with this key than it allows. Nothing is lost.',
      help: 'Wait a little.',
    },
    invalid: {
      title: 'The service refused the request',
      means: 'Something in it is not as the service expects, so it was not carried out.',
      help: 'Check what you chose or entered. If there is nothing to change, pass on the detail.',
    },
    broken: {
      title: 'The service has a problem',
      means: 'It could not answer this request. What does not depend on it works on.',
      help: 'Try again. If it fails again, pass on the detail.',
    },
    afterOutage:
      'It goes on by itself as soon as the connection is back. If this lasts, tell whoever runs the service.',
    goesOnIn: (seconds: number) =>
      `It goes on by itself in ${plural(seconds, { one: '1 second', other: `${count(seconds)} seconds` })}.`,
    ofBefore: 'You still see the result for the filters or page before.',
    waitsUntil: (time: string) => `The service asks to wait. It goes on by itself at ${time}.`,
    /** Where the service does not say how long. */
    goesOnAt: (time: string) => `It goes on by itself at ${time}.`,
    stale: (time: string | null) => (time === null ? 'What you see is from before.' : `What you see is as of ${time}.`),
    looksWrong: 'If this should not be so, pass on the detail to whoever runs the service.',
    copyDetail: 'Copy detail',
    status: (status: number) => `Status ${status}`,
    requestId: (id: string) => `Request ${id}`,
  },

  panelBroken: {
    title: 'This part stopped working',
    means: 'The fault is in the dashboard, not in what you did. Everything else on the page works on.',
    help: 'Try again. If it fails again, reload the page and pass on the detail below.',
  },
  panelMissing: {
    away: {
      title: 'This part could not be loaded',
      means:
        'The service cannot be reached, so it did not arrive. Everything else on the page works on, and what you have typed stays.',
      help: 'It comes by itself as soon as the connection is back.',
    },
    gone: {
      title: 'This part could not be loaded',
      means:
        'It did not arrive although the service answers: KOL Desk may just have been updated. Everything else on the page works on.',
      help: 'Try again: the page is then loaded anew. An event that you have begun stays as a draft; copy anything else that you have typed first.',
    },
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
    announce: (shown: number, total: number, noun: string) =>
      total === 0 ? `No ${noun}` : `${count(shown)} of ${count(total)} ${noun}`,
    announcePage: (from: number, to: number, total: number, noun: string, page: number) =>
      `${count(from)}–${count(to)} of ${count(total)} ${noun}, page ${count(page)}`,
    leftOut: (rows: number) =>
      `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} on this page had no id and cannot be shown.`,
    selectAll: 'Select all rows',
    selectRow: (name: string) => `Select ${name}`,
    filters: 'Filters',
    clearFilters: 'Clear filters',
    filtersInForce: 'Filters in force',
    removeFilter: 'Remove filter',
    goToPage: 'Go to page',
    pagesThere: (pages: number) => `Pages: 1 to ${count(pages)}`,
    ofPages: (pages: number) => `of ${count(pages)}`,
    any: 'Any',
    pastTheEndTitle: 'There is no such page',
    pastTheEnd: (pages: number) => `The list ends at page ${count(pages)}.`,
    goToLastPage: 'Go to the last page',
    dropped: (names: string[]) =>
      `The address held ${plural(names.length, { one: 'a value', other: 'values' })} that cannot be used: ${currentFormat().list(names)}. ${plural(names.length, { one: 'It was', other: 'They were' })} left out.`,
  },
});
