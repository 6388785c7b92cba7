import type { KolRecord } from '../../contract/readKol.ts';
import { optional } from '../../ui/Value.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';

/** Returns the details of an entry other than its title and date: its role, kind or journal, with a label if needed. */
export function useRecordDetails() {
  const t = useKolWords();
  const { fieldName } = useCommonWords();
  const format = useFormat();
  const named = (field: 'doi' | 'citations', value: string) => `${fieldName(t.recordField[field])} ${value}`;
  return ({ role, status, type, journal, summary, doi, citations }: KolRecord): string[] =>
    [
      optional(role, (known) => labelOf(t.roles, known)),
      optional(status, (known) => labelOf(t.campaignStatuses, known)),
      optional(type, (known) => labelOf(t.interactionTypes, known)),
      summary,
      journal,
      optional(citations, (known) => named('citations', format.count(known))),
      doi && named('doi', doi),
    ].flatMap((detail) => detail || []);
}
