import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Role } from '../../src/contract/account.ts';
import { audit, people, sessions } from '../db/schema.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import { setBlocked } from '../repositories/people.ts';
import { auditRows, newOrganization, signInPerson, startTestService, type TestService } from '../test/service.ts';

const MINUTE = 60_000;

let service: TestService;
let time = Date.parse('2026-03-01T09:00:00Z');
beforeAll(async () => {
  service = await startTestService({ now: () => time });
});
afterAll(() => service.close());

const newOrganizationId = async () => (await newOrganization(service.db)).organizationId;

/** A person who is signed in with some browsers. */
async function signedIn(organizationId: string, name: string, { role = 'planner' as Role, browsers = 1 } = {}) {
  const signIn = () => signInPerson(service, organizationId, name, { role, now: () => time });
  const { id, browser } = await signIn();
  const opened = [browser];
  while (opened.length < browsers) opened.push((await signIn()).browser);
  const statuses = () => Promise.all(opened.map(async (one) => (await one.get('/v1/products')).statusCode));
  return { id, browser, statuses };
}

const rowsAbout = async (subject: string) =>
  (await service.db.select().from(audit).where(eq(audit.subject, subject))).map(({ actor, action, request_id }) => ({
    actor,
    action,
    request_id,
  }));

describe('a manager', () => {
  test('sees the people of the organization by name, and how many sessions of each are not over', async () => {
    const organizationId = await newOrganizationId();
    await signedIn(await newOrganizationId(), 'Ada of another organization');
    await signedIn(organizationId, 'Bo', { browsers: 3 });
    time += 31 * MINUTE;
    const ada = await signedIn(organizationId, 'Ada', { role: 'manager' });
    const bo = await signedIn(organizationId, 'Bo', { browsers: 2 });
    const cy = await signedIn(organizationId, 'Cy');
    await setBlocked(service.db, byCommand(organizationId), cy.id, true, time);
    expect((await ada.browser.get('/auth/people')).json()).toEqual({
      data: [
        {
          id: ada.id,
          name: 'Ada',
          email: 'Ada@example.org',
          role: 'manager',
          last_seen_at: new Date(time).toISOString(),
          blocked_at: null,
          sessions: 1,
        },
        expect.objectContaining({ id: bo.id, blocked_at: null, sessions: 2 }),
        expect.objectContaining({ id: cy.id, blocked_at: new Date(time).toISOString(), sessions: 0 }),
      ],
    });
  });

  test('blocks a person, whose sessions end at once, and allows them again; the trail names the manager and the request', async () => {
    const organizationId = await newOrganizationId();
    const { browser, id: manager } = await signedIn(organizationId, 'Mo', { role: 'manager' });
    const person = await signedIn(organizationId, 'Pat', { browsers: 2 });
    const post = async (action: string) => {
      const { statusCode, headers } = await browser.post(`/auth/people/${person.id}/${action}`);
      expect(statusCode).toBe(204);
      return headers['x-request-id'];
    };
    const blockedBy = await post('block');
    expect(await person.statuses()).toEqual([401, 401]);
    // Again it changes nothing.
    await post('block');
    const allowedBy = await post('unblock');
    await post('unblock');
    const again = await signedIn(organizationId, 'Pat');
    expect(await again.statuses()).toEqual([200]);
    const rows = await rowsAbout(person.id);
    const by = (action: string, request_id: unknown) => ({ actor: manager, action, request_id });
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        by('person_blocked', blockedBy),
        by('session_ended', blockedBy),
        by('person_unblocked', allowedBy),
      ]),
    );
  });

  test('blocks a person and ends the sessions, or changes nothing', async () => {
    const organizationId = await newOrganizationId();
    const { browser } = await signedIn(organizationId, 'Mo', { role: 'manager' });
    const person = await signedIn(organizationId, 'Pat');
    const drop = () => service.db.execute(sql`alter table audit drop constraint if exists no_ends`);
    onTestFinished(async () => void (await drop()));
    await service.db.execute(sql`alter table audit add constraint no_ends check (action <> 'session_ended') not valid`);
    expect((await browser.post(`/auth/people/${person.id}/block`)).statusCode).toBe(500);
    expect(await person.statuses()).toEqual([200]);
    await drop();
    expect((await browser.post(`/auth/people/${person.id}/block`)).statusCode).toBe(204);
    expect(await service.db.$count(sessions, eq(sessions.person_id, person.id))).toBe(0);
  });

  test('allows a person again; no earlier session is valid again, not even one that an earlier version of KOL Desk left', async () => {
    const organizationId = await newOrganizationId();
    const { browser } = await signedIn(organizationId, 'Mo', { role: 'manager' });
    const person = await signedIn(organizationId, 'Pat');
    const blocked_at = new Date(time).toISOString();
    await service.db.update(people).set({ blocked_at }).where(eq(people.id, person.id));
    expect(await person.statuses()).toEqual([401]);
    expect((await browser.post(`/auth/people/${person.id}/unblock`)).statusCode).toBe(204);
    expect(await person.statuses()).toEqual([401]);
    // Who is not blocked stays signed in.
    const again = await signedIn(organizationId, 'Pat');
    await browser.post(`/auth/people/${person.id}/unblock`);
    expect(await again.statuses()).toEqual([200]);
  });

  test('signs a person out of every browser, and no other person', async () => {
    const organizationId = await newOrganizationId();
    const { browser, id: manager } = await signedIn(organizationId, 'Mo', { role: 'manager' });
    const [person, other] = [
      await signedIn(organizationId, 'Pat', { browsers: 2 }),
      await signedIn(organizationId, 'Al'),
    ];
    const answer = await browser.post(`/auth/people/${person.id}/sign-out`);
    expect(answer.statusCode).toBe(204);
    expect([await person.statuses(), await other.statuses()]).toEqual([[401, 401], [200]]);
    const row = { actor: manager, action: 'session_ended', request_id: answer.headers['x-request-id'] };
    expect(await rowsAbout(person.id)).toEqual([row, row]);
  });

  test('needs a recent sign-in for it; a refusal for this reason is no refusal of the role', async () => {
    const organizationId = await newOrganizationId();
    const { browser } = await signedIn(organizationId, 'Mo', { role: 'manager' });
    const { prefix } = await apiKeys.create(service.db, organizationId, '');
    const person = await signedIn(organizationId, 'Pat');
    time += 10 * MINUTE;
    const actions = ['block', 'unblock', 'sign-out'].map((action) => `/auth/people/${person.id}/${action}`);
    for (const url of [...actions, `/auth/keys/${prefix}/revoke`]) {
      const refused = await browser.post(url);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'insufficient_user_authentication']);
    }
    expect((await browser.get('/auth/people')).json().data).toHaveLength(2);
    expect(await person.statuses()).toEqual([200]);
    const rows = await auditRows(service.db, organizationId);
    expect(rows.map(({ action }) => action).sort()).toEqual(['key_created', 'key_created', 'sign_in', 'sign_in']);
  });

  test('cannot block themselves', async () => {
    const { browser, id } = await signedIn(await newOrganizationId(), 'Mo', { role: 'manager' });
    const answer = await browser.post(`/auth/people/${id}/block`);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'You cannot block yourself. Another manager can.']);
    expect((await browser.get('/auth/people')).json().data).toMatchObject([{ id, blocked_at: null, sessions: 1 }]);
  });

  test('does not reach a person of another organization, who looks like one that does not exist', async () => {
    const { browser } = await signedIn(await newOrganizationId(), 'Mo', { role: 'manager' });
    const stranger = await signedIn(await newOrganizationId(), 'Pat');
    for (const action of ['block', 'unblock', 'sign-out'])
      for (const id of [stranger.id, 'person_none', '%25']) {
        const answer = await browser.post(`/auth/people/${id}/${action}`);
        expect([id, answer.statusCode, answer.json().detail]).toEqual([id, 404, 'There is no person with this id.']);
      }
    expect((await browser.post('/auth/people/%00/block')).statusCode).toBe(400);
    expect(await stranger.statuses()).toEqual([200]);
    expect(await rowsAbout(stranger.id)).toEqual([]);
  });
});

