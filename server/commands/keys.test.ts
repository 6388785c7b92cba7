import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { ensure } from '../repositories/apiKeys.ts';
import { hashOf } from '../repositories/hashOf.ts';
import { findByName } from '../repositories/organizations.ts';
import { runTestCommand, startTestService, type TestService } from '../test/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const run = (...argv: string[]) => runTestCommand(service.db, argv);
const tryKey = async (key: string) =>
  (await service.app.inject({ url: '/v1/products', headers: { authorization: `Bearer ${key}` } })).statusCode;

describe('npm run keys', () => {
  test('creates an organization and a valid key, and shows the key once', async () => {
    const first = await run('keys', 'create', '--organization', ' Acme ', '--label', 'Data team');
    expect(first.printed[0]).toBe('Created the organization "Acme".');
    const key = first.printed.at(-1) ?? '';
    expect(key).toMatch(/^kd_[2-9a-z]{8}_[2-9a-z]{32}$/);
    expect(await tryKey(key)).toBe(200);

    const second = await run('keys', 'create', '--organization', 'Acme');
    expect(second.printed).toHaveLength(2);
    expect(await tryKey(second.printed.at(-1) ?? '')).toBe(200);

    const list = (await run('keys', 'list')).printed.join('\n');
    expect(list).toContain(key.slice(0, 11));
    expect(list).toMatch(/Acme +Data team/);
    expect(list).not.toContain(key.slice(12));
  });

  test('aligns the columns of the list, in which a Japanese character fills two places', async () => {
    await run('keys', 'create', '--organization', '武田薬品工業');
    const { printed } = await run('keys', 'list');
    const placesBefore = (line: string | undefined, text: string) =>
      [...(line?.split(text)[0] ?? '')].reduce((places, character) => places + (character > '\u2fff' ? 2 : 1), 0);
    const japanese = printed.find((line) => line.includes('武田'));
    expect(placesBefore(japanese, 'planner')).toBe(placesBefore(printed[0], 'ROLE'));
  });

  test('revokes a key immediately, by its prefix or the whole key but not by a mistyped one, and reports a key that is already revoked', async () => {
    const key = (await run('keys', 'create', '--organization', 'Leavers')).printed.at(-1) ?? '';
    const prefix = key.slice(0, 11);
    const mistyped = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
    expect((await run('keys', 'revoke', mistyped)).errors).toEqual([expect.stringMatching('no key with this text')]);
    expect(await run('keys', 'revoke', key)).toMatchObject({ status: 0, printed: [`Revoked ${prefix}.`] });
    expect(await tryKey(key)).toBe(401);
    const again = await run('keys', 'revoke', prefix);
    expect(again.printed[0]).toMatch(new RegExp(`^${prefix} was already revoked at \\d{4}-`));
    expect((await run('keys', 'list')).printed.find((line) => line.startsWith(prefix))).toMatch(/Z {2}-? +\d{4}-.*Z$/);
  });

  test('revokes a key that was set from outside permanently, and reports it when it is set again', async () => {
    await run('keys', 'create', '--organization', 'Givers');
    const { id } = (await findByName(service.db, 'Givers')) ?? { id: '' };
    const key = 'chosen-by-an-administrator';
    expect(await ensure(service.db, id, key, 'given')).toBeNull();
    expect(await ensure(service.db, id, key, 'given')).toBeNull();
    expect(await tryKey(key)).toBe(200);
    await run('keys', 'revoke', `given_${hashOf(key).slice(0, 8)}`);
    expect(await ensure(service.db, id, key, 'given')).toBe('revoked');
    expect(await tryKey(key)).toBe(401);
    expect(await ensure(service.db, 'org_other', key, 'given')).toBe('of another');
    const prefix = `given_${hashOf(key).slice(0, 8)}`;
    expect((await run('audit', '--organization', 'Givers', '--subject', prefix)).printed.slice(1)).toEqual([
      expect.stringMatching(`"command","","key_revoked","${prefix}"`),
      expect.stringMatching(`"command","","key_created","${prefix}"`),
    ]);
  });

  test('revokes a key that was set from outside by the whole key, and never prints the key', async () => {
    await run('keys', 'create', '--organization', 'Choosers');
    const { id } = (await findByName(service.db, 'Choosers')) ?? { id: '' };
    for (const key of ['own-key-of-an-operator', 'kd_own-key-of-an-operator', 'kd_own_key-of-an-operator']) {
      await ensure(service.db, id, key, 'given');
      const prefix = `given_${hashOf(key).slice(0, 8)}`;
      expect(await run('keys', 'revoke', key)).toEqual({ status: 0, printed: [`Revoked ${prefix}.`], errors: [] });
      expect(await tryKey(key)).toBe(401);
      const again = await run('keys', 'revoke', key);
      expect(again).toMatchObject({ status: 0, errors: [] });
      expect(again.printed).toEqual([expect.stringMatching(`^${prefix} was already revoked at `)]);
    }
    const unknown = ['There is no key with this text or this prefix (npm run keys -- list shows the prefixes).'];
    for (const key of [
      'own-key-with-a-typing-error',
      'kd_own-key-with-a-typing-error',
      'kd_own_key-with-a-typing-error',
    ])
      expect(await run('keys', 'revoke', key)).toEqual({ status: 1, printed: [], errors: unknown });
  });

  test('replaces a key without a pause: the old one works until the list shows that it is no longer used', async () => {
    const create = async () => (await run('keys', 'create', '--organization', 'Rotating')).printed.at(-1) ?? '';
    const [old, young] = [await create(), await create()];
    const other = buildApp({ db: service.db });
    const line = async (key: string) =>
      (await run('keys', 'list')).printed.find((text) => text.startsWith(key.slice(0, 11))) ?? '';
    expect(await line(old)).toMatch(/Z {2}- +-$/);
    for (const key of [old, young])
      expect(
        (await other.inject({ url: '/v1/products', headers: { authorization: `Bearer ${key}` } })).statusCode,
      ).toBe(200);
    // No request waits until its use is stored, but the end does.
    await other.close();
    for (const key of [old, young]) expect(await line(key)).toMatch(/Z {2}\d{4}-.*Z {2}-$/);
    await run('keys', 'revoke', old);
    expect([await tryKey(old), await tryKey(young)]).toEqual([401, 200]);
  });

  test('reports an unknown key', async () => {
    expect(await run('keys', 'revoke', 'kd_unknwn22')).toEqual({
      status: 1,
      printed: [],
      errors: ['There is no key with the prefix kd_unknwn22.'],
    });
  });

  test.each([
    [[], 'create [options]  Creates a key and shows it once'],
    [['make'], "unknown command 'make'"],
    [['create'], "required option '--organization <name>' not specified"],
    [
      ['create', '--organization', ' '],
      "option '--organization <name>' argument ' ' is invalid. It must not be blank.",
    ],
    // A forgotten value.
    [
      ['create', '--organization', '--label=x'],
      "option '--organization <name>' argument '--label=x' is invalid. It must not begin with --.",
    ],
    [['create', '--organization', 'a\u001bb'], "argument 'a\\u001bb' is invalid. It takes one line of plain text."],
    [['create', '--organization', 'x'.repeat(201)], 'is invalid. It takes at most 200 characters.'],
    [['create', '--organization', 'Acme', '--organisation', 'Acme'], "unknown option '--organisation'"],
    [['list', 'all'], "too many arguments for 'list'. Expected 0 arguments but got 1."],
    [['revoke'], "missing required argument 'prefix'"],
  ])('prints help when called as %j', async (args, message) => {
    const { status, errors } = await run('keys', ...args);
    expect(status).toBe(2);
    expect(errors).toContainEqual(expect.stringContaining(message));
    expect(errors).toContainEqual(expect.stringContaining('Usage: npm run keys -- '));
  });

  test.each([[['frobnicate']], [['constructor']], [[]]])('rejects the command %j', async (argv) => {
    const { status, errors } = await run(...argv);
    expect(status).toBe(2);
    expect(errors).toContainEqual(expect.stringContaining('Usage: npm run <command> -- '));
  });
});
