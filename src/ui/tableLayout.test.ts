import { expect, test } from 'vitest';
import { arranged, inOrder, withMoved } from './tableLayout.ts';

const columns = [{ id: 'name' }, { id: 'type' }, { id: 'sent' }, { id: 'created', isHiddenAtFirst: true }];
const plain = { order: [], shown: {}, widths: {}, density: 'comfortable' as const };
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);

test('a table as it comes shows its columns in their order, without those for who asks', () => {
  expect(ids(arranged(columns, plain))).toEqual(['name', 'type', 'sent']);
});

test('the reader’s order holds; the first column stays first, and new columns stand at the end', () => {
  const layout = { ...plain, order: ['sent', 'gone', 'name'], shown: { created: true } };
  expect(ids(arranged(columns, layout))).toEqual(['name', 'sent', 'type', 'created']);
});

test('the first column names the rows and cannot be hidden', () => {
  expect(ids(arranged(columns, { ...plain, shown: { name: false, type: false } }))).toEqual(['name', 'sent']);
});

test('a column changes places with its neighbour, and never with the first one', () => {
  const moved = withMoved(columns, plain, 'sent', -1);
  expect(ids(inOrder(columns, moved))).toEqual(['name', 'sent', 'type', 'created']);
  expect(withMoved(columns, moved, 'sent', -1)).toBe(moved);
  expect(withMoved(columns, moved, 'created', 1)).toBe(moved);
});
