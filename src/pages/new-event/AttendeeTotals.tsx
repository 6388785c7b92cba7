import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { KOL_TIERS } from '../../contract/kol.ts';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { setBusyLimit } from '../../session/busyLimit.ts';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { BUSY_DAYS, type EventDays, isWarned } from './attendeeWarnings.ts';

interface AttendeeTotalsProps {
  kols: readonly ResolvedKol[];
  days: EventDays | null;
  limit: number;
}

/** Who is in the list, by tier and country, and how many of them have a warning. */
export function AttendeeTotals({ kols, days, limit }: AttendeeTotalsProps) {
  const t = useKolWords();
  const f = useNewEventWords();
  const format = useFormat();
  const { tiers, countries, warned } = useMemo(() => countUp(kols, days, limit), [kols, days, limit]);
  if (tiers.size === 0) return null;
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
    <Box sx={{ display: 'grid', gap: 1, fontSize: '0.875rem' }}>
      <Box
        component="dl"
        aria-label={f.totals}
        sx={{
          m: 0,
          display: 'grid',
          gap: 0.5,
          '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
          '& dt': { color: 'text.secondary', minWidth: '6rem' },
          '& dd': { m: 0 },
        }}
      >
        {line(
          f.byTier,
          byTier.map(([tier, kols]) => f.total(tier === '' ? f.unknownTier : labelOf(t.tiers, tier), kols)),
        )}
        {line(
          f.byCountry,
          byCountry.map(([country, kols]) =>
            f.total(country === '' ? f.unknownCountry : format.country(country), kols),
          ),
        )}
      </Box>
      {warned > 0 && <Box sx={{ color: 'warning.main' }}>{f.warned(warned)}</Box>}
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {f.busyLimit(BUSY_DAYS)}
        <LimitInput value={limit} />
      </Box>
    </Box>
  );
}

const LimitInput = ({ value }: { value: number }) => (
  <Box
    component="input"
    type="number"
    min={0}
    max={99}
    defaultValue={value}
    onChange={(change) => {
      const limit = change.currentTarget.valueAsNumber;
      if (Number.isInteger(limit) && limit >= 0) setBusyLimit(limit);
    }}
    sx={{
      width: 64,
      minHeight: 44,
      px: 1,
      font: 'inherit',
      color: 'text.primary',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'text.secondary',
      borderRadius: 1,
    }}
  />
);

function countUp(kols: readonly ResolvedKol[], days: EventDays | null, limit: number) {
  const tiers = new Map<string, number>();
  const countries = new Map<string, number>();
  let warned = 0;
  for (const entry of kols) {
    if (entry.status !== 'loaded') continue;
    const { tier, contact } = entry.kol;
    const country = contact?.address?.country ?? '';
    tiers.set(tier ?? '', (tiers.get(tier ?? '') ?? 0) + 1);
    countries.set(country, (countries.get(country) ?? 0) + 1);
    if (isWarned(entry, days, limit)) warned += 1;
  }
  return { tiers, countries, warned };
}
