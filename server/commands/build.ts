import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Builds the dashboard where `dist` is missing or older than what it is made of, so that `npm start` works on a
 * fresh clone and after every pull, and costs nothing otherwise.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that an interrupted build is not taken for a finished one. */
const STAMP = join(ROOT, 'dist/.built');

if (!isBuilt()) {
  console.log('Building the dashboard…');
  const { build } = await import('vite');
  await build({ root: ROOT, logLevel: 'warn' });
  writeFileSync(STAMP, '');
}

function isBuilt(): boolean {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= builtAt);
}

/** When a file, or anything in a folder, was changed last. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
