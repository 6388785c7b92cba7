import { isUnreadable } from '../../contract/tolerant.ts';
import { Tag } from '../../ui/Tag.tsx';
import { Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { useKolValueWords } from '../../words/kolValues.ts';
import { labelOf } from '../../words/labelOf.ts';
import { AttendeeEvidence, type AttendeeEvidenceProps } from './AttendeeEvidence.tsx';
import styles from './AttendeeProfile.module.css';

/** A short profile, with the reasons against inviting the KOL on these days. */
export function AttendeeProfile({ kol, around, isBusy }: AttendeeEvidenceProps) {
  const t = useKolWords();
  const { tiers, engagementLevels } = useKolValueWords();
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
        {tier && <Tag>{labelOf(tiers, tier)}</Tag>}
        {engagement && <Tag>{labelOf(engagementLevels, engagement)}</Tag>}
        {country && <span>{format.country(country)}</span>}
      </div>
      <AttendeeEvidence kol={kol} around={around} isBusy={isBusy} />
    </>
  );
}
