import Box from '@mui/material/Box';
import type { Kol } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { Tag, type Tone } from '../../ui/Tag.tsx';
import { Value } from '../../ui/Value.tsx';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';

const ENGAGEMENT_TONES: Record<string, Tone> = { high: 'positive', medium: 'info', low: 'neutral' };

/** Who the KOL is, in one glance under the name. */
export function KolIntro({ kol }: { kol: Read<Kol> }) {
  const t = useKolWords();
  const place = [kol.title, kol.department, kol.institution].filter(Boolean);
  const isDamaged = (...fields: (keyof Kol)[]) => fields.some((field) => isUnreadable(kol, field));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {place.join(' · ')}
        {isDamaged('title', 'department', 'institution') && <Value isUnreadable>{undefined}</Value>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {kol.tier && <Tag tone="accent">{labelOf(t.tiers, kol.tier)}</Tag>}
        {kol.engagement_level && (
          <Tag tone={ENGAGEMENT_TONES[kol.engagement_level]}>{labelOf(t.engagementLevels, kol.engagement_level)}</Tag>
        )}
        {kol.tags?.map((tag) => (
          <Tag key={tag}>
            <span dir="auto">{labelOf({}, tag)}</span>
          </Tag>
        ))}
        {isDamaged('tier', 'engagement_level', 'tags') && <Value isUnreadable>{undefined}</Value>}
      </Box>
    </Box>
  );
}
