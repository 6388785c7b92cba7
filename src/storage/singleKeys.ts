import { createPersistedStore } from './createPersistedStore.ts';

/** Whether shortcuts of a single character are switched off on this device; an earlier release kept `yes`. */
const store = createPersistedStore('single-keys-off', (stored) => stored === true || stored === 'yes', 'device');

export const useSingleKeysOff = store.useValue;

export const setSingleKeysOff = store.set;