test('only managers manage people and keys, on our own page, and each refusal is recorded', async () => {
  const organizationId = await newOrganizationId();
  const { browser: planner, id } = await signedIn(organizationId, 'Pat');
  const { browser: manager } = await signedIn(organizationId, 'Mo', { role: 'manager' });
  const { key, prefix } = await apiKeys.create(service.db, organizationId, '', 'manager');
  const addresses = [
    ...['block', 'unblock', 'sign-out'].map((action) => `/auth/people/${id}/${action}`),
    `/auth/keys/${prefix}/revoke`,
  ];
  const headers = { authorization: `Bearer ${key}` };
  for (const url of addresses) {
    expect((await planner.post(url)).statusCode).toBe(403);
    expect((await manager.post(url, undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    // A program with a key of this role manages nothing either.
    expect((await service.app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
    const asRead = await manager.get(url);
    expect([asRead.statusCode, asRead.headers.allow]).toEqual([405, 'POST']);
  }
  for (const url of ['/auth/people', '/auth/keys']) {
    expect((await planner.get(url)).statusCode).toBe(403);
    expect((await manager.get(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await service.app.inject({ url, headers })).statusCode).toBe(401);
  }
  const rows = await auditRows(service.db, organizationId);
  expect(rows.flatMap(({ action, subject }) => (action === 'refused' ? subject : [])).sort()).toEqual([
    'GET /auth/keys',
    'GET /auth/people',
    'POST /auth/keys/:prefix/revoke',
    'POST /auth/people/:id/block',
    'POST /auth/people/:id/sign-out',
    'POST /auth/people/:id/unblock',
  ]);
  expect((await planner.get('/v1/products')).statusCode).toBe(200);
});
