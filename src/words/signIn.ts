import { defineWords } from './defineWords.ts';

/** Words of the sign-in. */
export const useSignInWords = defineWords('signIn', {
  title: 'Sign in',
  intro: 'Read KOL profiles, review campaigns and invite experts to events.',
  key: 'API key',
  keyHelp: "Your organization's key, as whoever runs the service gave it to you.",
  showKey: 'Show key',
  hideKey: 'Hide key',
  submit: 'Sign in',
  submitting: 'Checking the key…',
  keyMissing: 'Enter an API key.',
  keyMalformed: 'A key holds only letters, digits and punctuation, without spaces.',
  wrongKey: 'The service does not accept this key. Check that all of it was copied, and that it has not been revoked.',
  forbiddenKey:
    'The service knows this key but does not allow it here. Ask whoever runs the service for a key with the permission.',
  keep: 'Keep me signed in on this device',
  staysHere: 'The key stays in the open tabs of this browser and is forgotten when you close them.',
  keepMeans:
    'The key is stored in this browser until you sign out, also when it is closed. Choose this only on a device that nobody else uses.',
  formerKeyHolds: 'You are still signed in with the key that was in use before.',
  goOn: 'Go on',
  endedBy: {
    otherTab:
      'You signed out in another tab of this browser. Forms that were not sent are still here for the same key.',
    otherKey: 'Somebody signed in with another key in another tab of this browser. This page was begun anew with it.',
    idle: 'You were signed out because nobody used KOL Desk for a while. Forms that were not sent are still here for the same key.',
  },
});
