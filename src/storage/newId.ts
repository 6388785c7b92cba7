/** Returns a unique id. (`crypto.randomUUID` only exists on HTTPS pages.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
