import { createPersistedStore } from './createPersistedStore.ts';

/** The language that the user selected on this device, such as `de`; null follows the browser's preferences. */
const store = createPersistedStore('language', (stored) => (typeof stored === 'string' ? stored : null), 'device');

export const getSelectedLanguage = store.get;

export const setSelectedLanguage = store.set;
