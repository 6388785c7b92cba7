import { readFile } from 'node:fs/promises';
import { eq, getTableColumns, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '../db/schema.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { upsert as upsertCampaigns } from '../repositories/campaigns.ts';
import { upsert as upsertKols } from '../repositories/kols.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { list as listPeople } from '../repositories/people.ts';
import { upsert as upsertProducts } from '../repositories/products.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  callerOf,
  openBrowser,
  signInPerson,
  startTestService,
  type TestService,
} from './service.ts';

/** Runs the statements that docs/personal-data.md contains. */

let service: TestService;
let deleteKol = '';
let deleteOrganization = '';
let deletePerson = '';
beforeAll(async () => {
  service = await startTestService();
  const text = await readFile(new URL('../../docs/personal-data.md', import.meta.url), 'utf8');
  [deleteKol = '', deleteOrganization = '', deletePerson = ''] = [...text.matchAll(/```sql\n(.*?)```/gs)].map(
    ([, statement]) => statement,
  );
});
afterAll(() => service.close());

/** An organization that has something in every table, two KOLs among it, both invited to an event. */
async function aFullOrganization(name: string) {
  const { db, app } = service;
  const { id: organizationId } = await findOrCreate(db, name);
  const caller = callerOf(app, { organizationId, ...(await apiKeys.create(db, organizationId, 'test')) });
  const kols = ['kol_example', 'kol_other'].map((id) => ({
    ...aKol({ id }),
    events: [{ id: 'evt_past', name: 'Past', date: '2025-01-01', role: 'speaker' as const }],
    campaigns: [{ id: 'cmp_a', name: 'News', sent_at: '2025-01-01', status: 'opened' as const }],
    interactions: [{ id: 'int_a', date: '2025-01-01', type: 'call' as const, subject: 'Valves', summary: 'Talked.' }],
    publications: [
      { id: 'pub_a', title: 'Valves', journal: 'Heart', published_on: '2025-01-01', doi: '10.1/a', citations: 1 },
    ],
  }));
  await upsertKols(db, organizationId, kols);
  await upsertProducts(db, organizationId, [aProduct()]);
  await upsertCampaigns(db, organizationId, [aCampaign()]);
  const event = anEvent({ attendees: kols.map(({ id }) => id) });
  expect((await caller.post('/v1/events', event, { 'idempotency-key': 'once' })).statusCode).toBe(201);
  await openBrowser(app).post('/auth/key', { key: caller.key });
  const { id: personId, browser } = await signInPerson(service, organizationId, 'Ada', { email: 'ada@example.org' });
  return { ...caller, personId, browser };
}

/** How many tables have a row with this value. */
async function tablesWith(column: 'organization_id' | 'kol_id', value: string) {
  const columns = Object.values(schema).flatMap((table): PgColumn[] => {
    if (!is(table, PgTable)) return [];
    const all: Record<string, PgColumn> = getTableColumns(table);
    const found = all[column];
    return found === undefined ? [] : [found];
  });
  const counts = await Promise.all(columns.map((found) => service.db.$count(found.table, eq(found, value))));
  return counts.filter((count) => count > 0).length;
}

test('a KOL is deleted with all lists, and the others stay', async () => {
  const caller = await aFullOrganization('Acme Medical');
  expect(await tablesWith('kol_id', 'kol_example')).toBe(4);
  await service.db.execute(sql.raw(deleteKol));
  expect(await tablesWith('kol_id', 'kol_example')).toBe(0);
  expect((await caller.get('/v1/kols/kol_example')).statusCode).toBe(404);
  const other = await caller.get('/v1/kols/kol_other?include=events,campaigns,interactions,publications');
  expect(other.json().data).toMatchObject({
    events: [{}, {}],
    campaigns: [{}],
    interactions: [{}],
    publications: [{}],
  });
  await expect(service.db.execute(sql.raw(deleteKol))).rejects.toMatchObject({
    cause: { message: 'There is no such KOL.' },
  });
});

test('an organization is deleted with its keys and all its data, and the others stay', async () => {
  const caller = await aFullOrganization('Acme Medicla');
  const other = await aFullOrganization('Another');
  expect(await tablesWith('organization_id', caller.organizationId)).toBe(13);
  await service.db.execute(sql.raw(deleteOrganization));
  expect(await tablesWith('organization_id', caller.organizationId)).toBe(0);
  expect((await caller.get('/v1/products')).statusCode).toBe(401);
  expect(await tablesWith('organization_id', other.organizationId)).toBe(13);
  expect((await other.get('/v1/products')).json().data).toHaveLength(1);
});

test('a person who used KOL Desk is deleted with their sessions, and the trail keeps an id without a name', async () => {
  // The script names this organization, in which the first test has signed in the same person.
  const { organizationId, personId, browser } = await aFullOrganization('Acme Medical');
  const other = await aFullOrganization('With a person of the same account');
  expect((await browser.get('/v1/products')).statusCode).toBe(200);
  await service.db.execute(sql.raw(deletePerson));
  expect((await browser.get('/v1/products')).statusCode).toBe(401);
  expect(await listPeople(service.db, organizationId, undefined)).toEqual([]);
  expect(await service.db.$count(schema.sessions, eq(schema.sessions.person_id, personId))).toBe(0);
  const rows = await service.db.select().from(schema.audit).where(eq(schema.audit.actor, personId));
  expect(rows).toMatchObject([{ action: 'sign_in' }, { action: 'sign_in' }]);
  expect(JSON.stringify(rows)).not.toContain('Ada');
  expect((await other.browser.get('/v1/products')).statusCode).toBe(200);
  await expect(service.db.execute(sql.raw(deletePerson))).rejects.toMatchObject({
    cause: { message: 'There is no such person.' },
  });
});
