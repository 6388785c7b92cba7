import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { pageAction } from '../../../components/layout/pageActions.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useEventListMessages } from '../../../i18n/eventList.ts';
import { useFormat } from '../../../i18n/format.ts';
import { eventsPath, newEventPath } from '../../../paths.ts';
import { useHasDeskApi } from '../../../queries/deskApi.ts';
import type { CreatedEventRecord } from '../../../storage/createdEvents.ts';
import { AttendeesExport } from '../../shared/AttendeesExport.tsx';
import { CalendarExport } from '../../shared/CalendarExport.tsx';
import { formatAddress } from '../../shared/formatLocation.ts';
import { PrintButton } from '../../shared/PrintButton.tsx';

/** The actions for a created event: export it, plan the next one, or go to all events. */
export function CreatedActions({ created }: { created: CreatedEventRecord }) {
  const t = useEventMessages();
  const eventList = useEventListMessages();
  const hasDeskApi = useHasDeskApi();
  const format = useFormat();
  const { event, sent, zone } = created;
  // Times and texts come from the response if it has them.
  const calendarEvent = {
    summary: event.name || sent.name,
    description: event.description ?? sent.description,
    location: formatAddress(event.location ?? sent.location, format),
    start: event.start_date ?? sent.start_date,
    end: event.end_date ?? sent.end_date,
    stamp: event.created_at ?? new Date().toISOString(),
    zone,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <CalendarExport eventId={event.id} event={calendarEvent} />
      {sent.attendees.length > 0 && (
        <AttendeesExport eventId={event.id} attendees={sent.attendees.map((id) => ({ id }))} />
      )}
      <PrintButton variant="outlined" />
      <Button ref={pageAction(eventList.planAnotherLikeThis)} component={Link} to={newEventPath({ like: event.id })}>
        {eventList.planAnotherLikeThis}
      </Button>
      <Button ref={pageAction(t.planAnother)} component={Link} to={newEventPath()}>
        {t.planAnother}
      </Button>
      {hasDeskApi && (
        <Button ref={pageAction(eventList.allEvents)} component={Link} to={eventsPath()}>
          {eventList.allEvents}
        </Button>
      )}
    </Box>
  );
}
