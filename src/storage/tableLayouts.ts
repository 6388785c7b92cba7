import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

/** The column setup of a table: column ids and numbers, no row data. */
const Layout = z.object({
  /** Column ids in the user's order. Columns that are not listed come after these. */
  columnOrder: z.array(z.string()),
  /** The columns that the user has shown or hidden. */
  columnVisibility: z.record(z.string(), z.boolean()),
  /** The widths that the user has chosen, in pixels at the default text size. */
  columnSizing: z.record(z.string(), z.number()),
  density: z.enum(['comfortable', 'compact']),
});
export type TableLayout = z.infer<typeof Layout>;

/** Parses a stored layout, including the field names of earlier releases. */
export const TableLayout = z.pipe(
  z.transform((stored: unknown) => {
    if (typeof stored !== 'object' || stored === null || !('order' in stored)) return stored;
    const { order, shown, widths, density }: { order: unknown; shown?: unknown; widths?: unknown; density?: unknown } =
      stored;
    return { columnOrder: order, columnVisibility: shown, columnSizing: widths, density };
  }),
  Layout,
);

export const DEFAULT_LAYOUT: TableLayout = {
  columnOrder: [],
  columnVisibility: {},
  columnSizing: {},
  density: 'comfortable',
};

const store = createPersistedStore('table-layouts', (stored): Readonly<Record<string, TableLayout>> => {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([table, item]) => {
      const layout = z.safeParse(TableLayout, item);
      return layout.success ? [[table, layout.data]] : [];
    }),
  );
});

/** Every layout that this device stores, by the name of its table or the id of its saved view. */
export const useTableLayouts = store.useValue;

/** Stores a layout; undefined removes it. */
export function setTableLayout(name: string, layout: TableLayout | undefined) {
  const { [name]: _before, ...others } = store.get();
  store.set(layout === undefined ? others : { ...others, [name]: layout });
}
