import { hashKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createListStore, type Deleted, distinctName, newId } from './createListStore.ts';
import { DEFAULT_LAYOUT, setTableLayout, TableLayout, useTableLayouts } from './tableLayouts.ts';

/** A named set of filters and columns of one table. */
const SavedView = z.object({
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
type SavedView = z.infer<typeof SavedView>;

const savedViews = createListStore('saved-views', SavedView);

/** The view that opens with a table if the URL has no parameters. */
export const readDefaultView = (table: string) =>
  savedViews.get().find((view) => view.table === table && view.isDefault);

/** Saves a new view. @returns the saved view */
function createView(view: Omit<SavedView, 'id' | 'isDefault'>): SavedView {
  const created = { ...view, id: newId(), isDefault: false };
  savedViews.set([...savedViews.get(), created]);
  return created;
}

/** Renames a view or changes its filters and columns. */
const changeView = (id: string, change: Partial<Pick<SavedView, 'name' | 'query' | 'layout'>>) =>
  savedViews.change(id, (view) => ({ ...view, ...change }));

/** Sets or clears the default view of a table. */
function setDefaultView(table: string, id: string | undefined) {
  savedViews.set(
    savedViews.get().map((view) => (view.table === table ? { ...view, isDefault: view.id === id } : view)),
  );
}

/**
 * Undoes a deletion and restores the position of the view. If the table has another default view now, that one stays
 * the default.
 */
function restoreView({ item, index }: Deleted<SavedView>) {
  const isDefault = item.isDefault && readDefaultView(item.table) === undefined;
  savedViews.restore({ item: { ...item, isDefault }, index });
}

/** The URL value for "no view", where the URL alone would open the default view. */
const NO_VIEW = 'none';

// The same objects each time, so that a handler that depends on them stays the same.
const NO_VIEW_PARAMETERS = { view: NO_VIEW };
const NO_PARAMETERS = {};

/**
 * The column layout and the saved views of a table. Without a view, the device's own layout applies. A selected view
 * brings its own layout; changes are stored next to it until the user updates or selects the view again.
 * @param table the name of the table: `campaigns`
 * @param parameters the URL parameters of the table; a view contains those that fit every page of it and every list of ids
 * @param hasDefault false for a table that never opens with a view
 */
export function useTableViews(table: string, parameters: Readonly<Record<string, string>>, hasDefault: boolean) {
  const saved = savedViews.useValue();
  const layouts = useTableLayouts();
  const views = saved
    .filter((view) => view.table === table)
    .map((view) => ({ ...view, isDefault: hasDefault && view.isDefault }));
  const { view: chosenId, page: _page, selected: _selected, ids: _ids, ...query } = parameters;
  const chosen = views.find(({ id }) => id === chosenId);
  const layoutName = chosen?.id ?? table;
  const layout = layouts[layoutName] ?? chosen?.layout ?? DEFAULT_LAYOUT;
  /** The URL parameters of the table without a view. */
  const withoutView = views.some(({ isDefault }) => isDefault) ? NO_VIEW_PARAMETERS : NO_PARAMETERS;
  return {
    views,
    chosen,
    // The hash does not depend on the order of filters and columns with a width; the order of the columns counts.
    hasChanged: chosen !== undefined && hashKey([query, layout]) !== hashKey([chosen.query, chosen.layout]),
    /** True if the URL names a view that this browser does not have. */
    isUnknown: chosenId !== undefined && chosenId !== NO_VIEW && chosen === undefined,
    /** Parameters that every next URL carries, so that removing the last filter does not open the default view. */
    stickyParameters: chosenId === undefined ? withoutView : NO_PARAMETERS,
    layout,
    setLayout: (next: TableLayout) => setTableLayout(layoutName, next),
    /** Reverts the column changes. */
    resetLayout: () => setTableLayout(layoutName, undefined),
    /** Reverts the changes in a view. @returns the URL parameters of the view, or of the table without one */
    open: (id: string | undefined): Record<string, string> => {
      const view = views.find((known) => known.id === id);
      if (view === undefined) return withoutView;
      setTableLayout(view.id, undefined);
      return { ...view.query, view: view.id };
    },
    /** Saves the current filters and columns. @returns the name of the view, and its URL parameters */
    create: (wanted: string) => {
      const { id, name } = createView({ table, name: distinctName(wanted, views), query, layout });
      return { name, parameters: { ...query, view: id } };
    },
    update: () => {
      if (chosen === undefined) return;
      changeView(chosen.id, { query, layout });
      setTableLayout(chosen.id, undefined);
    },
    rename: (id: string, name: string) => changeView(id, { name: distinctName(name, views, id) }),
    setDefault: hasDefault ? (id: string | undefined) => setDefaultView(table, id) : undefined,
    /** Deletes a view. @returns where to go if the view was open, and how to undo it, which returns the same for the way back */
    remove: (id: string) => {
      const deleted = savedViews.delete(id);
      const changedLayout = layouts[id];
      setTableLayout(id, undefined);
      const isOpen = chosen?.id === id;
      const others = views.filter((view) => view.id !== id);
      return {
        next: isOpen ? { ...query, ...(others.some((view) => view.isDefault) && NO_VIEW_PARAMETERS) } : null,
        undo: () => {
          if (deleted === null) return null;
          restoreView(deleted);
          setTableLayout(id, changedLayout);
          return isOpen ? { ...query, view: id } : null;
        },
      };
    },
  };
}
