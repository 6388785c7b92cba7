import Box from '@mui/material/Box';
import { KOL_TIERS } from '../../../contract/kol.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useKolMessages } from '../../../i18n/kol.ts';
import { getLabel } from '../../../i18n/messages.ts';
import { isWarned } from './attendeeWarnings.ts';
import type { Attendees } from './useAttendees.ts';

/** The number of invited KOLs by tier and country, and how many have a warning. */
export function AttendeeTotals({ attendees }: { attendees: Attendees }) {
  const t = useKolMessages();
  const f = useEventMessages();
  const format = useFormat();
  const { tiers, countries, unread, warned } = countUp(attendees);
  const rest = unread === 0 ? [] : [f.total(f.notReadYet, unread)];
  const tierNames = [...new Set([...KOL_TIERS, ...tiers.keys()])].filter((tier) => tiers.has(tier));
  const byTier = tierNames.map((tier) => [tier, tiers.get(tier) ?? 0] as const);
  const byCountry = [...countries].sort(([, one], [, other]) => other - one);
  return (
    <>
      <div>
        {[
          ...byTier.map(([tier, kols]) => f.total(tier === '' ? t.noTier : getLabel(t.tiers, tier), kols)),
          ...rest,
        ].join('\u00a0· ')}
      </div>
      <div>
        {byCountry
          .map(([country, kols]) => f.total(country === '' ? f.unknownCountry : format.country(country), kols))
          .join('\u00a0· ')}
      </div>
      {warned > 0 && <Box sx={{ color: 'warning.main' }}>{f.warned(warned)}</Box>}
    </>
  );
}

/** Counts each KOL once, so that each line adds up to the number of invited KOLs. */
function countUp({ invitable, byId, readAround, limit }: Attendees) {
  const tiers = new Map<string, number>();
  const countries = new Map<string, number>();
  let unread = 0;
  let warned = 0;
  for (const id of invitable) {
    const entry = byId.get(id);
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
