import { Archive, CircleHelp, FileQuestion } from 'lucide-react';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { KolInclude } from '../../contract/kol.ts';
import type { ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { AnswerDetail } from '../../ui/AnswerDetail.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolWords } from '../../words/kol.ts';
import { newestFirst } from '../shared/kolRecords.ts';
import { useRecordColumns } from './useRecordColumns.tsx';

interface KolRecordsProps {
  /** The answer that includes the list; undefined while it is awaited. */
  kol: ReadKol | undefined;
  include: KolInclude;
}

/** One list of a KOL, newest first; "none recorded", "not answered" and "not readable" are told apart. */
export function KolRecords({ kol, include }: KolRecordsProps) {
  const t = useKolWords();
  const common = useCommonWords();
  const records = kol?.[include];
  const columns = useRecordColumns(include, records);

  if (records === undefined && isUnreadable(kol, include))
    return (
      <StatePanel icon={<FileQuestion size={40} />} title={t.notReadable}>
        <div>{common.unreadableLong}</div>
        <AnswerDetail title={t.notReadable} answer={kol?.$answer} />
      </StatePanel>
    );
  if (kol !== undefined && records === undefined)
    return (
      <StatePanel icon={<CircleHelp size={40} />} title={t.notAnswered}>
        <div>{t.notAnsweredLong}</div>
        <AnswerDetail title={t.notAnswered} answer={kol.$answer} />
      </StatePanel>
    );
  if (records?.length === 0) return <StatePanel icon={<Archive size={40} />} title={t.none[include]} />;
  return (
    <StaticTable
      caption={t.tabs[include]}
      columns={columns}
      rows={records && newestFirst(include, records)}
      expectedRows={5}
    />
  );
}
