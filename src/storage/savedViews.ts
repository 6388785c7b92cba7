import * as z from 'zod/mini';
import { createListStore, type Deleted } from './createListStore.ts';
import { newId } from './newId.ts';
import { TableLayout } from './tableLayouts.ts';

/** A named set of filters and columns of one table. */
export const SavedView = z.object({
  id: z.string(),
  /** The table that it is of: `campaigns`. */
  table: z.string(),
  name: z.string(),
  /** The parameters of the table's address. */
  query: z.record(z.string(), z.string()),
  layout: TableLayout,
  /** True for the view that opens with the table; at most one of a table. */
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

export const savedViews = createListStore('saved-views', SavedView);

/** The view that opens with a table that is visited without any parameter. */
export const readDefaultView = (table: string) =>
  savedViews.get().find((view) => view.table === table && view.isDefault);

/** Keeps a new view. @returns the view as it is kept */
export function createView(view: Omit<SavedView, 'id' | 'isDefault'>): SavedView {
  const created = { ...view, id: newId(), isDefault: false };
  savedViews.set([...savedViews.get(), created]);
  return created;
}

/** Gives a view another name, or other filters and columns. */
export const changeView = (id: string, change: Partial<Pick<SavedView, 'name' | 'query' | 'layout'>>) =>
  savedViews.change(id, (view) => ({ ...view, ...change }));

/** Makes a view the one that opens with its table, or none of them. */
export function setDefaultView(table: string, id: string | undefined) {
  savedViews.set(
    savedViews.get().map((view) => (view.table === table ? { ...view, isDefault: view.id === id } : view)),
  );
}

/** Deletes a view. @returns what `restoreView` needs to undo it, or null where there is no such view any more */
export const deleteView = savedViews.delete;

/** Undoes a deletion: the view is back where it stood. Another one that opens with the table now goes on doing so. */
export function restoreView({ item, index }: Deleted<SavedView>) {
  const isDefault = item.isDefault && readDefaultView(item.table) === undefined;
  savedViews.restore({ item: { ...item, isDefault }, index });
}
