import { Archive, CircleHelp, FileQuestion } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ResponseDetails } from '../../components/feedback/ResponseDetails.tsx';
import { NamedValues, namedValues } from '../../components/layout/AnyValue.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { type KolRecord, RECORD_FIELDS, type RecordField } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { isUpcoming, newestFirst } from '../shared/kolRecords.ts';

interface KolRecordsProps {
  /** The response with the list; undefined while it loads. */
  kol: ParsedKol | undefined;
  include: KolInclude;
}

/** One list of a KOL, newest first. It distinguishes "none recorded", "not answered" and "unreadable". */
export function KolRecords({ kol, include }: KolRecordsProps) {
  const t = useKolMessages();
  const common = useCommonMessages();
  const records = kol?.[include];
  const columns = useRecordColumns(include, records);

  if (records === undefined && isUnreadable(kol, include))
    return (
      <EmptyState icon={<FileQuestion size={40} />} title={t.notReadable}>
        <div>{common.unreadableLong}</div>
        <ResponseDetails title={t.notReadable} response={kol?.$response} />
      </EmptyState>
    );
  if (kol !== undefined && records === undefined)
    return (
      <EmptyState icon={<CircleHelp size={40} />} title={t.notAnswered}>
        <div>{t.notAnsweredLong}</div>
        <ResponseDetails title={t.notAnswered} response={kol.$response} />
      </EmptyState>
    );
  if (records?.length === 0) return <EmptyState icon={<Archive size={40} />} title={t.none[include]} />;
  return (
    <StaticTable
      caption={t.tabs[include]}
      columns={columns}
      rows={records && newestFirst(include, records)}
      expectedRows={5}
    />
  );
}

const SIZES: Partial<Record<RecordField, number>> = {
  name: 380,
  subject: 280,
  summary: 420,
  title: 420,
  journal: 220,
  doi: 200,
  citations: 100,
};
const DEFAULT_SIZE = 140;

/**
 * The columns of one of a KOL's lists. Interactions and publications have no fixed shape in the interface (§2.5): empty
 * columns are hidden, and fields without a column are shown by name and value in a last column.
 */
export function useRecordColumns(
  include: KolInclude,
  records: readonly KolRecord[] | undefined,
): DataColumn<KolRecord>[] {
  const t = useKolMessages();
  const format = useFormat();
  return useMemo(() => {
    const labels: Partial<Record<RecordField, Record<string, string>>> = {
      role: t.roles,
      status: t.campaignStatuses,
      type: t.interactionTypes,
    };
    const show = (field: RecordField, record: KolRecord, value: string | number) => {
      if (typeof value === 'number') return format.count(value);
      if (field === 'date' || field === 'sent_at' || field === 'published_on') return format.day(value);
      const valueLabels = labels[field];
      if (valueLabels) return <Chip>{getLabel(valueLabels, value)}</Chip>;
      return (
        <>
          <span dir="auto">{value}</span>{' '}
          {include === 'events' && field === 'name' && isUpcoming(record.date) && <Chip tone="info">{t.upcoming}</Chip>}
        </>
      );
    };
    const fields: readonly RecordField[] = RECORD_FIELDS[include];
    const hasFixedShape = include === 'events' || include === 'campaigns';
    const isFilled = (field: RecordField) => (records ?? []).some((record) => (record[field] ?? '') !== '');
    const known = fields
      .filter((field) => hasFixedShape || records === undefined || isFilled(field))
      .map(
        (field): DataColumn<KolRecord> => ({
          id: field,
          header: t.recordField[field],
          size: SIZES[field] ?? DEFAULT_SIZE,
          meta: { align: field === 'citations' ? 'end' : 'start' },
          cell: ({ row: { original: record } }) => (
            <Value>{optional(record[field], (value) => show(field, record, value))}</Value>
          ),
        }),
      );
    const further: DataColumn<KolRecord> = {
      id: 'further',
      header: t.furtherDetails,
      size: 320,
      cell: ({ row: { original: record } }) => <NamedValues record={record.further} labels={t.recordField} />,
    };
    const hasFurther = (records ?? []).some((record) => namedValues(record.further).length > 0);
    return hasFurther ? [...known, further] : known;
  }, [include, records, t, format]);
}
