import Button from '@mui/material/Button';
import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { DialogErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { pageAction } from '../layout/pageActions.ts';
import type { ColumnsDialog as ColumnsDialogComponent } from './ColumnsDialog.tsx';
import type { TableViews } from './SavedViewsDialog.tsx';
import type { DataTableInstance } from './useDataTable.ts';

// Opened by a click.
const ColumnsDialog = lazy(async () => ({
  default: (await import('./ColumnsDialog.tsx')).ColumnsDialog,
})) as unknown as typeof ColumnsDialogComponent;

interface ColumnsPickerProps<Data extends RowData> {
  table: DataTableInstance<Data>;
  views: TableViews;
}

/** The button that opens the columns and the density of a table. */
export function ColumnsPicker<Data extends RowData>({ table, views }: ColumnsPickerProps<Data>) {
  const [isOpen, setIsOpen] = useState(false);
  const { layout, setLayout, resetLayout } = views;
  const close = () => setIsOpen(false);
  return (
    <>
      <OpenButton onOpen={setIsOpen} />
      {isOpen && (
        <DialogErrorBoundary onClose={close}>
          <Suspense>
            <ColumnsDialog
              table={table}
              density={layout.density}
              onDensityChange={(density) => setLayout({ ...layout, density })}
              onReset={resetLayout}
              onClose={close}
            />
          </Suspense>
        </DialogErrorBoundary>
      )}
    </>
  );
}

/** Memoized, so that a new page does not render it again (see `ExportButton` in `ListPage`). */
const OpenButton = memo(({ onOpen }: { onOpen: (isOpen: boolean) => void }) => {
  const { columns } = useTableMessages();
  return (
    <Button
      ref={pageAction(columns)}
      size="small"
      startIcon={<Columns3 size={16} />}
      onClick={() => onOpen(true)}
      aria-label={columns}
      title={columns}
    >
      <span>{columns}</span>
    </Button>
  );
});
