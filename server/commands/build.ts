import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineCommand, runMain } from 'citty';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that an interrupted build is not taken for a finished one. Not in `dist`, whose files are served. */
const STAMP = join(ROOT, '.cache/built');

await runMain(
  defineCommand({
    meta: {
      name: 'npm run build',
      description: 'Builds the dashboard where `dist` is missing or older than its sources, as `npm start` needs it',
    },
    args: { force: { type: 'boolean', description: 'Builds in any case, as `npm run build` does' } },
    async run({ args: { force } }) {
      if (!force && isBuilt()) return;
      console.log('Building the dashboard…');
      const { build } = await import('vite');
      rmSync(STAMP, { force: true });
      await build({ root: ROOT, logLevel: force ? 'info' : 'warn' });
      mkdirSync(dirname(STAMP), { recursive: true });
      writeFileSync(STAMP, '');
    },
  }),
);

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
