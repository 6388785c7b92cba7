import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Chip } from '../../components/layout/Chip.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { ENGAGEMENT_TONES } from '../shared/kolMetrics.ts';
import styles from './KolProfile.module.css';

/** A short summary of the KOL below the name. */
export function KolHeader({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const affiliation = [kol.title, kol.department, kol.institution].flatMap((part) => part || []);
  const hasUnreadable = (...fields: string[]) => fields.some((field) => isUnreadable(kol, field));
  return (
    <div className={styles.summary}>
      <span className={styles.affiliation}>
        <JoinedList texts={affiliation} />
        {hasUnreadable('full_name', 'title', 'department', 'institution') && <Value isUnreadable>{undefined}</Value>}
      </span>
      <div className={styles.chips}>
        {kol.tier && <Chip tone="accent">{getLabel(t.tiers, kol.tier)}</Chip>}
        {kol.engagement_level && (
          <Chip tone={ENGAGEMENT_TONES[kol.engagement_level]}>
            {getLabel(t.engagementLevels, kol.engagement_level)}
          </Chip>
        )}
        {[...new Set(kol.tags)].map((tag) => (
          <Chip key={tag}>
            <span dir="auto">{getLabel({}, tag)}</span>
          </Chip>
        ))}
        {hasUnreadable('tier', 'engagement_level', 'tags') && <Value isUnreadable>{undefined}</Value>}
      </div>
    </div>
  );
}

/** The initials of a KOL, which help to recognize a profile. */
export const KolAvatar = ({ name }: { name: string }) => (
  <Avatar aria-hidden className={styles.avatar}>
    {initialsOf(name)}
  </Avatar>
);

const TITLES = /^(?:prof(?:essor)?|dr|med|pd|priv|doz|sir|dame|habil|univ|md|phd)\.?$/i;

/** The first letters of the first and the last name, without titles and brackets. A name without spaces has one. */
function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*\)/, '')
    .split(/[\s,]+/)
    .filter((word) => /^\p{L}/u.test(word) && !TITLES.test(word));
  const letters = [words[0], words.slice(1).at(-1)].map((word = '') => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** Uneven line widths, like text. */
const WIDTHS = ['35%', '70%', '55%', '65%', '45%'];

/** The placeholder of a tab while its data or its code loads. */
export function KolSkeleton() {
  const t = useCommonMessages();
  return (
    <Box role="status" aria-label={t.loading} className={styles.placeholder}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Box>
  );
}
