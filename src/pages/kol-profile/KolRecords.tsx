import Box from '@mui/material/Box';
import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table';
import { Archive, CircleHelp, FileQuestion, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ResponseDetails } from '../../components/feedback/ResponseDetails.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { NamedValues, namedValues, useNamedTexts } from '../../components/layout/AnyValue.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { toSortParameter, useUrlState } from '../../components/table/urlState.ts';
import { type DataColumn, useDataTable } from '../../components/table/useDataTable.ts';
import { useSorting } from '../../components/table/useSorting.ts';
import type { KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import { normalizeText, searchWords } from '../../contract/normalizeText.ts';
import { type KolRecord, type ParsedKol, RECORD_FIELDS, type RecordField } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { DATE_FIELDS, dateOf, newestFirst, RECORD_TONES } from '../shared/kolRecords.ts';
import { DoiLink, RecordTitle, useEventStatus } from './RecordTitle.tsx';
import { KolAddress } from './searchParams.ts';

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

  if (records === undefined && isUnreadable(kol, include))
    return (
      <EmptyState icon={FileQuestion} title={t.notReadable}>
        <div>{common.unreadableLong}</div>
        <ResponseDetails title={t.notReadable} response={kol?.$response} />
      </EmptyState>
    );
  if (kol !== undefined && records === undefined)
    return (
      <EmptyState icon={CircleHelp} title={t.notAnswered}>
        <div>{t.notAnsweredLong}</div>
        <ResponseDetails title={t.notAnswered} response={kol.$response} />
      </EmptyState>
    );
  if (records?.length === 0) return <EmptyState icon={Archive} title={t.none[include]} />;
  return <RecordTable records={records} include={include} total={totalOf(include, kol)} />;
}

/** The number in the profile, which may be larger than the number of records. */
const totalOf = (include: KolInclude, kol: ParsedKol | undefined) => {
  const { total_events, total_campaigns, publications_count } = kol?.metrics ?? {};
  const totals = { events: total_events, campaigns: total_campaigns, publications: publications_count };
  return include === 'interactions' ? undefined : totals[include];
};

interface RecordTableProps {
  /** Undefined while they load. */
  records: readonly KolRecord[] | undefined;
  include: KolInclude;
  total: number | null | undefined;
}

/** The records with a search and sortable columns. */
function RecordTable({ records, include, total }: RecordTableProps) {
  const t = useKolMessages();
  const format = useFormat();
  const namedTexts = useNamedTexts();
  const eventStatus = useEventStatus();
  const [address, setAddress] = useUrlState(KolAddress);
  const { search = '', sort = `-${DATE_FIELDS[include]}` } = address;
  const columns = useRecordColumns(include, records);
  // With an unknown order, the newest entries come first.
  const { sorting } = useSorting(columns, { address: { sort }, invalidParameters: [] });
  const rows = useMemo(() => {
    const words = searchWords(search);
    return (
      records &&
      newestFirst(include, records).filter((record) => {
        // What the row shows, such as "Opened" and the day, and everything else in the record.
        const { further, ...fields } = record;
        const texts = [
          ...columns.map(({ accessorFn }) => accessorFn?.(record)),
          ...Object.values(fields),
          optional(dateOf(include, record), format.day),
          optional(record.citations, format.number),
          optional(include === 'events' ? eventStatus(record) : undefined, (status) => t[status]),
          ...namedTexts({ record: further, labels: t.recordField }),
        ];
        const text = normalizeText(texts.join('\n'));
        return words.every((word) => text.includes(word));
      })
    );
  }, [records, include, columns, search, t, format, namedTexts, eventStatus]);
  const table = useDataTable({
    columns,
    rows,
    state: { sorting },
    onSortingChange: (updater: Updater<SortingState>) =>
      setAddress({ sort: toSortParameter(functionalUpdate(updater, sorting)) }, { replace: true }),
  });
  const all = records?.length ?? 0;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 1, minHeight: 40 }}>
        <Box component="search" sx={{ flex: '0 1 20rem', '& > *': { width: '100%' }, displayPrint: 'none' }}>
          <SearchField
            id="record-search"
            label={t.searchRecords}
            value={search}
            isReachedBySlash
            onSearch={(text) => setAddress({ search: text || undefined }, { replace: true })}
          />
        </Box>
        <Box role="status" sx={{ fontSize: 'body1.fontSize', fontWeight: 600 }}>
          {rows &&
            (search
              ? t.entries(rows.length, all)
              : total && total > all
                ? t.onRecord(total, all)
                : t.entries(all, all))}
        </Box>
      </Box>
      {rows?.length === 0 ? (
        <EmptyState icon={SearchX} title={t.noTimelineMatch}>
          {t.searchFewer}
        </EmptyState>
      ) : (
        <DataTable caption={t.tabs[include]} table={table} isLoading={records === undefined} expectedRows={5} />
      )}
    </div>
  );
}

const SIZES: Partial<Record<RecordField, number>> = {
  name: 420,
  subject: 280,
  summary: 420,
  title: 440,
  journal: 240,
  doi: 220,
  citations: 110,
};
const DEFAULT_SIZE = 140;

/**
 * The columns of one of a KOL's lists. Interactions and publications have no fixed shape in the interface (§2.5): empty
 * columns are hidden, and fields without a column are shown by name and value in a last column.
 */
function useRecordColumns(include: KolInclude, records: readonly KolRecord[] | undefined): DataColumn<KolRecord>[] {
  const t = useKolMessages();
  const format = useFormat();
  return useMemo(() => {
    const labels: Partial<Record<RecordField, Record<string, string>>> = {
      role: t.roles,
      status: t.campaignStatuses,
      type: t.interactionTypes,
    };
    const fields: readonly RecordField[] = RECORD_FIELDS[include];
    const [title] = fields;
    const show = (field: RecordField, record: KolRecord, value: string | number) => {
      if (typeof value === 'number') return format.number(value);
      if (field === title) return <RecordTitle include={include} record={record} />;
      if (isDate(field)) return <span data-one-line>{format.day(value)}</span>;
      if (field === 'doi') return <DoiLink doi={value}>{value}</DoiLink>;
      const valueLabels = labels[field];
      if (valueLabels) return <Chip tone={RECORD_TONES[value]}>{getLabel(valueLabels, value)}</Chip>;
      if (field === 'summary')
        return (
          <Box component="span" dir="auto" title={value} sx={twoLinesStyle}>
            {value}
          </Box>
        );
      return <span dir="auto">{value}</span>;
    };
    const hasFixedShape = include === 'events' || include === 'campaigns';
    const isFilled = (field: RecordField) => (records ?? []).some((record) => (record[field] ?? '') !== '');
    const known = fields
      .filter((field) => hasFixedShape || records === undefined || isFilled(field))
      .map(
        (field): DataColumn<KolRecord> => ({
          id: field,
          header: t.recordField[field],
          size: SIZES[field] ?? DEFAULT_SIZE,
          meta: { align: field === 'citations' ? 'end' : 'start', isFlexible: field === 'summary' },
          sortDescFirst: isDate(field) || field === 'citations',
          accessorFn: (record) => {
            const value = record[field];
            return labels[field] && typeof value === 'string' ? getLabel(labels[field], value) : value;
          },
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

/** The timeline has the whole text. */
const twoLinesStyle = {
  '@media screen': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' },
} as const;

const isDate = (field: RecordField) => Object.values<string>(DATE_FIELDS).includes(field);
