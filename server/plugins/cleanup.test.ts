import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { audit, sessions } from '../db/schema.ts';
import { deleteOldAudit } from '../repositories/audit.ts';
import { sessionRepository } from '../repositories/sessions.ts';
import { auditRows, logTo, newOrganization, openBrowser, startTestService, type TestService } from '../test/service.ts';
import { deleteExpiredRows, scheduleCleanup } from './cleanup.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ now: () => Date.now() - 2 * DAY });
});
afterAll(() => service.close());

test('a service deletes expired rows when it starts, not only after an hour', async () => {
  const { organizationId, key } = await newOrganization(service.db);
  const ofOrganization = eq(sessions.organization_id, organizationId);
  await openBrowser(service.app).post('/auth/key', { key });
  expect(await service.db.$count(sessions, ofOrganization)).toBe(1);

  const later = buildApp({ db: service.db });
  onTestFinished(() => later.close());
  await later.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await service.db.$count(sessions, ofOrganization)).toBe(0), { timeout: 15_000 });
  const rows = await auditRows(service.db, organizationId);
  expect(rows.map(({ action }) => action)).toContain('session_ended');
});

test('a service that closes at once has finished it: the database closes after the app', async () => {
  const { organizationId, key } = await newOrganization(service.db);
  await openBrowser(service.app).post('/auth/key', { key });
  const logged: string[] = [];
  const later = buildApp({ db: service.db, logger: logTo(logged) });
  await later.listen({ port: 0, host: '127.0.0.1' });
  await later.close();
  expect(await service.db.$count(sessions, eq(sessions.organization_id, organizationId))).toBe(0);
  expect(logged).toEqual([]);
});

test('a service that closes finishes the hourly deletion', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  app.decorate('db', service.db);
  const expired = sessionRepository(service.db, { idleMs: 0, maxMs: 0 }, Date.now);
  let isFinished = false;
  const deleteExpired = async () => {
    await expired.deleteExpired();
    isFinished = true;
  };
  scheduleCleanup(app, { sessions: { ...expired, deleteExpired }, auditDays: 1, now: Date.now, isEmbedded: false });
  vi.advanceTimersByTime(HOUR);
  await app.close();
  expect(isFinished).toBe(true);
});

test('if one deletion fails, the others are done; a trail that is kept for ever loses no row', async () => {
  const { organizationId } = await newOrganization(service.db);
  const reads = and(eq(audit.organization_id, organizationId), eq(audit.action, 'kol_read'));
  const row = { organization_id: organizationId, actor: 'someone', action: 'kol_read', subject: 'kol_a' } as const;
  const at = new Date(Date.now() - 2 * DAY).toISOString();
  await service.db.insert(audit).values({ ...row, id: randomUUID(), at });
  const expired = sessionRepository(service.db, { idleMs: 0, maxMs: 0 }, Date.now);
  const options = { sessions: expired, now: Date.now, isEmbedded: false };
  await deleteExpiredRows(service.db, { ...options, auditDays: 9_999_999 });
  expect(await service.db.$count(audit, reads)).toBe(1);

  const deleteExpired = () => Promise.reject(new Error('It failed.'));
  const failing = deleteExpiredRows(service.db, { ...options, auditDays: 1, sessions: { ...expired, deleteExpired } });
  await expect(failing).rejects.toThrow('It failed.');
  expect(await service.db.$count(audit, reads)).toBe(0);
});

test('one run deletes more old rows of the trail than one statement does', async () => {
  const { organizationId } = await newOrganization(service.db);
  const at = new Date(Date.now() - 2 * DAY).toISOString();
  await service.db.execute(sql`insert into audit (organization_id, id, at, actor, action)
    select ${organizationId}, 'row' || number, ${at}, 'someone', 'kol_read' from generate_series(1, 10001) number`);
  await deleteOldAudit(service.db, Date.now() - DAY);
  const reads = and(eq(audit.organization_id, organizationId), eq(audit.action, 'kol_read'));
  expect(await service.db.$count(audit, reads)).toBe(0);
});

test('the embedded database uses the space of deleted rows again', async () => {
  const { organizationId } = await newOrganization(service.db);
  const fill = async () => {
    const row = { organization_id: organizationId, actor: 'someone', action: 'kol_read', subject: 'kol_a' } as const;
    const at = new Date(Date.now() - 2 * DAY).toISOString();
    const rows = Array.from({ length: 1_000 }, () => ({ ...row, id: randomUUID(), at }));
    await service.db.insert(audit).values(rows);
    const size = await service.db
      .select({ bytes: sql<number>`pg_relation_size('audit')::int` })
      .from(sql`(select) as one`);
    await deleteExpiredRows(service.db, { sessions: expired, auditDays: 1, now: Date.now, isEmbedded: true });
    return size;
  };
  const expired = sessionRepository(service.db, { idleMs: 0, maxMs: 0 }, Date.now);
  await fill();
  expect(await fill()).toEqual(await fill());
});
