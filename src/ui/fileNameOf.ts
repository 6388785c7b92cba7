/** The beginning of a file's name that tells what is in it: the list and its filters, in characters that every file system takes. */
export function fileNameOf(list: string, filters: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [`${name}-${value}`]));
  return [list, ...parts]
    .join('_')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .slice(0, 120);
}
