import type { CsvColumn } from '../../components/table/csv.ts';
import { ExportDialog, type ShownRows } from '../../components/table/ExportDialog.tsx';
import { fileNameOf } from '../../components/table/saveFile.ts';
import { filterOf } from '../../components/table/urlState.ts';
import type { AuditEntry, AuditListQuery } from '../../contract/audit.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useAuditMessages } from '../../i18n/audit.ts';
import { fetchAllAudit } from '../../queries/audit.ts';
import { asApiError } from '../../queries/client.ts';
import { fetchWithValidSession } from '../shared/fetchWithValidSession.ts';
import { reportExport } from '../shared/reportExport.ts';

interface AuditExportProps extends ShownRows<Parsed<AuditEntry>> {
  query: AuditListQuery;
}

/** Exports the audit trail as a file. */
export function AuditExport({ query, ...shown }: AuditExportProps) {
  const { noun } = useAuditMessages();
  const filter = filterOf(query);
  return (
    <ExportDialog
      {...shown}
      noun={noun}
      columns={COLUMNS}
      collect={(options) => fetchWithValidSession(() => fetchAllAudit(filter, options), options.signal)}
      toError={asApiError}
      onSaved={(count) => reportExport({ action: 'exported', subject: 'audit', count })}
      fileName={fileNameOf('audit', filter)}
    />
  );
}

const COLUMNS: CsvColumn<Parsed<AuditEntry>>[] = [
  { header: 'at', value: ({ at }) => at },
  { header: 'actor', value: ({ actor }) => actor },
  { header: 'actor_name', value: ({ actor_name }) => actor_name },
  { header: 'action', value: ({ action }) => action },
  { header: 'subject', value: ({ subject }) => subject },
  { header: 'subject_name', value: ({ subject_name }) => subject_name },
  { header: 'count', value: ({ count }) => count },
  { header: 'request_id', value: ({ request_id }) => request_id },
];
