import { defineWords } from './defineWords.ts';

/** Words of the sign-in. */
export const useSignInWords = defineWords({
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
  staysHere: 'The key stays in this browser tab and is forgotten when you close it.',
});
