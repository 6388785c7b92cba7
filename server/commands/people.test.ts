import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordAudit } from '../repositories/audit.ts';
import * as kols from '../repositories/kols.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { findAll } from '../repositories/people.ts';
import {
  aKol,
  auditRows,
  newOrganization,
  runTestCommand,
  signInPerson,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const run = (...argv: string[]) => runTestCommand(service.db, argv);

/** A person of this organization who is signed in. */
async function aPerson(organization: string, name: string, email?: string) {
  const { id: organizationId } = await findOrCreate(service.db, organization);
  const { id, browser } = await signInPerson(service, organizationId, name, { email });
  return { organizationId, id, status: async () => (await browser.get('/v1/products')).statusCode };
}

describe('npm run people', () => {
  test('lists people, and blocks one, whose sessions end at once', async () => {
    const ada = await aPerson('Acme', 'ada');
    const bo = await aPerson('Acme', 'bo');
    expect(await run('people', 'block', 'ADA@example.org')).toMatchObject({
      status: 0,
      printed: ['Blocked ada@example.org of "Acme". Ended 1 session.'],
    });
    expect([await ada.status(), await bo.status()]).toEqual([401, 200]);
    const { printed } = await run('people', 'list');
    expect(printed.find((line) => line.startsWith('ada@'))).toMatch(
      /ada +Acme +planner +\d{4}-\S+Z +\d{4}-\S+Z +person_/,
    );
    expect(printed.find((line) => line.startsWith('bo@'))).toMatch(/Z +- +person_/);
    expect((await run('people', 'unblock', ada.id)).printed).toEqual(['Unblocked ada@example.org of "Acme".']);
  });

  test('records a block and its end once, however often it is asked for', async () => {
    const { id, organizationId } = await aPerson('Twice', 'di');
    const blockedAt = async () => (await findAll(service.db, id))[0]?.blocked_at;
    await run('people', 'unblock', id);
    await run('people', 'block', id);
    const first = await blockedAt();
    expect(await run('people', 'block', id)).toMatchObject({ status: 0 });
    expect(await blockedAt()).toBe(first);
    for (let times = 0; times < 2; times += 1) await run('people', 'unblock', id);
    expect(await blockedAt()).toBeNull();
    const rows = await auditRows(service.db, organizationId);
    expect(rows.flatMap(({ action, subject }) => (subject === id ? action : [])).sort()).toEqual([
      'person_blocked',
      'person_unblocked',
      // The session of the first sign-in.
      'session_ended',
    ]);
  });

  test('ends the sessions of a person who may sign in again', async () => {
    const person = await aPerson('Leavers', 'cy');
    expect((await run('people', 'sign-out', 'cy@example.org')).printed).toEqual([
      'Ended 1 session of cy@example.org of "Leavers".',
    ]);
    expect(await person.status()).toBe(401);
    expect(await run('people', 'sign-out', 'nobody@example.org')).toMatchObject({
      status: 1,
      errors: ['There is no person with the email or id nobody@example.org.'],
    });
  });
});

test.each(['block', 'unblock', 'sign-out'])('npm run people -- %s refuses a blank argument', async (name) => {
  const person = await aPerson('Without emails', name, '');
  for (const blank of ['', ' ']) {
    const { status, errors } = await run('people', name, blank);
    expect(status).toBe(2);
    expect(errors).toContainEqual(expect.stringContaining('blank'));
  }
  expect(await person.status()).toBe(200);
});

describe('npm run audit', () => {
  test('prints the trail as CSV, with names that no spreadsheet runs', async () => {
    const { id, organizationId } = await aPerson('Audited', '=cmd');
    await kols.upsert(service.db, organizationId, [aKol()]);
    await run('people', 'block', id);
    const { printed } = await run('audit', '--organization', 'Audited');
    expect(printed[0]).toBe('at,actor,actor_name,action,subject,subject_name,count,request_id');
    expect(printed[1]).toMatch(new RegExp(`^"\\d{4}-\\S+Z","command","","session_ended","${id}","'=cmd","1",""$`));
    expect(printed[2]).toMatch(new RegExp(`^"\\d{4}-\\S+Z","command","","person_blocked","${id}","'=cmd","1",""$`));
    expect(printed.filter((line) => line.includes('"sign_in"'))).toHaveLength(1);
    expect((await run('audit', '--organization', 'Audited', '--action', 'sign_in')).printed).toHaveLength(2);
    expect((await run('audit', '--organization', 'Audited', '--to', '2020-01-01')).printed).toHaveLength(1);
    expect((await run('audit', '--organization', 'Audited', '--actor', 'CMD')).printed).toHaveLength(2);
    expect((await run('audit', '--organization', 'Audited', '--actor', 'c%d')).printed).toHaveLength(1);
  });

  test('prints no more rows while the reader pauses', async () => {
    const { organizationId } = await aPerson('Paused', 'ada');
    for (const subject of ['kol_a', 'kol_b'])
      await recordAudit(service.db, { organizationId, actor: 'command' }, { action: 'exported', subject });
    const printed: string[] = [];
    const reader = new EventEmitter();
    const print = (line: string) => {
      printed.push(line);
      return once(reader, 'continue');
    };
    const argv = ['audit', '--organization', 'Paused', '--action', 'exported'];
    const ended = runTestCommand(service.db, argv, { print });
    for (const lines of [1, 2, 3]) {
      await vi.waitFor(() => expect(printed).toHaveLength(lines));
      reader.emit('continue');
    }
    expect((await ended).status).toBe(0);
  });

  test.each([
    ['Ada;=1+1;Keller', "Ada;'=1+1;Keller"],
    ['x";"=1+41;y', `x"";""'=1+41;y`],
  ])('puts an apostrophe before a formula that only other spreadsheets see: %j', async (full_name, printedName) => {
    const { organizationId } = await aPerson(`Audited ${full_name.length}`, 'ada');
    await kols.upsert(service.db, organizationId, [aKol({ full_name })]);
    await recordAudit(service.db, { organizationId, actor: 'command' }, { action: 'exported', subject: 'kol_a' });
    const { printed } = await run('audit', '--organization', `Audited ${full_name.length}`, '--action', 'exported');
    expect(printed[1]).toContain(`,"kol_a","${printedName}",`);
  });

  test.each([
    [[], 2, "required option '--organization <name>' not specified"],
    [['--organization', 'Nowhere'], 1, 'There is no organization "Nowhere".'],
    [
      ['--organization', 'Audited', '--from', 'yesterday'],
      2,
      "'--from <day>' argument 'yesterday' is invalid. It must be a day, such as 2026-03-01",
    ],
    [
      ['--organization', 'Audited', '--from', '2026-12-01', '--to', '2026-11-01'],
      1,
      'The period is empty: it ends (2026-11-01) before it begins (2026-12-01).',
    ],
    [
      ['--organization', 'Audited', '--action', 'nothing'],
      2,
      "argument 'nothing' is invalid. Allowed choices are sign_in, sign_in_refused, ",
    ],
  ])('explains what is wrong with %j', async (args, status, message) => {
    const result = await run('audit', ...args);
    expect(result.status).toBe(status);
    expect(result.errors).toContainEqual(expect.stringContaining(message));
  });

  test('has a help that fits into a terminal', async () => {
    const { status, printed } = await run('audit', '--help');
    const lines = printed.join('\n').split('\n');
    expect([status, lines[0]]).toEqual([0, 'Usage: npm run audit -- [options]']);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });
});

test('a key has a role: a reader creates no event', async () => {
  const { key } = await newOrganization(service.db);
  expect(key).toBeDefined();
  const created = (await run('keys', 'create', '--organization', 'Readers', '--role', 'reader')).printed.at(-1) ?? '';
  const answer = await service.app.inject({
    method: 'POST',
    url: '/v1/events',
    headers: { authorization: `Bearer ${created}`, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(403);
  expect((await run('keys', 'list')).printed.find((line) => line.startsWith(created.slice(0, 11)))).toMatch(/ reader /);
  expect((await run('keys', 'create', '--organization', 'Readers', '--role', 'owner')).status).toBe(2);
});
