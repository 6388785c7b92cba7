import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import * as theme from './theme.ts';

const SRC = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name));

/** Returns all matches of the pattern's first group. */
function allOf(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found));
}

test('a component uses only classes of its style sheet, and all of them', () => {
  const usedBySheet = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = read(file);
    const sheet = /import styles from '(.+\.module\.css)'/.exec(source)?.[1];
    if (sheet === undefined) continue;
    const path = relative(SRC, join(dirname(file), sheet));
    usedBySheet.set(path, new Set([...(usedBySheet.get(path) ?? []), ...allOf(source, /\bstyles\.(\w+)/g)]));
  }
  // A property selects one of these classes.
  const added = {
    'pages/briefing/BriefingSheet.module.css': ['prose', 'entry', 'line'],
  };
  for (const [sheet, names] of Object.entries(added)) for (const name of names) usedBySheet.get(sheet)?.add(name);
  const errors = files
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((file) => {
      const sheet = relative(SRC, file);
      const rules = read(file).replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
      const defined = allOf(rules, /\.([a-z]\w*)(?=[^{};]*\{)/gi);
      const used = usedBySheet.get(sheet) ?? new Set<string>();
      return [
        ...[...used].filter((name) => !defined.has(name)).map((name) => `${sheet} has no .${name}`),
        ...[...defined].filter((name) => !used.has(name)).map((name) => `no component uses .${name} of ${sheet}`),
      ];
    });
  expect(errors).toEqual([]);
});

test('no two style sheets have one name, which is part of the names of their classes', () => {
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test('a style sheet takes its colors and text sizes from the theme', () => {
  const literals = files
    // Its sizes are relative to one text size, which the sheet reduces until the text fits the paper.
    .filter((file) => file.endsWith('.css') && basename(file) !== 'BriefingSheet.module.css')
    .flatMap((file) =>
      [...allOf(read(file), /(#[0-9a-f]{3,8}\b|\brgba?\(|font-size:\s*[\d.]+\w+)/gi)].map(
        (literal) => `${basename(file)}: ${literal}`,
      ),
    );
  expect(literals).toEqual([]);
});

test('a style sheet takes its z-indexes from the theme', () => {
  const literals = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...allOf(read(file), /(z-index:\s*-?\d+)/g)].map((literal) => `${basename(file)}: ${literal}`));
  expect(literals).toEqual([]);
});

test('the media queries of the style sheets have the widths and heights of the theme', () => {
  const { values, up, down } = theme.createAppTheme().breakpoints;
  const queries = [
    ...Object.values(theme).filter((value) => typeof value === 'string'),
    ...(Object.keys(values) as (keyof typeof values)[]).flatMap((name) => [up(name), down(name)]),
  ];
  // `max-width: 37.497rem` is the opposite of `min-width: 37.5rem`.
  const lengthsOf = (text: string) =>
    [...text.matchAll(/\((?:(min)|max)-(width|height):\s*([\d.]+)rem\)/g)].map(
      ([, min, side, rem]) => `${side} ${min ? rem : Math.round((Number(rem) + 0.003) * 1000) / 1000}`,
    );
  const known = new Set(lengthsOf(queries.join()));
  expect(known.size).toBeGreaterThan(0);
  const unknown = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...new Set(lengthsOf(read(file)))].map((length) => ({ file: basename(file), length })))
    .filter(({ length }) => !known.has(length));
  expect(unknown).toEqual([]);
});
