import { type Command, InvalidArgumentError, Option } from 'commander';
import papaparse from 'papaparse';
import * as z from 'zod/mini';
import { AUDIT_ACTIONS, type AuditEntry, type AuditListQuery } from '../../src/contract/audit.ts';
import { escapeFormulasInside, FORMULA } from '../../src/contract/csvFormulas.ts';
import { day } from '../../src/contract/values.ts';
import { readAll } from '../repositories/audit.ts';
import { findByName } from '../repositories/organizations.ts';
import { CommandError, organizationOption, parseText, type Start } from './command.ts';

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

interface AuditOptions extends Omit<AuditListQuery, 'page' | 'per_page'> {
  organization: string;
}

/** `npm run audit`: prints the audit trail of an organization as CSV, the newest rows first. */
export function addAuditCommand(program: Command, start: Start) {
  program
    .command('audit')
    .description('Prints the audit trail of an organization as CSV, the newest rows first')
    .addOption(organizationOption('Required. The name of the organization'))
    .option('--subject <text>', 'Only rows about this KOL or event (name or id), key or person', parseText)
    .option('--actor <text>', 'Only rows of people and keys with this name, email, label or id', parseText)
    .addOption(new Option('--action <action>', 'Only rows with this action').choices(AUDIT_ACTIONS))
    .option('--from <day>', 'Only rows of this day (UTC) or later, such as 2026-03-01', parseDay)
    .option('--to <day>', 'Only rows of this day (UTC) or earlier', parseDay)
    .action(({ organization: name, ...filters }: AuditOptions) =>
      start(async ({ db, print, signal }) => {
        const { from, to } = filters;
        if (from !== undefined && to !== undefined && to < from)
          throw new CommandError([`The period is empty: it ends (${to}) before it begins (${from}).`]);
        const organization = await findByName(db, name);
        if (organization === null) throw new CommandError([`There is no organization "${name}".`]);
        await print(COLUMNS.join(','));
        for await (const rows of readAll(db, organization.id, filters)) {
          signal?.throwIfAborted();
          for (const row of rows) await print(toLine(row));
        }
      }),
    );
}

function parseDay(given: string): string {
  if (!z.safeParse(day, given).success) throw new InvalidArgumentError('It must be a day, such as 2026-03-01.');
  return given;
}

/** One line of CSV. Every cell is quoted, and a text that a spreadsheet would run as a formula gets an apostrophe. */
const toLine = (row: AuditEntry) =>
  papaparse.unparse([COLUMNS.map((name) => escapeFormulasInside(row[name] ?? ''))], {
    quotes: true,
    escapeFormulae: FORMULA,
  });
