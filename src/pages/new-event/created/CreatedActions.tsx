import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarPlus, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useAsyncAction } from '../../../components/feedback/useAsyncAction.tsx';
import { pageAction } from '../../../components/layout/pageActions.ts';
import { saveFile } from '../../../components/table/saveFile.ts';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useCreatedEventMessages } from '../../../i18n/createdEvent.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { eventsPath, newEventPath } from '../../../paths.ts';
import { useHasDeskApi } from '../../../queries/deskApi.ts';
import type { CreatedEventRecord } from '../../../storage/createdEvents.ts';
import { AttendeesExport } from '../../shared/AttendeesExport.tsx';
import { createIcs } from '../../shared/createIcs.ts';
import { formatAddress } from '../../shared/formatLocation.ts';
import { reportExport } from '../../shared/reportExport.ts';

/** The actions for a created event: export it, plan the next one, or go to all events. */
export function CreatedActions({ created }: { created: CreatedEventRecord }) {
  const t = useEventMessages();
  const ofCreated = useCreatedEventMessages();
  const common = useCommonMessages();
  const hasDeskApi = useHasDeskApi();
  const saveCalendar = useCalendarFile(created);
  const [run, error] = useAsyncAction();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button
        ref={pageAction(t.calendarFile)}
        variant="outlined"
        startIcon={<CalendarPlus size={18} />}
        onClick={() => void run(saveCalendar)}
      >
        {t.calendarFile}
      </Button>
      {created.sent.attendees.length > 0 && (
        <AttendeesExport eventId={created.event.id} attendees={created.sent.attendees.map((id) => ({ id }))} />
      )}
      <Button
        ref={pageAction(common.print)}
        variant="outlined"
        startIcon={<Printer size={18} />}
        onClick={() => window.print()}
      >
        {common.print}
      </Button>
      <Button
        ref={pageAction(ofCreated.planAnotherLikeThis)}
        component={Link}
        to={newEventPath({ like: created.event.id })}
      >
        {ofCreated.planAnotherLikeThis}
      </Button>
      <Button ref={pageAction(t.planAnother)} component={Link} to={newEventPath()}>
        {t.planAnother}
      </Button>
      {hasDeskApi && (
        <Button ref={pageAction(ofCreated.allEvents)} component={Link} to={eventsPath()}>
          {ofCreated.allEvents}
        </Button>
      )}
      {error}
    </Box>
  );
}

/** Exports the event for a calendar program. Times and texts come from the response if it has them. */
function useCalendarFile({ event, sent, zone }: CreatedEventRecord) {
  const format = useFormat();
  return async () => {
    const text = await createIcs({
      uid: `${event.id}@${window.location.hostname}`,
      summary: event.name || sent.name,
      description: event.description ?? sent.description,
      location: formatAddress(event.location ?? sent.location, format),
      start: event.start_date ?? sent.start_date,
      end: event.end_date ?? sent.end_date,
      stamp: event.created_at ?? new Date().toISOString(),
      zone,
    });
    saveFile(`${event.id}.ics`, text, 'text/calendar;charset=utf-8');
    reportExport({ action: 'exported', subject: event.id });
  };
}
