import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Connection } from '../db/connect.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import { countAll, findByName } from '../repositories/organizations.ts';
import * as products from '../repositories/products.ts';
import {
  aCampaign,
  aKol,
  anImportedEvent,
  aProduct,
  auditRows,
  holdTransaction,
  openTestDatabase,
  runTestCommand,
} from '../test/service.ts';
import type { CommandContext } from './command.ts';
import type { Progress } from './progress.ts';

// Records as another system may write them: with empty texts and lists, and times without milliseconds or with an offset.
const created_at = '2024-01-01T00:00:00Z';
const kol = aKol({
  id: 'kol_1',
  bio: '',
  expertise_areas: [],
  research_interests: [],
  metrics: { ...aKol().metrics, total_events: 4, email_open_rate: 0 },
  created_at,
  updated_at: '2024-01-02T10:00:00+02:00',
});
const product = aProduct({
  id: 'prod_1',
  description: '',
  regulatory_status: '',
  key_features: [],
  market_status: { US: { status: 'approved', clearance_number: 'K000000' } },
  created_at,
});
const campaign = aCampaign({ id: 'cmp_1', description: '', created_at, sent_at: '2024-01-03T00:00:00Z' });
const event = anImportedEvent({ id: 'evt_1', location: null, created_at, updated_at: created_at });
const { tier, ...withoutTier } = kol;

let connection: Connection;
let folder: string;
let progress: Progress[] = [];
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  progress = [];
  folder = await mkdtemp(join(tmpdir(), 'kol-desk-import-test-'));
});
afterEach(async () => {
  await connection.db.execute(sql`truncate table organizations cascade`);
  await rm(folder, { recursive: true });
});

/** Writes the files and imports them into "Acme"; the answer is what a person sees. */
async function importTexts(files: Record<string, string | Uint8Array>, names = Object.keys(files)) {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return run(['--organization', 'Acme', ...names]);
}

async function run(args: string[], more: Partial<CommandContext> = {}) {
  const showProgress = (state: Progress) => void progress.push(state);
  const context = { cwd: folder, showProgress, ...more };
  const { printed: out, ...result } = await runTestCommand(connection.db, ['import', ...args], context);
  return { ...result, out };
}

const json = JSON.stringify;
/** Chinese characters have three bytes, and PostgreSQL cannot compress random ones. */
const randomText = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
const refused = (...errors: unknown[]) => ({ status: 1, out: [], errors });
const readKol = async (id = 'kol_1') =>
  kols.read(connection.db, (await findByName(connection.db, 'Acme'))?.id ?? '', id, ['events', 'campaigns']);

describe('formats', () => {
  const records = [kol, product, campaign, event];
  const everything = 'Imported 1 KOL, 1 product, 1 campaign, and 1 event into Acme.';

  test.each([
    ['a JSON list', json(records)],
    ['a pretty-printed JSON list', json(records, null, 2)],
    ['one record a line', records.map((record) => json(record)).join('\n')],
    ['lines with CRLF, blank lines and a byte order mark', `\uFEFF${records.map((r) => json(r)).join('\r\n\r\n')}\r\n`],
    ['a saved list answer', json({ data: records, meta: { page: 1, per_page: 20, total: 4 } })],
    ['a pretty-printed saved list answer', json({ data: records, meta: {} }, null, '\t')],
    ['saved answers, one a line', `${json({ data: records.slice(0, 3), meta: {} })}\n${json({ data: event })}\n`],
    ['records one after another over many lines', records.map((record) => json(record, null, 2)).join('\n')],
  ])('reads %s', async (_, text) => {
    const created = 'Created the organization Acme.';
    expect(await importTexts({ data: text })).toEqual({ status: 0, out: [created, everything], errors: [] });
  });

  test.each([
    ['one record', json(kol, null, 2)],
    ['one saved answer', json({ data: kol }, null, 2)],
  ])('reads %s', async (_, text) => {
    expect((await importTexts({ data: text })).out).toContain('Imported 1 KOL into Acme.');
  });

  test('reads many files at once, and reports empty ones', async () => {
    const both = await importTexts({ 'a.json': json([kol]), 'b.txt': json(product) });
    expect(both.out).toContain('Imported 1 KOL and 1 product into Acme.');
    expect((await importTexts({ c: '[]' })).out).toEqual(['Imported nothing into Acme: the files contain no records.']);
  });

  test('accepts a Unicode line separator in a text, which does not end the line', async () => {
    const bio = 'One\u2028two\u2029three\u0085four';
    expect((await importTexts({ a: `${json({ ...kol, bio })}\n${json(product)}` })).status).toBe(0);
    expect((await readKol())?.bio).toBe(bio);
  });

  test('parses a list at any chunk boundary', async () => {
    const many = Array.from({ length: 900 }, (_, index) => ({
      ...kol,
      id: `kol_${index}`,
      bio: '"]}, \\" ü😀'.repeat(9),
    }));
    expect((await importTexts({ data: json(many, null, 3) })).out).toContain('Imported 900 KOLs into Acme.');
    expect((await readKol('kol_899'))?.bio).toBe(many[899]?.bio);
  });
});

