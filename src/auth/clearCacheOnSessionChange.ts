import type { QueryClient } from '@tanstack/react-query';
import { readSession, subscribeToSession } from './session.ts';

/** Clears the cache when the API key changes, because another key may see other data. */
export function clearCacheOnSessionChange(client: QueryClient) {
  let before = readSession();
  subscribeToSession(() => {
    const { key, change, isExpired } = readSession();
    // Two tabs can detect the same rejected key, so this state may be set twice.
    const isContinued = before.isExpired && !isExpired && key !== null;
    const isOther = key !== before.key;
    const hasChanged = change !== before.change;
    before = readSession();
    // The user leaves the screens, or they mount again. A screen that stays mounted refetches.
    if (isOther && (key === null || hasChanged)) client.clear();
    else if (isOther) void client.resetQueries();
    else if (isContinued) {
      // Reset failed queries so that requests waiting for a key continue. Cached data stays until it is refetched.
      void client.resetQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined });
      void client.invalidateQueries();
    }
  });
}
