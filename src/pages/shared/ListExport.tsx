import { ExportDialog, type ExportDialogProps } from '../../components/table/ExportDialog.tsx';
import { fileNameOf } from '../../components/table/saveFile.ts';
import { fetchWithValidSession } from './fetchWithValidSession.ts';
import { reportExport } from './reportExport.ts';

interface ListExportProps<Row> extends Omit<ExportDialogProps<Row>, 'onSaved' | 'fileName'> {
  /** The name of the list in the file's name and in the audit trail: `campaigns`. */
  list: string;
  /** The active filters, which are in the file's name too. */
  filter: Readonly<Record<string, string | number | undefined>>;
}

/** Exports a list of the service as a file. It continues after a new sign-in, and the audit trail records it. */
export const ListExport = <Row,>({ list, filter, fetchAll, ...dialog }: ListExportProps<Row>) => (
  <ExportDialog
    {...dialog}
    fetchAll={(options) => fetchWithValidSession(() => fetchAll(options), options.signal)}
    onSaved={(count) => reportExport({ action: 'exported', subjects: [list], count })}
    fileName={fileNameOf(list, filter)}
  />
);
