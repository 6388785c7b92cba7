import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTableWords } from '../words/table.ts';
import styles from './ColumnResizer.module.css';
import { textScale } from './textSize.ts';

/** Widths of columns by their ids, in pixels where text has its usual size. */
export type Widths = Readonly<Record<string, number>>;

interface ColumnResizerProps {
  columnId: string;
  header: string;
  /** The column's width as far as it is known. */
  width: number;
  /** Shows widths while the pointer is down; undefined goes back to what is remembered. */
  onDraft: (widths: Widths | undefined) => void;
  /** Remembers the widths. */
  onWidths: (widths: Widths) => void;
}

const NARROWEST = 56;
const WIDEST = 900;
const STEP = 16;

/** The edge of a column, which is dragged, or moved with the arrow keys. All columns keep the widths that they have then. */
export function ColumnResizer({ columnId, header, width, onDraft, onWidths }: ColumnResizerProps) {
  const t = useTableWords();
  const drag = useRef<{ x: number; widths: Widths }>(null);
  const moved = (widths: Widths, by: number): Widths => ({
    ...widths,
    [columnId]: resized(widths[columnId] ?? width, by),
  });
  const dragged = ({ x, widths }: { x: number; widths: Widths }, { clientX, currentTarget }: PointerEvent) =>
    moved(widths, (onwards(currentTarget) * (clientX - x)) / textScale());
  const end = (pointer: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (from === null) return;
    drag.current = null;
    if (pointer.type === 'pointerup' && pointer.clientX !== from.x) onWidths(dragged(from, pointer));
    onDraft(undefined);
  };
  const onKeyDown = (key: KeyboardEvent<HTMLElement>) => {
    const by = key.key === 'ArrowRight' ? STEP : key.key === 'ArrowLeft' ? -STEP : 0;
    if (by === 0) return;
    key.preventDefault();
    onWidths(moved(measure(key.currentTarget), onwards(key.currentTarget) * (key.shiftKey ? 4 * by : by)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved is no break between two texts
    <div
      className={styles.edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      title={t.widthOf(header)}
      aria-valuenow={Math.round(width)}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      onKeyDown={onKeyDown}
      onPointerDown={(pointer) => {
        if (pointer.button !== 0) return;
        pointer.preventDefault();
        pointer.currentTarget.setPointerCapture(pointer.pointerId);
        drag.current = { x: pointer.clientX, widths: measure(pointer.currentTarget) };
      }}
      onPointerMove={(pointer) => {
        if (drag.current !== null) onDraft(dragged(drag.current, pointer));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** The width of a column that was changed by so much, as far as a column may go; all in pixels. */
export const resized = (width: number, by: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width + by)));

/** A column's edge goes the way that one reads. @returns 1 where that is to the right, -1 where it is to the left */
const onwards = (edge: Element) => (getComputedStyle(edge).direction === 'rtl' ? -1 : 1);

/** The widths of all columns as they are drawn. */
function measure(edge: HTMLElement): Widths {
  const cells = edge.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  const scale = textScale();
  return Object.fromEntries(
    [...cells].map((cell) => [cell.dataset.column ?? '', Math.round(cell.offsetWidth / scale)]),
  );
}
