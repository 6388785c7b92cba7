import { readKey, subscribeToSession } from './session.ts';

/** The key that the address brought along, until it was tried. What other tabs say about theirs does not take its place. */
let addressKey = wipeKeyFromAddress();

subscribeToSession(() => {
  if (readKey() === null || readKey() === addressKey) addressKey = null;
});

/** Has the key of the address not be tried again: the service did not accept it. */
export function forgetAddressKey() {
  addressKey = null;
}

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
