/** An id for something that this browser remembers. Not `crypto.randomUUID`, which a dashboard without HTTPS does not have. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
