import * as z from 'zod/mini';
import { createListStore, type Deleted } from './createListStore.ts';
import { newId } from './newId.ts';
import { TableLayout } from './tableLayouts.ts';

/** A named set of filters and columns of one table. */
export const SavedView = z.object({
  id: z.string(),
  /** The name of the table, such as `campaigns`. */
  table: z.string(),
  name: z.string(),
  /** The URL parameters of the table. */
  query: z.record(z.string(), z.string()),
  layout: TableLayout,
  /** True for the view that opens with the table; at most one per table. */
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

export const savedViews = createListStore('saved-views', SavedView);

/** The view that opens with a table if the URL has no parameters. */
export const readDefaultView = (table: string) =>
  savedViews.get().find((view) => view.table === table && view.isDefault);

/** Saves a new view. @returns the saved view */
export function createView(view: Omit<SavedView, 'id' | 'isDefault'>): SavedView {
  const created = { ...view, id: newId(), isDefault: false };
  savedViews.set([...savedViews.get(), created]);
  return created;
}

/** Renames a view or changes its filters and columns. */
export const changeView = (id: string, change: Partial<Pick<SavedView, 'name' | 'query' | 'layout'>>) =>
  savedViews.change(id, (view) => ({ ...view, ...change }));

/** Sets or clears the default view of a table. */
export function setDefaultView(table: string, id: string | undefined) {
  savedViews.set(
    savedViews.get().map((view) => (view.table === table ? { ...view, isDefault: view.id === id } : view)),
  );
}

/** Deletes a view. @returns the value for `restoreView`, or null if the view does not exist */
export const deleteView = savedViews.delete;

/**
 * Undoes a deletion and restores the position of the view. If the table has another default view now, that one stays
 * the default.
 */
export function restoreView({ item, index }: Deleted<SavedView>) {
  const isDefault = item.isDefault && readDefaultView(item.table) === undefined;
  savedViews.restore({ item: { ...item, isDefault }, index });
}
