import type { QueryClient } from '@tanstack/react-query';
import { readSession, subscribeToSession } from './session.ts';

/** Keeps the cache of answers in step with the key: what one key may see, another key's user must not. */
export function clearCacheOnSessionChange(client: QueryClient) {
  let before = readSession();
  subscribeToSession(() => {
    const { key, change, isExpired } = readSession();
    // A key that is refused may be noted a second time: two tabs can meet its refusal at once.
    const isContinued = before.isExpired && !isExpired && key !== null;
    const isOther = key !== before.key;
    const hasChanged = change !== before.change;
    before = readSession();
    // The screens are left, or begin anew; a screen that stays asks again.
    if (isOther && (key === null || hasChanged)) client.clear();
    else if (isOther) void client.resetQueries();
    else if (isContinued) {
      // Refusals are forgotten, so that whoever waits for a key goes on; what was read before stays until it is read anew.
      void client.resetQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined });
      void client.invalidateQueries();
    }
  });
}
