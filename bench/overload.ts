import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aKol } from '../e2e/records.ts';
import { type Desk, onPostgres, startDesk } from './desk.ts';
import { MINIMAL_EVENT } from './records.ts';
import type { Measurement, Section } from './report.ts';

/** How long the service is asked for twice its capacity, and how long the capacity is measured. */
const SECONDS = 30;
const CALM_SECONDS = 10;
/** Clients that each wait for an answer before they send again: as many as the service can serve well. */
const CLIENTS = 32;
/** The dashboard waits 20 s for an answer. */
const P99_LIMIT_MS = 7_500;
const REFUSAL_LIMIT_MS = 1_000;
const RECOVERY_LIMIT_MS = 5_000;

export const overload: Section = {
  name: 'overload',
  title: 'Twice as much as it can do',
  about: `The capacity is what ${CLIENTS} clients achieve in ${CALM_SECONDS} s, each waiting for its answer. Then the benchmark sends events at twice that rate for
${SECONDS} s, without waiting for answers. Afterwards it looks for every acknowledged event.`,
  measure: async () => [
    ...(await measureDatabase('embedded', {})),
    ...(await onPostgres(({ databaseUrl }) => measureDatabase('PostgreSQL', { DATABASE_URL: databaseUrl }))),
  ],
};

interface Answer {
  /** 0 if the connection failed. */
  status: number;
  ms: number;
  id?: string;
  retryAfter: string | null;
}

async function measureDatabase(database: string, environment: NodeJS.ProcessEnv): Promise<Measurement[]> {
  const desk = await startDesk([aKol({ id: 'kol_busy' })], environment);
  try {
    const create = () => createEvent(desk);
    const calm = await closedLoop(create);
    const capacity = calm.length / CALM_SECONDS;
    const busy = await openLoop(create, 2 * capacity);
    const recovery = await waitForService(create);
    const created = [...calm, ...busy].flatMap(({ id }) => id ?? []);
    const stored = await readEventIds(desk);
    const lost = created.filter((id) => !stored.has(id)).length;
    const accepted = busy.filter(({ status }) => status === 201);
    const refused = busy.filter(({ status }) => status === 503);
    const others = busy.length - accepted.length - refused.length;
    const withoutRetryAfter = refused.filter(({ retryAfter }) => retryAfter === null).length;
    const calmP99 = p99(calm);
    return [
      {
        what: `Events sent in ${SECONDS} s, ${database}`,
        measured: `${busy.length}: ${accepted.length} created, ${refused.length} refused with 503 (${withoutRetryAfter} without Retry-After), ${others} others`,
        baseline: `capacity ${Math.round(capacity)} a second`,
        limit: 'each one 201, or 503 with Retry-After',
        passed: others === 0 && withoutRetryAfter === 0,
      },
      limited(`p99 of those created, ${database}`, p99(accepted), P99_LIMIT_MS, `at capacity ${calmP99} ms`),
      limited(`p99 of the refusals, ${database}`, p99(refused), REFUSAL_LIMIT_MS),
      limited(`An event created again after the load, ${database}`, recovery, RECOVERY_LIMIT_MS),
      {
        what: `Acknowledged events that are not there, ${database}`,
        measured: `${lost} of ${created.length}`,
        limit: '0',
        passed: lost === 0,
      },
    ];
  } finally {
    await desk.stop();
  }
}

const limited = (what: string, ms: number, limit: number, baseline?: string): Measurement => ({
  what,
  measured: `${ms} ms`,
  ...(baseline === undefined ? {} : { baseline }),
  limit: `≤ ${limit} ms`,
  passed: ms <= limit,
});

async function createEvent({ url, key }: Desk): Promise<Answer> {
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  try {
    const answer = await fetch(new URL('/v1/events', url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ ...MINIMAL_EVENT, attendees: ['kol_busy'] }),
    });
    const body = await answer.json();
    return { status: answer.status, ms: since(), id: body.data?.id, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: 0, ms: since(), retryAfter: null };
  }
}

/** Sends requests from clients that each wait for their answer. @returns the answers */
async function closedLoop(create: () => Promise<Answer>): Promise<Answer[]> {
  const end = performance.now() + CALM_SECONDS * 1000;
  const done: Answer[] = [];
  const client = async () => {
    while (performance.now() < end) done.push(await create());
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done;
}

/** Sends requests at this rate per second without waiting for earlier ones; then waits for all answers. */
async function openLoop(create: () => Promise<Answer>, rate: number): Promise<Answer[]> {
  const start = performance.now();
  const sent: Promise<Answer>[] = [];
  for (let elapsed = 0; elapsed < SECONDS * 1000; elapsed = performance.now() - start) {
    while (sent.length < (elapsed / 1000) * rate) sent.push(create());
    await pause(5);
  }
  return Promise.all(sent);
}

async function waitForService(create: () => Promise<Answer>): Promise<number> {
  const start = performance.now();
  while ((await create()).status !== 201) await pause(20);
  return Math.round(performance.now() - start);
}

async function readEventIds({ url, key }: Desk): Promise<Set<string>> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(new URL('/v1/kols/kol_busy?include=events', url), { headers });
  const { data }: { data: { events: { id: string }[] } } = await answer.json();
  return new Set(data.events.map(({ id }) => id));
}

function p99(answers: Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0;
}
