import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { DatabaseOpenError, openDatabase } from '../db/open.ts';
import { socketPath } from '../db/socket.ts';
import { sendCommand, waitForLock } from './commandClient.ts';
import { progressBar } from './progress.ts';
import { parseCommand, runCommand } from './runCommand.ts';

/**
 * `npm run import`, `keys`, `people` and `audit`. Only one process can open the embedded database, so a running service runs the
 * command. Without one, and on PostgreSQL, this process does.
 */

const bar = progressBar();
const output = {
  print(line: string) {
    bar.end();
    console.log(line);
  },
  printError(line: string) {
    bar.end();
    console.error(line);
  },
  showProgress: bar.show,
};

/** The user's folder. npm runs scripts in the folder of the package. */
const callerFolder = () => {
  const isOurScript = ['import', 'keys', 'people', 'audit'].includes(process.env.npm_lifecycle_event ?? '');
  return (isOurScript && process.env.INIT_CWD) || process.cwd();
};

async function main(argv: string[]): Promise<number> {
  const work = parseCommand(argv, output);
  if (typeof work === 'number') return work;
  const config = readConfig(process.env);
  if (config.upstream !== undefined && argv[0] === 'import')
    throw new ConfigError('With UPSTREAM_URL, the remote service has the records, so nothing can be imported here.');
  const cwd = callerFolder();
  const { databaseUrl, dataDir } = config;
  const send = () => (databaseUrl === undefined ? sendCommand(socketPath(dataDir), { argv, cwd }, output) : null);
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, 'database'));
  const statusOrConnection = await waitForLock(
    async () => (await send()) ?? (await openDatabase(config)),
    output.printError,
  );
  if (typeof statusOrConnection === 'number') return statusOrConnection;
  const { db, close } = statusOrConnection;
  // The operator may have forgotten `DATABASE_URL` or `DATA_DIR`.
  if (isNew) output.printError(`Created a database without data in DATA_DIR ${dataDir}.`);
  try {
    return await runCommand(argv, { db, cwd, ...output });
  } finally {
    await close();
  }
}

// Ctrl-C ends the command after the terminal is as before. The service, or the database, then undoes what was not finished.
process.once('SIGINT', () => {
  output.printError('Interrupted. An import that did not finish has stored nothing.');
  process.kill(process.pid, 'SIGINT');
});

// The reader of the output, such as `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DatabaseOpenError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  bar.end();
}
