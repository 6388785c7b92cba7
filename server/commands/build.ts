import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that an interrupted build does not count as finished. Not in `dist`, because those files are served. */
const STAMP = join(ROOT, '.cache/built');

await new Command('npm run build')
  .description('Builds the dashboard if `dist` is missing or older than its sources, for `npm start`')
  .option('--force', 'Always builds, for `npm run build`')
  .action(async ({ force }: { force?: true }) => {
    if (!force && isBuilt()) return;
    console.log('Building the dashboard…');
    const { build } = await import('vite');
    rmSync(STAMP, { force: true });
    await build({ root: ROOT, logLevel: force ? 'info' : 'warn' });
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, '');
  })
  .parseAsync();

function isBuilt(): boolean {
  if (!existsSync(STAMP) || !existsSync(join(ROOT, 'dist/index.html'))) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= builtAt);
}

/** The last change of a file, or of any file in a folder. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
