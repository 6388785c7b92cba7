import { createStore } from 'zustand/vanilla';

/**
 * The owner of the stored values: a hash of the signed-in API key, null while signed out. `auth` sets it. The stores
 * read their values again when it changes, so that each user sees only their own.
 */
const owner = createStore<{ keyHash: string | null }>(() => ({ keyHash: null }));

export const storageOwner = () => owner.getState().keyHash;

export function setStorageOwner(keyHash: string | null) {
  if (keyHash !== storageOwner()) owner.setState({ keyHash });
}

/** Calls `listener` after every change of the owner. @returns a function that unsubscribes */
export const subscribeToStorageOwner = (listener: () => void): (() => void) => owner.subscribe(listener);
