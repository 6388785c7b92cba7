import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../db/schema.ts';
import { hashOf } from '../repositories/hashOf.ts';
import {
  auditRows,
  newCaller,
  newOrganization,
  openBrowser,
  signInWithNewKey,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** A manager who is signed in with a key of a new organization, and a program with another key of it. */
async function signedIn() {
  const caller = await newCaller(service);
  return { ...(await signInWithNewKey(service, 'manager', caller.organizationId)), caller };
}

test('a manager sees the keys of the organization, the revoked ones last, and nothing secret of them', async () => {
  const { browser, organizationId, key, prefix, caller } = await signedIn();
  await newOrganization(service.db);
  await browser.post(`/auth/keys/${caller.prefix}/revoke`);
  const answer = await browser.get('/auth/keys');
  const created_at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(answer.json()).toEqual({
    data: [
      { prefix, label: 'The manager', role: 'manager', created_at, last_used_at: null, revoked_at: null },
      {
        prefix: caller.prefix,
        label: 'test',
        role: 'planner',
        created_at,
        last_used_at: null,
        revoked_at: expect.stringMatching(/Z$/),
      },
    ],
  });
  for (const secret of [key.slice(prefix.length), hashOf(key), organizationId])
    expect(answer.body).not.toContain(secret);
});

test('a manager revokes a key at once, and its sessions are over; the trail names the manager and the request', async () => {
  const { browser, organizationId, prefix, caller } = await signedIn();
  const person = openBrowser(service.app);
  await person.post('/auth/key', { key: caller.key });
  expect((await person.get('/v1/products')).statusCode).toBe(200);
  const revoked = await browser.post(`/auth/keys/${caller.prefix}/revoke`);
  expect(revoked.statusCode).toBe(204);
  expect((await caller.get('/v1/products')).statusCode).toBe(401);
  expect((await person.get('/v1/products')).statusCode).toBe(401);
  const isOfKey = and(eq(sessions.organization_id, organizationId), eq(sessions.key_prefix, caller.prefix));
  expect(await service.db.$count(sessions, isOfKey)).toBe(0);
  // Again it changes nothing.
  expect((await browser.post(`/auth/keys/${caller.prefix}/revoke`)).statusCode).toBe(204);
  const rows = await auditRows(service.db, organizationId);
  const by = { actor: prefix, subject: caller.prefix, request_id: revoked.headers['x-request-id'] };
  for (const recorded of ['key_revoked', 'session_ended'])
    expect(rows.filter(({ action }) => action === recorded)).toMatchObject([by]);
});

test('a manager cannot revoke the key of this session, nor a key that another organization has', async () => {
  const { browser, prefix } = await signedIn();
  const own = await browser.post(`/auth/keys/${prefix}/revoke`);
  expect([own.statusCode, own.json().detail]).toEqual([
    409,
    'You are signed in with this key. Sign in with another one to revoke it.',
  ]);
  const { caller: stranger } = await signedIn();
  for (const other of [stranger.prefix, 'kd_none', '%25']) {
    const answer = await browser.post(`/auth/keys/${other}/revoke`);
    expect([other, answer.statusCode, answer.json().detail]).toEqual([
      other,
      404,
      'There is no API key with this prefix.',
    ]);
  }
  expect((await browser.post('/auth/keys/%00/revoke')).statusCode).toBe(400);
  expect((await stranger.get('/v1/products')).statusCode).toBe(200);
  expect((await browser.get('/auth/keys')).json().data).toHaveLength(2);
});
