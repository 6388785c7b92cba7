import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useRef } from 'react';
import { isKolId } from '../../contract/kolIds.ts';
import type { useResolvedKols } from '../../queries/resolveKols.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { AttendeeCard } from './AttendeeCard.tsx';
import type { EventDays } from './attendeeWarnings.ts';
import { type EventFormProps, setField } from './fieldProps.ts';
import { attendeeElementId } from './formFaults.ts';

interface AttendeeListProps extends EventFormProps {
  attendees: readonly string[];
  resolution: ReturnType<typeof useResolvedKols>;
  /** What the service said about attendees, by id. */
  refused: ReadonlyMap<string, string>;
  days: EventDays | null;
  limit: number;
  onSaid: (text: string) => void;
}

/** The cards of everybody in the list. A card is drawn only while it is near the screen, so that hundreds stay smooth. */
export function AttendeeList(props: AttendeeListProps) {
  const { form, attendees, resolution, refused, days, limit, onSaid } = props;
  const t = useNewEventWords();
  const list = useRef<HTMLUListElement>(null);
  const { kols, retry } = resolution;
  const byId = useMemo(() => new Map(kols.map((entry) => [entry.id, entry])), [kols]);
  const isFaulty = (id: string) => !isKolId(id) || refused.has(id) || byId.get(id)?.status === 'failed';
  const faulty = attendees.filter(isFaulty).length;

  const change = useCallback(
    (from: string, to: string | null, name: string) => {
      const before = form.getValues('attendees');
      const position = before.indexOf(from);
      const changed = before.flatMap((id) => (id === from ? (to ?? []) : id));
      setField(form, 'attendees', [...new Set(changed)]);
      if (to !== null) return;
      onSaid(t.removed(name));
      // The button that was pressed is gone: the keyboard goes on at the next card, or at the box above.
      requestAnimationFrame(() => {
        const cards = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
        (cards?.[Math.min(position, cards.length - 1)] ?? document.getElementById('event-attendees'))?.focus();
      });
    },
    [form, onSaid, t],
  );
  const readAgain = useCallback((id: string) => retry([id]), [retry]);

  return (
    <Box>
      <Box
        component="ul"
        ref={list}
        aria-label={t.listLabel}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {attendees.map((id, position) => (
          <AttendeeCard
            key={id}
            id={id}
            elementId={attendeeElementId(position)}
            entry={byId.get(id)}
            refusal={refused.get(id)}
            days={days}
            limit={limit}
            onChange={change}
            onReadAgain={readAgain}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {faulty > 0 && (
          <Button
            color="inherit"
            onClick={() =>
              setField(
                form,
                'attendees',
                attendees.filter((id) => !isFaulty(id)),
              )
            }
          >
            {t.removeFaulty(faulty)}
          </Button>
        )}
        {attendees.length > 1 && (
          <Button color="inherit" onClick={() => setField(form, 'attendees', [])}>
            {t.removeAll}
          </Button>
        )}
      </Box>
    </Box>
  );
}
