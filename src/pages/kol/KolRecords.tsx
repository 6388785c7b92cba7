import { Archive, CircleHelp } from 'lucide-react';
import type { Kol, KolInclude } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Value } from '../../ui/Value.tsx';
import { useKolWords } from '../../words/kol.ts';
import { type KolRecord, newestFirst } from './records.ts';
import { useRecordColumns } from './useRecordColumns.tsx';

interface KolRecordsProps {
  /** The answer that includes the list; undefined while it is awaited. */
  kol: Read<Kol> | undefined;
  include: KolInclude;
}

/** One list of a KOL, newest first; "none recorded" and "not answered" are told apart. */
export function KolRecords({ kol, include }: KolRecordsProps) {
  const t = useKolWords();
  const records: KolRecord[] | undefined = kol?.[include] ?? undefined;
  const columns = useRecordColumns(include, records);

  if (kol !== undefined && !Array.isArray(records))
    return (
      <StatePanel icon={<CircleHelp size={40} />} title={t.notAnswered}>
        <Value isUnreadable={isUnreadable(kol, include)}>{t.notAnsweredLong}</Value>
      </StatePanel>
    );
  if (records?.length === 0) return <StatePanel icon={<Archive size={40} />} title={t.none[include]} />;
  return (
    <DataTable
      caption={t.tabs[include]}
      columns={columns}
      rows={records && newestFirst(include, records)}
      getRowId={(record, index) => record.id ?? String(index)}
      expectedRows={5}
    />
  );
}
