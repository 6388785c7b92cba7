import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { gen, none } from 'stream-chain';
import { lines } from 'stream-chain/utils/lines.js';
import { parser } from 'stream-json/parser.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';
import { jsonVerifier, type verifier } from 'stream-json/utils/verifier.js';
import { errorCode } from '../errors.ts';

/** A JSON value that should be a record. `record` is its number in the file, from 1. */
interface ParsedRecord {
  value: unknown;
  record: number;
  /** The line in an NDJSON file. For a JSON document it is null, and `recordLines.ts` finds it. */
  line: number | null;
}

/** Text that is not JSON, or, without a line, a file that cannot be read. */
export class ParseFailure extends Error {
  readonly line: number | undefined;
  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}

interface ReadOptions {
  /** Aborts the generator with an error. */
  signal: AbortSignal | undefined;
  /** Receives the number of bytes of each chunk. */
  onBytes: (count: number) => void;
}

/**
 * The longest record, in characters. A JSON value can only be parsed as a whole, and meanwhile a service that runs the import
 * answers no requests.
 */
const MAX_RECORD = 10_000_000;

/**
 * Reads the records of a file as a stream. The content determines the format: NDJSON (one JSON text per line), a JSON list, or
 * one or more JSON values of many lines. In NDJSON, a line that is not JSON yields a failure, and the next lines are still parsed.
 * In a JSON document, parsing ends at the first syntax error.
 */
export async function* readRecords(path: string, options: ReadOptions): AsyncGenerator<ParsedRecord | ParseFailure> {
  let file: FileHandle | undefined;
  try {
    file = await openFile(path);
    const chunks = decode(file, options);
    const start = await readStart(chunks);
    const text = startWith(start, chunks);
    if (start.trim() === '') yield new ParseFailure(start.length < MAX_START ? 'is empty' : BLANK_START);
    else if (isNdjson(start.trimStart())) yield* readLines(text);
    else yield* readDocument(text, start.trimStart().startsWith('['));
  } catch (error) {
    yield toFailure(error);
  } finally {
    await file?.close();
  }
}

/** The records in a JSON value, with their paths: the value itself, or the data of a response `{"data": …}`. */
export function recordsIn(value: unknown): { path: (string | number)[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null || !('data' in value) || 'id' in value) return [{ path: [], value }];
  const { data } = value;
  if (!Array.isArray(data)) return [{ path: ['data'], value: data }];
  return data.map((item, index) => ({ path: ['data', index], value: item }));
}

async function* readLines(text: AsyncIterable<string>) {
  // Not Node's `readline`: since version 24 it also splits at U+2028 and U+2029, which JSON texts may contain.
  const split = lines();
  let line = 0;
  let record = 0;
  let unread = 0;
  for await (const chunk of endWith(none, text)) {
    unread += typeof chunk === 'string' ? chunk.length : 0;
    for (const content of split(chunk)) {
      unread = 0;
      line += 1;
      if (content.length > MAX_RECORD) throw new ParseFailure(TOO_LONG, line);
      if (content.trim() === '') continue;
      let value: unknown;
      try {
        value = JSON.parse(content);
      } catch {
        const findError = syntaxChecker();
        record += 1;
        yield new ParseFailure((findError(content) ?? findError(null))?.reason ?? 'is not valid JSON', line);
        continue;
      }
      for (const found of recordsIn(value)) {
        record += 1;
        yield { value: found.value, record, line };
      }
    }
    if (unread > MAX_RECORD) throw new ParseFailure(TOO_LONG, line + 1);
  }
}

/**
 * The parser would drop the records before a syntax error, and does not report its position. So each chunk is checked before, and
 * only the text before the error is parsed.
 */
async function* readDocument(text: AsyncIterable<string>, isList: boolean) {
  const findError = syntaxChecker(!isList);
  const options = { packKeys: true, streamValues: false, jsonStreaming: !isList };
  const parse = isList ? gen(parser(options), streamArray()) : gen(parser(options), streamValues());
  let record = 0;
  let unparsed = 0;
  for await (const chunk of endWith(null, text)) {
    unparsed += chunk?.length ?? 0;
    if (unparsed > MAX_RECORD) throw new ParseFailure(`record ${record + 1} ${TOO_LONG}`);
    const error = findError(chunk);
    // The space at the end completes a number.
    for await (const { value } of parse((chunk ?? ' ').slice(0, error?.position))) {
      unparsed = 0;
      for (const found of recordsIn(value)) {
        record += 1;
        yield { value: found.value, record, line: null };
      }
    }
    if (error !== null) throw new ParseFailure(`${error.reason}; the rest was not read`, error.line);
  }
}

