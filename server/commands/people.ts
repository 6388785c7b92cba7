import { defineCommand } from 'citty';
import { DEFAULT_SESSION_LIMITS } from '../config.ts';
import { type Actor, byCommand } from '../repositories/audit.ts';
import { findAll, setBlocked } from '../repositories/people.ts';
import { type SessionRepository, sessionRepository } from '../repositories/sessions.ts';
import { type CommandContext, CommandError, printTable } from './command.ts';

const list = defineCommand({
  meta: { name: 'list', description: 'Lists the people who have signed in with an account, of all organizations' },
  async run({ data }) {
    const { db, print }: CommandContext = data;
    const rows = (await findAll(db)).map(({ email, name, organization, role, last_seen_at, blocked_at, id }) => [
      email || '-',
      name || '-',
      organization,
      role,
      last_seen_at ?? '-',
      blocked_at ?? '-',
      id,
    ]);
    printTable([['EMAIL', 'NAME', 'ORGANIZATION', 'ROLE', 'LAST SIGN-IN', 'BLOCKED', 'ID'], ...rows], print);
  },
});

const account = {
  email: { type: 'positional', required: true, description: 'The email or the id of the person, as listed' },
} as const;

const block = defineCommand({
  meta: { name: 'block', description: 'Ends the sessions of a person, who can no longer sign in' },
  args: account,
  run: ({ args, data }) =>
    forEachPerson(data, args.email, async ({ by, id, title }, { db, print }) => {
      print(`Blocked ${title}. Ended ${count(await setBlocked(db, by, id, true))}.`);
    }),
});

const unblock = defineCommand({
  meta: { name: 'unblock', description: 'Lets a blocked person sign in again' },
  args: account,
  run: ({ args, data }) =>
    forEachPerson(data, args.email, async ({ by, id, title }, { db, print }) => {
      await setBlocked(db, by, id, false);
      print(`Unblocked ${title}.`);
    }),
});

const signOut = defineCommand({
  meta: { name: 'sign-out', description: 'Ends the sessions of a person, in every browser' },
  args: account,
  run: ({ args, data }) =>
    forEachPerson(data, args.email, async ({ by, id, title }, { sessions, print }) => {
      print(`Ended ${count(await sessions.endAllOf(by, id))} of ${title}.`);
    }),
});

/** `npm run people`: the people who sign in with an account, and their sessions. */
export const peopleCommand = defineCommand({
  meta: { name: 'npm run people --', description: 'Manages the people who sign in with an account' },
  subCommands: { list, block, unblock, 'sign-out': signOut },
});

const count = (sessions: number) => `${sessions} session${sessions === 1 ? '' : 's'}`;

interface Found {
  /** Who acts, in the organization of the person. */
  by: Actor;
  id: string;
  title: string;
}

interface Tools extends Pick<CommandContext, 'db' | 'print'> {
  sessions: SessionRepository;
}

/** Several accounts may have the same email, for example in two organizations. */
async function forEachPerson(
  { db, print }: CommandContext,
  email: string,
  run: (person: Found, tools: Tools) => Promise<void>,
) {
  const sessions = sessionRepository(db, DEFAULT_SESSION_LIMITS, Date.now);
  const found = await findAll(db, email);
  if (found.length === 0) throw new CommandError([`There is no person with the email or id ${email}.`]);
  for (const { organizationId, organization, id, email: own, name } of found)
    await run(
      { by: byCommand(organizationId), id, title: `${own || name || id} of "${organization}"` },
      { db, sessions, print },
    );
}
