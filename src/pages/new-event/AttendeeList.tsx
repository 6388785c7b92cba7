import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { restoreFocus } from '../../components/feedback/restoreFocus.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import type { KolBatchEntry } from '../../queries/kolBatch.ts';
import { AttendeeCard } from './AttendeeCard.tsx';
import { isInvitable } from './attendeeErrors.ts';
import { isBusy, type ReadEventsAround } from './attendeeWarnings.ts';
import { fieldId } from './eventFormValues.ts';
import { type EventFormProps, setField } from './fieldProps.ts';

interface AttendeeListProps extends EventFormProps {
  attendees: readonly string[];
  /** The loading result of each profile. */
  byId: ReadonlyMap<string, KolBatchEntry>;
  /** The service's errors about attendees, by id. */
  serverErrors: ReadonlyMap<string, string>;
  readAround: ReadEventsAround;
  limit: number;
  onReadAgain: (ids: readonly string[]) => void;
  onAnnounce: (text: string) => void;
}

/** From this number of cards on, the browser renders only those near the viewport. */
const MANY = 60;

/** The cards of all attendees. */
export function AttendeeList(props: AttendeeListProps) {
  const { form, attendees, byId, serverErrors, readAround, limit, onReadAgain, onAnnounce } = props;
  const t = useEventMessages();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const isInvalid = (id: string) => !isInvitable({ id, entry: byId.get(id), serverError: serverErrors.get(id) });
  const invalid = attendees.filter(isInvalid).length;

  const change = useCallback(
    (from: string, to: readonly string[], name: string) => {
      const before = form.getValues('attendees');
      const changed = [...new Set(before.flatMap((id) => (id === from ? to : id)))];
      const [first] = to;
      const position = first === undefined ? before.indexOf(from) : changed.indexOf(first);
      setField(form, 'attendees', changed);
      const repeated = to.filter((id) => id !== from && before.includes(id));
      const added = to.filter((id) => !repeated.includes(id));
      onAnnounce(
        format.sentences([
          first === undefined && t.removed(name),
          added.length > 0 && t.corrected(from, format.list(added)),
          ...repeated.map(t.merged),
        ]),
      );
      // The used field or button is gone, so focus moves to the next card, or to the field above.
      restoreFocus(() => {
        const cards = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
        const card = cards[Math.min(position, cards.length - 1)];
        return (first === undefined ? card?.querySelector<HTMLElement>('[data-remove]') : card) ?? boxAbove();
      });
    },
    [form, format, onAnnounce, t],
  );
  const readAgain = useCallback((id: string) => onReadAgain([id]), [onReadAgain]);
  const keepOnly = (remaining: string[]) => {
    setField(form, 'attendees', remaining);
    onAnnounce(t.removedMany(attendees.length - remaining.length));
    restoreFocus(boxAbove);
  };

  return (
    <div>
      <Box
        component="ul"
        ref={list}
        aria-label={t.attendees}
        sx={[
          {
            margin: 0,
            padding: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          },
          attendees.length > MANY && {
            '@media screen': { '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 104px' } },
          },
        ]}
      >
        {attendees.map((id) => {
          const entry = byId.get(id);
          const around = readAround(entry);
          return (
            <AttendeeCard
              key={id}
              id={id}
              entry={entry}
              serverError={serverErrors.get(id)}
              around={around}
              isBusy={isBusy(around, limit)}
              onChange={change}
              onReadAgain={readAgain}
            />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        {invalid > 0 && (
          <Button color="inherit" onClick={() => keepOnly(attendees.filter((id) => !isInvalid(id)))}>
            {t.removeInvalid(invalid)}
          </Button>
        )}
        {attendees.length > 1 && (
          <Button color="inherit" onClick={() => keepOnly([])}>
            {t.removeAll}
          </Button>
        )}
      </Box>
    </div>
  );
}

const boxAbove = () => document.getElementById(fieldId('attendees'));
