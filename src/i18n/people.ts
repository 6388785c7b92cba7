import { defineMessages } from './messages.ts';

/** Messages of the people and the API keys of an organization. */
export const usePeopleMessages = defineMessages('people', {
  title: 'People and keys',
  managersOnlyTitle: 'People and keys are for managers',
  managersOnly: 'Ask your administrator for the role “manager” if you need it.',
  /** The row of the user. */
  you: '(you)',
  role: 'Role',
  status: 'Status',
  active: 'Active',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  auditTrail: 'Audit trail',

  people: 'People',
  peopleNote: 'Name, email and role come from the identity provider at each sign-in.',
  name: 'Name',
  lastSignIn: 'Last sign-in',
  sessions: 'Sessions',
  blocked: 'Blocked',
  blockedSince: (day: string) => `since ${day}`,
  noPeopleTitle: 'No people yet',
  noPeople: 'A person appears here after the first sign-in with an account of your organization.',
  noAccounts: 'People sign in to this desk with an API key, and not with an account of their own.',
  personActions: {
    'sign-out': {
      title: (name: string) => `Sign out ${name} everywhere?`,
      text: 'All sessions of this person end at once, in every browser. The person can sign in again.',
      confirm: 'Sign out everywhere',
      done: (name: string) => `${name} is signed out everywhere.`,
    },
    block: {
      title: (name: string) => `Block ${name}?`,
      text: 'All sessions of this person end at once. The person cannot sign in until a manager allows it again.',
      confirm: 'Block',
      done: (name: string) => `${name} is blocked.`,
    },
    unblock: {
      title: (name: string) => `Allow ${name} again?`,
      text: 'The person can sign in again, with the role that the identity provider gives.',
      confirm: 'Allow again',
      done: (name: string) => `${name} can sign in again.`,
    },
  },

  keys: 'API keys',
  /** The command that creates a key follows. */
  keysNote: 'Programs send a key. The server creates it, and shows it only once:',
  key: 'Key',
  created: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'Never',
  revoked: 'Revoked',
  revokedOn: (day: string) => `on ${day}`,
  noKeysTitle: 'No keys yet',
  noKeys: 'Create one on the server with the command above.',
  revoke: {
    title: (name: string) => `Revoke the key “${name}”?`,
    text: 'Programs that use this key are refused at once, and so are people who signed in with it. You cannot undo this.',
    confirm: 'Revoke',
    done: (name: string) => `The key “${name}” is revoked.`,
  },
});
