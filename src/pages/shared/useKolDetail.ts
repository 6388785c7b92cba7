import { optional } from '../../components/layout/Value.tsx';
import type { KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolLabels } from '../../i18n/kolLabels.ts';
import { getLabel } from '../../i18n/messages.ts';

/** Returns what distinguishes two KOLs of one name: institution, country and tier. */
export function useKolDetail() {
  const { tiers } = useKolLabels();
  const format = useFormat();
  return ({ institution, contact, tier }: Parsed<KolSummary>) =>
    [
      institution,
      optional(contact?.address?.country, format.country),
      optional(tier, (known) => getLabel(tiers, known)),
    ]
      .filter(Boolean)
      .join(' · ');
}
