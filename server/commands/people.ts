import type { Command } from 'commander';
import { type Actor, byCommand } from '../repositories/audit.ts';
import { findAll, setBlocked } from '../repositories/people.ts';
import { endAllOf } from '../repositories/sessions.ts';
import { type CommandContext, CommandError, parseName, printTable, type Start } from './command.ts';

/** `npm run people`: the people who sign in with an account, and their sessions. */
export function addPeopleCommand(program: Command, start: Start) {
  const people = program.command('people').description('Manages the people who sign in with an account');
  people
    .command('list')
    .description('Lists the people who have signed in with an account, of all organizations')
    .action(() => start(list));
  const addCommand = (name: string, description: string, act: (context: PersonContext) => Promise<void>) =>
    people
      .command(name)
      .description(description)
      .argument('<email>', 'The email or the id of the person, as listed', parseName)
      .action((email: string) => start((context) => forEachPerson(context, email, act)));
  addCommand(
    'block',
    'Ends the sessions of a person, who can no longer sign in',
    async ({ db, print, by, id, title }) => {
      print(`Blocked ${title}. Ended ${count(await setBlocked(db, by, id, true))}.`);
    },
  );
  addCommand('unblock', 'Lets a blocked person sign in again', async ({ db, print, by, id, title }) => {
    await setBlocked(db, by, id, false);
    print(`Unblocked ${title}.`);
  });
  addCommand('sign-out', 'Ends the sessions of a person, in every browser', async ({ db, print, by, id, title }) => {
    const ended = await db.transaction((tx) => endAllOf(tx, by, { personId: id }));
    print(`Ended ${count(ended)} of ${title}.`);
  });
}

async function list({ db, print }: CommandContext) {
  const rows = (await findAll(db)).map(({ email, name, organization, role, last_seen_at, blocked_at, id }) => [
    email || '-',
    name || '-',
    organization,
    role,
    last_seen_at ?? '-',
    blocked_at ?? '-',
    id,
  ]);
  await printTable([['EMAIL', 'NAME', 'ORGANIZATION', 'ROLE', 'LAST SIGN-IN', 'BLOCKED', 'ID'], ...rows], print);
}

const count = (sessions: number) => `${sessions} session${sessions === 1 ? '' : 's'}`;

/** What a command gets for each person that it acts on. */
interface PersonContext extends Pick<CommandContext, 'db' | 'print'> {
  /** Who acts, in the organization of the person. */
  by: Actor;
  id: string;
  title: string;
}

/** Several accounts may have the same email, for example in two organizations. */
async function forEachPerson(
  { db, print }: CommandContext,
  email: string,
  act: (context: PersonContext) => Promise<void>,
) {
  const found = await findAll(db, email);
  if (found.length === 0) throw new CommandError([`There is no person with the email or id ${email}.`]);
  for (const { organizationId, organization, id, email: own, name } of found) {
    const title = `${own || name || id} of "${organization}"`;
    await act({ db, print, by: byCommand(organizationId), id, title });
  }
}
