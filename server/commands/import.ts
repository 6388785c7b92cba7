import { defineCommand } from 'citty';
import { type CommandContext, CommandError, checkOrganization, organizationOption } from './command.ts';
import { importFiles } from './importFiles.ts';

/** `npm run import`: imports files into an organization, which it creates if necessary. */
export const importCommand = defineCommand({
  meta: {
    name: 'npm run import --',
    description:
      'Imports the KOLs, products, campaigns and events in files, all or none. A record replaces the one with the same id',
  },
  args: {
    'file...': {
      type: 'positional',
      required: true,
      description:
        'A JSON list, one record per line (NDJSON), one record, or a saved response of the service ({"data": …})',
    },
    organization: organizationOption,
  },
  async run({ args, data }) {
    const { db, cwd, signal, ...output }: CommandContext = data;
    const organization = checkOrganization(args.organization);
    try {
      await importFiles(db, { organization, files: args._, folder: cwd, signal }, output);
    } catch (error) {
      throw signal?.aborted ? new CommandError(['Interrupted: nothing was imported.']) : error;
    }
  },
});
