import { styled } from '@mui/material/styles';
import { Tag } from '../../ui/Tag.tsx';
import { Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';
import { AttendeeEvidence, type AttendeeEvidenceProps } from './AttendeeEvidence.tsx';

/** A profile in short, with what speaks against inviting the KOL on these days. */
export function AttendeeProfile({ kol, around, isBusy }: AttendeeEvidenceProps) {
  const t = useKolWords();
  const format = useFormat();
  const { tier, engagement_level: engagement } = kol;
  const country = kol.contact?.address?.country;
  return (
    <>
      <Name dir="auto">{kol.full_name ?? t.unnamed}</Name>
      <div dir="auto">
        <Value>{kol.institution}</Value>
      </div>
      <Tags>
        {tier && <Tag>{labelOf(t.tiers, tier)}</Tag>}
        {engagement && <Tag>{labelOf(t.engagementLevels, engagement)}</Tag>}
        {country && <span>{format.country(country)}</span>}
      </Tags>
      <AttendeeEvidence kol={kol} around={around} isBusy={isBusy} />
    </>
  );
}

const Name = styled('div')({ fontWeight: 600 });

const Tags = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  margin: '4px 0',
  fontSize: '0.8125rem',
});
