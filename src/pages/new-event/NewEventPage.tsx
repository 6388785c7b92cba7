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
  const createdId = address.get('created');
  if (createdId === null)
    return (
      <Page title={t.newTitle} intro={t.intro}>
        {/* Another address is another form. */}
        <NewEvent key={address.toString()} />
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

/** The form that this address opens. */
function NewEvent() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [round, setRound] = useState(0);
  const [prefilled] = useState(() => {
    const like = findCreated(address.get('like') ?? '');
    return like === undefined ? prefilledForm(address) : formLike(like);
  });
  return (
    <EventEditor
      key={round}
      prefilled={prefilled}
      onCreated={(event, sent, zone) => {
        keepCreated({ event, sent, zone });
        void navigate(createdEventPath(event.id), { replace: true });
      }}
      onGivenUp={() => {
        setRound(round + 1);
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
