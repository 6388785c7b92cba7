import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { audit, sessions } from '../db/schema.ts';
import { newOrganization, openBrowser, startTestService, type TestService } from '../test/service.ts';

const DAY = 86_400_000;

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
  const rows = await service.db.select().from(audit).where(eq(audit.organization_id, organizationId));
  expect(rows.map(({ action }) => action)).toContain('session_ended');
});

test('a service that closes at once has finished it: the database closes after the app', async () => {
  const { organizationId, key } = await newOrganization(service.db);
  await openBrowser(service.app).post('/auth/key', { key });
  const logged: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } };
  const later = buildApp({ db: service.db, logger });
  await later.listen({ port: 0, host: '127.0.0.1' });
  await later.close();
  expect(await service.db.$count(sessions, eq(sessions.organization_id, organizationId))).toBe(0);
  expect(logged).toEqual([]);
});
