import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataDir } from '../test/service.ts';
import { openEmbedded } from './connect.ts';
import { acquireLock, DatabaseLockedError, processStart } from './lock.ts';
import { socketPath } from './socket.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kol-desk-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const leaveBehind = (number: number, owner: object) =>
  writeFile(join(folder, `holder-${number}`), JSON.stringify(owner));

describe('the lock of a data folder', () => {
  test('keeps other processes out until it is released', async () => {
    const release = await acquireLock(folder);
    await expect(acquireLock(folder)).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process ${process.pid}: only one process can have the embedded database open.`,
    );
    await release();
    await (await acquireLock(folder))();
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('is held by only one of many that ask at once', async () => {
    for (const present of [false, true]) {
      if (present) await leaveBehind(50, { pid: 2 ** 30, host: hostname(), start: 'x' });
      const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(folder)));
      const won = attempts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const lost = attempts.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(won).toHaveLength(1);
      for (const reason of lost) expect(reason).toBeInstanceOf(DatabaseLockedError);
      await won[0]?.();
    }
  });

  test('is held by another running process', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await once(child, 'spawn');
      const pid = child.pid ?? 0;
      await leaveBehind(3, { pid, host: hostname(), start: processStart(pid) });
      await expect(acquireLock(folder)).rejects.toThrow(`process ${pid}`);
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'exit');
    await (await acquireLock(folder))();
  });

  test('is free if the process has ended, or its number belongs to a later one', async () => {
    await leaveBehind(3, { pid: 2 ** 30, host: hostname(), start: 'x' });
    await (await acquireLock(folder))();
    await leaveBehind(9, { pid: process.ppid, host: hostname(), start: 'another start' });
    await (await acquireLock(folder))();
    await writeFile(join(folder, 'holder-20'), '{"pid": 1');
    await (await acquireLock(folder))();
  });

  test('is held by a process in another container until it ends', async () => {
    // A command never listens on the socket of the service.
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      '-e',
      `
      const { acquireLock } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))});
      await acquireLock(${JSON.stringify(folder)});
      console.log('locked');
      setInterval(() => {}, 1000);
    `,
    ]);
    await once(child.stdout, 'data');
    const owner = JSON.parse(await readFile(join(folder, 'holder-1'), 'utf8'));
    await leaveBehind(1, { ...owner, pid: 7, host: 'another-container' });
    await expect(acquireLock(folder)).rejects.toThrow('process 7');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await acquireLock(folder))();
    expect(await readdir(folder)).toEqual(['holder-2']);
  });

  test('is held by the service of an older version in another container while it answers on its socket', async () => {
    await leaveBehind(3, { pid: 7, host: 'another-container', start: 'x' });
    const server = createServer((socket) => socket.end()).listen(socketPath(folder));
    await once(server, 'listening');
    await expect(acquireLock(folder)).rejects.toThrow('process 7');
    await new Promise((done) => server.close(done));
    await (await acquireLock(folder))();
  });
});

test('a database opens if a crash left the lock file of PostgreSQL empty', async () => {
  const dataDir = join(folder, 'data');
  await (await prepareDataDir(dataDir)).close();
  await writeFile(join(dataDir, 'database', 'postmaster.pid'), '');
  await (await openEmbedded(dataDir)).close();
});
