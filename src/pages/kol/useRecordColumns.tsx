import { useMemo } from 'react';
import type { Interaction, KolCampaign, KolEvent, KolInclude, Publication } from '../../contract/kol.ts';
import { isUnreadable, type Tolerant } from '../../contract/tolerant.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';

/** One entry of any of the four lists: whatever fields it has of theirs. */
export type KolRecord = Tolerant<Partial<KolEvent & KolCampaign & Interaction & Publication>>;

type RecordField = Exclude<keyof KolRecord, '$unreadable'>;

/** The columns of one of a KOL's lists, and the field by which it is ordered. */
export function useRecordColumns(include: KolInclude) {
  const t = useKolWords();
  const format = useFormat();
  return useMemo(() => {
    const column = (
      field: RecordField,
      header: string,
      width: number,
      show?: (value: string) => React.ReactNode,
    ): Column<KolRecord> => ({
      id: field,
      header,
      width,
      cell: (record) => (
        <Value isUnreadable={isUnreadable(record, field)}>
          {optional(record[field], (value) => (show ? show(String(value)) : <span dir="auto">{value}</span>))}
        </Value>
      ),
    });
    const token = (labels: Record<string, string>) => (value: string) => <Tag>{labelOf(labels, value)}</Tag>;
    switch (include) {
      case 'events':
        return {
          dateOf: (record: KolRecord) => record.date,
          columns: [
            column('name', t.name, 380),
            column('date', t.date, 140, format.day),
            column('role', t.role, 140, token(t.roles)),
          ],
        };
      case 'campaigns':
        return {
          dateOf: (record: KolRecord) => record.sent_at,
          columns: [
            column('name', t.name, 380),
            column('sent_at', t.sent_at, 140, format.day),
            column('status', t.status, 140, token(t.campaignStatuses)),
          ],
        };
      case 'interactions':
        return {
          dateOf: (record: KolRecord) => record.date,
          columns: [
            column('subject', t.subject, 280),
            column('date', t.date, 130, format.day),
            column('type', t.type, 130, token(t.interactionTypes)),
            column('summary', t.summary, 420),
          ],
        };
      case 'publications':
        return {
          dateOf: (record: KolRecord) => record.published_on,
          columns: [
            column('title', t.publicationTitle, 420),
            column('journal', t.journal, 220),
            column('published_on', t.published_on, 130, format.day),
            column('doi', t.doi, 200),
            { ...column('citations', t.citations, 100, (value) => format.count(Number(value))), align: 'end' as const },
          ],
        };
    }
  }, [include, t, format]);
}
