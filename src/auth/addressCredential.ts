import type { Credential } from '../api/account.ts';

let credential = wipeAddress();

/** Returns the key or the code of an address that ends in `#key=…` or `#code=…`; null if there is none. */
export function readAddressCredential(): Credential | null {
  credential = wipeAddress() ?? credential;
  return credential;
}

/** Removes the key or the code from memory. The sign-in page calls this when it has read it. */
export function removeAddressCredential() {
  credential = null;
}

/**
 * Reads the fragment and removes it from the address immediately, so that a key or a code is neither in the history nor in a
 * copied address.
 */
function wipeAddress(): Credential | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const key = fragment.get('key');
  const code = fragment.get('code');
  if (key === null && code === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return code === null ? { key: key ?? '' } : { code };
}
