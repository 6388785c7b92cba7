import { defineCommand } from 'citty';
import { ROLES } from '../../src/contract/account.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import {
  type CommandContext,
  CommandError,
  checkOrganization,
  checkText,
  organizationOption,
  printTable,
} from './command.ts';

const create = defineCommand({
  meta: { name: 'create', description: 'Creates a key and shows it once' },
  args: {
    organization: organizationOption,
    role: { type: 'enum', options: [...ROLES], default: 'planner', description: 'What the key may do' },
    label: { type: 'string', valueHint: 'TEXT', description: 'A note for the list of keys' },
  },
  async run({ args, data }) {
    const { db, print }: CommandContext = data;
    const name = checkOrganization(args.organization);
    const label = checkText('--label', args.label ?? '');
    const { organization, key } = await db.transaction(async (tx) => {
      const found = await findOrCreate(tx, name);
      return { organization: found, key: (await apiKeys.create(tx, found.id, label, args.role)).key };
    });
    if (organization.created) print(`Created the organization "${name}".`);
    print(`The key of "${name}", which is shown only now and not stored:`);
    print(key);
  },
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists the keys of all organizations' },
  async run({ data }) {
    const { db, print }: CommandContext = data;
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
    printTable([['PREFIX', 'ORGANIZATION', 'LABEL', 'ROLE', 'CREATED', 'LAST USED', 'REVOKED'], ...rows], print);
  },
});

const revoke = defineCommand({
  meta: { name: 'revoke', description: 'Revokes a key, at once and permanently' },
  args: { prefix: { type: 'positional', required: true, description: 'The prefix of the key, as listed' } },
  async run({ args, data }) {
    const { db, print }: CommandContext = data;
    // A whole key works too.
    const prefix = /^kd_[^_]+/.exec(args.prefix)?.[0] ?? args.prefix;
    const [key] = await apiKeys.findAll(db, prefix);
    if (key === undefined) throw new CommandError([`There is no key with the prefix ${prefix}.`]);
    const { organizationId, revoked_at } = key;
    await apiKeys.revoke(db, byCommand(organizationId), prefix);
    print(revoked_at === null ? `Revoked ${prefix}.` : `${prefix} was already revoked at ${revoked_at}.`);
  },
});

/** `npm run keys`: manages API keys (interface §5). */
export const keysCommand = defineCommand({
  meta: { name: 'npm run keys --', description: 'Manages the API keys of organizations' },
  subCommands: { create, list, revoke },
});