describe('stored data', () => {
  test('a KOL is stored with its events and campaigns, and total_events counts them', async () => {
    const events = [{ id: 'evt_1', name: 'Board', date: '2024-02-01', role: 'panelist' }];
    const campaigns = [{ id: 'cmp_1', name: 'News', sent_at: '2024-01-03', status: 'opened' }];
    await importTexts({ data: json({ ...kol, events, campaigns, interactions: [], publications: [] }) });
    expect(await readKol()).toMatchObject({ events, campaigns, metrics: { total_events: 1 } });
  });

  test('a second import replaces records with the same id and counts them as updated', async () => {
    await importTexts({ a: json([kol, product]) });
    const again = await importTexts({ b: json([{ ...kol, full_name: 'Ada Newname' }, campaign]) });
    expect(again.out).toEqual(['Imported 1 KOL and 1 campaign into Acme (1 updated).']);
    expect((await readKol())?.full_name).toBe('Ada Newname');
    const organization = await findByName(connection.db, 'Acme');
    const { data } = await products.list(connection.db, organization?.id ?? '', { page: 1, per_page: 20 });
    expect(data.map(({ id }) => id)).toEqual(['prod_1']);
  });

  test('the audit trail has a row for each import that was stored, with the number of records', async () => {
    await importTexts({ a: json([kol, product]) });
    await importTexts({ a: json([{ ...kol, id: 'invalid' }]) });
    const { id = '' } = (await findByName(connection.db, 'Acme')) ?? {};
    expect(await auditRows(connection.db, id)).toMatchObject([
      { actor: 'command', action: 'imported', subject: null, count: 2 },
    ]);
  });

  test('an unsent campaign has no sent_at', async () => {
    const metrics = { sent: 0, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 };
    await importTexts({ a: json({ ...campaign, status: 'draft', metrics, sent_at: null }) });
    const organization = await findByName(connection.db, 'Acme');
    const { data } = await campaigns.list(connection.db, organization?.id ?? '', { page: 1, per_page: 20 });
    expect(data).toEqual([expect.objectContaining({ sent_at: null, metrics })]);
  });

  test('ignored fields are reported', async () => {
    const kols = [
      { ...kol, fax: '1', contact: { ...kol.contact, pager: '2' } },
      { ...kol, id: 'kol_2', fax: '3' },
    ];
    const rates = { ...campaign, metrics: { ...campaign.metrics, open_rate: 0.9 } };
    const { out } = await importTexts({ a: json([...kols, rates]) });
    expect(out.slice(2)).toEqual([
      'Ignored fields that are not in the contract: fax (2), contact.pager (1).',
      'Campaigns whose rates do not match their counts (the counts were stored): 1.',
    ]);
  });

  test('a repeated import uses the space of the records that it replaced', async () => {
    const items = (prefix: string, item: object) =>
      Array.from({ length: 40 }, (_, n) => ({ ...item, id: `${prefix}_${n}` }));
    const day = '2025-01-01';
    const lists = {
      events: items('evt', { name: 'Board', date: day, role: 'speaker' }),
      campaigns: items('cmp', { name: 'News', sent_at: day, status: 'sent' }),
      interactions: items('int', { date: day, type: 'call', subject: 'Trial', summary: '' }),
      publications: items('pub', { title: 'Trial', journal: '', published_on: day, doi: '', citations: 0 }),
    };
    const records = Array.from({ length: 20 }, (_, n) => ({ ...kol, ...lists, id: `kol_${n}` }));
    const importTwice = async () => {
      for (let times = 0; times < 2; times++)
        expect(await importTexts({ a: json(records) })).toMatchObject({ status: 0 });
      const sizes = ['kols', 'kol_events', 'kol_campaigns', 'kol_interactions', 'kol_publications'].map((table) =>
        connection.db
          .select({ bytes: sql<number>`pg_relation_size(${table}::regclass)::int` })
          .from(sql`(select) as one`),
      );
      return Promise.all(sizes);
    };
    expect(await importTwice()).toEqual(await importTwice());
  });

  test('if the vacuum after the import fails, the import succeeds with a warning', async () => {
    const rename = (from: string, to: string) =>
      connection.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    // The import of a product does not need this table.
    await rename('kol_interactions', 'renamed');
    onTestFinished(() => rename('renamed', 'kol_interactions').then(() => undefined));
    expect(await importTexts({ a: json(product) })).toEqual({
      status: 0,
      out: ['Created the organization Acme.', 'Imported 1 product into Acme.'],
      errors: [
        'Lists are slower until the next vacuum, because this one failed: relation "kol_interactions" does not exist.',
      ],
    });
  });
});

