import Button from '@mui/material/Button';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { createdEventPath, newEventPath } from '../../paths.ts';
import { Page } from '../../ui/Page.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useEventWords } from '../../words/event.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { CreatedEvent } from './CreatedEvent.tsx';
import { CreatedHere } from './CreatedHere.tsx';
import { findCreated, formLike, keepCreated } from './createdEvents.ts';
import { EventEditor } from './EventEditor.tsx';
import { prefilledForm } from './eventForm.ts';

/** Creates an event, and shows what the service answered about those that were created in this tab. */
export function NewEventPage() {
  const t = useEventWords();
  const [address] = useSearchParams();
  // Another address is another form or event; so is the same one, once its form is done with.
  const [shown, setShown] = useState({ address: address.toString(), round: 0 });
  const begin = () => setShown({ address: address.toString(), round: shown.round + 1 });
  if (shown.address !== address.toString()) begin();
  const createdId = address.get('created');
  if (createdId === null)
    return (
      <Page title={t.newTitle} intro={t.intro}>
        <NewEvent key={shown.round} isOpenedHere={shown.round > 0} onDone={begin} />
        <CreatedHere />
      </Page>
    );
  const created = findCreated(createdId);
  return (
    <Page title={t.createdTitle}>
      {created === undefined ? <Forgotten id={createdId} /> : <CreatedEvent key={createdId} created={created} />}
      <CreatedHere except={createdId} />
    </Page>
  );
}

interface NewEventProps {
  isOpenedHere: boolean;
  /** The planner is done with this form, without another screen to go to. */
  onDone: () => void;
}

/** The form that this address opens. */
function NewEvent({ isOpenedHere, onDone }: NewEventProps) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [prefilled] = useState(() => {
    const like = findCreated(address.get('like') ?? '');
    return like === undefined ? prefilledForm(address) : formLike(like);
  });
  return (
    <EventEditor
      prefilled={prefilled}
      isOpenedHere={isOpenedHere}
      onCreated={(record) => {
        keepCreated(record);
        void navigate(createdEventPath(record.event.id), { replace: true });
      }}
      onFound={(record) => {
        if (record !== null) keepCreated(record);
        onDone();
        void navigate(newEventPath(), { replace: true });
      }}
    />
  );
}

/** An address of an event that another tab created, or one that was closed since. */
function Forgotten({ id }: { id: string }) {
  const t = useEventWords();
  const f = useNewEventWords();
  return (
    <StatePanel
      icon={<CalendarX size={40} />}
      title={f.forgottenTitle}
      actions={
        <Button variant="contained" component={Link} to={newEventPath()}>
          {t.planAnother}
        </Button>
      }
    >
      {f.forgotten(id)}
    </StatePanel>
  );
}
