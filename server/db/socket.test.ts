import { once } from 'node:events';
import { chownSync, rmSync } from 'node:fs';
import { chown, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendCommand } from '../commands/commandClient.ts';
import { isTrusted, socketPath } from './socket.ts';

const longPath = () => socketPath(`/srv/${'long/'.repeat(30)}${process.pid}`);
const output = { print: () => {}, printError: () => {}, showProgress: () => {} };

/** A program that answers every command with success. */
async function listenAt(path: string) {
  let received = 0;
  const server = createServer((socket) =>
    socket.once('data', () => {
      received += 1;
      socket.end('{"exit":0}\n');
    }),
  ).listen(path);
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  await once(server, 'listening');
  return { received: () => received };
}

test('the socket of a folder with a very long path is trusted only if this user owns it', async () => {
  const path = longPath();
  expect(dirname(path)).toBe(tmpdir());
  expect(isTrusted(path)).toBe(null);
  const server = createServer().listen(path);
  await once(server, 'listening');
  expect(isTrusted(path)).toBe(true);
  expect(isTrusted(path, 4711)).toBe(false);
  server.close();
  await rm(path, { force: true });
});

test('the folder may have another spelling', async () => {
  vi.stubEnv('TMPDIR', `${tmpdir()}/./`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const path = longPath();
  const server = createServer().listen(path);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(isTrusted(path, 4711)).toBe(false);
});

// Only root can give a file to another user.
test.runIf(process.getuid?.() === 0)('nothing is sent to a socket of another user', async () => {
  const path = longPath();
  const { received } = await listenAt(path);
  await chown(path, 4711, 4711);
  await expect(sendCommand(path, { argv: ['keys', 'list'], cwd: '/' }, output)).rejects.toThrow(
    'belongs to another user',
  );
  expect(received()).toBe(0);
});

// `sendCommand` has checked the path and has begun to connect when it returns its promise.
test.runIf(process.getuid?.() === 0)(
  'nothing is sent if another user owns the socket after the connection',
  async () => {
    const path = longPath();
    const { received } = await listenAt(path);
    const sent = sendCommand(path, { argv: ['keys', 'list'], cwd: '/' }, output);
    chownSync(path, 4711, 4711);
    await expect(sent).rejects.toThrow('belongs to another user');
    expect(received()).toBe(0);
  },
);

test('nothing is sent if the socket is gone after the connection', async () => {
  const path = longPath();
  const { received } = await listenAt(path);
  const sent = sendCommand(path, { argv: ['keys', 'list'], cwd: '/' }, output);
  rmSync(path);
  expect(await sent).toBe(null);
  expect(received()).toBe(0);
});

test('a command gets its answer from a socket of this user', async () => {
  const path = longPath();
  const { received } = await listenAt(path);
  expect(await sendCommand(path, { argv: ['keys', 'list'], cwd: '/' }, output)).toBe(0);
  expect(received()).toBe(1);
});

test('the socket in DATA_DIR is trusted, because only the owner of the folder can create one', () => {
  const path = socketPath('/srv/kol-desk');
  expect(path).toBe('/srv/kol-desk/service.sock');
  expect(isTrusted(path, 4711)).toBe(true);
});
