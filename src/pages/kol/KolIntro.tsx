import Box from '@mui/material/Box';
import type { ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { Joined } from '../../ui/Joined.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Value } from '../../ui/Value.tsx';
import { useKolValueWords } from '../../words/kolValues.ts';
import { labelOf } from '../../words/labelOf.ts';
import { ENGAGEMENT_TONES } from '../shared/engagementTones.ts';

/** A short summary of the KOL below the name. */
export function KolIntro({ kol }: { kol: ReadKol }) {
  const t = useKolValueWords();
  const place = [kol.title, kol.department, kol.institution].flatMap((part) => part || []);
  const isDamaged = (...fields: string[]) => fields.some((field) => isUnreadable(kol, field));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="span" sx={{ fontSize: 'body2.fontSize', overflowWrap: 'anywhere' }}>
        <Joined texts={place} />
        {isDamaged('title', 'department', 'institution') && <Value isUnreadable>{undefined}</Value>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {kol.tier && <Tag tone="accent">{labelOf(t.tiers, kol.tier)}</Tag>}
        {kol.engagement_level && (
          <Tag tone={ENGAGEMENT_TONES[kol.engagement_level]}>{labelOf(t.engagementLevels, kol.engagement_level)}</Tag>
        )}
        {[...new Set(kol.tags)].map((tag) => (
          <Tag key={tag}>
            <span dir="auto">{labelOf({}, tag)}</span>
          </Tag>
        ))}
        {isDamaged('tier', 'engagement_level', 'tags') && <Value isUnreadable>{undefined}</Value>}
      </Box>
    </Box>
  );
}
