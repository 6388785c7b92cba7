/** One element of a JSON list, or one of the texts that stand one after another; `line` counts from 1. */
export type JsonPart = { line: number; text: string } | { line: number; reason: string };

/**
 * Cuts a stream of JSON text into the elements of its outermost list (or into whole texts where there is no
 * list) without holding more than one of them. It only counts brackets; parsing a part finds its inner faults.
 * A fault of the structure between the parts is the last thing that it yields.
 */
export async function* splitJson(chunks: AsyncIterable<string>): AsyncGenerator<JsonPart> {
  const splitter = new Splitter();
  for await (const chunk of chunks) {
    yield* splitter.push(chunk);
    if (splitter.isLost) return;
  }
  yield* splitter.end();
}

type Expecting = 'start' | 'first' | 'value' | 'comma' | 'end' | 'text';

class Splitter {
  isLost = false;
  private line = 1;
  private expecting: Expecting = 'start';
  /** The part being read: its text from earlier chunks, where it began, and how deep we are in it. */
  private held = '';
  private isInside = false;
  private startLine = 1;
  private depth = 0;
  private isString = false;
  private isEscaped = false;

  *push(chunk: string): Generator<JsonPart> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk.charAt(at);
      if (this.isInside) {
        const ends = this.step(character);
        if (ends !== 'no') {
          const to = ends === 'here' ? at + 1 : at;
          yield this.finish(chunk.slice(from, to));
        }
        if (ends !== 'before') {
          if (character === '\n') this.line += 1;
          continue;
        }
      }
      if (character === '\n') this.line += 1;
      if (isBlank(character)) continue;
      const fault = this.between(character);
      if (fault !== null) {
        this.isLost = true;
        yield { line: this.line, reason: `is not valid JSON: ${fault}` };
        return;
      }
      if (this.isInside) from = at;
      if (this.isInside && this.step(character) === 'here') yield this.finish(character);
    }
    if (this.isInside) this.held += chunk.slice(from);
  }

  *end(): Generator<JsonPart> {
    // A part that the file's end cuts off is handed out as well: parsing it tells where it goes wrong.
    const wasInList = this.expecting !== 'text';
    if (this.isInside) yield this.finish('');
    if (wasInList && !['start', 'end'].includes(this.expecting))
      yield { line: this.line, reason: 'is not valid JSON: the file ends inside the list, "]" is missing' };
  }

  /** Takes a character that stands between two parts; returns what is wrong with it. */
  private between(character: string): string | null {
    if (this.expecting === 'start' && character === '[') this.expecting = 'first';
    else if (this.expecting === 'end') return `expected the end of the file, found ${quote(character)}`;
    else if (this.expecting === 'comma') {
      if (character !== ',' && character !== ']') return `expected "," or "]", found ${quote(character)}`;
      this.expecting = character === ',' ? 'value' : 'end';
    } else if (character === ']' && this.expecting === 'first') this.expecting = 'end';
    else if (character === ']' || character === ',') return `expected a value, found ${quote(character)}`;
    else {
      if (this.expecting === 'start') this.expecting = 'text';
      this.isInside = true;
      this.startLine = this.line;
    }
    return null;
  }

  /** Takes a character of a part; tells whether the part ends with it, before it, or not yet. */
  private step(character: string): 'no' | 'here' | 'before' {
    if (this.isString) {
      if (this.isEscaped) this.isEscaped = false;
      else if (character === '\\') this.isEscaped = true;
      else if (character === '"') {
        this.isString = false;
        if (this.depth === 0) return 'here';
      }
      return 'no';
    }
    if (character === '"') this.isString = true;
    else if (character === '{' || character === '[') this.depth += 1;
    else if (this.depth === 0 && (isBlank(character) || character === ',' || character === ']')) return 'before';
    else if (character === '}' || character === ']') {
      this.depth = Math.max(0, this.depth - 1);
      if (this.depth === 0) return 'here';
    }
    return 'no';
  }

  private finish(rest: string): JsonPart {
    const part = { line: this.startLine, text: this.held + rest };
    this.held = '';
    this.isInside = false;
    if (this.expecting !== 'text') this.expecting = 'comma';
    return part;
  }
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

function quote(character: string): string {
  return character === '"' ? `a text` : `"${character}"`;
}
