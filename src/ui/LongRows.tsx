import { measureElement, type Rect, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { CARD_ROWS } from '../theme/theme.ts';
import { AROUND_LONG_TABLE, LEAST_LONG_TABLE, part } from './tableParts.ts';

interface LongRowsProps<Row> {
  rows: readonly Row[];
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** How many columns the table has. */
  columns: number;
  renderRow: (row: Row, place: number, ref: Ref<HTMLTableRowElement>, isSpare: boolean) => ReactNode;
}

/** A row of two lines, in pixels, and the same as a card of a phone; the true heights are measured. */
const USUAL_HEIGHT = 60;
const USUAL_CARD_HEIGHT = 280;

/**
 * How far each step of the history had its table scrolled, and how high the rows were that were seen, by the step's key:
 * whoever comes back goes on there.
 */
const places = new Map<string, { offset: number; heights: VirtualItem[] }>();

/** How many of them are kept: the steps left last. */
const KEPT_PLACES = 20;

/** The body of a long table: of its rows only those that are seen are in the page, with room kept for the others. */
export function LongRows<Row>({ rows, scroller, columns, renderRow }: LongRowsProps<Row>) {
  // What scrolls is around these rows, and so it is there only after them: then they are drawn, before anything is painted.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(drawAgain, []);
  const { key } = useLocation();
  const usualHeight = window.matchMedia(CARD_ROWS).matches ? USUAL_CARD_HEIGHT : USUAL_HEIGHT;
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeWindow,
    estimateSize: () => usualHeight,
    overscan: 2,
    measureElement: observedHeight,
    initialOffset: () => places.get(key)?.offset ?? 0,
    initialMeasurementsCache: places.get(key)?.heights,
  });
  useEffect(
    () => () => {
      places.delete(key);
      places.set(key, { offset: virtualizer.scrollOffset ?? 0, heights: virtualizer.takeSnapshot() });
      for (const oldest of [...places.keys()].slice(0, -KEPT_PLACES)) places.delete(oldest);
    },
    [key, virtualizer],
  );
  const seen = virtualizer.getVirtualItems();
  const end = (seen.at(-1)?.index ?? -1) + 1;
  // Who stands in the first places; behind the last row, who stood there while there were more.
  const [first, setFirst] = useState<{ of: readonly Row[]; rows: readonly Row[] }>({ of: [], rows: [] });
  if (first.of !== rows) {
    const isAtTop = seen[0] === undefined || seen[0].index === 0;
    setFirst({ of: rows, rows: isAtTop ? [...rows.slice(0, end), ...first.rows.slice(end)] : [] });
  }
  const renderPlace = (row: Row | undefined, place: number) =>
    row !== undefined && renderRow(row, place, virtualizer.measureElement, place >= rows.length);
  return (
    <tbody {...part.rows}>
      <Gap height={seen[0]?.start ?? 0} columns={columns} />
      {[
        ...seen.map(({ index }) => renderPlace(rows[index], index)),
        // A list that grows back while somebody types finds its rows made and laid out.
        ...first.rows.slice(rows.length).map((row, index) => renderPlace(row, rows.length + index)),
      ]}
      <Gap height={virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  );
}

/**
 * How high a long table can be, as far as the window shows it, though it holds few rows at the moment: how many rows are
 * drawn does not hang on how few there were before.
 */
function observeWindow(rows: Virtualizer<HTMLElement, HTMLTableRowElement>, tell: (rect: Rect) => void) {
  const tellSize = () => {
    const top = Math.max(rows.scrollElement?.getBoundingClientRect().top ?? 0, AROUND_LONG_TABLE);
    tell({ width: window.innerWidth, height: Math.max(window.innerHeight - top, LEAST_LONG_TABLE) });
  };
  // What stands above the table may come and go, and the page may scroll.
  const observer = new ResizeObserver(tellSize);
  observer.observe(document.body);
  window.addEventListener('resize', tellSize);
  window.addEventListener('scroll', tellSize);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', tellSize);
    window.removeEventListener('scroll', tellSize);
  };
}

/** The observer tells a row's height before the frame is painted; to ask for it sooner would lay the page out twice. */
function observedHeight(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLElement, HTMLTableRowElement>,
): number {
  if (entry !== undefined) return measureElement(row, entry, rows);
  const place = rows.indexFromElement(row);
  return rows.measurementsCache[place]?.size ?? rows.options.estimateSize(place);
}

/** Out of sight: else it would count as something that is seen, and that moves. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden style={{ visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
