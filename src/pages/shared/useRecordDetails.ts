import { optional } from '../../components/layout/Value.tsx';
import type { KolRecord } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';

/** Returns the details of an entry other than its title and date: its role, kind or journal, with a label if needed. */
export function useRecordDetails() {
  const t = useKolMessages();
  const { fieldName } = useCommonMessages();
  const format = useFormat();
  const named = (field: 'doi' | 'citations', value: string) => `${fieldName(t.recordField[field])} ${value}`;
  return ({ role, status, type, journal, summary, doi, citations }: KolRecord): string[] =>
    [
      optional(role, (known) => getLabel(t.roles, known)),
      optional(status, (known) => getLabel(t.campaignStatuses, known)),
      optional(type, (known) => getLabel(t.interactionTypes, known)),
      summary,
      journal,
      optional(citations, (known) => named('citations', format.number(known))),
      doi && named('doi', doi),
    ].flatMap((detail) => detail || []);
}
