import { readKey, subscribeToSession } from './session.ts';

/** The key from the address until it is tested. Messages from other tabs do not replace it. */
let addressKey = wipeKeyFromAddress();

subscribeToSession(() => {
  if (readKey() === null || readKey() === addressKey) addressKey = null;
});

/** Forgets the key from the address after the service rejected it. */
export function removeAddressKey() {
  addressKey = null;
}

/** Returns the key of an address that ends in `#key=…`; null if there is none. */
export function keyFromAddress(): string | null {
  addressKey = wipeKeyFromAddress() ?? addressKey;
  return addressKey;
}

/**
 * Reads the fragment and removes it from the address immediately, so that the key is neither in the history nor in a
 * copied address.
 */
function wipeKeyFromAddress(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key');
  if (key === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return key;
}
