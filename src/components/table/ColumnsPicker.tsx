import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { DialogErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import type { ColumnsDialog as ColumnsDialogComponent } from './ColumnsDialog.tsx';
import { SetupButton } from './SetupButton.tsx';
import type { DataTableInstance } from './useDataTable.ts';
import type { TableViews } from './useLayoutState.ts';

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
  const { columns } = useTableMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { layout, setLayout, resetLayout } = views;
  const close = () => setIsOpen(false);
  return (
    <>
      <SetupButton label={columns} icon={Columns3} onPress={setIsOpen} />
      {isOpen && (
        <DialogErrorBoundary onClose={close}>
          <ColumnsDialog
            table={table}
            density={layout.density}
            onDensityChange={(density) => setLayout({ ...layout, density })}
            onReset={resetLayout}
            onClose={close}
          />
        </DialogErrorBoundary>
      )}
    </>
  );
}
