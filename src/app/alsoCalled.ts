/**
 * What else people call an entry of the palette.
 * @param label what the entry is called
 * @param lines of the catalogue: a word of labels, a colon, and what else such an entry is called
 */
export function alsoCalled(label: string, lines: readonly string[]): string {
  const name = label.toLowerCase();
  return lines
    .map((line) => line.split(': '))
    .flatMap(([word = '', others = '']) => (name.includes(word.toLowerCase()) ? others : []))
    .join(', ');
}
