import { expect, test } from 'vitest';
import { readSession, signInAgain, signInTab } from './session.ts';
import { accountUser } from './user.ts';

const ACCOUNT = {
  id: 'person_mia',
  name: 'Mia Manager',
  email: 'mia@example.org',
  label: null,
  role: 'manager' as const,
  organization: 'Clinic',
  ends_at: '2027-01-01T12:00:00.000Z',
};

test('the question for a new sign-in waits for a new session, also while another page of this one opens', async () => {
  signInTab(accountUser(ACCOUNT));
  const hasSignedIn = signInAgain();
  // Each page says at its start who is signed in.
  signInTab(accountUser({ ...ACCOUNT }));
  expect(readSession().isReauthenticating).toBe(true);
  signInTab(accountUser({ ...ACCOUNT, ends_at: '2027-01-01T13:00:00.000Z' }));
  expect(await hasSignedIn).toBe(true);
  expect(readSession().isReauthenticating).toBe(false);
});
