import { type Command, Option } from 'commander';
import { ROLES, type Role } from '../../src/contract/account.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { type CommandContext, CommandError, organizationOption, parseText, printTable, type Start } from './command.ts';

interface NewKey {
  organization: string;
  role: Role;
  label?: string;
}

async function create({ db, print }: CommandContext, { organization: name, role, label = '' }: NewKey) {
  const { organization, key } = await db.transaction(async (tx) => {
    const found = await findOrCreate(tx, name);
    return { organization: found, key: (await apiKeys.create(tx, found.id, label, role)).key };
  });
  if (organization.created) print(`Created the organization "${name}".`);
  print(`The key of "${name}", which is shown only now and not stored:`);
  print(key);
}

async function list({ db, print }: CommandContext) {
  const entries = await apiKeys.findAll(db);
  const rows = entries.map(({ prefix, organization, label, role, created_at, last_used_at, revoked_at }) => [
    prefix,
    organization,
    label || '-',
    role,
    created_at,
    last_used_at ?? '-',
    revoked_at ?? '-',
  ]);
  await printTable([['PREFIX', 'ORGANIZATION', 'LABEL', 'ROLE', 'CREATED', 'LAST USED', 'REVOKED'], ...rows], print);
}

async function revoke({ db, print }: CommandContext, given: string) {
  // A whole key works too, also one that the user chose (KOL_DESK_API_KEY).
  const prefix = (await apiKeys.findPrefix(db, given)) ?? given;
  const [key] = await apiKeys.findAll(db, prefix);
  if (key === undefined) throw new CommandError([describeMissing(prefix)]);
  const { organizationId, revoked_at } = key;
  await apiKeys.revoke(db, byCommand(organizationId), prefix);
  print(revoked_at === null ? `Revoked ${prefix}.` : `${prefix} was already revoked at ${revoked_at}.`);
}

/** Shows the given text only if it looks like a prefix: it may be a mistyped key. */
const describeMissing = (prefix: string) =>
  apiKeys.isPrefix(prefix)
    ? `There is no key with the prefix ${prefix}.`
    : 'There is no key with this text or this prefix (npm run keys -- list shows the prefixes).';

/** `npm run keys`: manages API keys (interface §5). */
export function addKeysCommand(program: Command, start: Start) {
  const keys = program.command('keys').description('Manages the API keys of organizations');
  keys
    .command('create')
    .description('Creates a key and shows it once')
    .addOption(organizationOption('Required. Created if it does not exist'))
    .addOption(new Option('--role <role>', 'What the key may do').choices(ROLES).default('planner'))
    .option('--label <text>', 'A note for the list of keys', parseText)
    .action((key: NewKey) => start((context) => create(context, key)));
  keys
    .command('list')
    .description('Lists the keys of all organizations')
    .action(() => start(list));
  keys
    .command('revoke')
    .description('Revokes a key, at once and permanently')
    .argument('<prefix>', 'The prefix of the key, as listed')
    .action((prefix: string) => start((context) => revoke(context, prefix)));
}
