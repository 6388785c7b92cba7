/**
 * Splits text at line feeds, for lines with one JSON text each. Node's `readline` does not work here: since version 24 it also
 * splits at U+2028 and U+2029, which JSON texts may contain. Takes linear time, also for a very long line.
 * @param maxLength a longer line is returned as null and is the last one
 */
export async function* splitLines(
  chunks: AsyncIterable<string>,
  maxLength = Number.POSITIVE_INFINITY,
): AsyncGenerator<string | null> {
  let rest = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    rest += first;
    for (const line of others) {
      if (rest.length > maxLength) break;
      yield rest;
      rest = line;
    }
    if (rest.length > maxLength) {
      yield null;
      return;
    }
  }
  yield rest;
}
