/**
 * Loads Temporal where the browser has none. Chromium and Firefox have it. It is not in wallTime.ts, because routes load with the
 * first script.
 */
export async function loadTemporal() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
