/** Returns the start of a file name: the list and its filters, in characters that every file system accepts. */
export function fileNameOf(list: string, filters: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [`${name}-${value}`]));
  return [list, ...parts]
    .join('_')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .slice(0, 120);
}
