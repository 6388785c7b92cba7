import * as z from 'zod/mini';
import { newId } from './newId.ts';
import { createStore } from './store.ts';
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

/** A view that was deleted, and where it stood, so that deleting can be undone. */
export interface DeletedView {
  view: SavedView;
  index: number;
}

export const savedViews = createStore('saved-views', (stored): readonly SavedView[] =>
  // Views that cannot be read are left out, the others stay.
  Array.isArray(stored)
    ? stored.flatMap((item) => {
        const view = z.safeParse(SavedView, item);
        return view.success ? [view.data] : [];
      })
    : [],
);

/** The view that opens with a table that is visited without any parameter. */
export const readDefaultView = (table: string) =>
  savedViews.read().find((view) => view.table === table && view.isDefault);

/** Keeps a new view. @returns the view as it is kept */
export function createView(view: Omit<SavedView, 'id' | 'isDefault'>): SavedView {
  const created = { ...view, id: newId(), isDefault: false };
  savedViews.write([...savedViews.read(), created]);
  return created;
}

/** Gives a view another name, or other filters and columns. */
export const changeView = (id: string, change: Partial<Pick<SavedView, 'name' | 'query' | 'layout'>>) =>
  savedViews.write(savedViews.read().map((view) => (view.id === id ? { ...view, ...change } : view)));

/** Makes a view the one that opens with its table, or none of them. */
export function setDefaultView(table: string, id: string | undefined) {
  savedViews.write(
    savedViews.read().map((view) => (view.table === table ? { ...view, isDefault: view.id === id } : view)),
  );
}

/** Deletes a view. @returns what `restoreView` needs to undo it, or null where there is no such view any more */
export function deleteView(id: string): DeletedView | null {
  const views = savedViews.read();
  const index = views.findIndex((view) => view.id === id);
  const view = views[index];
  if (view === undefined) return null;
  savedViews.write(views.toSpliced(index, 1));
  return { view, index };
}

/** Undoes a deletion: the view is back where it stood. Another one that opens with the table now goes on doing so. */
export function restoreView({ view, index }: DeletedView) {
  const views = savedViews.read();
  if (views.some(({ id }) => id === view.id)) return;
  const isDefault = view.isDefault && readDefaultView(view.table) === undefined;
  savedViews.write(views.toSpliced(index, 0, { ...view, isDefault }));
}
