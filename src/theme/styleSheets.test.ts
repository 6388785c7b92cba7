import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name));

/** Returns all matches of the pattern's first group. */
function allOf(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found));
}

test('a component uses only classes of its style sheet, and all of them', () => {
  const named = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = read(file);
    const sheet = /import styles from '(.+\.module\.css)'/.exec(source)?.[1];
    if (sheet === undefined) continue;
    const place = relative(SRC, join(dirname(file), sheet));
    named.set(place, new Set([...(named.get(place) ?? []), ...allOf(source, /\bstyles\.(\w+)/g)]));
  }
  // A property selects one of these classes.
  const told = {
    'pages/briefing/BriefingSheet.module.css': ['prose', 'entry', 'line'],
  };
  for (const [sheet, names] of Object.entries(told)) for (const name of names) named.get(sheet)?.add(name);
  const amiss = files
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((file) => {
      const sheet = relative(SRC, file);
      const rules = read(file).replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
      const had = allOf(rules, /\.([a-z]\w*)(?=[^{};]*\{)/gi);
      const wanted = named.get(sheet) ?? new Set<string>();
      return [
        ...[...wanted].filter((name) => !had.has(name)).map((name) => `${sheet} has no .${name}`),
        ...[...had].filter((name) => !wanted.has(name)).map((name) => `nobody wears .${name} of ${sheet}`),
      ];
    });
  expect(amiss).toEqual([]);
});

test('no two style sheets share a file name, because the build derives class names from it', () => {
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
