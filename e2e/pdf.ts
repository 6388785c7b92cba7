import { inflateSync } from 'node:zlib';

/** Returns the number of pages of a PDF. Firefox compresses the objects that list them. */
export function countPages(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const parts = text.split(/stream\r?\n/).map((part) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      // Not a compressed object.
      return part;
    }
  });
  return parts.join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
