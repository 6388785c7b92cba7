import { createStore } from 'zustand/vanilla';

/**
 * Whose things the stores show: a hash of the API key of whoever is signed in, null while nobody is. `auth` sets it;
 * the stores read theirs again when it changes, so nobody sees what another key's user has kept.
 */
const owner = createStore<{ keyHash: string | null }>(() => ({ keyHash: null }));

export const storageOwner = () => owner.getState().keyHash;

export function setStorageOwner(keyHash: string | null) {
  if (keyHash !== storageOwner()) owner.setState({ keyHash });
}

/** Calls `listener` after every change of the owner. @returns how to stop that */
export const subscribeToStorageOwner = (listener: () => void): (() => void) => owner.subscribe(listener);
