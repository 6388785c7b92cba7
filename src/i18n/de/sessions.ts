import { count } from '../format.ts';
import { plural } from '../messages.ts';
import type { Translation } from '../translation.ts';

export const sessions: Translation['sessions'] = {
  title: 'Ihre Sitzungen',
  count: (sessions) =>
    plural(sessions, {
      one: 'Sie sind nur in diesem Browser angemeldet.',
      other: `Sie haben ${count(sessions)} Sitzungen.`,
    }),
  unknown: 'Wenn Sie eine Sitzung nicht kennen, melden Sie sich dort ab und informieren Sie Ihre Administration.',
  thisBrowser: 'Dieser Browser',
  otherBrowser: 'Ein anderer Browser',
  signedIn: (time) => `Angemeldet ${time}`,
  lastUsed: (time) => `Zuletzt benutzt ${time}`,
  endOthers: 'Alle anderen abmelden',
};
