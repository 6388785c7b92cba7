import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

/** Words of what a session asks over the page: a new key, or whether somebody is still there. */
export const useSessionWords = defineWords('session', {
  expiredTitle: 'Sign in again',
  expired: 'The service no longer accepts your key. Nothing on the page is lost: you go on where you are.',
  idleTitle: 'Are you still there?',
  idle: 'Nobody has used KOL Desk for a while. To protect personal data it signs you out soon; forms that were not sent are kept.',
  idleRest: (seconds: number) =>
    `Signing out in ${plural(seconds, { one: '1 second', other: `${currentFormat().count(seconds)} seconds` })}`,
  staySignedIn: 'Stay signed in',
});
