import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../src/contract/account.ts';
import { sessions as sessionRows } from '../db/schema.ts';
import { deleteExpiredRows } from '../plugins/cleanup.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { recordAudit } from '../repositories/audit.ts';
import * as kols from '../repositories/kols.ts';
import { upsertAtSignIn } from '../repositories/people.ts';
import { sessionRepository } from '../repositories/sessions.ts';
import {
  aKol,
  anEvent,
  auditRows,
  newOrganization,
  signInWithNewKey,
  startTestService,
  type TestService,
} from '../test/service.ts';

const DAY = 24 * 3_600_000;

let service: TestService;
let time = Date.parse('2026-03-01T09:00:00Z');
beforeAll(async () => {
  service = await startTestService({ now: () => time });
});
afterAll(() => service.close());

const signedIn = (role: Role, organizationId?: string) => signInWithNewKey(service, role, organizationId);

describe('the audit trail', () => {
  test('is a list for managers, the newest rows first, with the names of today', async () => {
    const { organizationId, browser: planner, prefix } = await signedIn('planner');
    const { browser: manager } = await signedIn('manager', organizationId);
    await kols.upsert(service.db, organizationId, [aKol()]);
    time += 1_000;
    const event = (await planner.post('/v1/events', anEvent({ attendees: ['kol_a'] }))).json().data;
    time += 1_000;
    await planner.post('/auth/exports', { action: 'briefing_printed', subjects: ['kol_a'] });

    const { data, meta } = (await manager.get('/auth/audit?per_page=2')).json();
    expect(meta).toEqual({ page: 1, per_page: 2, total: 7 });
    expect(data).toMatchObject(
      [
        {
          action: 'event_created',
          subject: event.id,
          subject_name: event.name,
          actor: prefix,
          actor_name: 'The planner',
        },
        { action: 'briefing_printed', subject: 'kol_a', subject_name: 'Dr. Ada Example', count: 1 },
      ].sort((a, b) => (a.action < b.action ? -1 : 1)),
    );
    expect(data[0].request_id).toMatch(/^[\da-f-]{36}$/);
    const [created] = (await manager.get(`/auth/audit?action=key_created&subject=${prefix}`)).json().data;
    expect(created.subject_name).toBe('The planner');
    const named = await manager.get(`/auth/audit?${new URLSearchParams({ subject: event.name })}`);
    expect(named.json().data.map((row: { subject: string }) => row.subject)).toEqual([event.id]);
    const ids = new Set<string>();
    for (const page of [1, 2, 3, 4])
      for (const { id } of (await manager.get(`/auth/audit?per_page=2&page=${page}`)).json().data) ids.add(id);
    expect(ids.size).toBe(7);
  });

  test('is filtered by subject, person, action and day', async () => {
    const { organizationId, browser } = await signedIn('manager');
    const record = (at: string, actor: string, action: 'kol_read' | 'exported', subject: string) =>
      recordAudit(service.db, { organizationId, actor }, { action, subject }, Date.parse(at));
    await record('2026-01-01T23:59:59Z', 'person_a', 'kol_read', 'kol_a');
    await record('2026-01-02T00:00:00Z', 'person_a', 'exported', 'kol_b');
    await record('2026-01-02T23:59:59.999Z', 'person_b', 'kol_read', 'kol_a');
    await record('2026-01-03T00:00:00Z', 'person_b', 'kol_read', 'kol_b');
    const total = async (query: string) => (await browser.get(`/auth/audit?${query}`)).json().meta.total;
    expect(await total('subject=kol_a')).toBe(2);
    expect(await total('actor=person_b')).toBe(2);
    expect(await total('action=exported')).toBe(1);
    expect(await total('from=2026-01-02&to=2026-01-02')).toBe(2);
    expect(await total('from=2026-01-02&to=2026-01-02&subject=kol_a&actor=person_b')).toBe(1);
    expect((await browser.get('/auth/audit?action=nothing')).statusCode).toBe(400);
    expect((await browser.get('/auth/audit?from=yesterday')).statusCode).toBe(400);
  });

  test('finds KOLs by a part of the name, in the organization only, and an id as a whole', async () => {
    const { organizationId, browser } = await signedIn('manager');
    const { organizationId: other } = await newOrganization(service.db);
    for (const [of, id, full_name] of [
      [organizationId, 'kol_a', 'Dr. José Müller'],
      [organizationId, 'kol_b', 'Dr. Ada 100% Keller'],
      [other, 'kol_c', 'Dr. Ada Keller'],
    ] as const) {
      await kols.upsert(service.db, of, [aKol({ id, full_name })]);
      for (const seenIn of [organizationId, other])
        await recordAudit(
          service.db,
          { organizationId: seenIn, actor: 'person_a' },
          { action: 'kol_read', subject: id },
        );
    }
    const subjects = async (subject: string) => {
      const { data } = (await browser.get(`/auth/audit?${new URLSearchParams({ subject })}`)).json();
      return data.map((row: { subject: string }) => row.subject).sort();
    };
    expect(await subjects('jose mull')).toEqual(['kol_a']);
    expect(await subjects('KELLER ada')).toEqual(['kol_b']);
    expect(await subjects('100%')).toEqual(['kol_b']);
    expect(await subjects('a%k')).toEqual([]);
    expect(await subjects('kol_c')).toEqual(['kol_c']);
    expect(await subjects('kol_')).toEqual([]);
    for (const blank of ['', ' '])
      expect(await subjects(blank)).toEqual(expect.arrayContaining(['kol_a', 'kol_b', 'kol_c']));
  });

  test('finds a person by a part of the name or email, and a key by a part of its label, in the organization only', async () => {
    const { organizationId, browser } = await signedIn('manager');
    const { organizationId: other } = await newOrganization(service.db);
    const add = async (name: string, email: string, of = organizationId) => {
      const profile = { issuer: 'https://id.example', subject: name, role: 'reader' as const };
      const { id } = await upsertAtSignIn(service.db, of, { ...profile, name, email });
      await recordAudit(service.db, { organizationId: of, actor: id }, { action: 'exported', subject: 'kols' });
      return id;
    };
    const jose = await add('José Müller', 'jm@example.org');
    const ada = await add('Ada 100% Keller', 'ada_k@example.org');
    const adam = await add('Adam Adler', 'adamxk@example.org');
    await add('Ada of another organization', 'ada_k@example.org', other);
    const actors = async (actor: string) => {
      const { data } = (await browser.get(`/auth/audit?${new URLSearchParams({ actor, action: 'exported' })}`)).json();
      return data.map((row: { actor: string }) => row.actor).sort();
    };
    expect(await actors('ada')).toEqual([ada, adam].sort());
    expect(await actors('KELLER ada')).toEqual([ada]);
    expect(await actors('josé müLL')).toEqual([jose]);
    expect(await actors('jose muller')).toEqual([jose]);
    // Plain characters.
    expect(await actors('ada_k')).toEqual([ada]);
    expect(await actors('100%')).toEqual([ada]);
    expect(await actors('a%k')).toEqual([]);
    expect(await actors('\\')).toEqual([]);
    // An id must be whole.
    expect(await actors(jose)).toEqual([jose]);
    expect(await actors(jose.slice(0, -1))).toEqual([]);
    expect(await actors(' ')).toHaveLength(3);

    const total = async (actor: string) => (await browser.get(`/auth/audit?actor=${actor}`)).json().meta.total;
    await apiKeys.create(service.db, organizationId, 'Import job', 'planner');
    const { prefix } = await signedIn('reader', organizationId);
    // The label is "The reader"; the key has signed in.
    expect(await total('the+read')).toBe(1);
    expect(await total(prefix)).toBe(1);
    expect(await total('import')).toBe(0);
    expect(await total('command')).toBe(4);
  });

  test('is closed to other roles, to other organizations and without a session', async () => {
    const { organizationId, browser: reader } = await signedIn('reader');
    const { browser: planner } = await signedIn('planner', organizationId);
    const { browser: manager } = await signedIn('manager');
    for (const url of ['/auth/audit', '/auth/people']) {
      expect((await reader.get(url)).statusCode).toBe(403);
      expect((await planner.get(url)).statusCode).toBe(403);
      expect((await service.app.inject(url)).statusCode).toBe(401);
      expect((await manager.get(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    }
    const rows = await auditRows(service.db, organizationId);
    expect(
      rows
        .filter(({ action }) => action === 'refused')
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['GET /auth/audit', 'GET /auth/audit', 'GET /auth/people', 'GET /auth/people']);
    const seen: { subject: string }[] = (await manager.get('/auth/audit?per_page=100')).json().data;
    expect(seen.filter(({ subject }) => subject === 'GET /auth/audit')).toEqual([]);
  });

  test('takes reports of exports with ids only', async () => {
    const { browser, organizationId } = await signedIn('reader');
    for (const body of [
      { action: 'exported', subjects: ['campaigns'], count: 240 },
      { action: 'briefing_printed', subjects: ['kol_a', 'kol_b'] },
    ])
      expect((await browser.post('/auth/exports', body)).statusCode).toBe(204);
    for (const body of [
      { action: 'kol_read', subjects: ['kol_a'] },
      { action: 'exported', subjects: ['kols', 'Dr. Ada Example'] },
      { action: 'exported', subjects: ['kols'], count: 0 },
      { action: 'exported', subjects: [] },
    ])
      expect((await browser.post('/auth/exports', body)).statusCode).toBe(422);
    const rows = await auditRows(service.db, organizationId);
    expect(rows.filter(({ action }) => action === 'exported')).toMatchObject([{ subject: 'campaigns', count: 240 }]);
    expect(rows.flatMap(({ action, subject }) => (action === 'briefing_printed' ? [subject] : [])).sort()).toEqual([
      'kol_a',
      'kol_b',
    ]);
  });

  test('keeps its rows for the given number of days', async () => {
    const { organizationId } = await newOrganization(service.db);
    const by = { organizationId, actor: 'command' };
    await recordAudit(service.db, by, { action: 'imported' }, time - 10 * DAY - 1);
    await recordAudit(service.db, by, { action: 'imported', count: 2 }, time - 10 * DAY + 1);
    const sessions = sessionRepository(service.db, { idleMs: DAY, maxMs: DAY }, () => time);
    await deleteExpiredRows(service.db, { sessions, auditDays: 10, now: () => time, isEmbedded: false });
    const rows = await auditRows(service.db, organizationId);
    expect(rows.filter(({ action }) => action === 'imported').map(({ count }) => count)).toEqual([2]);
  });

  test('has the end of an expired session, and the cleanup deletes the row of the session', async () => {
    const { organizationId } = await signedIn('planner');
    const kept = await signedIn('planner');
    const sessions = sessionRepository(service.db, { idleMs: DAY, maxMs: DAY }, () => time);
    const isOf = eq(sessionRows.organization_id, organizationId);
    await service.db
      .update(sessionRows)
      .set({ seen_at: new Date(time - DAY).toISOString() })
      .where(isOf);
    await deleteExpiredRows(service.db, { sessions, auditDays: 10, now: () => time, isEmbedded: false });
    expect(await service.db.$count(sessionRows, isOf)).toBe(0);
    const rows = await auditRows(service.db, organizationId);
    expect(rows.map(({ action }) => action)).toContain('session_ended');
    expect((await kept.browser.get('/auth/session')).json().data).not.toBeNull();
  });
});
