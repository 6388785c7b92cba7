import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FocusableIconButton } from '../components/form/FocusableButton.tsx';
import { SelectField } from '../components/form/SelectField.tsx';
import { useColumnsWords } from '../words/columns.ts';
import { resized } from './ColumnResizer.tsx';
import styles from './ColumnsDialog.module.css';
import type { Column } from './DataTable.tsx';
import { Dialog } from './Dialog.tsx';
import { inOrder, isShown, type TableLayout, withMoved } from './tableLayout.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ColumnsDialogProps {
  /** All columns that the table has. */
  columns: readonly Column<never>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  /** Takes everything back that was set up. */
  onReset: () => void;
  onClose: () => void;
}

/** By how much a press changes a width, in pixels. */
const WIDTH_STEP = 32;

/** Which columns a table shows, in which order and how wide, and how close its rows stand. The table follows at once. */
export function ColumnsDialog({ columns, layout, onLayout, onReset, onClose }: ColumnsDialogProps) {
  const t = useColumnsWords();
  const titleId = useId();
  const ordered = inOrder(columns, layout);
  const [moved, setMoved] = useState<{ id: string; step: number }>();
  const [sizedId, setSizedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // A button that changed places with its line has lost the keyboard; at the end of the list the other one takes it.
  useLayoutEffect(() => {
    if (moved === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-of="${CSS.escape(moved.id)}"] button:not([aria-disabled])`,
    );
    [...(buttons ?? [])].sort((one) => (one.dataset.step === String(moved.step) ? -1 : 1))[0]?.focus();
  }, [moved]);
  const place = ordered.findIndex(({ id }) => id === moved?.id);
  const sized = ordered.find(({ id }) => id === sizedId);
  const widthOf = ({ id, width }: Column<never>) => layout.widths[id] ?? width;
  const steps = [
    { step: -1, icon: ArrowUp, label: t.moveUp },
    { step: 1, icon: ArrowDown, label: t.moveDown },
  ];
  const sizes = [
    { by: -WIDTH_STEP, icon: ChevronsRightLeft, label: t.narrower },
    { by: WIDTH_STEP, icon: ChevronsLeftRight, label: t.wider },
  ];
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent>
        <div className={styles.help}>{t.help}</div>
        <ul ref={list} className={styles.columns}>
          {ordered.map((column, index) => (
            <li key={column.id} className={styles.column} data-of={column.id}>
              <label>
                <input
                  type="checkbox"
                  checked={index === 0 || isShown(column, layout)}
                  disabled={index === 0}
                  onChange={({ target }) =>
                    onLayout({ ...layout, shown: { ...layout.shown, [column.id]: target.checked } })
                  }
                />
                <span>
                  {column.header}
                  {index === 0 && <small>{t.alwaysFirst}</small>}
                </span>
              </label>
              {index > 0 &&
                steps.map(({ step, icon: Icon, label }) => (
                  <FocusableIconButton
                    key={step}
                    size="small"
                    data-step={step}
                    aria-label={label(column.header)}
                    title={label(column.header)}
                    disabled={index + step < 1 || index + step >= ordered.length}
                    onClick={() => {
                      onLayout(withMoved(columns, layout, column.id, step));
                      setMoved({ id: column.id, step });
                      setSizedId(undefined);
                    }}
                  >
                    <Icon size={18} />
                  </FocusableIconButton>
                ))}
              <span className={styles.sizes}>
                {sizes.map(({ by, icon: Icon, label }) => (
                  <IconButton
                    key={by}
                    size="small"
                    aria-label={label(column.header)}
                    title={label(column.header)}
                    onClick={() => {
                      const widths = { ...layout.widths, [column.id]: resized(widthOf(column), by) };
                      onLayout({ ...layout, widths });
                      setSizedId(column.id);
                    }}
                  >
                    <Icon size={18} />
                  </IconButton>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <VisuallyHidden role="status">
          {sized !== undefined
            ? t.sized(sized.header, widthOf(sized))
            : place > 0 && t.moved(ordered[place]?.header ?? '', place + 1, ordered.length)}
        </VisuallyHidden>
        <SelectField
          id="table-density"
          label={t.density}
          value={layout.density}
          options={[
            { value: 'comfortable', label: t.comfortable },
            { value: 'compact', label: t.compact },
          ]}
          onChange={({ target }) =>
            onLayout({ ...layout, density: target.value === 'compact' ? 'compact' : 'comfortable' })
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onReset}>{t.reset}</Button>
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
