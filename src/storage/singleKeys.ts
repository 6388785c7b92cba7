import { createPersistedStore } from './createPersistedStore.ts';

/** Whether single-character shortcuts are off on this device. An earlier release stored `yes`. */
const store = createPersistedStore('single-keys-off', (stored) => stored === true || stored === 'yes', 'device');

export const useSingleKeysOff = store.useValue;

export const setSingleKeysOff = store.set;
