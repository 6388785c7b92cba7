/**
 * Saves a file on the user's device.
 * @param name the name of the file, with its extension
 * @param content a text, or a blob
 * @param type the media type of a text
 */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait until the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Returns the start of a file name: the list and its filters, in characters that every file system accepts. */
export function fileNameOf(list: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const parts = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [`${name}-${value}`]));
  return [list, ...parts]
    .join('_')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .slice(0, 120);
}
