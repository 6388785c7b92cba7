import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCommand, waitForLock } from './commands/commandClient.ts';
import { acquireLock } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { audit } from './db/schema.ts';
import { socketPath } from './db/socket.ts';
import { freePort } from './test/freePort.ts';
import { type Started, spawnProgram, startService, withoutSettings } from './test/program.ts';
import { aKol, anEvent, aProduct, prepareDataDir } from './test/service.ts';

/** The program as a user starts it: own processes, a real folder. The tests of this file build on one another. */

let folder: string;
let dataDir: string;
let service: Started;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kol-desk-main-'));
  dataDir = join(folder, 'data');
  service = await startHere();
});
afterAll(async () => {
  // Also those that a failed test left running.
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function spawnHere(file: string, args: string[], environment: NodeJS.ProcessEnv = {}, cwd?: string) {
  const started = spawnProgram(file, args, { DATA_DIR: dataDir, ...environment }, { cwd });
  children.push(started.child);
  return started;
}

async function startHere(environment: NodeJS.ProcessEnv = {}) {
  const started = await startService({ DATA_DIR: dataDir, ...environment });
  children.push(started.child);
  return started;
}

const runCommand = (args: string[], environment: NodeJS.ProcessEnv = {}, cwd?: string) =>
  spawnHere('server/commands/main.ts', args, environment, cwd).ended;

/** `npm run sql < FILE` with this text in the file. */
const runSql = (text: string, environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/sql.ts'], {
    input: text,
    encoding: 'utf8',
    env: { ...withoutSettings(), DATA_DIR: dataDir, ...environment },
  });

const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);

describe('a first start', () => {
  test('ends with an address that signs in', async () => {
    expect(service.printed.at(-1)).toMatch(/^KOL Desk is ready: http:\/\/127\.0\.0\.1:\d+\/sign-in#code=[\w-]{43}$/);
    const signIn = () =>
      fetch(new URL('/auth/code', service.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ code: service.address.hash.replace('#code=', '') }),
      });
    expect((await signIn()).headers.get('set-cookie')).toMatch(/^kol-desk-\d+=/);
    expect((await signIn()).status).toBe(401);
    expect(service.printed.join()).not.toContain(service.key);
    expect((await service.get('/v1/products')).status).toBe(200);
    expect((await service.get('/v1/kols/kol_demo_0001?include=events')).status).toBe(200);
    expect((await service.get('/readyz')).status).toBe(200);
  });

  test('leaves no files that other users can read', async () => {
    expect(await modeOf('.')).toBe('700');
    expect(await modeOf('service.sock')).toBe('600');
    expect(await modeOf('demonstration-key')).toBe('600');
  });
});

