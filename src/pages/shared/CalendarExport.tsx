import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { saveFile } from '../../components/table/saveFile.ts';
import { useEventLabels } from '../../i18n/eventLabels.ts';
import { type CalendarEvent, createIcs } from './createIcs.ts';
import { reportExport } from './reportExport.ts';

interface CalendarExportProps {
  eventId: string;
  event: Omit<CalendarEvent, 'uid'>;
  size?: 'small';
}

/** Saves an event as a file for a calendar program. */
export function CalendarExport({ eventId, event, size }: CalendarExportProps) {
  const { calendarFile } = useEventLabels();
  const [run, error] = useAsyncAction();
  const save = async () => {
    const text = await createIcs({ ...event, uid: `${eventId}@${window.location.hostname}` });
    saveFile(`${eventId}.ics`, text, 'text/calendar;charset=utf-8');
    reportExport({ action: 'exported', subjects: [eventId] });
  };
  return (
    <>
      <Button
        ref={pageAction(calendarFile)}
        variant="outlined"
        size={size}
        onClick={() => void run(save)}
        startIcon={<CalendarPlus size={size === 'small' ? 16 : 18} />}
      >
        {calendarFile}
      </Button>
      {error}
    </>
  );
}
