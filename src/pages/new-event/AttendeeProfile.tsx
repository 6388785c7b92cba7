import { Chip } from '../../components/layout/Chip.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { AttendeeEvidence, type AttendeeEvidenceProps } from './AttendeeEvidence.tsx';
import styles from './AttendeeProfile.module.css';

/** A short profile, with the reasons against inviting the KOL on these days. */
export function AttendeeProfile({ kol, around, isBusy }: AttendeeEvidenceProps) {
  const t = useKolMessages();
  const format = useFormat();
  const { tier, engagement_level: engagement } = kol;
  const country = kol.contact?.address?.country;
  return (
    <>
      <div className={styles.name} dir="auto">
        {kol.full_name || t.unnamed}
      </div>
      <div dir="auto">
        <Value isUnreadable={isUnreadable(kol, 'institution')}>{kol.institution}</Value>
      </div>
      <div className={styles.tags}>
        {tier && <Chip>{getLabel(t.tiers, tier)}</Chip>}
        {engagement && <Chip>{getLabel(t.engagementLevels, engagement)}</Chip>}
        {country && <span>{format.country(country)}</span>}
      </div>
      <AttendeeEvidence kol={kol} around={around} isBusy={isBusy} />
    </>
  );
}
