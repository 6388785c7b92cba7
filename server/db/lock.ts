import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processStart } from './processStart.ts';
import { answers, socketPath } from './socket.ts';

/** What is thrown where another process holds the folder. */
export class LockedByAnother extends Error {
  override name = 'LockedByAnother';
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(`DATA_DIR ${dataDir} is in use by process ${pid}: only one process can have the embedded database open.`);
    this.pid = pid;
  }
}

/** Who holds a folder. The start tells a process from a later one that was given the same number. */
interface Holder {
  pid: number;
  host: string;
  start: string;
}

/**
 * Makes this process the only one that may open the embedded database in `dataDir`: two would destroy it.
 *
 * Node has no file lock that the system would give back after `kill -9`, so the folder holds numbered files
 * `holder-N`. The highest one counts. To take over from a holder that is gone, one creates N+1, which can succeed only
 * once, and then looks again: who finds a still higher number was too late. The highest file is never removed (a
 * holder that ends empties its own), so a number is never used twice, whatever crashes when.
 * @returns gives the folder back
 * @throws LockedByAnother
 */
export async function hold(dataDir: string): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, host: hostname(), start: processStart(process.pid) ?? '' };
  for (;;) {
    const highest = (await holders(dataDir)).at(-1) ?? 0;
    const present = highest === 0 ? null : await readHolder(fileOf(dataDir, highest));
    if (present !== null && (await isAlive(present, dataDir))) throw new LockedByAnother(dataDir, present.pid);

    const number = highest + 1;
    const isOurs = await createWhole(fileOf(dataDir, number), JSON.stringify(own));
    if (isOurs && (await holders(dataDir)).at(-1) === number) {
      await removeBelow(dataDir, number);
      return () => replaceWhole(fileOf(dataDir, number), '');
    }
    if (isOurs) await rm(fileOf(dataDir, number), { force: true });
  }
}

const fileOf = (dataDir: string, number: number) => join(dataDir, `holder-${number}`);

/** The numbers of the holder files, the highest last. */
async function holders(dataDir: string): Promise<number[]> {
  const numbers = (await readdir(dataDir)).flatMap((name) => /^holder-(\d+)$/.exec(name)?.[1] ?? []);
  return numbers.map(Number).sort((a, b) => a - b);
}

async function removeBelow(dataDir: string, number: number) {
  for (const older of await holders(dataDir)) if (older < number) await rm(fileOf(dataDir, older), { force: true });
}

/** @returns null where the last holder gave the folder back, or its file has just gone */
async function readHolder(file: string): Promise<Holder | null> {
  try {
    const { pid, host, start } = JSON.parse(await readFile(file, 'utf8'));
    return { pid: Number(pid), host: String(host), start: String(start) };
  } catch {
    return null;
  }
}

/**
 * A process on this machine is looked up. One in another container cannot be, but where both see the folder they also
 * see its socket, on which a running service answers.
 */
async function isAlive({ pid, host, start }: Holder, dataDir: string): Promise<boolean> {
  if (host === hostname() && processStart(pid) === start) return true;
  return answers(socketPath(dataDir));
}

/** Creates a file with its content at once, as nobody may read half of it. @returns false where it exists */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EEXIST') return false;
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
