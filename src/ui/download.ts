/**
 * Saves something as a file on the reader's machine.
 * @param name the file's name, with its ending
 * @param content a text, or anything else as a blob
 * @param type the media type of a text
 */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Only after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
