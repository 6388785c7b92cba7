import {
  changeView,
  createView,
  deleteView,
  restoreView,
  type SavedView,
  savedViews,
  setDefaultView,
} from './savedViews.ts';
import { DEFAULT_LAYOUT, setTableLayout, type TableLayout, useTableLayouts } from './tableLayouts.ts';

/** What stands for "no view" in an address, where the address alone would open the default view. */
const NO_VIEW = 'none';

/**
 * The columns and the saved views of a table. Without a view the device's own layout of the table is in force; a chosen
 * view brings its own, and what is changed meanwhile is remembered beside it until the view is updated or chosen anew.
 * @param table the table's name: `campaigns`
 * @param parameters the parameters of the table's address
 */
export function useTableViews(table: string, parameters: Readonly<Record<string, string>>) {
  const kept = savedViews.useValue();
  const layouts = useTableLayouts();
  const views = kept.filter((view) => view.table === table);
  const { view: chosenId, page: _page, selected: _selected, ...query } = parameters;
  const chosen = views.find(({ id }) => id === chosenId);
  const layoutName = chosen?.id ?? table;
  const layout = layouts[layoutName] ?? chosen?.layout ?? DEFAULT_LAYOUT;
  const hasDefault = views.some(({ isDefault }) => isDefault);
  return {
    views,
    chosen,
    hasChanged: chosen !== undefined && textOf({ query, layout }) !== textOf(chosen),
    /** True where the address names a view that this browser does not have. */
    isUnknown: chosenId !== undefined && chosenId !== NO_VIEW && chosen === undefined,
    /** What every further address says, so that taking away the last filter does not open the default view. */
    stay: chosenId === undefined && hasDefault ? { view: NO_VIEW } : {},
    layout,
    setLayout: (next: TableLayout) => setTableLayout(layoutName, next),
    /** Takes back what was changed about the columns. */
    resetLayout: () => setTableLayout(layoutName, undefined),
    /** Takes back what was changed in a view. @returns the parameters of the view's address, or of the table's without one */
    open: (id: string | undefined): Record<string, string> => {
      const view = views.find((known) => known.id === id);
      if (view === undefined) return hasDefault ? { view: NO_VIEW } : {};
      setTableLayout(view.id, undefined);
      return { ...view.query, view: view.id };
    },
    /** Keeps the filters and columns as they are now under a name. @returns the parameters of the view's address */
    create: (name: string) => ({ ...query, view: createView({ table, name, query, layout }).id }),
    update: () => {
      if (chosen === undefined) return;
      changeView(chosen.id, { query, layout });
      setTableLayout(chosen.id, undefined);
    },
    rename: (id: string, name: string) => changeView(id, { name }),
    setDefault: (id: string | undefined) => setDefaultView(table, id),
    /** Deletes a view. @returns how to undo it, and where to go from a view that is no more */
    remove: (id: string) => {
      const deleted = deleteView(id);
      const others = views.filter((view) => view.id !== id);
      return {
        undo: () => deleted !== null && restoreView(deleted),
        next: chosen?.id === id ? { ...query, ...(others.some((view) => view.isDefault) && { view: NO_VIEW }) } : null,
      };
    },
  };
}

/** The same text for the same filters and columns, in whatever order they were set. */
const textOf = ({
  query,
  layout: { columnOrder, columnVisibility, columnSizing, density },
}: Pick<SavedView, 'query' | 'layout'>) =>
  JSON.stringify([sorted(query), columnOrder, sorted(columnVisibility), sorted(columnSizing), density]);

const sorted = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
