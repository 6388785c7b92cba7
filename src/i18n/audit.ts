import { defineMessages } from './defineMessages.ts';
import { count } from './format.ts';
import { plural } from './plural.ts';

/** Messages of the audit trail. */
export const useAuditMessages = defineMessages('audit', {
  title: 'Audit trail',
  noun: 'entries',
  counted: (entries: number) => `${count(entries)} ${plural(entries, { one: 'entry', other: 'entries' })}`,
  at: 'When',
  actor: 'Who',
  command: 'A command on the server',
  action: 'What',
  actions: {
    sign_in: 'Signed in',
    sign_in_refused: 'Sign-in refused',
    sign_out: 'Signed out',
    session_ended: 'Session ended',
    kol_read: 'Read a KOL',
    event_created: 'Created an event',
    exported: 'Exported',
    briefing_printed: 'Printed a briefing',
    refused: 'Access refused',
    key_created: 'Created a key',
    key_revoked: 'Revoked a key',
    person_blocked: 'Blocked a person',
    person_unblocked: 'Unblocked a person',
    imported: 'Imported records',
  },
  subject: 'KOL, event or other record',
  subjectFilter: 'KOL or event id',
  subjectPlaceholder: 'kol_… or evt_…',
  from: 'From (UTC)',
  to: 'To (UTC)',
  count: 'Number',
  request_id: 'Request id',
  emptyTitle: 'No entries yet',
  empty: 'Nobody has done anything that is recorded here.',
  noMatchTitle: 'No entry matches',
  noMatch: 'Change or clear the filters to see more.',
  managersOnlyTitle: 'The audit trail is for managers',
  managersOnly: 'Ask your administrator for the role “manager” if you need it.',
});
