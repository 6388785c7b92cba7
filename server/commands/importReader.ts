import { createReadStream } from 'node:fs';
import { jsonFault, linesOfItems } from './jsonPosition.ts';
import { splitJson } from './jsonSplit.ts';

/** One JSON text of an input file, parsed; `line` is where it begins, counted from 1. */
export interface Piece {
  line: number;
  text: string;
  value: unknown;
}

/** Text that could not be read as JSON, or a file that could not be read at all (then without a line). */
export class Unreadable {
  readonly reason: string;
  readonly line: number | undefined;
  constructor(reason: string, line?: number) {
    this.reason = reason;
    this.line = line;
  }
}

/**
 * Reads a file of records as a stream. What the file is, its content tells: a JSON list, one JSON text a line
 * (NDJSON), or one or more JSON texts over many lines. In NDJSON a broken line costs only itself; in a list
 * nothing behind a broken place can be trusted, so reading ends there.
 * @param onBytes told how many more bytes have been read
 */
export async function* readPieces(
  path: string,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<Piece | Unreadable> {
  const text = new TextStream(path, onBytes);
  try {
    const start = await text.peekStart();
    if (start === '') yield new Unreadable('is empty');
    else if (isNdjson(start)) yield* readLines(text);
    else yield* readDocument(text);
  } catch (error) {
    yield unreadableFile(error, text.line);
  }
}

/** The records that a piece holds: itself, or what the service's envelope `{data}` holds; `line` is where each begins. */
export function recordsIn({ text, value, line }: Piece): { path: PropertyKey[]; record: unknown; line: number }[] {
  if (!isEnvelope(value)) return [{ path: [], record: value, line }];
  const { data } = value;
  if (!Array.isArray(data)) return [{ path: ['data'], record: data, line }];
  const lines = text.includes('\n') ? linesOfItems(text, ['data']) : [];
  return data.map((record, index) => ({ path: ['data', index], record, line: line + (lines[index] ?? 0) }));
}

function isEnvelope(value: unknown): value is { data: unknown } {
  return typeof value === 'object' && value !== null && 'data' in value && !('id' in value);
}

async function* readLines(text: TextStream) {
  let line = 0;
  for await (const content of text.lines()) {
    line += 1;
    if (content.trim() !== '') yield parse(content, line);
  }
}

async function* readDocument(text: TextStream) {
  for await (const piece of splitJson(text.chunks())) {
    const found = 'reason' in piece ? new Unreadable(piece.reason, piece.line) : parse(piece.text, piece.line);
    if (found instanceof Unreadable) {
      yield new Unreadable(`${found.reason}; what follows was not read`, found.line);
      return;
    }
    yield found;
  }
}

function parse(text: string, line: number): Piece | Unreadable {
  try {
    return { line, text, value: JSON.parse(text) };
  } catch {
    // V8 does not always say where; our own scanner does.
    const fault = jsonFault(text);
    return new Unreadable(`is not valid JSON: ${fault.reason}`, line + fault.line);
  }
}

/**
 * Lines that each are a whole JSON object make an NDJSON file. A first line that is broken does not hide that:
 * where it does not look as if it went on, and the next begins another object, it was meant to be a record.
 */
function isNdjson(start: string): boolean {
  if (!start.startsWith('{')) return false;
  const [first = '', second = ''] = start.split(/\s*\n\s*/, 2);
  try {
    JSON.parse(first);
    return true;
  } catch {
    return !/[[{:,]\s*$/.test(first) && second.startsWith('{');
  }
}

/** The text of a file in chunks, with a look at its start; a byte order mark is left out. */
class TextStream {
  /** The line that has been reached, for a fault of the encoding. */
  line = 1;
  private held = '';
  private readonly source: AsyncGenerator<string>;

  constructor(path: string, onBytes: (count: number) => void) {
    this.source = decode(path, onBytes, (newlines) => {
      this.line += newlines;
    });
  }

  /** The text from its first character that is not blank up to the end of the second line that is not. */
  async peekStart(): Promise<string> {
    while (!/^\s*(\[|\S[^\n]*\n\s*\S)/.test(this.held)) {
      const next = await this.source.next();
      if (next.done) break;
      this.held += next.value;
    }
    return this.held.trimStart();
  }

  async *chunks(): AsyncGenerator<string> {
    yield this.held;
    this.held = '';
    yield* this.source;
  }

  async *lines(): AsyncGenerator<string> {
    let rest = '';
    for await (const chunk of this.chunks()) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest;
  }
}

async function* decode(
  path: string,
  onBytes: (count: number) => void,
  onNewlines: (count: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of createReadStream(path)) {
    onBytes(bytes.length);
    const text = decoder.decode(bytes, { stream: true });
    yield text;
    onNewlines(text.split('\n').length - 1);
  }
  yield decoder.decode();
}

function unreadableFile(error: unknown, line: number): Unreadable {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new Unreadable('does not exist');
  if (code === 'EISDIR') return new Unreadable('is a directory, not a file');
  if (code === 'EACCES' || code === 'EPERM') return new Unreadable('may not be read by this user');
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new Unreadable('is not UTF-8 text from here on', line);
  throw error;
}
