import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** Where an unpacked browser is kept between runs; the repository ignores it. */
const CACHE = resolve(import.meta.dirname, '../.cache');

/**
 * Finds a Chromium for the browser tests, and gets one where there is none: on Linux out of an npm package that is
 * installed with the others, elsewhere through Playwright's own installer.
 * @returns the program, and the environment that it needs
 */
export async function findBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const installed = chromium.executablePath();
  if (existsSync(installed)) return { executablePath: installed, env: {} };
  if (process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)) return packagedChromium();
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  return { executablePath: installed, env: {} };
}

/**
 * The Chromium inside `@sparticuz/chromium`. It unpacks into the system's temporary folder under one fixed name,
 * so it is given a folder of its own, which takes its final name only when it is whole.
 */
async function packagedChromium(): ReturnType<typeof findBrowser> {
  const manifest = resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = join(CACHE, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true });
    const unpacking = mkdtempSync(join(CACHE, 'unpacking-'));
    const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    // The runtime's name makes the package unpack the system libraries too, which a bare container lacks.
    const env = { ...process.env, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    execFileSync(process.execPath, ['--eval', script], { env, cwd: import.meta.dirname });
    try {
      renameSync(unpacking, home);
    } catch {
      // Another process was faster.
      rmSync(unpacking, { recursive: true, force: true });
    }
  }
  const executablePath = join(home, 'chromium');
  const env: Record<string, string> = missesLibraries(executablePath)
    ? { LD_LIBRARY_PATH: join(home, 'al2023/lib') }
    : {};
  return { executablePath, env };
}

/** The package's own libraries are used only where the system has none: they are older. */
function missesLibraries(program: string): boolean {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}
