import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages that every page uses: errors, missing values, fields. */
export const useCommonMessages = defineMessages('common', {
  productName: 'KOL Desk',
  missing: '—',
  missingLong: 'not given',
  unreadable: 'unreadable',
  unreadableLong: 'The service sent this value in a form that can’t be read.',
  yes: 'Yes',
  no: 'No',
  fieldName: (label: string) => `${label}:`,
  retry: 'Try again',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  close: 'Close',
  save: 'Save',
  undo: 'Undo',
  print: 'Print',
  copyLink: 'Copy link',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” was deleted.`,
  loading: 'Loading…',
  updating: 'Updating…',
  copied: 'Copied',
  /** After the label of a field. Languages differ in the space and the brackets. */
  optional: ' (optional)',
  otherFields: 'Other fields',
  didYouMean: 'Did you mean:',

  errors: {
    offline: {
      title: 'The service cannot be reached',
      means: 'You can’t load or send anything right now. What you typed is kept.',
      help: 'Check your network connection. If other sites work, contact your administrator.',
    },
    timeout: {
      title: 'The service is taking too long',
      means: 'The service did not respond in time, so this can’t be shown or confirmed yet.',
      help: 'It may be busy. Try again in a moment.',
    },
    unavailable: {
      title: 'The service is not available',
      means:
        'It is restarting or overloaded. You can’t load or send anything until it is back. What you typed is kept.',
      help: 'Wait a moment and try again. If this continues, contact your administrator.',
    },
    unreadable: {
      title: 'The response cannot be read',
      means: 'The response did not come from the engagement service, so it can’t be shown.',
      help: 'Try again. If this continues, contact your administrator: the address in /config.json may be wrong.',
    },
    unauthorized: {
      title: 'Your sign-in is no longer valid',
      means: 'You can’t load or send anything until you sign in again. What you typed is kept.',
      help: 'Sign in again.',
    },
    forbidden: {
      title: 'You are not allowed to do this',
      means: 'You don’t have access to this. The rest of the app still works.',
      help: 'Ask your administrator for this permission.',
    },
    notFound: {
      title: 'Not found',
      means: 'The service has no record with this id.',
      help: 'Check the id and the address.',
    },
    limited: {
      title: 'Too many requests at the moment',
      means: 'The service received more requests than it allows. Nothing is lost.',
      help: 'Wait a moment.',
    },
    invalid: {
      title: 'The service refused the request',
      means: 'Something in the request is not valid, so nothing was changed.',
      help: 'Check what you chose or entered. If it looks right, send the error details to your administrator.',
    },
    broken: {
      title: 'The service has a problem',
      means: 'It could not answer this request. The rest of the app still works.',
      help: 'Try again. If it fails again, send the error details to your administrator.',
    },
    afterOutage: 'KOL Desk retries as soon as the connection is back. If this continues, contact your administrator.',
    retryingIn: (seconds: number) =>
      `Retrying in ${plural(seconds, { one: '1 second', other: `${count(seconds)} seconds` })}.`,
    previousResult: 'You still see the previous result.',
    waitsUntil: (time: string) => `The service asks you to wait. Retrying at ${time}.`,
    /** If the service does not say how long. */
    retryingAt: (time: string) => `Retrying at ${time}.`,
    stale: (time: string | null) => (time === null ? 'You see earlier data.' : `Data as of ${time}.`),
    report: 'If this looks wrong, send the error details to your administrator.',
    copyDetail: 'Copy details',
    status: (status: number) => `Status ${status}`,
    requestId: (id: string) => `Request ${id}`,
  },

  panelBroken: {
    title: 'This section stopped working',
    means: 'The error is in the dashboard, not in what you did. The rest of the page still works.',
    help: 'Try again. If it fails again, reload the page and send the error details below to your administrator.',
  },
  panelMissing: {
    away: {
      title: 'This section could not be loaded',
      means: 'The service cannot be reached. The rest of the page still works, and what you typed is kept.',
      help: 'It loads as soon as the connection is back.',
    },
    gone: {
      title: 'This section could not be loaded',
      means:
        'It did not load although the service responds: KOL Desk may just have been updated. The rest of the page still works.',
      help: 'Try again to reload the page. An event that you started is kept; copy anything else that you typed first.',
    },
  },

  autocomplete: {
    openList: 'Open the list',
    closeList: 'Close the list',
    clear: 'Clear',
    noMatch: 'No matches',
    nothingMatches: (text: string) => `No option matches “${text}” exactly. Choose from the list.`,
  },
});
