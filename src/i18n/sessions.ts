import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the list of the user's own sessions. */
export const useSessionsMessages = defineMessages('sessions', {
  title: 'Your sessions',
  count: (sessions: number) =>
    plural(sessions, {
      one: 'You are signed in only in this browser.',
      other: `You have ${count(sessions)} sessions.`,
    }),
  unknown: 'If you do not recognize a session, sign out of it and tell your administrator.',
  thisBrowser: 'This browser',
  otherBrowser: 'Another browser',
  signedIn: (time: string) => `Signed in ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  endOthers: 'Sign out all others',
});
