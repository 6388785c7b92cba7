import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { ENGAGEMENT_LEVELS, type Kol } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { kolPath } from '../../paths.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TitleCell } from '../../ui/TitleCell.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { useKolListWords } from '../../words/kolList.ts';
import { labelOf } from '../../words/labelOf.ts';
import { countryOf } from './listView.ts';

const FIGURES = [
  ['h_index', 80],
  ['publications_count', 106],
  ['email_open_rate', 96],
  ['response_rate', 96],
  ['total_events', 80],
] as const;

/**
 * The columns of the working list; a column's id is the path of its field.
 * @param onOpen called when a profile is opened from the list
 */
export function useKolColumns(onOpen: () => void): Column<Read<Kol>>[] {
  const t = useKolWords();
  const words = useKolListWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'full_name',
        header: words.name,
        width: 195,
        sortValue: (kol) => kol.full_name,
        cell: (kol) => (
          <TitleCell detail={kol.title}>
            <Link component={RouterLink} to={kolPath(kol.id)} onClick={onOpen} underline="hover">
              {kol.full_name || kol.id}
            </Link>
            {isUnreadable(kol, 'full_name') && <Value isUnreadable>{undefined}</Value>}
          </TitleCell>
        ),
      },
      {
        id: 'institution',
        header: words.institution,
        width: 165,
        sortValue: (kol) => kol.institution,
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'institution')}>
            {kol.institution && <span dir="auto">{kol.institution}</span>}
          </Value>
        ),
      },
      {
        id: 'contact.address.country',
        header: words.country,
        width: 100,
        sortValue: (kol) => optional(countryOf(kol), format.country),
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'contact.address.country')}>
            {optional(countryOf(kol), format.country)}
          </Value>
        ),
      },
      {
        id: 'specialties',
        header: words.specialties,
        width: 150,
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'specialties')}>
            {kol.specialties?.map((specialty) => labelOf({}, specialty)).join(', ')}
          </Value>
        ),
      },
      {
        id: 'tier',
        header: words.tier,
        width: 72,
        sortValue: (kol) => kol.tier,
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'tier')}>{optional(kol.tier, (tier) => labelOf(t.tiers, tier))}</Value>
        ),
      },
      {
        id: 'engagement_level',
        header: words.engagement_level,
        width: 116,
        sortValue: (kol) => optional(kol.engagement_level, engagementRank),
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'engagement_level')}>
            {optional(kol.engagement_level, (level) => (
              <Tag tone={level === 'high' ? 'positive' : level === 'medium' ? 'info' : 'neutral'}>
                {labelOf(t.engagementShort, level)}
              </Tag>
            ))}
          </Value>
        ),
      },
      ...FIGURES.map(
        ([metric, width]): Column<Read<Kol>> => ({
          id: `metrics.${metric}`,
          header: t.metric[metric],
          width,
          align: 'end',
          sortValue: (kol) => kol.metrics?.[metric],
          cell: (kol) => (
            <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
              {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
            </Value>
          ),
        }),
      ),
    ],
    [t, words, format, onOpen],
  );
}

/** High comes before low, whatever the letters say; a level that the interface does not know comes after. */
function engagementRank(level: string): number {
  const rank: number = [...ENGAGEMENT_LEVELS, ''].indexOf(level);
  return rank === -1 ? ENGAGEMENT_LEVELS.length : rank;
}
