import type { QueryClient } from '@tanstack/react-query';
import { readSession, subscribeToSession } from './session.ts';

/** Clears the cache when the user changes, because another person or key may see other data. */
export function clearCacheOnSessionChange(client: QueryClient) {
  let before = readSession();
  subscribeToSession(() => {
    const { user, change, isExpired } = readSession();
    // Two tabs can detect the same ended session, so this state may be set twice.
    const isContinued = before.isExpired && !isExpired && user !== null;
    const isOther = user?.id !== before.user?.id || user?.account?.organization !== before.user?.account?.organization;
    const hasChanged = change !== before.change;
    before = readSession();
    // The user leaves the screens, or they mount again. A screen that stays mounted refetches.
    if (isOther && (user === null || hasChanged)) client.clear();
    else if (isOther) void client.resetQueries();
    else if (isContinued) {
      // Reset failed queries so that requests waiting for a sign-in continue (`KolBatchLoader`). A query on screen keeps its data
      // until it is refetched; nothing would refetch the others.
      void client.resetQueries({
        predicate: (query) => query.state.status === 'error' && (query.state.data === undefined || !query.isActive()),
      });
      void client.invalidateQueries();
    }
  });
}
