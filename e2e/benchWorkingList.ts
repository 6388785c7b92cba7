import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { aKol } from './records.ts';
import { readyAddress } from './service.ts';

/**
 * `npm run bench:list`: a working list of 1,000 KOLs on the built program. Says how long reading it takes and, at a
 * processor that is slowed down four times, how long each letter typed into the filter takes until the table is drawn.
 */

const ROOT = resolve(import.meta.dirname, '..');
const KEY = 'benchmark-of-the-working-list';
const COUNT = 1_000;
const SLOW_DOWN = 4;
const LIMIT_MS = 100;

const dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-bench-'));
const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', KOL_DESK_API_KEY: KEY, RATE_LIMIT_PER_MINUTE: '0' };
const program = ['--import', 'tsx'];
const service = spawn(process.execPath, [...program, 'server/main.ts'], { cwd: ROOT, env: environment });
const url = await readyAddress(service);
const ids = Array.from({ length: COUNT }, (_, index) => `kol_bench_${String(index).padStart(4, '0')}`);
const file = join(dataDir, 'kols.json');
await writeFile(file, JSON.stringify(ids.map((id, index) => aKol({ id, full_name: `Dr. Number ${index}` }))));
const command = (...args: string[]) =>
  execFileSync(process.execPath, [...program, 'server/commands/main.ts', ...args], {
    cwd: ROOT,
    env: environment,
  }).toString();
const key = /\bkd_\S+/.exec(command('keys', 'create', '--organization', 'Benchmark'))?.[0] ?? '';
command('import', '--organization', 'Benchmark', file);

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
await page.goto(`${url}/sign-in#key=${key}`);
await page.getByRole('button', { name: 'Sign out' }).waitFor();
const start = performance.now();
await page.goto(`${url}/kols?ids=${ids.join(',')}`);
await page.getByText('1,000 KOLs', { exact: true }).waitFor({ timeout: 300_000 });
process.stdout.write(`${COUNT} KOLs read in ${Math.round(performance.now() - start)} ms\n`);

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
const times: number[] = [];
await page.exposeFunction('noteTime', (time: number) => times.push(time));
await page.getByLabel('Search').evaluate((input) => {
  const note: unknown = Reflect.get(window, 'noteTime');
  input.addEventListener('input', () => {
    const typed = performance.now();
    // The frame in which the answer is drawn has ended when the task after it begins.
    requestAnimationFrame(() => setTimeout(() => typeof note === 'function' && note(performance.now() - typed)));
  });
});
for (const letter of 'number 99') {
  const known = times.length;
  await page.getByLabel('Search').press(letter === ' ' ? 'Space' : letter);
  while (times.length === known) await page.evaluate(() => new Promise(requestAnimationFrame));
}
times.sort((one, other) => one - other);
const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)].map((time) =>
  Math.round(time ?? 0),
);
process.stdout.write(
  `A letter in the filter at ${SLOW_DOWN}× slow-down: ${median} ms in the middle, ${slowest} ms at most (limit ${LIMIT_MS} ms)\n`,
);
await browser.close();
const ended = new Promise((end) => service.once('exit', end));
service.kill('SIGTERM');
await ended;
await rm(dataDir, { recursive: true });
if (slowest > LIMIT_MS) process.exitCode = 1;
