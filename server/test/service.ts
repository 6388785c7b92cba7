import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, type Logger, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, inject } from 'vitest';
import type { Role } from '../../src/contract/account.ts';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Event, EventCreateInput } from '../../src/contract/event.ts';
import type { Kol } from '../../src/contract/kol.ts';
import type { Product } from '../../src/contract/product.ts';
import { type AppOptions, buildApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { CommandContext } from '../commands/command.ts';
import { runCommand } from '../commands/runCommand.ts';
import { DEFAULT_SESSION_LIMITS } from '../config.ts';
import { type Connection, type Database, openPostgres } from '../db/connect.ts';
import { EmbeddedDatabase } from '../db/embedded.ts';
import { audit } from '../db/schema.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { upsertAtSignIn } from '../repositories/people.ts';
import { sessionRepository } from '../repositories/sessions.ts';
import { checkAgreement } from './openapi.ts';
import { createDatabase } from './postgres.ts';

/** What the service's tests share: a real database, callers with a key, and records to store. */

/** An empty database for one test file: embedded and in memory, or for the project on PostgreSQL a new one there. */
export async function openTestDatabase(logger?: Logger): Promise<Connection> {
  const server = inject('postgresql');
  if (server === undefined) return copyEmbedded(inject('embedded'), { logger });
  const { databaseUrl, drop } = await createDatabase(server);
  const connection = await openPostgres(databaseUrl, { logger });
  const close = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, close };
}

/**
 * Makes `DATA_DIR` as an earlier start without the demonstration leaves it: all tables, and nothing in them.
 * @returns its database, to be closed before the program starts there
 */
export async function prepareDataDir(dataDir: string): Promise<Connection> {
  await mkdir(dataDir);
  return copyEmbedded(inject('embedded'), { folder: join(dataDir, 'database') });
}

/** @param folder where the copy lives; without it, in memory */
async function copyEmbedded(file: string, { folder, logger }: { folder?: string; logger?: Logger | undefined }) {
  const client = await EmbeddedDatabase.open(folder, await openAsBlob(file));
  const kind: Connection['kind'] = 'embedded';
  return { db: drizzle(client, { logger }), kind, close: () => client.close() };
}

/**
 * The service on a database of its own, answering `inject` without a port.
 * @param logger receives every statement
 */
export async function startTestService(options: Partial<AppOptions> = {}, logger?: Logger) {
  const connection = await openTestDatabase(logger);
  const app = buildApp({ db: connection.db, ...options });
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { app, db: connection.db, close };
}

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** The logger of an app. @param lines gets what it logs, each entry as JSON */
export const logTo = (lines: string[], level = 'warn') => ({
  level,
  stream: { write: (line: string) => void lines.push(line) },
});

/** The rows of an organization in the audit trail, the oldest first. */
export const auditRows = (db: Database, organizationId: string) =>
  db.select().from(audit).where(eq(audit.organization_id, organizationId)).orderBy(audit.at, audit.id);

/** Runs a statement in a transaction that stays open, such as a lock. @returns a function that ends the transaction */
export async function holdTransaction(db: Database, statement: SQL): Promise<() => Promise<void>> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let transaction = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    transaction = db.transaction(async (tx) => {
      await tx.execute(statement);
      resolve();
      await ended;
    });
    transaction.catch(reject);
  });
  return () => {
    end();
    return transaction;
  };
}

/** Runs a command in this process, in the folder `/` unless it says another one. @returns its exit status and the lines that it prints */
export async function runTestCommand(db: Database, argv: string[], more: Partial<CommandContext> = {}) {
  const printed: string[] = [];
  const errors: string[] = [];
  const status = await runCommand(argv, {
    db,
    cwd: '/',
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    showProgress: () => {},
    ...more,
  });
  return { status, printed, errors };
}

/** A new organization with a key that opens it. */
export async function newOrganization(db: Database) {
  const { id: organizationId } = await findOrCreate(db, `Organization ${randomUUID()}`);
  const { key, prefix } = await apiKeys.create(db, organizationId, 'test');
  return { organizationId, key, prefix };
}

/** Creates an organization, and a client with its key. Each response is compared with `/openapi.json`. */
export async function newCaller({ app, db }: Pick<TestService, 'app' | 'db'>) {
  return callerOf(app, await newOrganization(db));
}

/** The same caller at this app, which may be another process on the same database. */
export function callerOf(
  app: TestService['app'],
  { organizationId, key, prefix }: { organizationId: string; key: string; prefix: string },
) {
  const authorization = `Bearer ${key}`;
  return {
    organizationId,
    key,
    prefix,
    async get(url: string, headers: Record<string, string> = {}) {
      const answer = await app.inject({ url, headers: { authorization, ...headers } });
      await checkAgreement(app, { method: 'get', url }, answer);
      return answer;
    },
    async post(url: string, body: unknown, headers: Record<string, string> = {}) {
      const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        payload,
      });
      await checkAgreement(app, { method: 'post', url, payload }, answer);
      return answer;
    },
  };
}

export type Caller = Awaited<ReturnType<typeof newCaller>>;

