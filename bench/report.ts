import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';

/** One row of a section: what was measured, the result, and whether it meets the limit. */
export interface Measurement {
  what: string;
  /** The result as text, with its unit: `32 ms (at most 46 ms)`. */
  measured: string;
  /** What it was compared with in the same run, as text: `bare table 75 ms`. */
  baseline?: string;
  /** The limit as text: `≤ 1.35×`. Without a limit, the result is information only. */
  limit?: string;
  /** False when the result misses the limit. */
  passed?: boolean;
}

/** One part of the benchmark. `npm run bench -- NAME` runs it alone. */
export interface Section {
  name: string;
  title: string;
  /** How it is measured: what a reader must know to trust the results, in a few sentences. */
  about: string;
  measure(): Promise<Measurement[]>;
}

const FILE = resolve(import.meta.dirname, '../docs/benchmarks.md');

/** Replaces one section of `docs/benchmarks.md`. The other sections stay as their last run wrote them. */
export function writeSection({ name, title, about }: Section, measurements: Measurement[]) {
  const known = readSections();
  known.set(name, sectionText({ title, name, about }, measurements));
  const parts = [...known].map(([key, text]) => `<!-- ${key} -->\n\n${text}\n\n<!-- /${key} -->`);
  writeFileSync(FILE, `${HEAD}\n\n${parts.join('\n\n')}\n`);
}

export const allPassed = (measurements: Measurement[]) => measurements.every(({ passed }) => passed !== false);

const HEAD = `# Benchmarks

\`npm run bench\` writes this page. It measures the built program and a baseline in the same run. A ratio tells more than a
time, because the machine affects both sides. \`npm run bench -- NAME\` measures one section again.`;

function readSections() {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const sections = text.matchAll(/<!-- ([a-z-]+) -->\n\n([\s\S]*?)\n\n<!-- \/\1 -->/g);
  return new Map([...sections].map(([, name = '', body = '']) => [name, body]));
}

function sectionText({ title, name, about }: Pick<Section, 'title' | 'name' | 'about'>, measurements: Measurement[]) {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() || 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  const rows = measurements.map(({ what, measured, baseline = '', limit = '', passed }) =>
    ['', what, measured, baseline, limit, passed === undefined ? '' : passed ? 'yes' : '**no**', ''].join(' | ').trim(),
  );
  return [
    `## ${title}`,
    `${about}`,
    ['| what | measured | baseline | limit | passed |', '|---|---|---|---|---|', ...rows].join('\n'),
    `\`npm run bench -- ${name}\`, ${day}, ${machine}`,
  ].join('\n\n');
}
