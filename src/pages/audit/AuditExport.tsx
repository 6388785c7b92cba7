import type { CsvColumn } from '../../components/table/csv.ts';
import type { ShownRows } from '../../components/table/ExportDialog.tsx';
import { toListFilter } from '../../components/table/urlState.ts';
import type { AuditEntry, AuditListQuery } from '../../contract/audit.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { fetchAllAudit } from '../../queries/audit.ts';
import { ListExport } from '../shared/ListExport.tsx';

interface AuditExportProps extends ShownRows<Parsed<AuditEntry>> {
  query: AuditListQuery;
}

/** Exports the audit trail as a file. */
export function AuditExport({ query, ...shown }: AuditExportProps) {
  const { noun } = useOrganizationMessages().audit;
  const filter = toListFilter(query);
  return (
    <ListExport
      {...shown}
      noun={noun}
      columns={COLUMNS}
      list="audit"
      filter={filter}
      fetchAll={(options) => fetchAllAudit(filter, options)}
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
