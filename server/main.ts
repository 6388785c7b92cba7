import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { startCommandServer } from './commands/commandServer.ts';
import { ConfigError, readConfig, type Settings } from './config.ts';
import { DatabaseOpenError, openDatabase } from './db/open.ts';
import { socketPath } from './db/socket.ts';
import { type Demonstration, prepareDemonstration } from './demo/prepareDemo.ts';
import { isBuilt } from './plugins/staticFiles.ts';
import { connectRedis, tellOutages } from './redis.ts';

/** `npm start`: reads the environment, opens the database, listens, and says where to sign in. */

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** How long requests that are under way may take to end, and after them commands. */
const GRACE_MS = 5_000;

/** Within this time a second signal is the same Ctrl-C: the terminal sends it, and npm passes its own on. */
const SAME_SIGNAL_MS = 500;

/** Set by the first signal: a start that is cut short by it has not failed. */
let stoppingSince: number | null = null;

try {
  await start(readConfig(process.env));
} catch (error) {
  if (stoppingSince !== null) await new Promise(() => {});
  if (!(error instanceof DatabaseOpenError || error instanceof ConfigError)) throw error;
  console.error(`KOL Desk cannot start. ${error.message}`);
  process.exit(1);
}

async function start(settings: Settings) {
  const closers: (() => Promise<unknown>)[] = [];
  /** In the opposite order of opening: first no more requests, the database last. */
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  closeOnSignal(close);
  try {
    const redis = settings.redisUrl === undefined ? undefined : await connectRedis(settings.redisUrl);
    if (redis !== undefined) closers.push(async () => redis.disconnect());
    const connection = await openDatabase(settings);
    closers.push(connection.close);
    await tryPort(settings);
    const demonstration = await prepareDemonstration(connection, settings, (line) => console.log(line));
    if (connection.kind === 'embedded') {
      const stopCommands = await startCommandServer(socketPath(settings.dataDir), connection.db);
      closers.push(() => stopCommands(GRACE_MS));
    }

    const dist = isBuilt(DIST) ? DIST : undefined;
    if (dist === undefined) console.error('The dashboard has not been built (npm run build); only the service runs.');
    const app = buildApp({
      db: connection.db,
      dist,
      logger: { level: settings.logLevel },
      rateLimit: { perMinute: settings.rateLimitPerMinute, redis },
      corsOrigins: settings.corsOrigins,
    });
    if (redis !== undefined) tellOutages(redis, (text) => stoppingSince === null && app.log.warn(text));
    closers.push(() => closeApp(app));
    // The signal has closed all that is open; nobody is told to come.
    if (stoppingSince !== null) return;
    await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
      throw explainListening(error, settings);
    });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    announce(settings, port, demonstration);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Filling a database takes seconds: whoever will not be able to listen afterwards should hear of it before. */
async function tryPort(settings: Settings) {
  const { port, host } = settings;
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error) => {
    throw explainListening(error, settings);
  });
  server.close();
  await once(server, 'close');
}

/** Lets requests end, but waits for nobody who has stopped reading the answer. */
async function closeApp(app: ReturnType<typeof buildApp>) {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(timer);
}

/** The last line of a start is the address to open. */
function announce({ host, apiKey }: Settings, port: number, demonstration: Demonstration | null) {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/sign-in`;
  if (demonstration !== null) {
    console.log(`KOL Desk is ready: ${address}#key=${encodeURIComponent(demonstration.key)}`);
    return;
  }
  if (apiKey !== undefined)
    console.error('KOL_DESK_API_KEY opens the demonstration organization, which this database does not have.');
  console.log('A key to sign in with: npm run keys -- create --organization NAME');
  console.log(`KOL Desk is ready: ${address}`);
}

/** What is under way is finished; who cannot wait sends a second signal. */
function closeOnSignal(close: () => Promise<void>) {
  const stop = async () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function explainListening(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} on ${host} is taken by another program (set PORT).`);
  if (code === 'EACCES') return new ConfigError(`This user may not listen on port ${port} (set PORT).`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host} is no address of this machine (set HOST).`);
  return error;
}