describe('impossible funnels', () => {
  test('are stored, and every contradiction is reported and counted', async () => {
    const withCounts = (
      id: string,
      audience_count: number,
      sent: number,
      delivered: number,
      opened: number,
      clicked: number,
    ) => {
      const rate = (part: number) => Math.min(1, delivered === 0 ? 0 : part / delivered);
      const metrics = { sent, delivered, opened, clicked, open_rate: rate(opened), click_rate: rate(clicked) };
      return { ...campaign, id, audience_count, metrics };
    };
    const odd = [
      withCounts('cmp_1', 10, 10, 12, 4, 1),
      withCounts('cmp_2', 10, 10, 8, 9, 1),
      withCounts('cmp_3', 10, 10, 8, 4, 5),
      withCounts('cmp_4', 9, 10, 8, 4, 5),
      withCounts('cmp_5', 10, 10, 10, 10, 10),
    ];
    const { status, out } = await importTexts({ a: json(odd) });
    expect(status).toBe(0);
    expect(out.at(-1)).toBe(
      'Campaigns whose counts contradict each other (stored as they are; no rate exceeds 1): more clicked than opened (2), ' +
        'more delivered than sent (1), more opened than delivered (1), sent to more than the audience (1).',
    );
    const organization = await findByName(connection.db, 'Acme');
    const { data } = await campaigns.list(connection.db, organization?.id ?? '', { page: 1, per_page: 20 });
    expect(data.find(({ id }) => id === 'cmp_2')?.metrics).toMatchObject({ delivered: 8, opened: 9, open_rate: 1 });
  });
});

test('an event that ends before it starts is stored and reported', async () => {
  const reversed = { ...event, id: 'evt_2', start_date: event.end_date, end_date: event.start_date };
  const moment = { ...event, id: 'evt_3', end_date: event.start_date };
  const { status, out } = await importTexts({ a: json([event, reversed, moment]) });
  expect(status).toBe(0);
  expect(out).toEqual([
    'Created the organization Acme.',
    'Imported 3 events into Acme.',
    'Events that end before they start (stored as they are; the filter by dates may not find them): 1.',
  ]);
});

