import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Event } from '../../contract/event.ts';
import type { Read } from '../../contract/tolerant.ts';
import { newEventPath } from '../../paths.ts';
import { Page } from '../../ui/Page.tsx';
import { useEventWords } from '../../words/event.ts';
import { CreatedEvent } from './CreatedEvent.tsx';
import { EventFormFields } from './EventFormFields.tsx';
import { prefilledForm } from './eventForm.ts';

/** What was created, and on which visit of this screen. */
interface Created {
  event: Read<Event>;
  attendees: string[];
  visit: string;
}

/** Creates an event and shows what the service answered. */
export function NewEventPage() {
  const t = useEventWords();
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState<Created | null>(null);
  // Coming here once more, by whatever link, is for another event.
  const created = last?.visit === location.key ? last : null;
  return (
    <Page title={created === null ? t.newTitle : t.createdTitle} intro={created === null ? t.intro : undefined}>
      {created === null ? (
        <EventFormFields
          // Another prefilled address is another form.
          key={address.toString()}
          prefilled={prefilledForm(address)}
          onCreated={(event, attendees) => setLast({ event, attendees, visit: location.key })}
        />
      ) : (
        <CreatedEvent
          event={created.event}
          attendees={created.attendees}
          onPlanAnother={() => navigate(newEventPath())}
        />
      )}
    </Page>
  );
}
