import { useMemo } from 'react';
import { Link } from 'react-router';
import { ENGAGEMENT_LEVELS } from '../../contract/kol.ts';
import type { ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { kolPath } from '../../paths.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { type Format, useFormat } from '../../words/format.ts';
import { useKolListWords } from '../../words/kolList.ts';
import { useKolValueWords } from '../../words/kolValues.ts';
import { labelOf } from '../../words/labelOf.ts';
import { ENGAGEMENT_TONES } from '../shared/engagementTones.ts';
import { countryOf } from './listView.ts';

const FIGURES = [
  ['h_index', 56],
  ['publications_count', 104],
  ['email_open_rate', 70],
  ['response_rate', 84],
  ['total_events', 71],
] as const;

/**
 * The columns of the working list; a column's id is the path of its field.
 * @param onOpen called when a profile is opened from the list
 */
export function useKolColumns(onOpen: () => void): Column<ReadKol>[] {
  const t = useKolValueWords();
  const words = useKolListWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'full_name',
        header: words.name,
        width: 142,
        sortValue: (kol) => kol.full_name,
        cell: (kol) => (
          <>
            <Link to={kolPath(kol.id)} onClick={onOpen} dir="auto" data-name-link>
              {kol.full_name || kol.id}
            </Link>
            {isUnreadable(kol, 'full_name') && (
              <>
                {' '}
                <Value isUnreadable>{undefined}</Value>
              </>
            )}
          </>
        ),
      },
      {
        id: 'title',
        header: words.kolTitle,
        width: 144,
        sortValue: (kol) => kol.title,
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'title')}>{kol.title && <span dir="auto">{kol.title}</span>}</Value>
        ),
      },
      {
        id: 'institution',
        header: words.institution,
        width: 164,
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
        width: 106,
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
        width: 146,
        sortValue: (kol) => specialtiesOf(kol, format),
        cell: (kol) => <Value isUnreadable={isUnreadable(kol, 'specialties')}>{specialtiesOf(kol, format)}</Value>,
      },
      {
        id: 'tier',
        header: words.tier,
        width: 62,
        sortValue: (kol) => kol.tier,
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'tier')}>{optional(kol.tier, (tier) => labelOf(t.tiers, tier))}</Value>
        ),
      },
      {
        id: 'engagement_level',
        header: words.engagement_level,
        width: 103,
        sortValue: (kol) => optional(kol.engagement_level, engagementRank),
        cell: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'engagement_level')}>
            {optional(kol.engagement_level, (level) => (
              <Tag tone={ENGAGEMENT_TONES[level]}>{labelOf(t.engagementShort, level)}</Tag>
            ))}
          </Value>
        ),
      },
      ...FIGURES.map(
        ([metric, width]): Column<ReadKol> => ({
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

const specialtiesOf = ({ specialties }: ReadKol, format: Format) =>
  specialties && format.series(specialties.map((specialty) => labelOf({}, specialty)));

/** High comes before low, whatever the letters say; a level that the interface does not know comes after. */
function engagementRank(level: string): number {
  const rank: number = [...ENGAGEMENT_LEVELS, ''].indexOf(level);
  return rank === -1 ? ENGAGEMENT_LEVELS.length : rank;
}