export const aKol = (fields: Partial<Kol> = {}): Kol => ({
  id: 'kol_a',
  full_name: 'Dr. Ada Example',
  title: 'Professor of Cardiology',
  institution: 'Example Hospital',
  department: 'Cardiology',
  bio: 'Works on valves.',
  specialties: ['cardiology'],
  expertise_areas: ['TAVI'],
  research_interests: ['imaging'],
  tier: 'tier_1',
  engagement_level: 'high',
  contact: {
    email: 'ada@example.org',
    phone: '+49 30 1234',
    address: { street: 'Main 1', city: 'Berlin', state: '', postal_code: '10115', country: 'DE' },
  },
  social: { linkedin: 'https://linkedin.example/ada' },
  metrics: {
    total_events: 0,
    total_campaigns: 0,
    email_open_rate: 0.5,
    response_rate: 0.25,
    h_index: 40,
    publications_count: 120,
  },
  notes: '',
  tags: [],
  created_at: '2024-01-01T08:00:00.000Z',
  updated_at: '2024-06-01T08:00:00.000Z',
  ...fields,
});

export const aProduct = (fields: Partial<Product> = {}): Product => ({
  id: 'prod_a',
  name: 'Valve',
  description: 'A heart valve.',
  product_line: { id: 'pl_heart', name: 'Heart' },
  status: 'active',
  regulatory_status: 'CE marked',
  target_markets: ['EU', 'US'],
  key_features: ['Small'],
  specifications: [{ name: 'Diameter', value: '23 mm' }],
  market_status: { EU: { status: 'approved', ce_mark: true }, US: { status: 'under_review' } },
  created_at: '2024-01-01T08:00:00.000Z',
  ...fields,
});

export const aCampaign = (fields: Partial<Campaign> = {}): Campaign => ({
  id: 'cmp_a',
  name: 'Spring news',
  description: 'What is new.',
  type: 'newsletter',
  status: 'completed',
  audience_count: 10,
  metrics: { sent: 10, delivered: 8, opened: 4, clicked: 2, open_rate: 0.5, click_rate: 0.25 },
  schedule: { type: 'immediate' },
  created_at: '2024-03-01T08:00:00.000Z',
  sent_at: '2024-03-02T08:00:00.000Z',
  ...fields,
});

export const anEvent = (fields: Partial<EventCreateInput> = {}): EventCreateInput => ({
  name: 'Valve advisory board',
  event_type: 'advisory_board',
  start_date: '2026-03-01T09:00:00Z',
  end_date: '2026-03-01T17:00:00Z',
  ...fields,
});

export const anImportedEvent = (fields: Partial<Event> = {}): Event => ({
  id: 'evt_board',
  name: 'Valve board',
  description: '',
  event_type: 'advisory_board',
  status: 'scheduled',
  start_date: '2026-03-10T09:00:00.000Z',
  end_date: '2026-03-12T17:00:00.000Z',
  location: { type: 'in_person', venue: 'Hôtel-Dieu', city: 'Lyon', country: 'FR' },
  visibility: 'organization',
  attendee_count: 2,
  rsvp_stats: { confirmed: 1, pending: 1, declined: 0 },
  created_at: '2026-01-01T08:00:00.000Z',
  updated_at: '2026-01-01T08:00:00.000Z',
  ...fields,
});

/** A browser with the dashboard: it keeps cookies, and says that its requests come from a page of the service. */
export function openBrowser(app: TestService['app']) {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'HEAD' | 'POST',
    url: string,
    body?: unknown,
    headers: Record<string, string | undefined> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: Object.fromEntries(
        Object.entries({
          host: 'localhost:8080',
          'sec-fetch-site': 'same-origin',
          ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          // Undefined removes a header.
        }).filter(([, value]) => value !== undefined),
      ),
      payload: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (url: string, headers?: Record<string, string | undefined>) => send('GET', url, undefined, headers),
    head: (url: string) => send('HEAD', url),
    post: (url: string, body?: unknown, headers?: Record<string, string | undefined>) =>
      send('POST', url, body, headers),
  };
}

/** A browser in which a person has signed in with an account just now. The same name is the same person again. */
export async function signInPerson(
  { app, db }: Pick<TestService, 'app' | 'db'>,
  organizationId: string,
  name: string,
  {
    role = 'planner',
    email = `${name}@example.org`,
    now = Date.now,
  }: { role?: Role; email?: string; now?: Clock } = {},
) {
  const profile = { issuer: 'https://id.example', subject: name, name, email, role };
  const { id } = await upsertAtSignIn(db, organizationId, profile);
  const owner = { organizationId, personId: id, authenticatedAt: now() };
  const token = await sessionRepository(db, DEFAULT_SESSION_LIMITS, now).start(owner, 'a request');
  const browser = openBrowser(app);
  browser.cookies.set('kol-desk-8080', token);
  return { id, browser };
}

/** A browser that is signed in with a new key of this role. @param organizationId without it, the key is of a new organization */
export async function signInWithNewKey(
  { app, db }: Pick<TestService, 'app' | 'db'>,
  role: Role,
  organizationId?: string,
) {
  const owner = organizationId ?? (await newOrganization(db)).organizationId;
  const { key, prefix } = await apiKeys.create(db, owner, `The ${role}`, role);
  const browser = openBrowser(app);
  expect((await browser.post('/auth/key', { key })).statusCode).toBe(200);
  return { browser, organizationId: owner, key, prefix };
}
