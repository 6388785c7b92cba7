import { defineMessages } from './defineMessages.ts';

/** Messages of the sign-in. */
export const useSignInMessages = defineMessages('signIn', {
  title: 'Sign in',
  intro: 'Read KOL profiles, review campaigns and invite experts to events.',
  key: 'API key',
  keyHelp: 'Your organization’s key. You get it from your administrator.',
  showKey: 'Show key',
  hideKey: 'Hide key',
  submit: 'Sign in',
  submitting: 'Checking the key…',
  keyMissing: 'Enter an API key.',
  keyMalformed: 'A key has only letters, digits and punctuation, without spaces.',
  wrongKey: 'The service does not accept this key. Check that you copied all of it and that it was not revoked.',
  forbiddenKey: 'This key does not have access. Ask your administrator for a key with the permission.',
  keep: 'Keep me signed in on this device',
  staysHere: 'The key is kept in the open tabs of this browser until you close them.',
  keepMeans:
    'The key is stored in this browser until you sign out, even if you close it. Use this only on your own device.',
  formerKeyHolds: 'You are still signed in with your previous key.',
  goOn: 'Continue',
  endedBy: {
    otherTab: 'You signed out in another tab of this browser. Unsent forms are still here for the same key.',
    otherKey: 'You signed in with another key in another tab of this browser. This page was reloaded with it.',
    idle: 'You were signed out because you did not use KOL Desk for a while. Unsent forms are still here for the same key.',
  },
});