describe('errors', () => {
  test('in lines: each with file, line, field and reason; nothing is stored', async () => {
    const text = [json(kol), json({ ...product, status: 'sold' }), '', json({ ...withoutTier, id: 'kol_2' })].join(
      '\n',
    );
    expect(await importTexts({ 'a.ndjson': text })).toEqual(
      refused(
        'a.ndjson:2: status: must be one of active, in_development, discontinued',
        'a.ndjson:4: tier: is required',
        'Nothing was imported: 2 of 3 records cannot be imported.',
      ),
    );
    expect(await countAll(connection.db)).toBe(0);
  });

  test('in a pretty-printed list: the line of the value, or the start of the object that lacks it', async () => {
    const invalid = { ...kol, id: 'kol_2', metrics: { ...kol.metrics, h_index: 'ten' } };
    const text = json([kol, invalid, { ...withoutTier, id: 'kol_3' }], null, 2);
    const lines = text.split('\n');
    const h = lines.findIndex((line) => line.includes('"ten"')) + 1;
    const third = lines.findIndex((line) => line.includes('kol_3'));
    expect(await importTexts({ 'a.json': text })).toEqual(
      refused(
        `a.json:${h}: metrics.h_index: must be a whole number`,
        `a.json:${third}: tier: is required`,
        expect.any(String),
      ),
    );
  });

  test('in a saved response and in nested lists', async () => {
    const item = { id: 'evt_1', name: 'Board', date: '2024-02-31', role: 'panelist' };
    const text = json(
      { data: [kol, { ...kol, id: 'kol_2', events: [{ ...item, date: '2024-02-01' }, item] }] },
      null,
      1,
    );
    const line = text.split('\n').findIndex((content) => content.includes('2024-02-31')) + 1;
    expect((await importTexts({ a: text })).errors[0]).toBe(
      `a:${line}: events[1].date: names a day that does not exist, 2024-02-31`,
    );
    const twice = json({ ...kol, events: [item, item].map((one) => ({ ...one, date: '2024-02-01' })) });
    expect((await importTexts({ b: twice })).errors[0]).toBe('b:1: events[1].id: the same as events[0].id');
  });

  test.each([
    ['no object', '[5]', 'a:1: is not a record: expected an object with an "id"'],
    ['no id', '[\n{}]', 'a:2: id: is required'],
    ['an unknown kind', json({ id: 'pl_1' }), 'a:1: id: must begin with kol_, prod_, cmp_ or evt_'],
    ['an id that ends like a sentence', json({ ...kol, id: 'kol_1.' }), 'a:1: id: must not end with . ~ or -'],
    ['an error answer', json({ type: 'about:blank', status: 404 }), 'a:1: id: is required'],
    ['a number as id', json({ id: 7 }), 'a:1: id: must be a text'],
    ['an empty file', ' \n', 'a: is empty'],
    ['no JSON', 'hello', 'a:1: is not valid JSON: expected a value (column 1)'],
    ['CSV', 'id,name\nkol_1,Ada', 'a:1: is not valid JSON: expected a value (column 1)'],
    ['a list that ends too early', '[\n{}', 'a:2: is not valid JSON: the text ends too early (column 3)'],
    ['a record that ends too early', '{\n"id":', 'a:2: is not valid JSON: the text ends too early (column 6)'],
    [
      'a text that does not end',
      '[{},\n{"id": "kol_1,\n"b": 1}]',
      'a:2: is not valid JSON: a text contains a control character',
    ],
    ['a missing comma', '[\n[]\n[]]', "a:3: is not valid JSON: expected ',' (column 1)"],
    ['a trailing comma', '[1,\n]', "a:2: is not valid JSON: unexpected token ']' (column 1)"],
    ['text behind the list', '[]\n[]', 'a:2: is not valid JSON: expected the end (column 1)'],
    ['a bare word', '[{\n"a": nope}]', 'a:2: is not valid JSON: expected a value (column 6)'],
    [
      'an invalid escape',
      '["\\q"]',
      'a:1: is not valid JSON: a text contains a control character or an invalid escape (column 3)',
    ],
    ['too many brackets', '['.repeat(100_000), 'a:1: is not valid JSON: the text ends too early (column 100001)'],
    ['a raw line break in a text', '[{"a": "b\nc"}]', 'a:1: is not valid JSON: a text contains a control character'],
  ])('%s', async (_, text, error) => {
    const { status, errors } = await importTexts({ a: text });
    expect(status).toBe(1);
    expect(errors.map((line) => line.slice(0, error.length))).toContain(error);
  });

  test('an invalid line affects only itself, also the first one', async () => {
    const text = `{"id": "kol_0"\n${json(kol)}\n{"id": }\n${json({ ...product, name: 5 })}`;
    expect((await importTexts({ a: text })).errors).toEqual([
      'a:1: is not valid JSON: the text ends too early (column 15)',
      'a:3: is not valid JSON: expected a value (column 8)',
      'a:4: name: must be a text',
      'Nothing was imported: 3 of 4 records cannot be imported.',
    ]);
  });

  test('an invalid entry of a list hides no earlier error', async () => {
    const records = [kol, { ...withoutTier, id: 'kol_2' }, { ...product, status: 'sold' }].map((record) =>
      json(record),
    );
    expect((await importTexts({ a: `[${records.join(',\n')},\n{"id": nope}, {}]` })).errors).toEqual([
      'a:2: tier: is required',
      'a:3: status: must be one of active, in_development, discontinued',
      'a:4: is not valid JSON: expected a value (column 8); the rest was not read',
      'Nothing was imported: 3 of 4 records cannot be imported.',
    ]);
  });

  test('a text that is too long for an index', async () => {
    const texts = (length: number) => ({
      full_name: randomText(length),
      institution: randomText(length),
      department: randomText(length),
      address: { ...kol.contact.address, city: randomText(length), country: randomText(Math.min(length, 100)) },
      id: randomText(Math.min(length, 200)),
    });
    const withTexts = ({ address, id, ...names }: ReturnType<typeof texts>) => ({
      ...kol,
      ...names,
      id: `kol_${'x'.repeat(100)}`,
      contact: { ...kol.contact, address },
      interactions: [{ id, date: '2024-02-01', type: 'call', subject: '', summary: '' }],
      publications: [{ id, title: '', journal: '', published_on: '2024-02-01', doi: '', citations: 0 }],
    });
    expect(await importTexts({ a: json(withTexts(texts(6_000))) })).toMatchObject({ status: 0 });
    const address = { ...kol.contact.address, country: randomText(101) };
    const tooLong = withTexts({ ...texts(9), address, id: randomText(201) });
    expect((await importTexts({ a: json(tooLong) })).errors).toEqual([
      'a:1: contact.address.country: must be at most 100 characters long',
      'a:1: interactions[0].id: must be at most 200 characters long',
      'a:1: publications[0].id: must be at most 200 characters long',
      'Nothing was imported: the record cannot be imported.',
    ]);
  });

  test('unreadable files', async () => {
    await mkdir(join(folder, 'sub'));
    const { status, errors } = await importTexts(
      { latin: Uint8Array.from([0x5b, 0x0a, 0x22, 0xe9, 0x22, 0x5d]), good: json(kol) },
      ['nowhere.json', 'sub', 'latin', 'good'],
    );
    expect(status).toBe(1);
    expect(errors.slice(0, 3)).toEqual([
      'nowhere.json: does not exist',
      'sub: is a directory, not a file',
      'latin:2: is not UTF-8 text from here on',
    ]);
    expect(await countAll(connection.db)).toBe(0);
  });

  test('paths that the system rejects hide no other error', async () => {
    const long = 'x'.repeat(300);
    await symlink('loop', join(folder, 'loop'));
    const names = ['bad1', 'good/inside', long, 'loop', 'bad2'];
    expect(await importTexts({ bad1: '{}', bad2: '{}', good: json(kol) }, names)).toEqual(
      refused(
        'bad1:1: id: is required',
        'good/inside: cannot be read: ENOTDIR',
        `${long}: cannot be read: ENAMETOOLONG`,
        'loop: cannot be read: ELOOP',
        'bad2:1: id: is required',
        'Nothing was imported: 2 of 2 records cannot be imported, 3 of 5 files cannot be read.',
      ),
    );
  });

  test('text that is not UTF-8: its line, and the errors in the lines before it', async () => {
    const lines = [json(kol), '{}', json({ ...product, name: 'Gef\u00e4\u00df' }), json(campaign)].join('\n');
    const { errors } = await importTexts({ latin: Buffer.from(lines, 'latin1') });
    expect(errors.slice(0, 2)).toEqual(['latin:2: id: is required', 'latin:3: is not UTF-8 text from here on']);
  });

  test('one plain reason per value', async () => {
    const wrong = {
      ...kol,
      full_name: null,
      tags: 'a',
      metrics: { ...kol.metrics, response_rate: 37, email_open_rate: '0.5', h_index: 1.5, publications_count: 1e20 },
      events: [{ id: 'evt_1', name: 'Board', date: '2025-13-01', role: 'panelist' }],
      created_at: 'yesterday',
      updated_at: '0000-01-01T00:00:00Z',
    };
    const { errors } = await importTexts({ a: json(wrong) });
    expect(errors.toSorted()).toEqual(
      [
        'full_name: must be a text',
        'tags: must be a list',
        'metrics.response_rate: must be at most 1',
        'metrics.email_open_rate: must be a number',
        'metrics.h_index: must be a whole number',
        'metrics.publications_count: must be at most 2147483647',
        'events[0].date: names a day that does not exist, 2025-13-01',
        'created_at: must be an ISO 8601 date-time with seconds and with Z or an offset, such as 2026-03-01T09:30:00Z',
        'updated_at: must be between the years 1 and 9999',
      ]
        .map((reason) => `a:1: ${reason}`)
        .concat('Nothing was imported: the record cannot be imported.')
        .toSorted(),
    );
  });

  test('the totals count files and records, with the singular for one', async () => {
    const last = async (files: Record<string, string>, names?: string[]) =>
      (await importTexts(files, names)).errors.at(-1);
    expect(await last({}, ['nowhere.json'])).toBe('Nothing was imported: the file cannot be read.');
    expect(await last({ a: json(kol), b: json({ id: 'kol_2' }) }, ['a', 'b', 'nowhere.json'])).toBe(
      'Nothing was imported: 1 of 2 records cannot be imported, 1 of 3 files cannot be read.',
    );
  });

  test('a duplicate id names both locations', async () => {
    const { errors } = await importTexts({ a: json(kol), b: `${json(product)}\n${json(kol)}` });
    expect(errors[0]).toBe('b:2: id: kol_1 is already at a:1');
    const answer = json({ data: [kol, product, campaign, product] }, null, 2);
    const places = answer.split('\n').flatMap((line, index) => (line.includes('"prod_1"') ? [index + 1] : []));
    expect((await importTexts({ a: answer })).errors[0]).toBe(
      `a:${places[1]}: id: prod_1 is already at a:${Number(places[0]) - 1}`,
    );
    const one = await importTexts({ a: json([kol, kol]) });
    expect(one.errors[0]).toBe('a:1: id: kol_1 is already at a:1');
  });

  test('in a document that is too large or too deep: each with file, record and field, and invalid JSON with its line', async () => {
    const large = { ...kol, padding: 'x'.repeat(8_000_000) };
    const records = [large, { ...withoutTier, id: 'kol_2' }, kol];
    expect((await importTexts({ a: json(records, null, 1) })).errors).toEqual([
      'a: record 2: tier: is required',
      'a: record 3: id: kol_1 is already at a: record 1',
      'Nothing was imported: 2 of 3 records cannot be imported.',
    ]);
    const deep = `[{"id": "kol_1", "deep": ${'['.repeat(50_000)}${']'.repeat(50_000)}}]`;
    expect((await importTexts({ deep })).errors[0]).toBe('deep: record 1: full_name: is required');
    expect((await importTexts({ b: `[${json(large)},\n{"id": nope}]` })).errors).toEqual([
      'b:2: is not valid JSON: expected a value (column 8); the rest was not read',
      'Nothing was imported: 1 of 2 records cannot be imported.',
    ]);
  });

  test.each([
    ['10,000 JSON texts', '1 '.repeat(10_000), 'a:1'],
    ['more JSON texts', '1 '.repeat(10_001), 'a: record 1'],
    ['300,000 values', `[${'1,'.repeat(299_998)}1]`, 'a:1'],
    ['more values', `[${'1,'.repeat(299_999)}1]`, 'a: record 1'],
  ])('in a document with %s: with the line if there are not too many for a tree of all values', async (_, text, at) => {
    const { errors } = await importTexts({ a: text });
    expect(errors[0]).toBe(`${at}: is not a record: expected an object with an "id"`);
    expect(errors).toHaveLength(1_002);
  });

  test('a record that is too long ends the parsing of its file', async () => {
    const long = json({ ...kol, notes: 'x'.repeat(12_000_000) });
    expect((await importTexts({ a: `${json(product)}\n${long}\n${json(campaign)}` })).errors).toEqual([
      'a:2: is longer than 10 million characters; the rest was not read',
      'Nothing was imported: 1 of 2 records cannot be imported.',
    ]);
    expect((await importTexts({ a: `[${json(product)},${long}]` })).errors).toEqual([
      'a: record 2 is longer than 10 million characters; the rest was not read',
      'Nothing was imported: the file cannot be read.',
    ]);
  });

  test('a file that is not a regular file is not waited for', async () => {
    await promisify(execFile)('mkfifo', [join(folder, 'pipe')]);
    expect((await run(['--organization', 'Acme', 'pipe', '.'])).errors).toEqual([
      'pipe: is not a regular file',
      '.: is a directory, not a file',
      'Nothing was imported: 2 of 2 files cannot be read.',
    ]);
  });

  test('a long line of white space takes no longer than another one', async () => {
    const record = json({ ...kol, notes: ' '.repeat(5_000_000) });
    expect(await importTexts({ a: `${record}\n${json(product)}` })).toMatchObject({ status: 0, errors: [] });
  });

  test('control characters in a record are shown as escapes, and cannot control the terminal', async () => {
    const field = '\u001b[2J\u202e\n';
    const wrong = await importTexts({ a: json({ ...product, market_status: { [field]: { status: 5 } } }) });
    expect(wrong.errors[0]).toContain('market_status.\\u001b[2J\\u202e\\u000a');
    const { out } = await importTexts({ a: json({ ...kol, [field]: 1 }) });
    expect(out).toContain('Ignored fields that are not in the contract: \\u001b[2J\\u202e\\u000a (1).');
  });

  test('of many errors a thousand are shown and all are counted', async () => {
    const bad = Array.from({ length: 1_033 }, (_, index) => json({ ...product, id: `prod_${index}`, name: 5 }));
    const { errors } = await importTexts({ a: [json(kol), ...bad].join('\n') });
    expect(errors).toEqual([
      ...Array.from({ length: 1_000 }, (_, index) => `a:${index + 2}: name: must be a text`),
      '… and 33 more errors',
      'Nothing was imported: 1033 of 1034 records cannot be imported.',
    ]);
  });

  test('all errors of a record are shown, and count like those of other records', async () => {
    const withTags = (length: number) => json({ ...kol, tags: Array.from({ length }, () => 5) });
    const others = [json({ ...product, name: 5 }), json({ ...campaign, name: 5 })];
    expect((await importTexts({ a: [others[0], withTags(50), others[1]].join('\n') })).errors).toEqual([
      'a:1: name: must be a text',
      ...Array.from({ length: 50 }, (_, index) => `a:2: tags[${index}]: must be a text`),
      'a:3: name: must be a text',
      'Nothing was imported: 3 of 3 records cannot be imported.',
    ]);
    const { errors } = await importTexts({ b: [others[0], withTags(1_000)].join('\n') });
    expect(errors.slice(-3)).toEqual([
      'b:2: tags[998]: must be a text',
      '… and 1 more error',
      'Nothing was imported: 2 of 2 records cannot be imported.',
    ]);
  });

  test('of errors in fields with very long names only the first are shown, so that they need little memory', async () => {
    const long = (index: number) =>
      json({ ...product, id: `prod_${index}`, market_status: { ['x'.repeat(400_000)]: { status: index } } });
    const { errors } = await importTexts({ a: [1, 2, 3, 4].map(long).join('\n') });
    expect(errors.slice(0, -2).map((line) => line.length > 400_000)).toEqual([true, true, true]);
    expect(errors.slice(-2)).toEqual([
      '… and 1 more error',
      'Nothing was imported: 4 of 4 records cannot be imported.',
    ]);
  });

  test('in several documents: each with its line, in the order in which they were found', async () => {
    const list = (...records: object[]) => json(records, null, 1);
    const { errors } = await importTexts({
      a: list(kol, { ...product, name: 5 }),
      b: list(campaign, { id: 'kol_1' }),
      c: list(kol, campaign, event),
      d: `${json(event)}\n${json(kol)}`,
    });
    expect(errors.filter((line) => /name|already/.test(line)).map((line) => line.replace(/:\d+/g, ':LINE'))).toEqual([
      'a:LINE: name: must be a text',
      'b:LINE: full_name: is required',
      'c:LINE: id: kol_1 is already at a:LINE',
      'c:LINE: id: cmp_1 is already at b:LINE',
      'd:LINE: id: evt_1 is already at c:LINE',
      'd:LINE: id: kol_1 is already at a:LINE',
    ]);
  });

  test('an error after thousands of valid records rolls all of them back', async () => {
    const good = Array.from({ length: 1200 }, (_, index) => json({ ...product, id: `prod_${index}` }));
    const { errors } = await importTexts({ a: [...good, '{"id":"prod_x"}'].join('\n') });
    expect(errors.at(-1)).toBe('Nothing was imported: 1 of 1201 records cannot be imported.');
    expect(await countAll(connection.db)).toBe(0);
  });
});

