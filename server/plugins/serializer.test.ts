import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { campaigns as campaignTable } from '../db/schema.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import { aCampaign, aKol, type Caller, logTo, newCaller, startTestService, type TestService } from '../test/service.ts';

let service: TestService;
let caller: Caller;
const logged: string[] = [];

beforeAll(async () => {
  service = await startTestService({ logger: logTo(logged) });
});
afterAll(() => service.close());

beforeEach(async () => {
  logged.length = 0;
  caller = await newCaller(service);
  await campaigns.upsert(service.db, caller.organizationId, [
    aCampaign({
      id: 'cmp_a',
      name: 'Secret name',
      schedule: { type: 'scheduled', send_at: '2026-01-01T00:00:00.000Z' },
    }),
    aCampaign({ id: 'cmp_b' }),
  ]);
  await kols.upsert(service.db, caller.organizationId, [aKol()]);
});

const ask = (url: string) =>
  service.app.inject({ url, headers: { authorization: `Bearer ${caller.key}` } }).then((answer) => answer.json());
const ours = () => sql`organization_id = ${caller.organizationId}`;

test('a valid row is serialized as in the contract, without a log entry', async () => {
  expect((await ask('/v1/campaigns')).data).toEqual([
    expect.objectContaining({ id: 'cmp_a', sent_at: '2024-03-02T08:00:00.000Z' }),
    aCampaign({ id: 'cmp_b' }),
  ]);
  expect(logged).toEqual([]);
});

test('a stored row that violates the contract is sent unchanged with the others, and logged without its values', async () => {
  await service.db.execute(sql`update campaigns set schedule = '{"when": "secret"}' where ${ours()} and id = 'cmp_a'`);
  const { data, meta } = await ask('/v1/campaigns');
  expect(data).toEqual([
    expect.objectContaining({ id: 'cmp_a', schedule: { when: 'secret' } }),
    aCampaign({ id: 'cmp_b' }),
  ]);
  expect(meta.total).toBe(2);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ route: '/v1/campaigns', fields: ['data.0.schedule.type'] }),
  ]);
  expect(logged.join('')).not.toMatch(/secret/i);
});

test('a row with a timestamp without end is sent with the others, and logged', async () => {
  await service.db.execute(sql`update campaigns set sent_at = 'infinity' where ${ours()} and id = 'cmp_a'`);
  expect((await ask('/v1/campaigns')).data).toEqual([
    expect.objectContaining({ id: 'cmp_a', sent_at: 'infinity' }),
    aCampaign({ id: 'cmp_b' }),
  ]);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ route: '/v1/campaigns', fields: ['data.0.sent_at'] }),
  ]);
});

test('an unknown value of a closed list is sent unchanged, and logged', async () => {
  await service.db
    .update(campaignTable)
    .set({ status: sql`'archived'` })
    .where(eq(campaignTable.organization_id, caller.organizationId));
  expect((await ask('/v1/campaigns?page=1')).data).toEqual([
    expect.objectContaining({ id: 'cmp_a', status: 'archived' }),
    expect.objectContaining({ id: 'cmp_b', status: 'archived' }),
  ]);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ route: '/v1/campaigns', fields: ['data.0.status', 'data.1.status'] }),
  ]);
});

test.each([
  ['lacks fields', { email: 'a@example.org' }, ['phone', 'address']],
  ['has values of other types', { ...aKol().contact, email: null, phone: 5 }, ['email', 'phone']],
])('a KOL whose contact %s is sent unchanged, and logged', async (_what, contact, fields) => {
  await service.db.execute(sql`update kols set contact = ${JSON.stringify(contact)}::jsonb where ${ours()}`);
  expect((await ask('/v1/kols/kol_a')).data.contact).toEqual(contact);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ route: '/v1/kols/:id', fields: fields.map((field) => `data.contact.${field}`) }),
  ]);
});
