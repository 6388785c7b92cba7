import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode } from '../errors.ts';
import { isListening, MAX_SOCKET_PATH, socketPath } from './socket.ts';

/** Another process has locked the folder. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError';
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(`DATA_DIR ${dataDir} is in use by process ${pid}: only one process can have the embedded database open.`);
    this.pid = pid;
  }
}

/** The process that has locked a folder. */
interface LockOwner {
  pid: number;
  host: string;
  /** Distinguishes it from a later process with the same id. */
  start: string;
  /** The name of the socket on which it listens; null if it has none. */
  socket: string | null;
}

/**
 * Locks the embedded database in `dataDir` for this process, because two processes would destroy it.
 *
 * Node has no file lock that the system releases after `kill -9`. So the folder contains numbered files `holder-N`, of which the
 * highest is the lock. If its owner is gone, a process creates N+1, which only one process can do, and then looks again: if there
 * is an even higher number, it was too late. The highest file is never removed (its owner empties it to release the lock), so no
 * number is used twice, even after a crash. The name of the files must not change: an older KOL Desk would not see the lock.
 * @returns a function that releases the lock
 * @throws DatabaseLockedError
 */
export async function acquireLock(dataDir: string): Promise<() => Promise<void>> {
  const socket = await listen(dataDir);
  try {
    const release = await createLock(dataDir, socket?.name ?? null);
    return async () => {
      await release();
      await socket?.close();
    };
  } catch (error) {
    await socket?.close();
    throw error;
  }
}

async function createLock(dataDir: string, socket: string | null): Promise<() => Promise<void>> {
  const own: LockOwner = { pid: process.pid, host: hostname(), start: processStart(process.pid) ?? '', socket };
  for (;;) {
    const highest = (await lockNumbers(dataDir)).at(-1) ?? 0;
    const owner = highest === 0 ? null : await readOwner(fileOf(dataDir, highest));
    if (owner !== null && (await isAlive(owner, dataDir))) throw new DatabaseLockedError(dataDir, owner.pid);

    const number = highest + 1;
    const file = fileOf(dataDir, number);
    if (!(await createWhole(file, JSON.stringify(own)))) continue;
    const numbers = await lockNumbers(dataDir);
    if (numbers.at(-1) === number) {
      for (const older of numbers.slice(0, -1)) await rm(fileOf(dataDir, older), { force: true });
      if (owner?.socket) await rm(join(dataDir, owner.socket), { force: true });
      return () => replaceWhole(file, '');
    }
    await rm(file, { force: true });
  }
}

const fileOf = (dataDir: string, number: number) => join(dataDir, `holder-${number}`);

/** The numbers of the lock files, in ascending order. */
async function lockNumbers(dataDir: string): Promise<number[]> {
  const numbers = (await readdir(dataDir)).flatMap((name) => /^holder-(\d+)$/.exec(name)?.[1] ?? []);
  return numbers.map(Number).sort((a, b) => a - b);
}

/** @returns null if the lock was released, or the file has just been removed */
async function readOwner(file: string): Promise<LockOwner | null> {
  try {
    const { pid, host, start, socket } = JSON.parse(await readFile(file, 'utf8'));
    return { pid: Number(pid), host: String(host), start: String(start), socket: SOCKET.test(socket) ? socket : null };
  } catch {
    return null;
  }
}

/**
 * Looks up a process of this machine. A process in another container cannot be looked up, but it listens on a socket in the same
 * folder; of an older KOL Desk, only the service does.
 */
async function isAlive({ pid, host, start, socket }: LockOwner, dataDir: string): Promise<boolean> {
  if (host === hostname() && processStart(pid) === start) return true;
  return (socket !== null && (await isListening(join(dataDir, socket)))) || isListening(socketPath(dataDir));
}

const SOCKET = /^lock-[\da-f]+\.sock$/;

/**
 * Listens on a socket in the folder, as a sign of life. The system closes it when the process ends, also after `kill -9`.
 * @returns its name and a function that removes it; null if its path would be too long
 */
async function listen(dataDir: string) {
  const name = `lock-${randomBytes(4).toString('hex')}.sock`;
  const path = join(resolve(dataDir), name);
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH) return null;
  const server = createServer((caller) => caller.destroy()).listen(path);
  await once(server, 'listening');
  // Not a reason to keep the process running.
  server.unref();
  return { name, close: () => new Promise<unknown>((done) => server.close(done)) };
}

/** Creates a file together with its content, so that no process reads half of it. @returns false if it exists */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replaceWhole(file: string, content: string) {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}

/** The start time of a process, only for comparison; null if no such process runs. */
export function processStart(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** The 22nd field of `stat`, which counts from the boot of the machine, together with the id of the boot. */
function fromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has already closed its files.
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return null;
  }
}

function fromPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
