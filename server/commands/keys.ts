import { parseArgs } from 'node:util';
import * as apiKeys from '../repositories/apiKeys.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import type { Command, CommandContext } from './command.ts';

const USAGE = `Usage:
  npm run keys -- create --organization NAME [--label TEXT]   makes a key and shows it once
  npm run keys -- list                                        lists the keys of all organizations
  npm run keys -- revoke PREFIX                               makes a key useless, at once and for good`;

/** The longest name of an organization and the longest label. */
const LONGEST = 200;

/** `npm run keys`: the API keys by which callers of the service are known (interface §5). */
export const keysCommand: Command = async (args, context) => {
  const [action, ...rest] = args;
  if (action === '--help' || action === '-h') {
    context.print(USAGE);
    return 0;
  }
  try {
    if (action === 'create') return await create(rest, context);
    if (action === 'list') return await list(rest, context);
    if (action === 'revoke') return await revoke(rest, context);
    throw new WrongUsage(action === undefined ? 'Say what to do.' : `There is no "keys ${action}".`);
  } catch (error) {
    const isUsage = error instanceof WrongUsage || (error instanceof TypeError && 'code' in error);
    if (!isUsage) throw error;
    context.printError(error.message);
    context.printError(USAGE);
    return 2;
  }
};

class WrongUsage extends Error {}

async function create(args: string[], { db, print }: CommandContext) {
  const { values } = parseArgs({ args, options: { organization: { type: 'string' }, label: { type: 'string' } } });
  const name = checkText('--organization', values.organization);
  if (name === '') throw new WrongUsage('Say for which organization: --organization NAME');
  const label = checkText('--label', values.label);

  const { organization, key } = await db.transaction(async (tx) => {
    const found = await findOrCreate(tx, name);
    return { organization: found, key: (await apiKeys.create(tx, found.id, label)).key };
  });
  if (organization.created) print(`Made the organization "${name}", which did not exist yet.`);
  print(`This key opens "${name}". It is shown this once and stored nowhere:`);
  print(key);
  return 0;
}

async function list(args: string[], { db, print }: CommandContext) {
  parseArgs({ args, options: {} });
  const entries = await apiKeys.list(db);
  const rows = entries.map(({ prefix, organization, label, created_at, last_used_at, revoked_at }) => [
    prefix,
    organization,
    label || '-',
    created_at,
    last_used_at ?? '-',
    revoked_at ?? '-',
  ]);
  for (const line of alignColumns([['PREFIX', 'ORGANIZATION', 'LABEL', 'CREATED', 'LAST USED', 'REVOKED'], ...rows]))
    print(line);
  return 0;
}

async function revoke(args: string[], { db, print, printError }: CommandContext) {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new WrongUsage('Say which key: its prefix, as listed.');
  // Whoever pastes a whole key means that key.
  const prefix = /^kd_[^_]+/.exec(given)?.[0] ?? given;
  const revoked = await apiKeys.revoke(db, prefix);
  if (revoked === null) {
    printError(`There is no key with the prefix ${prefix}.`);
    return 1;
  }
  print(revoked.before === null ? `Revoked ${prefix}.` : `${prefix} was revoked already, at ${revoked.before}.`);
  return 0;
}

function checkText(option: string, given: string | undefined): string {
  const text = given?.trim() ?? '';
  if (text.length > LONGEST) throw new WrongUsage(`${option} takes at most ${LONGEST} characters.`);
  // A control character could make a list in the terminal say something else.
  if (/\p{Cc}/u.test(text)) throw new WrongUsage(`${option} takes one line of plain text.`);
  return text;
}

function alignColumns(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
