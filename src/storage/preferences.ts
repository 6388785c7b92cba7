import { createPersistedStore } from './createPersistedStore.ts';

/** A KOL with more recent events than this counts as busy, until the planner changes the number. */
const DEFAULT_BUSY_LIMIT = 3;

const busyLimit = createPersistedStore('busy-limit', (stored): number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : DEFAULT_BUSY_LIMIT,
);

/** The number of recent events of a KOL that causes no warning yet. */
export const useBusyLimit = busyLimit.useValue;

/** Sets the number of recent events that causes no warning yet, 0 or more. */
export const setBusyLimit = busyLimit.set;

/** Whether single-character shortcuts are off on this device. An earlier release stored `yes`. */
const singleKeysOff = createPersistedStore(
  'single-keys-off',
  (stored) => stored === true || stored === 'yes',
  'device',
);

/** True if single-character shortcuts are off. */
export const useSingleKeysOff = singleKeysOff.useValue;

/** Switches single-character shortcuts off or on. */
export const setSingleKeysOff = singleKeysOff.set;

/** The language that the user selected on this device, such as `de`; null follows the browser's preferences. */
const language = createPersistedStore('language', (stored) => (typeof stored === 'string' ? stored : null), 'device');

/** The selected language; null without a selection. */
export const getSelectedLanguage = language.get;

/** Selects a language, or none (null). */
export const setSelectedLanguage = language.set;
