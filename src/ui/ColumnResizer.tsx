import { type PointerEvent, useRef } from 'react';
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

/**
 * The edge of a column, for a pointer to drag; all columns keep the widths that they have then. The keyboard passes it
 * by, which would otherwise stop twice at every column before the first row: the dialog of the columns has buttons for it.
 */
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
  return (
    <div
      className={styles.edge}
      aria-hidden
      title={t.widthOf(header)}
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
