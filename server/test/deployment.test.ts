import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The files that say how to run the service. No container engine runs in the tests, so this reads them. */
const read = (name: string) => readFile(join(resolve(import.meta.dirname, '../..'), name), 'utf8');

test('the image starts from a digest, and no package runs a script while it is built', async () => {
  const lines = (await read('Dockerfile')).split('\n');
  expect(lines.filter((line) => /^from /i.test(line))).toEqual([
    expect.stringMatching(/^FROM node:\d+\.\d+\.\d+-\S+@sha256:[0-9a-f]{64}$/),
  ]);
  expect(lines.filter((line) => /\bnpm (?:ci|i|install)\b/.test(line))).toEqual([
    expect.stringContaining('--ignore-scripts'),
  ]);
});

test('the image gets only named files of the folder, and no .env', async () => {
  const rules = (await read('.dockerignore')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  expect(rules.filter((rule) => rule.startsWith('!'))).not.toContainEqual(expect.stringMatching(/data|env|\*/));
  expect(rules).toContain('**/.env*');
});

test('the container has no privileges and writes only to its volume', async () => {
  const compose = await read('compose.yaml');
  for (const line of ['read_only: true', 'cap_drop:\n      - ALL', 'no-new-privileges:true'])
    expect(compose).toContain(line);
});

test('the documented unit, proxy and database connection are hardened', async () => {
  const page = await read('docs/deploying.md');
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=\n',
    'limit_req zone=',
    'limit_conn kol_desk_connections',
    'X-Forwarded-For $remote_addr;',
    'X-Forwarded-Host "";',
    'Forwarded "";',
    'sslmode=verify-full',
  ])
    expect(page).toContain(line);
});
