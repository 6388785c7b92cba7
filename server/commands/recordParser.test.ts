import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParseFailure, readRecords } from './recordParser.ts';

/** What an import reads of a file, counted in bytes, so that no test depends on a clock. */

const MB = 2 ** 20;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kol-desk-parser-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** @param onRead called after each chunk */
async function read(text: string, { signal, onRead }: { signal?: AbortSignal; onRead?: () => void } = {}) {
  const path = join(folder, 'file');
  await writeFile(path, text);
  const found: unknown[] = [];
  let bytes = 0;
  const onBytes = (count: number) => {
    bytes += count;
    onRead?.();
  };
  const failure = await (async () => {
    for await (const parsed of readRecords(path, { signal, onBytes }))
      found.push(parsed instanceof ParseFailure ? parsed.message : parsed.value);
  })().catch((error) => error);
  return { found, bytes, failure };
}

test.each([
  ['', 'is empty'],
  [' \n'.repeat(1_000), 'is empty'],
  [`${' '.repeat(32 * MB)}{}`, 'begins with a million blank characters; the rest was not read'],
])('the beginning of a file is read to find its format, and no more (%#)', async (text, message) => {
  const { found, bytes } = await read(text);
  expect(found).toEqual([message]);
  expect(bytes).toBeLessThan(1.1 * MB);
});

test('the format is looked for in the first million characters: with a longer first line, a file is one document', async () => {
  const lines = (length: number) => `{"a":"${'x'.repeat(length)}"}\nbroken\n{"b":1}\n`;
  const short = await read(lines(900_000));
  expect(short.found.slice(1)).toEqual([expect.stringContaining('is not valid JSON'), { b: 1 }]);
  const long = await read(lines(1_100_000));
  expect(long.found.slice(1)).toEqual([expect.stringContaining('the rest was not read')]);
});

test('a client that disconnects aborts the parsing, also where there is no record', async () => {
  const caller = new AbortController();
  const text = `{}\n{}\n${'\n'.repeat(4 * MB)}`;
  const { bytes, failure } = await read(text, { signal: caller.signal, onRead: () => caller.abort() });
  expect(failure).toMatchObject({ name: 'AbortError' });
  expect(bytes).toBeLessThan(MB);
});
