import { Chip } from '../../components/layout/Chip.tsx';
import type { KolInclude } from '../../contract/kol.ts';
import type { KolRecord } from '../../contract/parseKol.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { RECORD_TONES } from '../shared/kolRecords.ts';

/** The role in the event, the kind of contact, or what became of the campaign. */
export function RecordChip({ include, record }: { include: KolInclude; record: KolRecord }) {
  const t = useKolMessages();
  const [text, labels] =
    include === 'events'
      ? [record.role, t.roles]
      : include === 'campaigns'
        ? [record.status, t.campaignStatuses]
        : [record.type, t.interactionTypes];
  return text ? <Chip tone={RECORD_TONES[text]}>{getLabel(labels, text)}</Chip> : null;
}
