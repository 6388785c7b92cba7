import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

/** How a reader has set up the columns of a table: ids of columns and numbers, nothing of the rows. */
export const TableLayout = z.object({
  /** Ids of columns in the reader's order; a column that is not named stands behind them. */
  order: z.array(z.string()),
  /** Which columns are shown or hidden against what the table begins with. */
  shown: z.record(z.string(), z.boolean()),
  /** Widths that the reader has chosen, in pixels where text has its usual size. */
  widths: z.record(z.string(), z.number()),
  density: z.enum(['comfortable', 'compact']),
});
export type TableLayout = z.infer<typeof TableLayout>;

/** A table as it comes. */
export const PLAIN_LAYOUT: TableLayout = { order: [], shown: {}, widths: {}, density: 'comfortable' };

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
