/** Loads Temporal where the browser has none. Chromium and Firefox have it. */
export async function loadTemporal() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
