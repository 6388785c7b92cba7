/**
 * The line of the value at `path` in a JSON text, counted from 0. Where the path leads to nothing (a missing
 * field), it is the line of the innermost value around it. The text must be valid JSON.
 */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  return lineAt(text, new Scanner(text, path).scan().found);
}

/** The lines, counted from 0, on which the items of the list at `path` begin: one pass for all of them. */
export function linesOfItems(text: string, path: readonly PropertyKey[]): number[] {
  const scanner = new Scanner(text, path);
  scanner.scan();
  let line = 0;
  let from = 0;
  return scanner.items.map((offset) => {
    line += lineAt(text.slice(from, offset), offset - from);
    from = offset;
    return line;
  });
}

/** Where a text that is not valid JSON stops being so (line counted from 0), and what would belong there. */
export function jsonFault(text: string): { line: number; reason: string } {
  const { fault } = new Scanner(text, []).scan();
  return { line: lineAt(text, fault?.offset ?? 0), reason: fault?.reason ?? 'it cannot be read' };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

class Fault extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const DEEPEST = 500;
const STRING = /"(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\r\n]*/y;

/** Walks over JSON text without building values; remembers where the value at `path` begins. */
class Scanner {
  private at = 0;
  private found = 0;
  /** Where the items of the list at `path` begin. */
  readonly items: number[] = [];
  private readonly text: string;
  private readonly path: readonly PropertyKey[];

  constructor(text: string, path: readonly PropertyKey[]) {
    this.text = text;
    this.path = path;
  }

  scan(): { found: number; fault: { offset: number; reason: string } | null } {
    try {
      this.value(0, true);
      this.blank();
      if (this.at < this.text.length) throw new Fault(this.at, 'expected the end of the text');
      return { found: this.found, fault: null };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { found: this.found, fault: { offset: error.offset, reason: error.message } };
    }
  }

  private value(depth: number, isOnPath: boolean) {
    this.blank();
    if (isOnPath) this.found = this.at;
    if (depth > DEEPEST) throw new Fault(this.at, 'it is nested too deeply');
    if (this.take('{')) this.members('}', depth, isOnPath, () => this.key());
    else if (this.take('[')) {
      let index = 0;
      this.members(']', depth, isOnPath, () => index++);
    } else if (this.text[this.at] === '"') this.string();
    else if (this.match(LITERAL) === '') throw new Fault(this.at, `expected a value, found ${this.here()}`);
  }

  private members(close: string, depth: number, isOnPath: boolean, nextKey: () => PropertyKey) {
    this.blank();
    if (this.take(close)) return;
    do {
      const key = nextKey();
      this.blank();
      if (isOnPath && depth === this.path.length) this.items.push(this.at);
      this.value(depth + 1, isOnPath && this.path.length > depth && this.path[depth] === key);
      this.blank();
    } while (this.take(','));
    if (!this.take(close)) throw new Fault(this.at, `expected "," or "${close}", found ${this.here()}`);
  }

  private key(): string {
    this.blank();
    if (this.text[this.at] !== '"') throw new Fault(this.at, `expected a field name, found ${this.here()}`);
    const key: unknown = JSON.parse(this.string());
    this.blank();
    if (!this.take(':')) throw new Fault(this.at, `expected ":" after the field name, found ${this.here()}`);
    return String(key);
  }

  private string(): string {
    const string = this.match(STRING);
    if (string === '')
      throw new Fault(this.at, 'a text that begins here does not end, or holds a raw control character');
    return string;
  }

  private blank() {
    this.match(BLANK);
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private here(): string {
    const character = this.text[this.at];
    return character === undefined ? 'the end' : JSON.stringify(character);
  }
}
