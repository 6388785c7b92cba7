import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DataTableInstance, useDataTable } from './useDataTable.ts';
import { type TableLayout, useLayoutState } from './useLayoutState.ts';

type TestRow = Record<string, string>;

const column = (id: string, isHidden = false) => ({
  id,
  header: id,
  size: 100,
  meta: { isHiddenByDefault: isHidden },
  cell: () => null,
});
const columns = [column('name'), column('type'), column('sent'), column('created', true)];
const plain: TableLayout = { columnOrder: [], columnVisibility: {}, columnSizing: {}, density: 'comfortable' };

/** Renders a table with this layout and returns the layout after a change. */
function withTable(layout: TableLayout, act: (table: DataTableInstance<TestRow>) => void): TableLayout {
  let changed = layout;
  const Table = () => {
    const onLayoutChange = (next: TableLayout) => {
      changed = next;
    };
    act(useDataTable<TestRow>({ columns, rows: [], ...useLayoutState({ columns, layout, onLayoutChange }) }));
    return null;
  };
  renderToStaticMarkup(createElement(Table));
  return changed;
}

function visibleColumns(layout: TableLayout): string[] {
  let ids: string[] = [];
  withTable(layout, (table) => {
    ids = table.getVisibleLeafColumns().map(({ id }) => id);
  });
  return ids;
}

test('a default table shows its columns in order, without the hidden ones', () => {
  expect(visibleColumns(plain)).toEqual(['name', 'type', 'sent']);
});

test('the user’s order applies; the first column stays first, and new columns come last', () => {
  const layout = { ...plain, columnOrder: ['sent', 'gone', 'name'], columnVisibility: { created: true } };
  expect(visibleColumns(layout)).toEqual(['name', 'sent', 'type', 'created']);
});

test('the first column names the rows and cannot be hidden', () => {
  expect(visibleColumns({ ...plain, columnVisibility: { name: false, type: false } })).toEqual(['name', 'sent']);
});

test('a change is stored in the layout, which contains only the user’s changes', () => {
  const moved = withTable(plain, (table) => table.setColumnOrder(['name', 'sent', 'type', 'created']));
  expect(visibleColumns(moved)).toEqual(['name', 'sent', 'type']);
  expect(withTable(plain, (table) => table.getColumn('type')?.toggleVisibility(false))).toEqual({
    ...plain,
    columnVisibility: { type: false },
  });
  expect(withTable(plain, (table) => table.setColumnSizing((sizes) => ({ ...sizes, type: 240 })))).toEqual({
    ...plain,
    columnSizing: { type: 240 },
  });
});
