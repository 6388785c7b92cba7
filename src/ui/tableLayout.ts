/** How a reader has set up a table. */
export interface TableLayout {
  /** Ids of columns in the reader's order; a column that is not named stands behind them. */
  order: string[];
  /** Which columns are shown or hidden against what the table begins with. */
  shown: Record<string, boolean>;
  /** Widths that the reader has chosen, in pixels where text has its usual size. */
  widths: Record<string, number>;
  density: 'comfortable' | 'compact';
}

/** What of a column its place in the table depends on. */
interface Arrangeable {
  id: string;
  isHiddenAtFirst?: boolean;
}

/** The columns in the reader's order. The first one names the rows: it stays first, and it is always shown. */
export function inOrder<Item extends Arrangeable>(
  columns: readonly Item[],
  { order }: Pick<TableLayout, 'order'>,
): Item[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const [first, ...others] = columns;
  if (first === undefined) return [];
  return [first, ...others.sort((one, other) => placeOf(one) - placeOf(other))];

  function placeOf({ id }: Item) {
    return place.get(id) ?? order.length;
  }
}

/** The columns that are shown, in the reader's order. */
export const arranged = <Item extends Arrangeable>(
  columns: readonly Item[],
  layout: Pick<TableLayout, 'order' | 'shown'>,
): Item[] => inOrder(columns, layout).filter((column, index) => index === 0 || isShown(column, layout));

export const isShown = ({ id, isHiddenAtFirst = false }: Arrangeable, { shown }: Pick<TableLayout, 'shown'>) =>
  shown[id] ?? !isHiddenAtFirst;

/** A layout in which one column has changed places with its neighbour among all columns. @param step -1 or 1 */
export function withMoved(columns: readonly Arrangeable[], layout: TableLayout, id: string, step: number): TableLayout {
  const order = inOrder(columns, layout).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + step;
  if (from < 1 || to < 1 || to >= order.length) return layout;
  return { ...layout, order: order.toSpliced(from, 1).toSpliced(to, 0, id) };
}
