import { measureElement, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { CARDS } from './media.ts';
import { part } from './tableParts.ts';

interface LongRowsProps {
  count: number;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** How many columns the table has. */
  columns: number;
  renderRow: (place: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

/** A row of two lines, in pixels, and the same as a card of a phone; the true heights are measured. */
const USUAL_HEIGHT = 60;
const USUAL_CARD_HEIGHT = 280;

/**
 * How far each step of the history had its table scrolled, and how high the rows were that were seen, by the step's key:
 * whoever comes back goes on there.
 */
const places = new Map<string, { offset: number; heights: VirtualItem[] }>();

/** The body of a long table: of its rows only those that are seen are in the page, with room kept for the others. */
export function LongRows({ count, scroller, columns, renderRow }: LongRowsProps) {
  // What scrolls is around these rows, and so it is there only after them: then they are drawn.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(drawAgain, []);
  const { key } = useLocation();
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (window.matchMedia(CARDS).matches ? USUAL_CARD_HEIGHT : USUAL_HEIGHT),
    overscan: 4,
    measureElement: observedHeight,
    initialOffset: () => places.get(key)?.offset ?? 0,
    initialMeasurementsCache: places.get(key)?.heights,
  });
  useEffect(
    () => () => void places.set(key, { offset: virtualizer.scrollOffset ?? 0, heights: virtualizer.takeSnapshot() }),
    [key, virtualizer],
  );
  const seen = virtualizer.getVirtualItems();
  return (
    <tbody {...part.rows}>
      <Gap height={seen[0]?.start ?? 0} columns={columns} />
      {seen.map(({ index }) => renderRow(index, virtualizer.measureElement))}
      <Gap height={virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  );
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

const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
