import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aCampaign, aKol } from '../e2e/records.ts';
import { readyAddress } from '../e2e/service.ts';
import { startPostgres } from '../server/test/postgres.ts';
import { createDatabase } from '../server/test/service.ts';
import { megabytes, peakOf } from './memory.ts';
import type { Measurement, Section } from './report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SIZES = [100_000, 1_000_000] as const;
const LIMIT = 1.3;

export const importing: Section = {
  name: 'import',
  title: 'Import at size',
  about: `An NDJSON file with one KOL, who has an event, per nine campaigns goes into an empty database. On the embedded database the
running service does the work for the command. The memory is the peak of the process that does the work.`,
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'kol-desk-bench-import-'));
    const server = await startPostgres();
    try {
      const files = await Promise.all(SIZES.map((count) => writeRecords(join(folder, `${count}.ndjson`), count)));
      const rows = await measureDatabase('embedded', files, (file, index) =>
        importIntoEmbedded(file, join(folder, `data-${index}`)),
      );
      if (server === null) return rows;
      return [
        ...rows,
        ...(await measureDatabase('PostgreSQL', files, (file) => importIntoPostgres(file, server.databaseUrl))),
      ];
    } finally {
      await server?.stop();
      await rm(folder, { recursive: true });
    }
  },
};

interface Run {
  seconds: number;
  peakBytes: number;
}

async function measureDatabase(
  database: string,
  files: string[],
  load: (file: string, index: number) => Promise<Run>,
): Promise<Measurement[]> {
  const runs: Run[] = [];
  for (const [index, file] of files.entries()) runs.push(await load(file, index));
  const peaks = runs.map(({ peakBytes }) => peakBytes);
  const ratio = (peaks[1] ?? 0) / (peaks[0] ?? 1);
  const rates = runs.map(({ seconds }, index) => {
    const count = SIZES[index] ?? 0;
    const rate = Math.round(count / seconds).toLocaleString('en');
    return { what: `${count.toLocaleString('en')} records, ${database}`, measured: `${rate} a second` };
  });
  return [
    ...rates,
    {
      what: `Peak memory of a million records, ${database}`,
      measured: `${megabytes(peaks[1])} (${ratio.toFixed(2)}×)`,
      baseline: `a hundred thousand ${megabytes(peaks[0])}`,
      limit: `≤ ${LIMIT}×`,
      passed: ratio <= LIMIT,
    },
  ];
}

async function importIntoEmbedded(file: string, dataDir: string): Promise<Run> {
  const environment = { DATA_DIR: dataDir, PORT: '0', KOL_DESK_DEMO: 'never' };
  const service = run('server/main.ts', [], environment);
  await readyAddress(service);
  const { seconds } = await command(file, environment);
  const peakBytes = peakOf(service.pid);
  service.kill('SIGTERM');
  await once(service, 'exit');
  await rm(dataDir, { recursive: true });
  return { seconds, peakBytes };
}

async function importIntoPostgres(file: string, server: string): Promise<Run> {
  const { databaseUrl, drop } = await createDatabase(server);
  const done = await command(file, { DATABASE_URL: databaseUrl });
  await drop();
  return done;
}

async function command(file: string, environment: NodeJS.ProcessEnv): Promise<Run> {
  const start = performance.now();
  const child = run('server/commands/main.ts', ['import', '--organization', 'Benchmark', file], environment);
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid));
  }, 200);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  if (status !== 0) throw new Error(`The import of ${file} failed.`);
  return { seconds: (performance.now() - start) / 1000, peakBytes };
}

const run = (program: string, args: string[], environment: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function writeRecords(file: string, count: number): Promise<string> {
  const out = createWriteStream(file);
  for (let index = 0; index < count; index += 1)
    if (!out.write(`${JSON.stringify(recordAt(index))}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'close');
  return file;
}

function recordAt(index: number) {
  const created_at = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  const name = String(index).padStart(7, '0');
  if (index % 10 > 0) return aCampaign({ id: `cmp_${name}`, name: `Campaign ${name}`, created_at });
  const events = [{ id: `evt_${name}`, name: 'Advisory board', date: '2024-02-01', role: 'panelist' as const }];
  return aKol({ id: `kol_${name}`, full_name: `Dr. Number ${name}`, events, created_at });
}
