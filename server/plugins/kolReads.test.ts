import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordRepeated } from '../repositories/audit.ts';
import { auditRows, logTo, openTestDatabase } from '../test/service.ts';
import { INTERVAL_MS, trackKolReads } from './kolReads.ts';

const AT = Date.parse('2026-03-01T09:00:00Z');

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let organizationId: string;
let logged: string[] = [];
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(() => {
  logged = [];
  organizationId = randomUUID();
  // The reads of a test wait until it closes the app, or until it lets the time pass.
  vi.useFakeTimers({ toFake: ['setInterval'] });
});
afterEach(() => void vi.useRealTimers());

/** An app that delivers every profile to the same person. */
async function openApp(maxWaiting?: number) {
  const app = Fastify({ logger: logTo(logged), routerOptions: { maxParamLength: 100_000 } });
  app.decorate('db', connection.db);
  app.decorateRequest('isPerson', true);
  app.decorateRequest('organizationId', organizationId);
  app.decorateRequest('actor', 'person_a');
  trackKolReads(app, () => AT, maxWaiting);
  app.get('/v1/kols/:id', async () => ({}));
  const read = async (...ids: string[]) => {
    for (const id of ids) await app.inject(`/v1/kols/${encodeURIComponent(id)}`);
  };
  return { app, read };
}

const storedReads = async () => {
  const rows = await auditRows(connection.db, organizationId);
  return rows.map(({ subject, count }) => [subject, count]).sort();
};

test('more reads than one statement can hold are recorded', async () => {
  const { app, read } = await openApp();
  await read(...Array.from({ length: 8_500 }, (_, index) => `kol_${index}`), 'kol_0');
  await app.close();
  const rows = await storedReads();
  expect(rows).toHaveLength(8_500);
  expect(rows[0]).toEqual(['kol_0', 2]);
  expect(logged).toEqual([]);
});

test('a read that the database refuses is logged without its subject, and the others are recorded', async () => {
  const tooLong = `kol_${Array.from({ length: 6_000 }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000))).join('')}`;
  const by = { organizationId, actor: 'person_a' };
  await recordRepeated(connection.db, [{ ...by, action: 'kol_read', subject: 'kol_full', count: 2 ** 31 - 1, at: AT }]);
  const { app, read } = await openApp();
  await read('kol_a', tooLong, 'kol_b', 'kol_full', 'kol_c');
  await app.close();
  expect(await storedReads()).toEqual([
    ['kol_a', 1],
    ['kol_b', 1],
    ['kol_c', 1],
    ['kol_full', 2 ** 31 - 1],
  ]);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject(
    ['54000', '22003'].map((code) => ({ msg: 'a read of a profile was refused by the database', error: { code } })),
  );
  for (const line of logged) expect(line).not.toContain('kol_');
});

test('reads beyond the limit are counted in the log, and not recorded', async () => {
  const { app, read } = await openApp(2);
  await read('kol_a', 'kol_b', 'kol_c', 'kol_d', 'kol_e');
  await app.close();
  expect(await storedReads()).toEqual([
    ['kol_a', 1],
    ['kol_b', 1],
  ]);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ lost: 3 }]);
});

test('a slow database gets each read once', async () => {
  const { app, read } = await openApp();
  await read('kol_a');
  // The second and the third attempt begin before the first one has ended.
  vi.advanceTimersByTime(3 * INTERVAL_MS);
  await app.close();
  expect(await storedReads()).toEqual([['kol_a', 1]]);
});
