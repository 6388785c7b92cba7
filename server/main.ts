import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { signInCodes } from './auth/signInCodes.ts';
import { startCommandServer } from './commands/commandServer.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Database } from './db/connect.ts';
import { DatabaseOpenError, hasSpace, openDatabase } from './db/open.ts';
import { socketPath } from './db/socket.ts';
import { isUnprotected } from './db/tls.ts';
import { prepareDemo } from './demo/prepareDemo.ts';
import { errorCode } from './errors.ts';
import { isLoopback } from './http.ts';
import { isBuilt } from './plugins/staticFiles.ts';
import { connectRedis, logOutages } from './redis.ts';
import * as apiKeys from './repositories/apiKeys.ts';
import { findOrCreate } from './repositories/organizations.ts';

/** `npm start`: reads the configuration, opens the database, listens, and prints the address to sign in. */

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** How long running requests and commands may take to finish. */
const GRACE_MS = 5_000;

const UNPROTECTED =
  'Warning: the connection to PostgreSQL is not protected by TLS with a checked certificate (sslmode=verify-full in DATABASE_URL).';

/** A second signal within this time is the same Ctrl-C: both the terminal and npm send it. */
const SAME_SIGNAL_MS = 500;

/** How long a statement may take before the database counts as not answering. A command waits any time, for example for an import. */
const STATEMENT_LIMIT_MS = 15_000;

/** How long to wait before the database is opened again. */
const REOPEN_MS = 5_000;

/** When the program began to stop; null while it runs. If a signal interrupts the start, the start has not failed. */
let stoppingSince: number | null = null;

const closers: (() => Promise<unknown>)[] = [];

/** Closes in reverse order: first the app and the command server, the database last. */
async function close() {
  for (const closer of closers.splice(0).reverse()) await closer();
}

stopOnSignal();
try {
  await start(readConfig(process.env));
} catch (error) {
  await fail(error);
}

async function fail(error: unknown) {
  if (stoppingSince !== null) await new Promise(() => {});
  if (!(error instanceof DatabaseOpenError || error instanceof ConfigError)) throw error;
  console.error(`KOL Desk cannot start. ${error.message}`);
  process.exit(1);
}

async function start(config: Config) {
  let { port } = config;
  let hasEnded = false;
  try {
    const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl);
    if (redis !== undefined) closers.push(async () => redis.disconnect());
    if (config.databaseUrl !== undefined && isUnprotected(config.databaseUrl)) console.error(UNPROTECTED);
    const connection = await openDatabase(config, STATEMENT_LIMIT_MS);
    closers.push(connection.close);
    connection.onPanic?.(({ message }) => {
      hasEnded = true;
      console.error(
        `The database has ended: ${message}. No acknowledged change is lost. KOL Desk continues when it can write again.`,
      );
      close()
        .then(() => startAgain({ ...config, port }))
        .catch(fail);
    });
    await assertPortFree(config);
    const demoKey = await prepareDemo(connection, config, { print: console.log, printError: console.error });
    const accounts = await findAccounts(connection.db, config);
    const codes = signInCodes();
    const dist = isBuilt(DIST) ? DIST : undefined;
    if (dist === undefined) console.error('The dashboard has not been built (npm run build); only the service runs.');
    const app = buildApp({
      ...config,
      db: connection.db,
      isEmbedded: connection.kind === 'embedded',
      dist,
      logger: { level: config.logLevel },
      rateLimit: { perMinute: config.rateLimitPerMinute, redis },
      codes,
      accounts,
    });
    if (redis !== undefined) logOutages(redis, (text) => stoppingSince === null && app.log.warn(text));
    // Together, because what the app writes at its end waits for a command that uses the embedded database, such as an import.
    const servers = [() => closeApp(app)];
    closers.push(() => Promise.all(servers.map((stop) => stop())));
    if (connection.kind === 'embedded') {
      const stopCommands = await startCommandServer(socketPath(config.dataDir), connection.db);
      servers.push(() => stopCommands(GRACE_MS));
    }
    // The signal has closed everything.
    if (stoppingSince !== null) return;
    await app.listen({ port: config.port, host: config.host }).catch((error) => {
      throw toListenError(error, config);
    });
    const address = app.server.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    const owner = demoKey === null ? null : await apiKeys.find(connection.db, demoKey);
    announce(config, port, owner === null ? null : () => codes.create(owner));
  } catch (error) {
    if (hasEnded) return;
    await close();
    throw error;
  }
}

/** Starts again when the disk has space. The database recovers from its log, as after a crash. */
async function startAgain(config: Config) {
  while (stoppingSince === null) {
    await pause(REOPEN_MS);
    if (!(await hasSpace(config.dataDir))) continue;
    try {
      return await start(config);
    } catch (error) {
      // The configuration was valid before. Perhaps another program has the port, or Redis is not available.
      if (!(error instanceof DatabaseOpenError || error instanceof ConfigError)) throw error;
    }
  }
}

/** The identity provider, and the organization of its people, which is created if it does not exist. */
async function findAccounts(db: Database, { identityProvider, accountOrganization }: Config) {
  if (identityProvider === undefined || accountOrganization === undefined) return undefined;
  const { created, ...organization } = await findOrCreate(db, accountOrganization);
  if (created) console.log(`Created the organization "${organization.name}" (OIDC_ORGANIZATION).`);
  return { provider: identityProvider, organization };
}

/** Fails before the demonstration data is loaded, which takes seconds, if the port is not available. */
async function assertPortFree(config: Config) {
  const { port, host } = config;
  if (port === 0) return;
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw toListenError(error, config);
  });
  server.close();
  await once(server, 'close');
}

/** Lets running requests finish, but does not wait for clients that have stopped reading. */
async function closeApp(app: ReturnType<typeof buildApp>) {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(timer);
}

/**
 * Prints the address to open as the last line.
 * @param createCode returns a code that signs in with the demonstration key, once; null without the demonstration
 */
function announce(config: Config, port: number, createCode: (() => string) | null) {
  const { host, apiKey, dataDir, publicUrl, identityProvider } = config;
  const isPublic = publicUrl !== undefined && (identityProvider !== undefined || !isLoopback(publicUrl.hostname));
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const local = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/sign-in`;
  const address = isPublic ? new URL('/sign-in', publicUrl).href : local;
  const usesKeys = identityProvider === undefined;
  // A code works only on this machine. For a container, its host is another machine.
  const signsInByCode = usesKeys && !isPublic && (isLoopback(host) || host === '::1');
  const code = createCode !== null && signsInByCode ? `#code=${createCode()}` : '';
  if (usesKeys && createCode === null) console.log('A key to sign in with: npm run keys -- create --organization NAME');
  if (usesKeys && createCode !== null && code === '' && apiKey === undefined)
    console.log(`The key of the demonstration: ${join(dataDir, 'demonstration-key')}`);
  console.log(`KOL Desk is ready: ${address}${code}`);
}

/** The first signal stops the program in order, a second one ends it at once. */
function stopOnSignal() {
  const end = () => {
    if (stoppingSince === null) {
      stoppingSince = Date.now();
      void close().then(() => process.exit(0));
    } else if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function toListenError(error: unknown, { host, port }: Config): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} on ${host} is already in use by another program (set PORT).`);
  if (code === 'EACCES') return new ConfigError(`This user may not listen on port ${port} (set PORT).`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host} is not an address of this machine (set HOST).`);
  return error;
}
