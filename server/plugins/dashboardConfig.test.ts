import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveDashboardConfig } from './dashboardConfig.ts';

/** What a browser gets as `/config.json`, if the file contains `settings` and sessions end after `idleMinutes`. */
async function readConfig(settings: object, idleMinutes = 30) {
  const dist = await mkdtemp(join(tmpdir(), 'kol-desk-config-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, 'config.json'), JSON.stringify(settings));
  const app = Fastify();
  serveDashboardConfig(app, dist, { signIn: 'session-key', keySignIn: true, hasDeskApi: true, idleMinutes });
  return (await app.inject('/config.json')).json();
}

test.each([
  [undefined, 30, 30],
  [0, 30, 30],
  [10, 30, 10],
  [600, 30, 30],
  [undefined, 20_000, 10_080],
  ['soon', 30, 'soon'],
  [-1, 30, -1],
])(
  'with %j minutes in the file and sessions of %i, an unattended page signs out after %j',
  async (inFile, idleMinutes, expected) => {
    expect(await readConfig({ idleSignOutMinutes: inFile }, idleMinutes)).toMatchObject({
      signIn: 'session-key',
      idleSignOutMinutes: expected,
    });
  },
);

test('a file that names another service stays as it is', async () => {
  const settings = { apiBaseUrl: 'https://api.example.org' };
  expect(await readConfig(settings)).toEqual(settings);
});
