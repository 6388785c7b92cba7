import { subscribeToSession } from './session.ts';

/** The key that the address brought along, until somebody signs in or out. */
let addressKey = wipeKeyFromAddress();

subscribeToSession(() => {
  addressKey = null;
});

/** The key of an address that ends in `#key=…`; null where there is none. */
export function keyFromAddress(): string | null {
  addressKey = wipeKeyFromAddress() ?? addressKey;
  return addressKey;
}

/**
 * Reads the fragment and takes it out of the address at once, so that the key is neither kept in the history
 * nor copied with the address.
 */
function wipeKeyFromAddress(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key');
  if (key === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return key;
}
