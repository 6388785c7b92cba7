import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Archive, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import type { ReadKol } from '../../contract/readKol.ts';
import { NamedValues } from '../../ui/AnyValue.tsx';
import { Joined } from '../../ui/Joined.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Tag, type Tone } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { headlineOf, isUpcoming } from '../shared/kolRecords.ts';
import { useRecordDetails } from '../shared/useRecordDetails.ts';
import { filteredTimeline, type TimelineEntry, timelineOf } from './timeline.ts';

const TONES: Record<KolInclude, Tone> = {
  events: 'accent',
  campaigns: 'info',
  interactions: 'positive',
  publications: 'warning',
};

/** Everything that happened with the KOL, in one line of time: events, campaigns, interactions, publications. */
export function KolTimeline({ kol }: { kol: ReadKol }) {
  const t = useKolWords();
  const format = useFormat();
  const [kinds, setKinds] = useState<ReadonlySet<KolInclude>>(new Set(KOL_INCLUDES));
  const [since, setSince] = useState('');
  const entries = useMemo(() => timelineOf(kol), [kol]);
  const shown = filteredTimeline(entries, kinds, since);
  const unanswered = KOL_INCLUDES.filter((include) => !Array.isArray(kol[include]));
  const toggle = (kind: KolInclude) => {
    const next = new Set(kinds);
    if (!next.delete(kind)) next.add(kind);
    setKinds(next);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Box role="group" aria-label={t.timelineKinds} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {KOL_INCLUDES.map((kind) => (
            <Button
              key={kind}
              variant={kinds.has(kind) ? 'contained' : 'outlined'}
              color={kinds.has(kind) ? 'primary' : 'inherit'}
              aria-pressed={kinds.has(kind)}
              onClick={() => toggle(kind)}
            >
              {t.tabs[kind]}
            </Button>
          ))}
        </Box>
        <Box sx={{ width: 180 }}>
          <TextField
            id="timeline-since"
            type="date"
            label={t.since}
            value={since}
            onChange={(change) => setSince(change.target.value)}
          />
        </Box>
        <Box role="status" sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontSize: '0.875rem' }}>
          {t.entries(shown.length, entries.length)}
        </Box>
      </Box>
      {unanswered.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {t.timelineNotAnswered(format.list(unanswered.map((include) => t.tabs[include])))}
        </Alert>
      )}
      {entries.length === 0 ? (
        <StatePanel icon={<Archive size={40} />} title={t.noTimeline} />
      ) : shown.length === 0 ? (
        <StatePanel icon={<SearchX size={40} />} title={t.noTimelineMatch} />
      ) : (
        <Box component="ol" aria-label={t.tabs.timeline} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </Box>
      )}
    </>
  );
}

function Entry({ entry: { kind, date, record } }: { entry: TimelineEntry }) {
  const t = useKolWords();
  const format = useFormat();
  const details = useRecordDetails()(record);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '8rem 9rem minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <Value>{optional(date, format.day)}</Value>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Tag tone={TONES[kind]}>{t.kinds[kind]}</Tag>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <span dir="auto">
            <Value>{headlineOf(kind, record)}</Value>
          </span>{' '}
          {kind === 'events' && isUpcoming(date) && <Tag tone="info">{t.upcoming}</Tag>}
        </Box>
        {details.length > 0 && (
          <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Joined texts={details} />
          </Box>
        )}
        <Box sx={{ fontSize: '0.875rem' }}>
          <NamedValues record={record.further} labels={t.recordField} />
        </Box>
      </Box>
    </Box>
  );
}