describe('while the service runs', () => {
  test('it creates, lists and revokes keys for the command', async () => {
    const made = await runCommand(['keys', 'create', '--organization', 'Demonstration', '--label', 'By command']);
    expect(made).toMatchObject({ status: 0, error: '' });
    const key = made.out.split('\n').at(-1) ?? '';
    expect((await service.get('/v1/products', key)).status).toBe(200);
    expect((await runCommand(['keys', 'list'])).out).toContain('By command');
    expect((await runCommand(['keys', 'revoke', key])).status).toBe(0);
    expect((await service.get('/v1/products', key)).status).toBe(401);
  });

  test('it returns errors and the exit status', async () => {
    expect(await runCommand(['keys', 'revoke', 'kd_unknwn22'])).toMatchObject({
      status: 1,
      out: '',
      error: 'There is no key with the prefix kd_unknwn22.',
    });
    expect(await runCommand(['keys', 'frobnicate'])).toMatchObject({ status: 2 });
  });

  test('it finds the import files relative to the command’s folder', async () => {
    await writeFile(join(folder, 'records.json'), '[{"id": "prod_bad"}]');
    const refused = await runCommand(['import', '--organization', 'Files', 'records.json'], {}, folder);
    expect(refused.status).toBe(1);
    expect(refused.error).toContain('records.json:1');
  });

  test('it sends a thousand errors, and prints no warning of its own', async () => {
    let warnings = '';
    service.child.stderr?.on('data', (text) => {
      warnings += text;
    });
    // Together longer than what waits in a socket.
    const market_status = { ['x'.repeat(900)]: { status: 5 } };
    const wrong = Array.from({ length: 1_000 }, (_, index) => ({
      ...aProduct({ id: `prod_${index}` }),
      market_status,
    }));
    await writeFile(join(folder, 'records.json'), wrong.map((record) => JSON.stringify(record)).join('\n'));
    const refused = await runCommand(['import', '--organization', 'Files', 'records.json'], {}, folder);
    expect(refused.error.split('\n')).toHaveLength(1_001);
    expect(warnings).toBe('');
  });

  test('a second process is rejected with a one-line reason', async () => {
    const second = await spawnHere('server/main.ts', []).ended;
    expect(second).toMatchObject({
      status: 1,
      out: '',
      error:
        `KOL Desk cannot start. DATA_DIR ${dataDir} is in use by process ${service.child.pid}: ` +
        'only one process can have the embedded database open.',
    });
  });

  test('it stops an import whose command disconnects, and stores nothing', async () => {
    const products = Array.from({ length: 5_000 }, (_, index) => JSON.stringify(aProduct({ id: `prod_${index}` })));
    await writeFile(join(folder, 'products'), products.join('\n'));
    const argv = ['import', '--organization', 'Interrupted', 'products'];
    const socket = connect(join(dataDir, 'service.sock')).setEncoding('utf8');
    socket.write(`${JSON.stringify({ argv, cwd: folder })}\n`);
    expect(String(await once(socket, 'data'))).toContain('"records":500');
    socket.destroy();
    // It waits for the transaction of the other one.
    expect((await runCommand(argv, {}, folder)).out).toContain('Created the organization Interrupted.');
  });

  test('a command explains wrong arguments without color codes, which a log would show as characters', async () => {
    const { status, error } = await runCommand(['keys', 'create', '--organization=A', '--role=owner'], {});
    expect([status, error]).toEqual([2, expect.stringContaining('Allowed choices are reader, planner, manager.')]);
    expect(error).not.toContain('\u001b');
  });

  test('it survives interrupted commands and invalid data on its socket', async () => {
    const { child, ended } = spawnHere('server/commands/main.ts', ['keys', 'list']);
    child.kill('SIGINT');
    await ended;
    for (const text of ['', 'nonsense\n', '{"argv": 5}\n', '{"argv":["keys","list"],"cwd":"/"}\n']) {
      const socket = connect(join(dataDir, 'service.sock'));
      await once(socket, 'connect');
      socket.end(text);
      socket.destroy();
      await once(socket, 'close');
    }
    expect((await service.get('/v1/products')).status).toBe(200);
    expect((await runCommand(['keys', 'list'])).status).toBe(0);
  });

  test('a second start on its port is rejected in one line, before the demo data is loaded', async () => {
    const { port } = service.address;
    const empty = join(folder, 'other');
    await (await prepareDataDir(empty)).close();
    const second = await spawnHere('server/main.ts', [], { PORT: port, DATA_DIR: empty }).ended;
    expect(second).toMatchObject({ status: 1, out: '' });
    expect(second.error.split('\n').at(-1)).toBe(
      `KOL Desk cannot start. Port ${port} on 127.0.0.1 is already in use by another program (set PORT).`,
    );
  });
});

