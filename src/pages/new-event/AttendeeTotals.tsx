import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextField } from '../../components/form/TextField.tsx';
import { KOL_TIERS } from '../../contract/kol.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import type { KolBatchEntry } from '../../queries/kolBatch.ts';
import { setBusyLimit, useBusyLimit } from '../../storage/preferences.ts';
import { BUSY_DAYS, isWarned, type ReadEventsAround } from './attendeeWarnings.ts';

interface AttendeeTotalsProps {
  /** The valid attendees, each with the loading result of its profile. */
  invited: readonly (KolBatchEntry | undefined)[];
  readAround: ReadEventsAround;
  limit: number;
}

/** The number of invited KOLs by tier and country, and how many have a warning. */
export function AttendeeTotals({ invited, readAround, limit }: AttendeeTotalsProps) {
  const t = useKolMessages();
  const f = useEventMessages();
  const format = useFormat();
  const { tiers, countries, unread, warned } = countUp(invited, readAround, limit);
  const rest = unread === 0 ? [] : [f.total(f.notReadYet, unread)];
  const tierNames = [...new Set([...KOL_TIERS, ...tiers.keys()])].filter((tier) => tiers.has(tier));
  const byTier = tierNames.map((tier) => [tier, tiers.get(tier) ?? 0] as const);
  const byCountry = [...countries].sort(([, one], [, other]) => other - one);
  const line = (label: string, parts: string[]) => (
    <div>
      <dt>{label}</dt>
      <dd>{parts.join(' · ')}</dd>
    </div>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: 'body2.fontSize' }}>
      <Box component="dl" aria-label={f.totals} sx={linesStyle}>
        {line(f.byTier, [
          ...byTier.map(([tier, kols]) => f.total(tier === '' ? t.noTier : getLabel(t.tiers, tier), kols)),
          ...rest,
        ])}
        {line(f.byCountry, [
          ...byCountry.map(([country, kols]) =>
            f.total(country === '' ? f.unknownCountry : format.country(country), kols),
          ),
          ...rest,
        ])}
      </Box>
      {warned > 0 && <Box sx={{ color: 'warning.main' }}>{f.warned(warned)}</Box>}
      <BusyLimitField />
    </Box>
  );
}

/** Counts each KOL once, so that each line adds up to the number of invited KOLs. */
function countUp(invited: AttendeeTotalsProps['invited'], readAround: ReadEventsAround, limit: number) {
  const tiers = new Map<string, number>();
  const countries = new Map<string, number>();
  let unread = 0;
  let warned = 0;
  for (const entry of invited) {
    if (entry?.status !== 'loaded') {
      unread += 1;
      continue;
    }
    const { tier, contact } = entry.kol;
    const country = contact?.address?.country ?? '';
    tiers.set(tier ?? '', (tiers.get(tier ?? '') ?? 0) + 1);
    countries.set(country, (countries.get(country) ?? 0) + 1);
    if (isWarned(readAround(entry), limit)) warned += 1;
  }
  return { tiers, countries, unread, warned };
}

const linesStyle = {
  margin: 0,
  display: 'grid',
  gap: 0.5,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
  '& dt': { color: 'text.secondary', minWidth: '6rem' },
  '& dd': { margin: 0 },
} as const;

const MAX_LIMIT = 99;

/**
 * The number of recent events above which a KOL gets a warning. For an invalid number the field shows an error and the
 * value that still applies.
 */
function BusyLimitField() {
  const t = useEventMessages();
  const limit = useBusyLimit();
  // The typed text if it is not a valid number.
  const [invalidText, setInvalidText] = useState<string | null>(null);
  return (
    <TextField
      id="event-busy-limit"
      label={t.busyLimit(BUSY_DAYS)}
      type="number"
      value={invalidText ?? limit}
      onChange={({ target }) => {
        const next = /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN;
        const isUsable = next <= MAX_LIMIT;
        if (isUsable) setBusyLimit(next);
        setInvalidText(isUsable ? null : target.value);
      }}
      error={invalidText === null ? undefined : t.busyLimitError(MAX_LIMIT, limit)}
      autoComplete="off"
      inputProps={{ min: 0, max: MAX_LIMIT }}
      inputMode="numeric"
      sx={{ width: 96 }}
    />
  );
}
