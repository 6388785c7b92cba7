import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';
import { verifier } from 'stream-json/utils/verifier.js';
import { splitLines } from './splitLines.ts';

/** A JSON value that should be a record. `record` counts the records of the file from 1. */
export interface ParsedRecord {
  value: unknown;
  record: number;
  /** The line of an NDJSON file. A record of a JSON document has no line here: `recordLines.ts` finds it. */
  line: number | null;
}

/** Text that is not JSON, or a file that cannot be read at all (then without a line). */
export class ParseFailure extends Error {
  readonly line: number | undefined;
  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}

interface ReadOptions {
  /** Stops the reading with an error. */
  signal?: AbortSignal | undefined;
  /** Receives the number of bytes of each chunk. */
  onBytes?: (count: number) => void;
}

/**
 * Reads the records of a file as a stream. The content decides the format: NDJSON (one JSON text a line), a JSON list,
 * or one or more JSON values over many lines. In NDJSON a broken line costs only itself. In a JSON document the reading
 * ends at the first syntax error.
 */
export async function* readRecords(
  path: string,
  options: ReadOptions = {},
): AsyncGenerator<ParsedRecord | ParseFailure> {
  const chunks = decode(path, options);
  try {
    const start = await readStart(chunks);
    const text = startWith(start, chunks);
    if (start.trim() === '') yield new ParseFailure('is empty');
    else if (isNdjson(start.trimStart())) yield* readLines(text);
    else yield* readDocument(path, text, { isList: isList(start), signal: options.signal });
  } catch (error) {
    yield toFailure(error);
  }
}

/** The records that a JSON value holds, with their paths: the value itself, or the content of an answer `{"data": …}`. */
export function recordsIn(value: unknown): { path: (string | number)[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null || !('data' in value) || 'id' in value) return [{ path: [], value }];
  const { data } = value;
  if (!Array.isArray(data)) return [{ path: ['data'], value: data }];
  return data.map((item, index) => ({ path: ['data', index], value: item }));
}

async function* readLines(text: AsyncIterable<string>) {
  let line = 0;
  let record = 0;
  for await (const content of splitLines(text)) {
    line += 1;
    if (content.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(content);
    } catch {
      record += 1;
      yield new ParseFailure((await findSyntaxError([content])).reason, line);
      continue;
    }
    for (const found of recordsIn(value)) {
      record += 1;
      yield { value: found.value, record, line };
    }
  }
}

async function* readDocument(
  path: string,
  text: AsyncIterable<string>,
  { isList, signal }: { isList: boolean; signal: AbortSignal | undefined },
): AsyncGenerator<ParsedRecord | ParseFailure> {
  let last = 0;
  try {
    for await (const parsed of parseDocument(text, isList)) {
      yield parsed;
      last = parsed.record;
    }
  } catch (error) {
    if (!isParserError(error)) throw error;
    // A pipe can be read only once.
    if (!(await stat(path)).isFile()) {
      yield new ParseFailure('is not valid JSON');
      return;
    }
    // The parser does not say where, and drops what it has found in the broken chunk: the file is read again.
    const { reason, line, offset } = await findSyntaxError(decode(path, { signal }), { jsonStreaming: !isList });
    for await (const parsed of parseUntil(decode(path, { signal }), offset, isList))
      if (parsed.record > last) yield parsed;
    yield new ParseFailure(`${reason}; what follows was not read`, line);
  }
}

async function* parseDocument(text: AsyncIterable<string>, isList: boolean): AsyncGenerator<ParsedRecord> {
  const streamer = isList ? streamArray : streamValues;
  let record = 0;
  for await (const { value } of pipeline(text, streamer.withParserAsStream({ streamValues: false }), () => {})) {
    for (const found of recordsIn(value)) {
      record += 1;
      yield { value: found.value, record, line: null };
    }
  }
}

/** The records that are complete before a syntax error. */
async function* parseUntil(text: AsyncIterable<string>, end: number, isList: boolean): AsyncGenerator<ParsedRecord> {
  const before = async function* () {
    let length = 0;
    for await (const chunk of text) {
      yield chunk.slice(0, end - length);
      length += chunk.length;
      if (length >= end) return;
    }
  };
  try {
    yield* parseDocument(before(), isList);
  } catch (error) {
    if (!isParserError(error)) throw error;
  }
}

const isParserError = (error: unknown) => error instanceof Error && error.message.startsWith('Parser ');

/** Finds what is wrong with text that is not JSON, and the line, counted from 1. */
async function findSyntaxError(
  text: Iterable<string> | AsyncIterable<string>,
  options: verifier.VerifierOptions = {},
): Promise<{ reason: string; line?: number; offset: number }> {
  let length = 0;
  const counted = async function* () {
    for await (const chunk of text) {
      length += chunk.length;
      yield chunk;
    }
  };
  try {
    for await (const _ of pipeline(counted, verifier.asStream(options), () => {}));
  } catch (error) {
    if (!isVerifierError(error)) throw error;
    const { line, pos, offset } = error;
    const found = error.message.replace(/^.*Verifier (has|cannot parse input:) /, '');
    const reason = offset >= length ? 'the text ends too early' : (REASONS[found] ?? found);
    return { reason: `is not valid JSON: ${reason} (column ${pos})`, line, offset };
  }
  return { reason: 'is not valid JSON', offset: 0 };
}

/** Where stream-json's own words are hard to understand. */
const REASONS: Record<string, string> = {
  'escaped characters': 'a text holds a raw control character or a wrong escape',
  'unexpected characters': 'expected the end',
};

const isVerifierError = (error: unknown): error is verifier.VerifierError => error instanceof Error && 'pos' in error;

const isList = (start: string) => start.trimStart().startsWith('[');

/**
 * Lines that each are a whole JSON object make an NDJSON file. The first line may be broken: it was meant to be a
 * record where it does not look unfinished and the next line begins another object.
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

/** The longest first line, in characters, that is searched for its end: a file whose first line is longer is one document. */
const LONGEST_START = 1_000_000;

/** Reads up to the end of the second line that is not blank, which is enough to tell the format. */
async function readStart(chunks: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < LONGEST_START && !/^\s*(\[|\S[^\n]*\n\s*\S)/.test(start)) {
    const next = await chunks.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

async function* startWith(start: string, rest: AsyncIterable<string>) {
  yield start;
  yield* rest;
}

/** Decodes UTF-8 and leaves out a byte order mark. */
async function* decode(path: string, { signal, onBytes = () => {} }: ReadOptions = {}): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  try {
    for await (const bytes of createReadStream(path, { signal })) {
      onBytes(bytes.length);
      const text = decoder.decode(bytes, { stream: true });
      yield text;
      line += text.split('\n').length - 1;
    }
    yield decoder.decode();
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new ParseFailure('is not UTF-8 text from here on', line);
    throw error;
  }
}

function toFailure(error: unknown): ParseFailure {
  if (error instanceof ParseFailure) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return new ParseFailure('does not exist');
  if (code === 'EISDIR') return new ParseFailure('is a directory, not a file');
  if (code === 'EACCES' || code === 'EPERM') return new ParseFailure('may not be read by this user');
  throw error;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
