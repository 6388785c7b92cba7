import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCampaign, aKol } from '../e2e/records.ts';
import { createDatabase, startPostgres } from '../server/test/postgres.ts';
import { spawnProgram, startService } from '../server/test/program.ts';
import type { Measurement, Section } from './report.ts';

const SIZES = [100_000, 1_000_000] as const;
const MEMORY_LIMIT = 1.3;
/** Of the time for a record. It grows a little because the indexes become deeper and no longer fit in the memory. */
const TIME_LIMIT = 1.5;

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
  const [small, large] = runs;
  if (small === undefined || large === undefined) return [];
  const memory = large.peakBytes / small.peakBytes;
  const time = large.seconds / SIZES[1] / (small.seconds / SIZES[0]);
  return [
    {
      what: `Time for a record of a million records, ${database}`,
      measured: `${describeRate(large, SIZES[1])} (${time.toFixed(2)}×)`,
      baseline: `a hundred thousand ${describeRate(small, SIZES[0])}`,
      limit: `≤ ${TIME_LIMIT}×`,
      passed: time <= TIME_LIMIT,
    },
    {
      what: `Peak memory of a million records, ${database}`,
      measured: `${megabytes(large.peakBytes)} (${memory.toFixed(2)}×)`,
      baseline: `a hundred thousand ${megabytes(small.peakBytes)}`,
      limit: `≤ ${MEMORY_LIMIT}×`,
      passed: memory <= MEMORY_LIMIT,
    },
  ];
}

/** "0.94 ms, 1,069 a second". */
const describeRate = ({ seconds }: Run, count: number) =>
  `${((seconds / count) * 1000).toFixed(2)} ms, ${Math.round(count / seconds).toLocaleString('en')} a second`;

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

async function importIntoEmbedded(file: string, dataDir: string): Promise<Run> {
  const environment = { DATA_DIR: dataDir, KOL_DESK_DEMO: 'never' };
  const { child, ended } = await startService(environment);
  const { seconds } = await command(file, environment);
  const peakBytes = peakOf(child.pid);
  child.kill('SIGTERM');
  await ended;
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
  const args = ['import', '--organization', 'Benchmark', file];
  const { child, ended } = spawnProgram('server/commands/main.ts', args, environment);
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid));
  }, 200);
  const { status, error } = await ended;
  clearInterval(timer);
  if (status !== 0) throw new Error(`The import of ${file} failed: ${error}`);
  return { seconds: (performance.now() - start) / 1000, peakBytes };
}

/** The peak memory of a process in bytes; 0 where the system is not Linux. */
function peakOf(pid = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

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
