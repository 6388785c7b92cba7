import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { clearCacheOnSessionChange } from './clearCacheOnSessionChange.ts';
import { hashApiKey } from './keyStorage.ts';
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

test('cached data stays while the key is rejected, once or twice, and is read again after a sign-in', async () => {
  const client = new QueryClient();
  clearCacheOnSessionChange(client);
  client.setQueryData(['campaigns'], 'rows');
  const isInvalidated = () => client.getQueryState(['campaigns'])?.isInvalidated;

  const rejected = { kind: 'rejected', id: hashApiKey('key-1'), rejection: null };
  await hear(rejected);
  await hear(rejected);
  expect(readSession().isExpired).toBe(true);
  expect(isInvalidated()).toBe(false);

  await hear({ kind: 'signedIn', key: 'key-1' });
  expect(isInvalidated()).toBe(true);
  expect(client.getQueryData(['campaigns'])).toBe('rows');
});

test('after a sign-in, a query that the rejected key has failed begins again, also with older data', async () => {
  const client = new QueryClient();
  clearCacheOnSessionChange(client);
  const queryKey = ['kols'];
  client.setQueryData(queryKey, 'a profile');
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('401')), retry: false });
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', data: 'a profile' });

  await hear({ kind: 'rejected', id: hashApiKey('key-1'), rejection: null });
  await hear({ kind: 'signedIn', key: 'key-1' });
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'pending' });
});
