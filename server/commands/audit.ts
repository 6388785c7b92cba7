import { defineCommand } from 'citty';
import papaparse from 'papaparse';
import * as z from 'zod/mini';
import { AUDIT_ACTIONS, type AuditEntry, AuditListQuery } from '../../src/contract/audit.ts';
import { readAll } from '../repositories/audit.ts';
import { findByName } from '../repositories/organizations.ts';
import { type CommandContext, CommandError, checkOrganization, UsageError } from './command.ts';

const COLUMNS = [
  'at',
  'actor',
  'actor_name',
  'action',
  'subject',
  'subject_name',
  'count',
  'request_id',
] as const satisfies (keyof AuditEntry)[];

/** `npm run audit`: prints the audit trail of an organization as CSV, the newest rows first. */
export const auditCommand = defineCommand({
  meta: {
    name: 'npm run audit --',
    description: 'Prints the audit trail of an organization as CSV, the newest rows first',
  },
  args: {
    organization: { type: 'string', required: true, valueHint: 'NAME', description: 'The name of the organization' },
    subject: {
      type: 'string',
      valueHint: 'TEXT',
      description: 'Only rows about this KOL (name or id), event, key or person',
    },
    actor: {
      type: 'string',
      valueHint: 'TEXT',
      description: 'Only rows of people and keys with this name, email, label or id',
    },
    // Not an enum: the help would show all its values in one line.
    action: { type: 'string', valueHint: 'ACTION', description: 'Only rows with this action, such as kol_read' },
    from: { type: 'string', valueHint: 'YYYY-MM-DD', description: 'Only rows of this day (UTC) or later' },
    to: { type: 'string', valueHint: 'YYYY-MM-DD', description: 'Only rows of this day (UTC) or earlier' },
  },
  async run({ args, data }) {
    const { db, print, signal }: CommandContext = data;
    const { subject, actor, action, from, to } = args;
    const filters = z.safeParse(AuditListQuery, { subject, actor, action, from, to });
    if (!filters.success) {
      const [name] = filters.error.issues[0]?.path ?? [];
      const rule = name === 'action' ? `one of ${AUDIT_ACTIONS.join(', ')}` : 'a day, such as 2026-03-01';
      throw new UsageError(`--${String(name)} must be ${rule}.`);
    }
    const organization = await findByName(db, checkOrganization(args.organization));
    if (organization === null) throw new CommandError([`There is no organization "${args.organization}".`]);
    print(COLUMNS.join(','));
    for await (const rows of readAll(db, organization.id, filters.data)) {
      signal?.throwIfAborted();
      for (const row of rows) print(toLine(row));
    }
  },
});

/** One line of CSV. Every cell is quoted, and a text that a spreadsheet would run as a formula gets an apostrophe. */
const toLine = (row: AuditEntry) =>
  papaparse.unparse([COLUMNS.map((name) => guarded(row[name] ?? ''))], { quotes: true, escapeFormulae: FORMULA });

// The same rules as in the exports of the dashboard (src/components/table/csv.ts).
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const FORMULA_INSIDE = /(?:;|(?<!^)[\t\r\n])[\s"]*(?=[=+\-@＝＋－＠])/g;

const guarded = (value: string | number) => (typeof value === 'string' ? value.replace(FORMULA_INSIDE, "$&'") : value);
