import { type Range, type Rect, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useReducer } from 'react';
import { CARD_ROWS } from '../../theme/theme.ts';
import { useIsPrinting } from '../layout/useIsPrinting.ts';
import { ariaRoles } from './ariaRoles.ts';
import { storePosition, useTableScrollKey } from './scrollPositions.ts';

interface VirtualizedRowsProps<Row> {
  /** The caption of the table. */
  caption: string;
  rows: readonly Row[];
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  columnCount: number;
  /** False if the table is not on paper. */
  isPrinted: boolean;
  renderRow: (row: Row, index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

/** Estimates in pixels: a row of two lines, and a card on a phone. The real heights are measured. */
const ESTIMATED_ROW_HEIGHT = 60;
const ESTIMATED_CARD_HEIGHT = 280;

/** The part of the window's height outside the table, in pixels; as in `DataTable.module.css`. */
const HEIGHT_AROUND_TABLE = 160;

/** The minimum height of the table, in pixels; as in `DataTable.module.css`. */
const MIN_TABLE_HEIGHT = 360;

/** The scroll offset and the measured heights of each table, by its scroll key. Going back restores them. */
const scrollPositions = new Map<string, { offset: number; heights: VirtualItem[] }>();

/** The body of a long table. It renders only the visible rows, but all of them for print. */
export function VirtualizedRows<Row>(props: VirtualizedRowsProps<Row>) {
  const { caption, rows, scroller, columnCount, isPrinted, renderRow } = props;
  // The scroll container is a parent and exists only after the first render, so the rows render again before the paint.
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(rerender, []);
  const key = useTableScrollKey(caption);
  const isPrinting = useIsPrinting();
  const estimatedHeight = window.matchMedia(CARD_ROWS).matches ? ESTIMATED_CARD_HEIGHT : ESTIMATED_ROW_HEIGHT;
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeWindow,
    estimateSize: () => estimatedHeight,
    overscan: 2,
    rangeExtractor: isPrinting && isPrinted ? allIndexes : undefined,
    initialOffset: () => scrollPositions.get(key)?.offset ?? 0,
    initialMeasurementsCache: scrollPositions.get(key)?.heights,
  });
  useEffect(
    () => () => {
      const position = { offset: virtualizer.scrollOffset ?? 0, heights: virtualizer.takeSnapshot() };
      storePosition(scrollPositions, key, position);
    },
    [key, virtualizer],
  );
  const visible = virtualizer.getVirtualItems();
  return (
    <tbody {...ariaRoles.rowGroup}>
      <Gap height={visible[0]?.start ?? 0} columnCount={columnCount} />
      {visible.map(({ index }) => {
        const row = rows[index];
        return row !== undefined && renderRow(row, index, virtualizer.measureElement);
      })}
      <Gap height={virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0)} columnCount={columnCount} />
    </tbody>
  );
}

const allIndexes = ({ count }: Range) => [...Array(count).keys()];

/** Reports the available height instead of the current one, because a filter may have left few rows. */
function observeWindow(rows: Virtualizer<HTMLElement, HTMLTableRowElement>, onRect: (rect: Rect) => void) {
  const report = () => {
    const top = Math.max(rows.scrollElement?.getBoundingClientRect().top ?? 0, HEIGHT_AROUND_TABLE);
    onRect({ width: window.innerWidth, height: Math.max(window.innerHeight - top, MIN_TABLE_HEIGHT) });
  };
  // The content above the table may change, and the page may scroll.
  const observer = new ResizeObserver(report);
  observer.observe(document.body);
  window.addEventListener('resize', report);
  window.addEventListener('scroll', report);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', report);
    window.removeEventListener('scroll', report);
  };
}

/** Hidden, because a visible element that moves counts as a layout shift. */
const Gap = ({ height, columnCount }: { height: number; columnCount: number }) =>
  height > 0 && (
    <tr aria-hidden style={{ visibility: 'hidden' }}>
      <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
