import Alert from '@mui/material/Alert';
import { Archive, CircleHelp, FileQuestion } from 'lucide-react';
import type { Kol, KolInclude } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolWords } from '../../words/kol.ts';
import { type KolRecord, newestFirst } from './records.ts';
import { useRecordColumns } from './useRecordColumns.tsx';

interface KolRecordsProps {
  /** The answer that includes the list; undefined while it is awaited. */
  kol: Read<Kol> | undefined;
  include: KolInclude;
}

/** One list of a KOL, newest first; "none recorded", "not answered" and "not readable" are told apart. */
export function KolRecords({ kol, include }: KolRecordsProps) {
  const t = useKolWords();
  const common = useCommonWords();
  const records: KolRecord[] | undefined = kol?.[include] ?? undefined;
  const columns = useRecordColumns(include, records);
  const isDamaged = isUnreadable(kol, include);

  if (isDamaged && !records?.length)
    return (
      <StatePanel icon={<FileQuestion size={40} />} title={t.notReadable}>
        {common.unreadableLong}
      </StatePanel>
    );
  if (kol !== undefined && records === undefined)
    return (
      <StatePanel icon={<CircleHelp size={40} />} title={t.notAnswered}>
        {t.notAnsweredLong}
      </StatePanel>
    );
  if (records?.length === 0) return <StatePanel icon={<Archive size={40} />} title={t.none[include]} />;
  return (
    <>
      {isDamaged && (
        <Alert severity="warning" variant="outlined">
          {t.someNotReadable}
        </Alert>
      )}
      <DataTable
        caption={t.tabs[include]}
        columns={columns}
        rows={records && newestFirst(include, records)}
        getRowId={(record, index) => record.id ?? String(index)}
        expectedRows={5}
      />
    </>
  );
}
