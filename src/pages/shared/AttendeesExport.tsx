import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { type CsvColumn, csvText } from '../../components/table/csv.ts';
import { saveFile } from '../../components/table/saveFile.ts';
import type { Attendee } from '../../contract/event.ts';
import type { Lenient } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useEventLabels } from '../../i18n/eventLabels.ts';
import { fetchKols } from '../../queries/fetchKols.ts';
import { fetchWithValidSession } from './fetchWithValidSession.ts';
import { reportExport } from './reportExport.ts';

interface AttendeesExportProps {
  eventId: string;
  /** What is known of the attendees. Their names and contacts are read from their profiles. */
  attendees: readonly Lenient<Attendee>[];
  size?: 'small';
}

/** Saves the attendees of an event as a file, with what a planner needs to write to them. */
export function AttendeesExport({ eventId, attendees, size }: AttendeesExportProps) {
  const t = useEventLabels();
  const client = useQueryClient();
  const [run, error, isLoading] = useAsyncAction();
  // Stops if the user closes the page or the drawer.
  const save = async ({ signal }: { signal: AbortSignal }) => {
    const ids = attendees.flatMap(({ id }) => id ?? []);
    const profiles = await fetchWithValidSession(() => fetchKols(client, ids, signal), signal);
    const kols = new Map(profiles.map((kol) => [kol.id, kol]));
    const rows = attendees.map((attendee) => ({ ...attendee, kol: kols.get(attendee.id ?? '') }));
    const text = await csvText(COLUMNS, rows);
    signal.throwIfAborted();
    saveFile(`${eventId}-attendees.csv`, text);
    reportExport({ action: 'exported', subjects: [eventId], count: rows.length });
  };
  return (
    <>
      <FocusableButton
        ref={pageAction(t.attendeesFile)}
        variant="outlined"
        size={size}
        disabled={isLoading}
        onClick={() => void run(save)}
        startIcon={<FileDown size={size === 'small' ? 16 : 18} />}
      >
        {isLoading ? t.loadingContacts : t.attendeesFile}
      </FocusableButton>
      {error}
    </>
  );
}

/** The interface's own names (§2.1), without internal notes. */
const COLUMNS: CsvColumn<Lenient<Attendee> & { kol: ParsedKol | undefined }>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'full_name', value: ({ full_name, kol }) => full_name ?? kol?.full_name },
  { header: 'institution', value: ({ institution, kol }) => institution ?? kol?.institution },
  { header: 'role', value: ({ role }) => role },
  { header: 'rsvp', value: ({ rsvp }) => rsvp },
  { header: 'email', value: ({ kol }) => kol?.contact?.email },
  { header: 'phone', value: ({ kol }) => kol?.contact?.phone },
  { header: 'city', value: ({ kol }) => kol?.contact?.address?.city },
  { header: 'country', value: ({ kol }) => kol?.contact?.address?.country },
  { header: 'tier', value: ({ kol }) => kol?.tier },
  { header: 'engagement_level', value: ({ kol }) => kol?.engagement_level },
];
