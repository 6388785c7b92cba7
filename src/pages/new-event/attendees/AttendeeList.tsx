import Button from '@mui/material/Button';
import { lazy, useCallback, useRef, useState } from 'react';
import { DialogErrorBoundary } from '../../../components/feedback/ErrorBoundary.tsx';
import { restoreFocus } from '../../../components/feedback/focus.ts';
import { showSnackbar } from '../../../components/feedback/Snackbar.tsx';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { restoreRemoved } from '../../../storage/kolList.ts';
import styles from '../EventForm.module.css';
import { fieldId } from '../eventFormValues.ts';
import { type EventSectionProps, setField } from '../fieldProps.ts';
import { AttendeeRow } from './AttendeeRow.tsx';
import { isBusy } from './attendeeWarnings.ts';
import type { Attendees } from './useAttendees.ts';

interface AttendeeListProps extends EventSectionProps {
  state: Attendees;
  onAnnounce: (text: string) => void;
}

/** From this number of rows on, the browser renders only those near the viewport. */
const MANY = 60;

/** The rows of all attendees, and the profile of one of them in a drawer. */
export function AttendeeList({ form, state, onAnnounce }: AttendeeListProps) {
  const { attendees, byId, serverErrors, invitable, toCorrect, readAround, limit, batch } = state;
  const t = useEventMessages();
  const format = useFormat();
  const { undo } = useCommonMessages();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  // Otherwise the drawer would open again with an undone removal.
  if (opened !== null && !attendees.includes(opened)) setOpened(null);

  // The functions are stable, because the rows are memoized: up to 1,000 of them do not render again for a typed letter.
  const keepOnly = useCallback(
    (remaining: readonly string[], text: string) => {
      const before = form.getValues('attendees');
      const removed = before.filter((id) => !remaining.includes(id));
      setField(form, 'attendees', [...remaining]);
      onAnnounce('');
      const restore = () => {
        const restored = restoreRemoved(before, removed, form.getValues('attendees'));
        setField(form, 'attendees', restored);
        const position = restored.findIndex((id) => removed.includes(id));
        requestAnimationFrame(() =>
          list.current?.children[position]?.querySelector<HTMLElement>('[data-remove]')?.focus(),
        );
      };
      showSnackbar({ text, action: { label: undo, onClick: restore } });
    },
    [form, onAnnounce, undo],
  );
  const change = useCallback(
    (from: string, to: readonly string[], name: string) => {
      const before = form.getValues('attendees');
      const changed = [...new Set(before.flatMap((id) => (id === from ? to : id)))];
      const [first] = to;
      const position = first === undefined ? before.indexOf(from) : changed.indexOf(first);
      if (first === undefined) keepOnly(changed, t.removed(name));
      else {
        setField(form, 'attendees', changed);
        const repeated = to.filter((id) => id !== from && before.includes(id));
        const added = to.filter((id) => !repeated.includes(id));
        onAnnounce(
          format.sentences([added.length > 0 && t.corrected(from, format.list(added)), ...repeated.map(t.merged)]),
        );
      }
      // The used field or button is gone, so focus moves to the next row, or to the field above.
      restoreFocus(() => {
        const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
        const row = rows[Math.min(position, rows.length - 1)];
        return (first === undefined ? row?.querySelector<HTMLElement>('[data-remove]') : row) ?? boxAbove();
      });
    },
    [form, format, keepOnly, onAnnounce, t],
  );
  const { retry } = batch;
  const readAgain = useCallback((id: string) => retry([id]), [retry]);
  const removeMany = (remaining: readonly string[]) => {
    keepOnly(remaining, t.removedMany(attendees.length - remaining.length));
    restoreFocus(boxAbove);
  };
  const openedKol = opened === null ? undefined : byId.get(opened);
  const close = () => setOpened(null);
  /** Opens the nearest loaded profile before or after the opened one. */
  const neighbor = (step: 1 | -1) => {
    const loaded = attendees.filter((id) => byId.get(id)?.status === 'loaded');
    const next = loaded[loaded.indexOf(opened ?? '') + step];
    return next === undefined ? undefined : () => setOpened(next);
  };

  return (
    <div>
      <ul
        ref={list}
        aria-label={t.attendees}
        className={styles.attendees}
        data-many={attendees.length > MANY || undefined}
      >
        {attendees.map((id) => {
          const entry = byId.get(id);
          const around = readAround(entry);
          return (
            <AttendeeRow
              key={id}
              id={id}
              entry={entry}
              serverError={serverErrors.get(id)}
              around={around}
              isBusy={isBusy(around, limit)}
              onChange={change}
              onReadAgain={readAgain}
              onOpen={setOpened}
            />
          );
        })}
      </ul>
      <div className={styles.buttons}>
        {toCorrect > 0 && (
          <Button color="inherit" onClick={() => removeMany(invitable)}>
            {t.removeInvalid(toCorrect)}
          </Button>
        )}
        {attendees.length > 1 && (
          <Button color="inherit" onClick={() => removeMany([])}>
            {t.removeAll}
          </Button>
        )}
      </div>
      {openedKol?.status === 'loaded' && (
        <DialogErrorBoundary onClose={close}>
          <AttendeeDrawer
            kol={openedKol.kol}
            around={readAround(openedKol)}
            onPrevious={neighbor(-1)}
            onNext={neighbor(1)}
            onClose={close}
          />
        </DialogErrorBoundary>
      )}
    </div>
  );
}

// Opened by a click.
const AttendeeDrawer = lazy(async () => ({ default: (await import('./AttendeeDrawer.tsx')).AttendeeDrawer }));

const boxAbove = () => document.getElementById(fieldId('attendees'));
