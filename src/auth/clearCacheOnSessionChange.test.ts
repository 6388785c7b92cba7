import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { clearCacheOnSessionChange } from './clearCacheOnSessionChange.ts';
import { readSession, subscribeToSession } from './session.ts';

const otherTab = new BroadcastChannel('kol-desk.session');

/** Sends a message from another tab. @returns a promise that resolves when this tab has received it */
const hear = (message: object) =>
  new Promise<void>((resolve) => {
    const stop = subscribeToSession(() => {
      stop();
      resolve();
    });
    otherTab.postMessage(message);
  });

beforeEach(() => hear({ kind: 'signedIn', key: 'key-1' }));

test('cached data stays while the key is rejected, once or twice, and is read again with a valid key', async () => {
  const client = new QueryClient();
  clearCacheOnSessionChange(client);
  client.setQueryData(['campaigns'], 'rows');
  const isInvalidated = () => client.getQueryState(['campaigns'])?.isInvalidated;

  await hear({ kind: 'keyRejected', key: 'key-1' });
  await hear({ kind: 'keyRejected', key: 'key-1' });
  expect(readSession().isExpired).toBe(true);
  expect(isInvalidated()).toBe(false);

  await hear({ kind: 'signedIn', key: 'key-1' });
  expect(isInvalidated()).toBe(true);
  expect(client.getQueryData(['campaigns'])).toBe('rows');
});
