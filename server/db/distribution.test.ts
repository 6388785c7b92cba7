import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import * as products from '../repositories/products.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  type Caller,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';

/**
 * A distributed PostgreSQL (Citus, YugabyteDB) puts the rows of an organization on one machine. For that, every key begins
 * with the organization, and every statement names it. The look-up of an API key by its hash is the exception.
 */

let service: TestService;
let caller: Caller;
let statements: string[] = [];

beforeAll(async () => {
  service = await startTestService({}, { logQuery: (text) => void statements.push(text) });
  caller = await newCaller(service);
});
afterAll(() => service.close());

test('every primary key and every foreign key begins with the organization', async () => {
  const keys = await service.db
    .select({
      table: sql<string>`conrelid::regclass::text`,
      first: sql<string>`(select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1])`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype in ('p', 'f') and connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(15);
  const others = keys.filter(({ first }) => first !== 'organization_id');
  expect(others).toEqual([{ table: 'organizations', first: 'id' }]);
});

test('every statement of a request and of an import names the organization', async () => {
  statements = [];
  await service.db.transaction(async (tx) => {
    await kols.upsert(tx, caller.organizationId, [aKol({ events: [], campaigns: [] })]);
    await campaigns.upsert(tx, caller.organizationId, [aCampaign()]);
    await products.upsert(tx, caller.organizationId, [aProduct()]);
  });
  for (const address of ['kols/kol_a?include=events', 'campaigns?search=news', 'products?target_market=EU'])
    expect((await caller.get(`/v1/${address}`)).statusCode).toBe(200);
  for (const headers of [{}, { 'idempotency-key': 'one' }] as Record<string, string>[])
    expect((await caller.post('/v1/events', anEvent({ attendees: ['kol_a'] }), headers)).statusCode).toBe(201);
  const ran = statements.filter((text) => /^\s*(?:select|with|insert|update|delete)\b/i.test(text));
  expect(ran.length).toBeGreaterThan(10);
  for (const text of ran) expect(text).toMatch(/organization_id|"organizations"\."id" = \$/);
});
