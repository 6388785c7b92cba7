import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { ImportRefused } from './importErrors.ts';
import { importFiles } from './importFiles.ts';

const USAGE = `Usage: npm run import -- --organization NAME FILE...

Reads KOLs, products, campaigns and events in the shapes of the interface and stores them for the organization.
A file is a JSON list, one record a line (NDJSON), one record, or a saved answer of the service ({"data": …}).
A record replaces the one with the same id. With one bad record nothing is stored.`;

/** The longest name that an organization may bear. */
const MAX_NAME = 200;

/** `npm run import`: loads files into an organization, which is made when there is none of this name. */
export const importCommand: Command = async (args, { db, cwd, print, printError, showProgress, signal }) => {
  const request = parse(args);
  if (request === 'help') {
    print(USAGE);
    return 0;
  }
  if ('wrong' in request) {
    printError(request.wrong);
    printError(USAGE);
    return 2;
  }
  try {
    await importFiles(db, { ...request, folder: cwd, signal }, { print, showProgress });
    return 0;
  } catch (error) {
    if (signal?.aborted) printError('Interrupted: nothing was imported.');
    else if (error instanceof ImportRefused) for (const line of error.lines) printError(line);
    else throw error;
    return 1;
  }
};

function parse(args: string[]): 'help' | { wrong: string } | { organization: string; files: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { organization: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return 'help';
    const organization = values.organization?.trim() ?? '';
    if (organization === '') return { wrong: 'Say into which organization: --organization NAME' };
    if (organization.length > MAX_NAME)
      return { wrong: `The organization's name is longer than ${MAX_NAME} characters.` };
    if (positionals.length === 0) return { wrong: 'Say which files to import.' };
    return { organization, files: positionals };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
