import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';
import { verifier } from 'stream-json/utils/verifier.js';
import { splitLines } from './splitLines.ts';

/** A JSON value that should be a record. `record` is its number in the file, from 1. */
export interface ParsedRecord {
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
  /** Stops the reading with an error. */
  signal?: AbortSignal | undefined;
  /** Receives the number of bytes of each chunk. */
  onBytes?: (count: number) => void;
}

/**
 * Reads the records of a file as a stream. The content determines the format: NDJSON (one JSON text per line), a JSON list, or
 * one or more JSON values of many lines. In NDJSON, a broken line is skipped. In a JSON document, the reading ends at the first
 * syntax error.
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

/** The records in a JSON value, with their paths: the value itself, or the data of a response `{"data": …}`. */
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
    // The parser does not report the position, and drops the records before it in the same chunk. So the file is read again.
    const { reason, line, offset } = await findSyntaxError(decode(path, { signal }), { jsonStreaming: !isList });
    for await (const parsed of parseUntil(decode(path, { signal }), offset, isList))
      if (parsed.record > last) yield parsed;
    yield new ParseFailure(`${reason}; the rest was not read`, line);
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

/** Finds the first syntax error of JSON text, and its line, from 1. */
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

/** Clearer texts for errors of stream-json. */
const REASONS: Record<string, string> = {
  'escaped characters': 'a text contains a control character or an invalid escape',
  'unexpected characters': 'expected the end',
};

const isVerifierError = (error: unknown): error is verifier.VerifierError => error instanceof Error && 'pos' in error;

const isList = (start: string) => start.trimStart().startsWith('[');

/**
 * In an NDJSON file, the first line is a JSON object. It may be broken; then it must look finished, and the next line must begin
 * another object.
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

/** The longest first line of NDJSON, in characters. A file with a longer first line is one document. */
const MAX_START = 1_000_000;

/** Reads up to the second line that is not blank, to determine the format. */
async function readStart(chunks: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < MAX_START && !/^\s*(\[|\S[^\n]*\n\s*\S)/.test(start)) {
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

/** Decodes UTF-8 and removes a byte order mark. */
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
