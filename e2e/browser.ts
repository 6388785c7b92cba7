import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** The folder for an unpacked browser between runs. Git ignores it. */
const CACHE = resolve(import.meta.dirname, '../.cache');

/**
 * Finds or installs a Chromium for the browser tests. On Linux it comes from an npm package, elsewhere from
 * Playwright's installer.
 * @returns the path of the program and its environment variables
 */
export async function findBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const installed = chromium.executablePath();
  if (existsSync(installed)) return { executablePath: installed, env: {} };
  if (process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)) return packagedChromium();
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  return { executablePath: installed, env: {} };
}

/**
 * Returns the Chromium of `@sparticuz/chromium`. It unpacks into the system's temporary folder under a fixed name, so
 * it gets its own folder, which is renamed only when it is complete.
 */
async function packagedChromium(): ReturnType<typeof findBrowser> {
  const manifest = resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = join(CACHE, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true });
    const unpacking = mkdtempSync(join(CACHE, 'unpacking-'));
    const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    // This runtime name makes the package also unpack system libraries, which a minimal container lacks.
    const env = { ...process.env, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    execFileSync(process.execPath, ['--eval', script], { env, cwd: import.meta.dirname });
    try {
      renameSync(unpacking, home);
    } catch {
      // Another process finished first.
      rmSync(unpacking, { recursive: true, force: true });
    }
  }
  const executablePath = join(home, 'chromium');
  const env: Record<string, string> = missesLibraries(executablePath)
    ? { LD_LIBRARY_PATH: join(home, 'al2023/lib') }
    : {};
  return { executablePath, env };
}

/** The libraries of the package are older, so they are used only if the system has none. */
function missesLibraries(program: string): boolean {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}
