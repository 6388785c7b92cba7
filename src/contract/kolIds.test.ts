import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kolIdsInAddress, kolIdsInText } from './kolIds.ts';

test.each([
  ['commas', 'kol_a,kol_b, kol_c'],
  ['spaces', 'kol_a kol_b  kol_c '],
  ['semicolons', 'kol_a;kol_b ; kol_c'],
  ['a spreadsheet column', 'kol_a\r\nkol_b\r\nkol_c\r\n'],
  ['a spreadsheet row', 'kol_a\tkol_b\tkol_c'],
  ['quoted CSV', '"kol_a","kol_b"\n"kol_c"'],
  ['addresses of profiles', 'https://desk.example.org/kols/kol_a?tab=events\nhttps://x.org/kols/kol_b /kols/kol_c#top'],
  ['the address of a list', 'https://desk.example.org/kols?ids=kol_a,kol_b%2Ckol_c&tier=tier_1'],
  ['an address that holds a pasted text', 'https://desk.example.org/?q=kol_a%20kol_b%0Akol_c'],
  ['a sentence', 'Please invite (kol_a), <kol_b> and kol_c.'],
  ['a list of names', 'kol_a- Ada Keller\nkol_b -- Bo\n“kol_c”...'],
  ['full-width commas and marks of no width', '\uFEFFkol_a，kol_b、\u200bkol_c'],
])('finds ids in %s', (_form, text) => {
  expect(kolIdsInText(text).ids).toEqual(['kol_a', 'kol_b', 'kol_c']);
});

test('merges duplicates and counts them', () => {
  expect(kolIdsInText('kol_a kol_b kol_a, kol_a')).toEqual({ ids: ['kol_a', 'kol_b'], duplicates: 2, others: [] });
});

test('reports text that is not an id, keeps a name in one piece, and ignores punctuation', () => {
  const { ids, others } = kolIdsInText('name;id\nAda Keller;kol_a\n"Keller, Bo";kol_b\n• -\nKOL_C kol_ xkol_d');
  expect(ids).toEqual(['kol_a', 'kol_b']);
  expect(others).toEqual(['Ada Keller', 'Keller, Bo', 'KOL_C', 'kol_ xkol_d']);
});

test.each(['KOL ID', '"name","kol_id"', 'Name;Id', 'ids\tname'])('skips the header row of a table: %s', (heading) => {
  expect(kolIdsInText(`${heading}\r\nkol_a\r\n`)).toEqual({ ids: ['kol_a'], duplicates: 0, others: [] });
});

test.each(['Name', 'id'])('reports a first line that is not a header or has no rows: %s', (line) => {
  expect(kolIdsInText(line === 'id' ? line : `${line}\nkol_a`).others).toEqual([line]);
});

test('reports a malformed id on its own', () => {
  expect(kolIdsInText('nonsense KOL_DEMO_0004').others).toEqual(['nonsense', 'KOL_DEMO_0004']);
});

test('reports text that is attached to an id, but not the URL around an id', () => {
  expect(
    kolIdsInText('kol_a:Keller kol_b(Bo) prefix-kol_c kol_d@crm.example https://x.org/kols/kol_e?tab=events'),
  ).toEqual({
    ids: ['kol_a', 'kol_b', 'kol_c', 'kol_d', 'kol_e'],
    duplicates: 0,
    others: ['Keller', 'Bo', 'prefix', 'crm.example'],
  });
});

test('skips the header row of a table whose ids are all malformed', () => {
  expect(kolIdsInText('KOL_ID;Name\r\nKOL_A;Keller\r\n')).toEqual({
    ids: [],
    duplicates: 0,
    others: ['KOL_A', 'Keller'],
  });
});

test('rejects an id that continues with letters that no id can hold', () => {
  expect(kolIdsInText('kol_aé')).toEqual({ ids: [], duplicates: 0, others: ['kol_aé'] });
});

test('does not cut an id that is too long', () => {
  const tooLong = `kol_${'x'.repeat(101)}`;
  expect(kolIdsInText(tooLong)).toEqual({ ids: [], duplicates: 0, others: [tooLong] });
});

test('an id in an address is complete, also with punctuation at its end; a list that a user has changed is a text', () => {
  expect(kolIdsInAddress('kol_a-,kol_b.,kol_a-')).toEqual({ ids: ['kol_a-', 'kol_b.'], duplicates: 1, others: [] });
  expect(kolIdsInAddress('kol_a., Ada and kol_b')).toEqual(kolIdsInText('kol_a., Ada and kol_b'));
  expect(kolIdsInAddress('').ids).toEqual([]);
});

const anId = fc.stringMatching(/^kol_[\w.~-]{0,40}\w$/);
const aSeparator = fc.constantFrom(',', ', ', ' ', '\t', ';', '\n', '\r\n', '","', ' ; ');

test('finds every id once, in order, between any separators', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anId, aSeparator)), (parts) => {
      const found = kolIdsInText(parts.flat().join(''));
      expect(found.ids).toEqual([...new Set(parts.map(([id]) => id))]);
      expect(found.duplicates).toBe(parts.length - found.ids.length);
      expect(found.others).toEqual([]);
    }),
  );
});

test('accepts any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => void kolIdsInText(text)));
});