const TOO_LONG = 'is longer than 10 million characters; the rest was not read';

/**
 * Checks JSON text, chunk by chunk; null is its end.
 * @returns finds the first syntax error, with its line, from 1, and its position in the chunk
 */
function syntaxChecker(jsonStreaming = false) {
  const verify = jsonVerifier({ jsonStreaming });
  let length = 0;
  return (chunk: string | null) => {
    try {
      verify(chunk ?? (none as never));
      length += chunk?.length ?? 0;
      return null;
    } catch (error) {
      if (!isVerifierError(error)) throw error;
      const { line, pos, offset } = error;
      const found = error.message.replace(/^.*Verifier (has|cannot parse input:) /, '');
      const reason = chunk === null && offset >= length ? 'the text ends too early' : (REASONS[found] ?? found);
      const position = Math.max(0, offset - length);
      return { reason: `is not valid JSON: ${reason} (column ${pos})`, line, position };
    }
  };
}

/** Clearer texts for errors of stream-json. */
const REASONS: Record<string, string> = {
  'escaped characters': 'a text contains a control character or an invalid escape',
  'unexpected characters': 'expected the end',
};

const isVerifierError = (error: unknown): error is verifier.VerifierError => error instanceof Error && 'pos' in error;

/**
 * In an NDJSON file, the first line is a JSON object. It may be broken; then it must look finished, and the next line must begin
 * another object.
 */
function isNdjson(start: string): boolean {
  if (!start.startsWith('{')) return false;
  const first = (start.split('\n', 1)[0] ?? '').trimEnd();
  try {
    JSON.parse(first);
    return true;
  } catch {
    return !/[[{:,]$/.test(first) && start.slice(first.length).trimStart().startsWith('{');
  }
}

/** The longest first line of NDJSON, in characters. A file with a longer first line is one document. */
const MAX_START = 1_000_000;

const BLANK_START = 'begins with a million blank characters; the rest was not read';

/** Reads up to the second line that is not blank, to determine the format. */
async function readStart(chunks: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < MAX_START) {
    const next = await chunks.next();
    if (next.done) break;
    start += next.value;
    const text = start.trimStart();
    const end = text.indexOf('\n');
    if (text.startsWith('[') || (end >= 0 && text.slice(end).trim() !== '')) break;
  }
  return start;
}

async function* startWith(start: string, rest: AsyncIterable<string>) {
  yield start;
  yield* rest;
}

async function* endWith<End>(end: End, text: AsyncIterable<string>) {
  yield* text;
  yield end;
}

const LINE_BREAK = 0x0a;

/** Reads a file, decodes UTF-8 line by line, so that an error names its line, and removes a byte order mark. */
async function* decode(file: FileHandle, { signal, onBytes }: ReadOptions): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let text = '';
  try {
    for await (const bytes of file.createReadStream({ signal, autoClose: false })) {
      onBytes(bytes.length);
      for (let start = 0; start < bytes.length; ) {
        const end = bytes.indexOf(LINE_BREAK, start) + 1 || bytes.length;
        text += decoder.decode(bytes.subarray(start, end), { stream: true });
        if (bytes[end - 1] === LINE_BREAK) line += 1;
        start = end;
      }
      yield text;
      text = '';
    }
    yield decoder.decode();
  } catch (error) {
    if (errorCode(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    yield text;
    throw new ParseFailure('is not UTF-8 text from here on', line);
  }
}

/** Opens a regular file. A named pipe would otherwise hold the database until another program writes into it. */
async function openFile(path: string) {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const stats = await file.stat();
  if (stats.isFile()) return file;
  await file.close();
  throw new ParseFailure(stats.isDirectory() ? 'is a directory, not a file' : 'is not a regular file');
}

function toFailure(error: unknown): ParseFailure {
  if (error instanceof ParseFailure) return error;
  const code = errorCode(error);
  if (code === 'ENOENT') return new ParseFailure('does not exist');
  if (code === 'EACCES' || code === 'EPERM') return new ParseFailure('may not be read by this user');
  if (error instanceof Error && 'syscall' in error) return new ParseFailure(`cannot be read: ${code}`);
  throw error;
}