describe('stopping and starting again', () => {
  test('Ctrl-C finishes the running request, then exits with status 0 and removes the socket', async () => {
    const body = JSON.stringify(anEvent({ name: 'Last one', attendees: ['kol_demo_0001'] }));
    const socket = connect(Number(service.address.port), '127.0.0.1');
    socket.write(
      `POST /v1/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [go] = await once(socket, 'data');
    expect(String(go)).toContain('100 Continue');
    service.child.kill('SIGINT');
    // npm passes on the signal that the terminal sends to both.
    service.child.kill('SIGINT');
    socket.write(body);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('201 Created');
    expect(await service.ended).toMatchObject({ status: 0, error: expect.not.stringContaining('Error') });
    await expect(stat(join(dataDir, 'service.sock'))).rejects.toThrow('ENOENT');
  });

  test('a command without a service opens the database itself', async () => {
    expect((await runCommand(['keys', 'list'])).out).toContain('Demonstration');
  });

  test('SQL runs on its database, and nothing is changed if a statement fails', async () => {
    const failed = runSql('delete from api_keys; nonsense');
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringContaining('syntax error') });
    expect(runSql('select label from api_keys; select count(*) as others from products')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/'demonstration'.*others/s),
    });
  });

  test('the next start keeps the data and shows an address that signs in', async () => {
    const earlier = service.key;
    service = await startHere();
    expect(service.address.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sign-in#code=[\w-]{43}$/);
    expect(service.key).toBe(earlier);
    expect(service.printed.filter((line) => line.startsWith('Loading'))).toEqual([]);
    const { json } = await service.get('/v1/kols/kol_demo_0001?include=events');
    expect(json.data.events).toContainEqual(expect.objectContaining({ name: 'Last one', role: 'attendee' }));
  });

  test.each([
    [{ HOST: '0.0.0.0' }, /^http:\/\/127\.0\.0\.1:\d+\/sign-in$/],
    [{ PUBLIC_URL: 'https://desk.example.org' }, /^https:\/\/desk\.example\.org\/sign-in$/],
  ])(
    'a start with %j shows no code, which works on this machine only, but where the key is',
    async (environment, address) => {
      service.child.kill('SIGTERM');
      await service.ended;
      service = await startHere(environment);
      expect(service.printed.at(-2)).toBe(`The key of the demonstration: ${join(dataDir, 'demonstration-key')}`);
      expect(service.address.href).toMatch(address);
    },
  );

  test('a start with PUBLIC_URL on this machine shows a code', async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    service = await startHere({ PUBLIC_URL: 'http://localhost:8080' });
    expect(service.address.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sign-in#code=/);
  });

  test('after a kill the service starts again, and a custom key signs in', async () => {
    service.child.kill('SIGKILL');
    await service.ended;
    service = await startHere({ KOL_DESK_API_KEY: 'a/key+of#my-own=1' });
    expect(service.key).toBe('a/key+of#my-own=1');
    expect((await service.get('/v1/kols/kol_demo_0001')).status).toBe(200);
    expect((await runCommand(['keys', 'list'])).out).not.toContain('a/key');
  });

  test('a start with a custom key that was revoked warns, and refuses only this key', async () => {
    const custom = { KOL_DESK_API_KEY: 'a/key+of#my-own=1' };
    const earlier = (await readFile(join(dataDir, 'demonstration-key'), 'utf8')).trim();
    expect((await runCommand(['keys', 'revoke', custom.KOL_DESK_API_KEY])).status).toBe(0);
    service.child.kill('SIGTERM');
    await service.ended;
    service = await startHere(custom);
    expect(service.address.hash).toBe('');
    expect((await service.get('/v1/products', custom.KOL_DESK_API_KEY)).status).toBe(401);
    expect((await service.get('/v1/products', earlier)).status).toBe(200);
    service.child.kill('SIGTERM');
    const { error } = await service.ended;
    expect(error).toContain('Warning: KOL_DESK_API_KEY was revoked, which is final. Choose another one.');
    expect(error).not.toContain('which this database does not have');
    service = await startHere();
  }, 60_000);
});

describe('a command while another process has the database open but accepts no commands yet', () => {
  const waits = async ({ child }: ReturnType<typeof spawnHere>) => {
    if (child.stderr === null) throw new Error('no output');
    const [line] = await once(child.stderr, 'data');
    expect(String(line)).toBe(
      `Waiting for process ${process.pid}, which has the database open and takes no commands yet…\n`,
    );
  };

  test('waits until the process accepts commands or ends', async () => {
    const starting = join(folder, 'starting');
    await (await prepareDataDir(starting)).close();
    const giveBack = await acquireLock(starting);
    const runThere = () => spawnHere('server/commands/main.ts', ['keys', 'list'], { DATA_DIR: starting });
    const handedOver = runThere();
    await waits(handedOver);
    const socket = createServer((command) => command.resume().end('{"out":"Done for you."}\n{"exit":0}\n'));
    await once(socket.listen(socketPath(starting)), 'listening');
    expect(await handedOver.ended).toMatchObject({ status: 0, out: 'Done for you.' });
    await new Promise((closed) => socket.close(closed));

    const own = runThere();
    await waits(own);
    await giveBack();
    expect(await own.ended).toMatchObject({ status: 0, out: expect.stringContaining('PREFIX') });
  });

  test('reports that the service stopped before the command finished', async () => {
    const path = join(folder, 'stops.sock');
    const server = createServer((socket) => {
      socket.write('{"out":"One\u2028line."}\n');
      socket.once('data', () => setTimeout(() => socket.destroy(), 50));
    });
    await once(server.listen(path), 'listening');
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const output = { print, printError: print, showProgress: () => {} };
    expect(await sendCommand(path, { argv: ['keys', 'list'], cwd: '/' }, output)).toBe(1);
    expect(lines).toEqual([
      'One\u2028line.',
      'The service stopped before the command finished. Check whether it took effect.',
    ]);
    await new Promise((closed) => server.close(closed));
  });

  test('an interrupted command says what is stored, and ends like any interrupted program', async () => {
    const elsewhere = await mkdtemp(join(folder, 'interrupted-'));
    const server = createServer();
    await once(server.listen(socketPath(elsewhere)), 'listening');
    const { child, ended } = spawnHere('server/commands/main.ts', ['keys', 'list'], { DATA_DIR: elsewhere });
    const [socket] = await once(server, 'connection');
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ signal: 'SIGINT', out: '', error: expect.stringMatching(/^Interrupted\. /) });
    socket.destroy();
    await new Promise((closed) => server.close(closed));
  });

  test('does not wait forever', async () => {
    const held = await mkdtemp(join(folder, 'held-'));
    const giveBack = await acquireLock(held);
    const attempt = () => openDatabase({ dataDir: held });
    await expect(waitForLock(attempt, () => undefined, 0)).rejects.toThrow(`is in use by process ${process.pid}`);
    await giveBack();
  });
});

describe('a service that stops while an import runs', () => {
  test('cancels the import after five seconds, and records the profiles that were read before', async () => {
    const stopping = join(folder, 'stopping');
    await (await prepareDataDir(stopping)).close();
    const { child, ended, address } = await startHere({ DATA_DIR: stopping, KOL_DESK_DEMO: 'never' });
    await writeFile(join(folder, 'kol.json'), JSON.stringify(aKol()));
    const records = Array.from({ length: 500 }, (_, number) => JSON.stringify(aProduct({ id: `prod_${number}` })));
    // The lines that are no record take longer than the service waits.
    await writeFile(join(folder, 'long.ndjson'), `${records.join('\n')}${'\nx'.repeat(3_000_000)}`);
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const send = (argv: string[], showProgress = () => {}) =>
      sendCommand(socketPath(stopping), { argv, cwd: folder }, { print, printError: print, showProgress });
    await send(['import', '--organization', 'Acme', 'kol.json']);
    await send(['keys', 'create', '--organization', 'Acme']);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ key: lines.at(-1) });
    const signedIn = await fetch(new URL('/auth/key', address), { method: 'POST', headers, body });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';

    const read = () => fetch(new URL('/v1/kols/kol_a', address), { headers: { ...headers, cookie } });
    expect((await read()).status).toBe(200);
    // The last of these that get an answer are not yet in the trail when the import begins to use the database.
    let isStopping = false;
    const keepReading = async () => {
      while (!isStopping) await read();
    };
    const readers = [keepReading(), keepReading(), keepReading()];
    const imported = send(['import', '--organization', 'Acme', 'long.ndjson'], () => {
      isStopping = true;
      child.kill('SIGTERM');
    });
    await Promise.allSettled(readers);
    expect(await imported).toBe(1);
    expect(lines.at(-1)).toBe('The service stopped before the command finished. Check whether it took effect.');
    expect((await ended).status).toBe(0);
    const { db, close } = await openDatabase({ dataDir: stopping });
    expect(await db.$count(audit, eq(audit.action, 'kol_read'))).toBe(1);
    await close();
  }, 60_000);
});

describe('SQL', () => {
  test('is rejected while the service runs, without a database, and with PostgreSQL', () => {
    expect(runSql('select 1')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`${dataDir} is in use by process ${service.child.pid}`),
    });
    expect(runSql('select 1', { DATA_DIR: join(folder, 'nothing') }).stderr).toContain('There is no embedded database');
    expect(runSql('select 1', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }).stderr).toContain('use psql');
  });
});

describe('a failing start', () => {
  test.each([
    ['a wrong port', { PORT: 'eighty' }, 'PORT must be a number from 0 to 65535.'],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      'The database at DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [
      'an address of a database that is none',
      { DATABASE_URL: 'postgres://u:secret/@127.0.0.1:1/x' },
      'The database at DATABASE_URL cannot be used: Invalid URL.',
    ],
    [
      'a data folder that is none',
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR \/dev\/null\/data cannot be written: ENOTDIR.*\.$/,
    ],
    [
      'a data folder where the system makes none',
      { DATA_DIR: '/proc/data' },
      /^DATA_DIR \/proc\/data cannot be written: E[A-Z]+.*\.$/,
    ],
  ])('with %s prints one line and exits with status 1', async (_name, environment, message) => {
    const { status, out, error } = await spawnHere('server/main.ts', [], environment).ended;
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(error).toMatch(/^KOL Desk cannot start\. [^\n]+$/);
    expect(error.replace('KOL Desk cannot start. ', '')).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    const command = await runCommand(['keys', 'list'], environment);
    expect(command.status).toBe(1);
    expect(command.error).not.toContain('\n');
  });

  test('warns first if the database is on another machine and the connection has no TLS', async () => {
    const startWith = async (options: string) =>
      (await spawnHere('server/main.ts', [], { DATABASE_URL: `postgres://u:secret@db.invalid/x${options}` }).ended)
        .error;
    const unprotected = await startWith('');
    expect(unprotected).toMatch(
      /^Warning: the connection to PostgreSQL is not protected by TLS.*\nKOL Desk cannot start\./,
    );
    expect(unprotected).not.toContain('secret');
    expect(await startWith('?sslmode=verify-full')).not.toContain('Warning');
  });

  test.each([
    ['redis://:secret@127.0.0.1:1', 'Redis at REDIS_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.'],
    [
      'redis://:secret/@127.0.0.1:1',
      'REDIS_URL is not a valid URL: special characters in its password must be percent-encoded.',
    ],
  ])('with Redis at %s does the same', async (REDIS_URL, message) => {
    const ended = await spawnHere('server/main.ts', [], { REDIS_URL }).ended;
    expect(ended).toMatchObject({ status: 1, out: '', error: `KOL Desk cannot start. ${message}` });
  });
});

describe('`npm run demo:accounts`', () => {
  /** A port whose next one is free too. */
  async function twoFreePorts(): Promise<number> {
    const port = await freePort();
    return freePort(port + 1).then(() => port, twoFreePorts);
  }

  test('starts KOL Desk with a provider at the next port, which the sign-in leads to', {
    timeout: 60_000,
  }, async () => {
    const port = await twoFreePorts();
    const demo = await startService(
      { DATA_DIR: join(folder, 'accounts'), PORT: String(port) },
      { file: 'server/demo/demoAccounts.ts' },
    );
    children.push(demo.child);
    const [first = '', ...rest] = demo.printed;
    // People sign in with an account, so that a start shows no code.
    expect(rest.at(-1)).toBe(`KOL Desk is ready: http://127.0.0.1:${port}/sign-in`);
    const issuer = new URL(first.replace('The identity provider of the demonstration: ', ''));
    expect(Number(issuer.port)).toBe(port + 1);
    expect(await (await fetch(new URL('/config.json', demo.address))).json()).toMatchObject({ signIn: 'account' });
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const signIn = await fetch(new URL('/auth/sign-in', demo.address), { redirect: 'manual', headers });
    expect(signIn.status).toBe(302);
    const page = await fetch(signIn.headers.get('location') ?? '', { redirect: 'manual' });
    expect([new URL(page.url).port, page.status]).toEqual([issuer.port, 303]);
    demo.child.kill('SIGTERM');
    expect((await demo.ended).status).toBe(0);
  });
});
