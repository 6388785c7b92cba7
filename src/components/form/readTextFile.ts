/**
 * Returns the text of a selected or dropped file: UTF-8, or UTF-16 with a byte order mark, which spreadsheets also
 * write.
 * @returns null if the file is unreadable or not a text
 */
export async function readTextFile(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return null;
  const text = new TextDecoder(encodingOf(new Uint8Array(bytes))).decode(bytes);
  return text.includes('\0') ? null : text;
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
