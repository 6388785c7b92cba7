import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Event } from '../../contract/event.ts';
import type { Read } from '../../contract/tolerant.ts';
import { Page } from '../../ui/Page.tsx';
import { useEventWords } from '../../words/event.ts';
import { CreatedEvent } from './CreatedEvent.tsx';
import { EventFormFields } from './EventFormFields.tsx';
import { prefilledForm } from './eventForm.ts';

/** Creates an event and shows what the service answered. */
export function NewEventPage() {
  const t = useEventWords();
  const [address] = useSearchParams();
  const [created, setCreated] = useState<{ event: Read<Event>; attendees: string[] } | null>(null);
  return (
    <Page title={created === null ? t.newTitle : t.createdTitle} intro={created === null ? t.intro : undefined}>
      {created === null ? (
        <EventFormFields
          // Another prefilled address is another form.
          key={address.toString()}
          prefilled={prefilledForm(address)}
          onCreated={(event, attendees) => setCreated({ event, attendees })}
        />
      ) : (
        <CreatedEvent {...created} onPlanAnother={() => setCreated(null)} />
      )}
    </Page>
  );
}