test.skipIf(inject('postgresql') === undefined)(
  'a lost database connection is reported as such, because the records may have been stored',
  async () => {
    const unlock = await holdTransaction(connection.db, sql`lock table products`);
    const imported = importTexts({ a: json(product) });
    const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => {
      expect(await connection.db.$count(sql`pg_stat_activity where ${isWaiting}`)).toBe(1);
    });
    await connection.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isWaiting}`);
    await unlock();
    expect(await imported).toEqual(
      refused(
        expect.stringMatching(/^The connection to the database was lost: [^:]+\.$/),
        'Check whether the records are there. You can import the files again: a record replaces the one with the same id.',
      ),
    );
  },
);

describe('a client that disconnects', () => {
  test('stops the import, and nothing is stored', async () => {
    const products = Array.from({ length: 1200 }, (_, index) => ({ ...product, id: `prod_${index}` }));
    await writeFile(join(folder, 'a'), json(products));
    const caller = new AbortController();
    const { status, errors } = await run(['--organization', 'Acme', 'a'], {
      signal: caller.signal,
      showProgress: () => caller.abort(),
    });
    expect([status, errors]).toEqual([1, ['Interrupted: nothing was imported.']]);
    expect(await countAll(connection.db)).toBe(0);
  });

  test('is noticed between invalid records, because a running service answers others meanwhile', async () => {
    await writeFile(join(folder, 'a'), '1 '.repeat(30_000));
    const caller = new AbortController();
    const checked = vi.spyOn(caller.signal, 'throwIfAborted');
    const disconnect = () => (checked.mock.calls.length > 0 ? caller.abort() : void setImmediate(disconnect));
    disconnect();
    const { errors } = await run(['--organization', 'Acme', 'a'], { signal: caller.signal });
    expect(errors).toEqual(['Interrupted: nothing was imported.']);
    expect(checked.mock.calls.length).toBeLessThan(2_000);
  });
});

describe('progress', () => {
  test('reports the bytes read of all files, and the number of records', async () => {
    const products = Array.from({ length: 1200 }, (_, index) => json({ ...product, id: `prod_${index}` })).join('\n');
    const kols = json([kol], null, 2);
    await importTexts({ a: products, b: kols });
    const bytes = products.length + kols.length;
    expect(progress.at(-1)).toEqual({ bytes, totalBytes: bytes, records: 1201 });
    expect(progress.map(({ records }) => records)).toEqual([500, 1000, 1201]);
    for (const { totalBytes } of progress) expect(totalBytes).toBe(bytes);
  });

  test('long records are stored before 500 of them are in memory', async () => {
    const bio = 'x'.repeat(2 ** 20);
    const kols = Array.from({ length: 12 }, (_, index) => json({ ...kol, id: `kol_${index}`, bio })).join('\n');
    expect((await importTexts({ a: kols })).status).toBe(0);
    expect(progress.map(({ records }) => records)).toEqual([8, 12]);
  });

  test('reaches the end also if the last record fills a batch', async () => {
    const products = Array.from({ length: 500 }, (_, index) => json({ ...product, id: `prod_${index}` })).join('\n');
    await importTexts({ a: products, b: '\n' });
    const bytes = products.length + 1;
    expect(progress.at(-1)).toEqual({ bytes, totalBytes: bytes, records: 500 });
  });

  test('is silent if no record is readable', async () => {
    const { status } = await importTexts({ a: '[{"id": nope}]', b: '{"id":"prod_x"}' });
    expect(status).toBe(1);
    expect((await run(['--organization', 'Acme', 'missing.json'])).status).toBe(1);
    expect(progress).toEqual([]);
  });
});

describe('usage', () => {
  test.each([
    ['no organization', ['a.json'], "error: required option '--organization <name>' not specified"],
    [
      'a blank organization',
      ['--organization', ' ', 'a.json'],
      expect.stringMatching(/is invalid. It must not be blank.$/),
    ],
    ['no file', ['--organization', 'Acme'], "error: missing required argument 'files'"],
    [
      'an unknown option',
      ['--organization', 'Acme', '--organisation', 'Acme', 'a'],
      "error: unknown option '--organisation'",
    ],
  ])('%s', async (_, args, message) => {
    const { status, errors } = await run(args);
    expect([status, errors[0]]).toEqual([2, message]);
    expect(errors).toContain('Usage: npm run import -- [options] <files...>');
  });

  test('help', async () => {
    const { status, out, errors } = await run(['--help']);
    expect([status, errors]).toEqual([0, []]);
    expect(out.join('\n')).toMatch(/^Usage: npm run import -- \[options\] <files\.\.\.>\n.*--organization <name>/s);
  });
});
