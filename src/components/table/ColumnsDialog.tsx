import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { FocusableIconButton } from '../form/FocusableButton.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { measureColumns } from './TableHeader.tsx';
import { clampSize, type DataTableInstance } from './useDataTable.ts';
import type { TableLayout } from './useLayoutState.ts';

interface ColumnsDialogProps<Data extends RowData> {
  table: DataTableInstance<Data>;
  density: TableLayout['density'];
  onDensityChange: (density: TableLayout['density']) => void;
  /** Undoes all changes. */
  onReset: () => void;
  onClose: () => void;
}

/** The change of width per press, in pixels. */
const SIZE_STEP = 32;

/** Sets the row density of a table, its visible columns, their order and widths. The table follows immediately. */
export function ColumnsDialog<Data extends RowData>(props: ColumnsDialogProps<Data>) {
  const { table, density, onDensityChange, onReset, onClose } = props;
  const t = useTableMessages().columnsDialog;
  const columns = table.getAllLeafColumns();
  const headerOf = (column: (typeof columns)[number] | undefined) => String(column?.columnDef.header ?? '');
  const [moved, setMoved] = useState<{ id: string; step: number }>();
  const [resizedId, setResizedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // A button that moved with its column has lost focus. At the end of the list the other button takes it.
  useLayoutEffect(() => {
    if (moved === undefined) return;
    const item = list.current?.querySelector(`[data-of="${CSS.escape(moved.id)}"]`);
    const find = (step: number) => item?.querySelector<HTMLButtonElement>(`[data-step="${step}"]:not([aria-disabled])`);
    (find(moved.step) ?? find(-moved.step))?.focus();
  }, [moved]);
  const movedIndex = columns.findIndex(({ id }) => id === moved?.id);
  const resized = columns.find(({ id }) => id === resizedId);
  const move = (index: number, step: number) => {
    const order = columns.map(({ id }) => id);
    const id = order[index] ?? '';
    table.setColumnOrder(order.toSpliced(index, 1).toSpliced(index + step, 0, id));
    setMoved({ id, step });
    setResizedId(undefined);
  };
  const steps = [
    { step: -1, icon: ArrowUp, label: t.moveUp },
    { step: 1, icon: ArrowDown, label: t.moveDown },
  ];
  const sizes = [
    { by: -SIZE_STEP, icon: ChevronsRightLeft, label: t.narrower },
    { by: SIZE_STEP, icon: ChevronsLeftRight, label: t.wider },
  ];
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t.title}</DialogTitle>
      <DialogContent>
        {/* Cards on a phone have no density. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' }, marginBottom: 2 }}>
          <SelectField
            id="table-density"
            label={t.density}
            value={density}
            options={[
              { value: 'comfortable', label: t.comfortable },
              { value: 'compact', label: t.compact },
            ]}
            onChange={({ target }) => onDensityChange(target.value === 'compact' ? 'compact' : 'comfortable')}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
          {t.help}
        </Typography>
        <List ref={list} disablePadding>
          {columns.map((column, index) => {
            const header = headerOf(column);
            return (
              <ListItem key={column.id} disablePadding sx={itemStyle} data-of={column.id}>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={column.getIsVisible()}
                      disabled={index === 0}
                      onChange={column.getToggleVisibilityHandler()}
                    />
                  }
                  label={
                    <span>
                      {header}
                      {index === 0 && (
                        <Typography variant="body3" color="textSecondary" sx={{ display: 'block' }}>
                          {t.alwaysFirst}
                        </Typography>
                      )}
                    </span>
                  }
                  sx={{ flex: '1 1 9rem', alignSelf: 'stretch', minWidth: 0 }}
                />
                {index > 0 &&
                  steps.map(({ step, icon: Icon, label }) => (
                    <FocusableIconButton
                      key={step}
                      size="small"
                      data-step={step}
                      aria-label={label(header)}
                      title={label(header)}
                      disabled={index + step < 1 || index + step >= columns.length}
                      onClick={() => move(index, step)}
                    >
                      <Icon size={18} />
                    </FocusableIconButton>
                  ))}
                {/* Resizes columns without dragging. Cards on a phone have no columns. */}
                <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5 }}>
                  {sizes.map(({ by, icon: Icon, label }) => (
                    <IconButton
                      key={by}
                      size="small"
                      aria-label={label(header)}
                      title={label(header)}
                      onClick={() => {
                        const measured = Object.fromEntries(measureColumns(document.querySelector('[data-column]')));
                        const size = clampSize((measured[column.id] ?? column.getSize()) + by);
                        // As for a resized column in the header, the others keep their widths.
                        table.setColumnSizing((known) => ({ ...known, ...measured, [column.id]: size }));
                        setResizedId(column.id);
                      }}
                    >
                      <Icon size={18} />
                    </IconButton>
                  ))}
                </Box>
              </ListItem>
            );
          })}
        </List>
        <VisuallyHidden role="status">
          {resized !== undefined
            ? t.sized(headerOf(resized), resized.getSize())
            : movedIndex > 0 && t.moved(headerOf(columns[movedIndex]), movedIndex + 1, columns.length)}
        </VisuallyHidden>
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

const itemStyle = { flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5, minHeight: 40 } as const;
