import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { ReadKol } from '../../contract/readKol.ts';
import { Tag } from '../../ui/Tag.tsx';
import { Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { attendeeWarnings, BUSY_DAYS, type EventDays, type OtherEvent } from './attendeeWarnings.ts';

interface AttendeeProfileProps {
  kol: ReadKol;
  days: EventDays | null;
  limit: number;
}

/** A profile in short, with what speaks against inviting the KOL on these days. */
export function AttendeeProfile({ kol, days, limit }: AttendeeProfileProps) {
  const t = useKolWords();
  const f = useNewEventWords();
  const format = useFormat();
  const { tier, engagement_level: engagement, events } = kol;
  const country = kol.contact?.address?.country;
  const warnings = useMemo(
    () => (events && days ? attendeeWarnings(events, days, limit) : { sameDays: [], recent: [] }),
    [events, days, limit],
  );
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
      {warnings.sameDays.length > 0 && (
        <Evidence title={f.clash(warnings.sameDays.length)} events={warnings.sameDays} />
      )}
      {warnings.recent.length > 0 && (
        <Evidence title={f.busy(warnings.recent.length, BUSY_DAYS)} events={warnings.recent} />
      )}
      {!events && <Unknown>{f.eventsUnknown}</Unknown>}
    </>
  );
}

/** A warning with the events that it comes from. */
function Evidence({ title, events }: { title: string; events: readonly OtherEvent[] }) {
  const format = useFormat();
  return (
    <Warning>
      <summary>
        <TriangleAlert size={15} aria-hidden />
        {title}
      </summary>
      <ul>
        {events.map(({ id, name, date }) => (
          <li key={id}>
            {name}, {format.day(date)}
          </li>
        ))}
      </ul>
    </Warning>
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

const Unknown = styled('div')({ fontSize: '0.8125rem', opacity: 0.8 });

const Warning = styled('details')(({ theme }) => ({
  margin: '2px 0',
  fontSize: '0.8125rem',
  color: theme.vars.palette.warning.main,
  '& summary': { cursor: 'pointer', padding: '3px 0' },
  '& summary svg': { verticalAlign: '-2px', marginInlineEnd: 6 },
  '& ul': { margin: '2px 0 4px', paddingInlineStart: 20, color: theme.vars.palette.text.primary },
}));
