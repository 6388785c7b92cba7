/**
 * Splits text at line feeds, for lines with one JSON text each. Node's `readline` does not work here: since version 24 it also
 * splits at U+2028 and U+2029, which JSON texts may contain. Takes linear time, also for a very long line.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    rest += first;
    for (const line of others) {
      yield rest;
      rest = line;
    }
  }
  yield rest;
}
