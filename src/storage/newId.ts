/** An id that nobody else makes up. (`crypto.randomUUID` exists only where the page came over HTTPS.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
