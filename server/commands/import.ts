import { defineCommand } from 'citty';
import { type CommandContext, CommandError, checkOrganization } from './command.ts';
import { importFiles } from './importFiles.ts';

/** `npm run import`: loads files into an organization, which is made when there is none of this name. */
export const importCommand = defineCommand({
  meta: {
    name: 'npm run import --',
    description:
      'Stores the KOLs, products, campaigns and events of files, all or none; a record replaces the one with the same id',
  },
  args: {
    'file...': {
      type: 'positional',
      required: true,
      description:
        'A JSON list, one record a line (NDJSON), one record, or a saved answer of the service ({"data": …})',
    },
    organization: {
      type: 'string',
      required: true,
      valueHint: 'NAME',
      description: 'Is created where there is none of this name',
    },
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
