/** The text of files; or the name of the first one that is unreadable or not a text. */
type ReadText = { text: string; unreadable?: never } | { unreadable: string };

/**
 * Returns the text of the selected or dropped files, one after the other: UTF-8, or UTF-16 with a byte order mark, which
 * spreadsheets also write.
 */
export async function readTextFiles(files: readonly File[]): Promise<ReadText> {
  const texts: string[] = [];
  for (const file of files) {
    const bytes = await file.arrayBuffer().catch(() => null);
    const text = bytes && new TextDecoder(encodingOf(new Uint8Array(bytes))).decode(bytes);
    if (text === null || text.includes('\0')) return { unreadable: file.name };
    texts.push(text);
  }
  return { text: texts.join('\n') };
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
