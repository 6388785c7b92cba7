import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

/** How a reader has set up the columns of a table: ids of columns and numbers, nothing of the rows. */
const Layout = z.object({
  /** Ids of columns in the reader's order. Columns that are not listed come after these. */
  columnOrder: z.array(z.string()),
  /** Which columns the reader has shown or hidden. */
  columnVisibility: z.record(z.string(), z.boolean()),
  /** The widths that the reader has chosen, in pixels at the usual text size. */
  columnSizing: z.record(z.string(), z.number()),
  density: z.enum(['comfortable', 'compact']),
});
export type TableLayout = z.infer<typeof Layout>;

/** Reads a stored layout, also one with the names of earlier releases. */
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

/** Every layout that this device remembers, by the name of its table or the id of its saved view. */
export const useTableLayouts = store.useValue;

/** Remembers a layout; undefined forgets it. */
export function setTableLayout(name: string, layout: TableLayout | undefined) {
  const { [name]: _before, ...others } = store.get();
  store.set(layout === undefined ? others : { ...others, [name]: layout });
}
