import { Archive, CircleHelp } from 'lucide-react';
import type { Kol, KolInclude } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Value } from '../../ui/Value.tsx';
import { useKolWords } from '../../words/kol.ts';
import { type KolRecord, useRecordColumns } from './useRecordColumns.tsx';

interface KolRecordsProps {
  /** The answer that includes the list; undefined while it is awaited. */
  kol: Read<Kol> | undefined;
  include: KolInclude;
}

/** One list of a KOL, newest first; "none recorded" and "not answered" are told apart. */
export function KolRecords({ kol, include }: KolRecordsProps) {
  const t = useKolWords();
  const { columns, dateOf } = useRecordColumns(include);
  const records: KolRecord[] | undefined = kol?.[include] ?? undefined;

  if (kol !== undefined && !Array.isArray(records))
    return (
      <StatePanel icon={<CircleHelp size={40} />} title={t.notAnswered}>
        <Value isUnreadable={isUnreadable(kol, include)}>{t.notAnsweredLong}</Value>
      </StatePanel>
    );
  if (records?.length === 0) return <StatePanel icon={<Archive size={40} />} title={t.none[include]} />;
  const newestFirst =
    records && [...records].sort((one, other) => (dateOf(other) ?? '').localeCompare(dateOf(one) ?? ''));
  return (
    <DataTable
      caption={t.tabs[include]}
      columns={columns}
      rows={newestFirst}
      getRowId={(record, index) => record.id ?? String(index)}
      expectedRows={5}
    />
  );
}
