/**
 * Returns the synonyms of a palette entry.
 * @param label the label of the entry
 * @param lines lines of the messages: a word of the label, a colon, and its synonyms
 */
export function commandKeywords(label: string, lines: readonly string[]): string {
  const name = label.toLowerCase();
  return lines
    .map((line) => line.split(': '))
    .flatMap(([word = '', others = '']) => (name.includes(word.toLowerCase()) ? others : []))
    .join(', ');
}
