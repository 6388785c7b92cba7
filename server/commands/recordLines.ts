import { readFile, stat } from 'node:fs/promises';
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { recordsIn } from './recordParser.ts';

/** The largest JSON document, in bytes, whose positions are found: they need 17 times its size in memory. */
const MAX_DOCUMENT = 8_000_000;

/**
 * The values, and the JSON texts, in a document whose positions are found. The tree of more of them would need much memory and time,
 * in which a service that runs the import answers no requests.
 */
const MAX_VALUES = 300_000;
const MAX_ROOTS = 10_000;

/** One of the JSON values of a document. Its positions are relative to `offset`. */
interface Root {
  node: Node;
  offset: number;
}

/** Finds the lines of records and fields in a JSON document, for error messages. */
export class RecordLines {
  private readonly records: { root: Root; path: JSONPath }[];
  /** The offsets of the line breaks. */
  private readonly lineBreaks: number[] = [];

  /** @returns undefined if the file is too large, too deeply nested, has too many values, or cannot be read a second time */
  static async read(path: string): Promise<RecordLines | undefined> {
    try {
      const file = await stat(path);
      if (!file.isFile() || file.size > MAX_DOCUMENT) return undefined;
      return new RecordLines((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
    } catch (error) {
      const isExpected = error instanceof RangeError || (error instanceof Error && 'code' in error);
      if (isExpected) return undefined;
      throw error;
    }
  }

  private constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lineBreaks.push(at);
    this.records = parseRoots(text).flatMap((root) =>
      valuesOf(root.node).flatMap(({ node, path }) =>
        recordsIn(getNodeValue(node)).map((record) => ({ root, path: [...path, ...record.path] })),
      ),
    );
  }

  /**
   * The line of a field, counted from 1. If the field is missing, it is the line of the innermost value around it.
   * @param record counted from 1
   */
  lineOf(record: number, field: readonly PropertyKey[]): number | null {
    const found = this.records[record - 1];
    if (found === undefined) return null;
    const { root } = found;
    const path = [...found.path, ...field.map((key) => (typeof key === 'number' ? key : String(key)))];
    let node = findNodeAtLocation(root.node, path);
    while (node === undefined && path.pop() !== undefined) node = findNodeAtLocation(root.node, path);
    return this.countLineBreaks(root.offset + (node?.offset ?? 0)) + 1;
  }

  /** The number of line breaks before an offset, by binary search: there may be millions of lines, and a thousand errors. */
  private countLineBreaks(offset: number): number {
    let low = 0;
    let high = this.lineBreaks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.lineBreaks[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The values of a document, of which most documents have one. @throws RangeError if there are too many */
function parseRoots(text: string): Root[] {
  const roots: Root[] = [];
  let values = 0;
  const count = () => {
    values += 1;
    if (values > MAX_VALUES) throw new RangeError('too many values');
  };
  for (let offset = 0; ; ) {
    const rest = text.slice(offset);
    if (roots.length === MAX_ROOTS) throw new RangeError('too many JSON texts');
    visit(rest, { onObjectBegin: count, onArrayBegin: count, onLiteralValue: count, onError: count });
    const errors: ParseError[] = [];
    const node = parseTree(rest, errors);
    if (node === undefined) return roots;
    roots.push({ node, offset });
    const next = errors.find(({ error }) => printParseErrorCode(error) === 'EndOfFileExpected');
    if (next === undefined) return roots;
    offset += next.offset;
  }
}

const valuesOf = (root: Node): { node: Node; path: JSONPath }[] =>
  root.type === 'array'
    ? (root.children ?? []).map((node, index) => ({ node, path: [index] }))
    : [{ node: root, path: [] }];
