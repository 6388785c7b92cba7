import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Builds the dashboard where `dist` is missing or older than what it is made of, so that `npm start` works on a
 * fresh clone and after every pull, and costs nothing otherwise. With `--anew`, as `npm run build` calls it, it always builds.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that an interrupted build is not taken for a finished one. Not in `dist`, whose files are served. */
const STAMP = join(ROOT, '.cache/built');

const isAskedFor = process.argv.includes('--anew');
if (isAskedFor || !isBuilt()) {
  console.log('Building the dashboard…');
  const { build } = await import('vite');
  rmSync(STAMP, { force: true });
  await build({ root: ROOT, logLevel: isAskedFor ? 'info' : 'warn' });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
}

function isBuilt(): boolean {
  if (!existsSync(STAMP) || !existsSync(join(ROOT, 'dist/index.html'))) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= builtAt);
}

/** When a file, or anything in a folder, was changed last. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
