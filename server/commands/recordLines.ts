import { readFile, stat } from 'node:fs/promises';
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { recordsIn } from './recordParser.ts';

/** The largest JSON document, in bytes, whose positions are found: they need 17 times its size in memory. */
const MAX_DOCUMENT = 8_000_000;

/** One of the JSON values of a document. Its positions are relative to `offset`. */
interface Root {
  node: Node;
  offset: number;
}

/** Finds the lines of records and fields in a JSON document, for error messages. */
export class RecordLines {
  private readonly records: { root: Root; path: JSONPath }[];
  private readonly lineBreaks: number[];

  /** @returns undefined if the file is too large, too deeply nested, or cannot be read a second time */
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
    this.lineBreaks = Array.from(text.matchAll(/\n/g), ({ index }) => index);
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
    const offset = root.offset + (node?.offset ?? 0);
    // The last line break before the offset ends the line with the number `index + 1`.
    return this.lineBreaks.findLastIndex((lineBreak) => lineBreak < offset) + 2;
  }
}

/** The values of a document, of which most documents have one. */
function parseRoots(text: string): Root[] {
  const roots: Root[] = [];
  for (let offset = 0; ; ) {
    const errors: ParseError[] = [];
    const node = parseTree(text.slice(offset), errors);
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
