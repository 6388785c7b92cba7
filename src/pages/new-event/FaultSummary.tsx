import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEventWords } from '../../words/event.ts';
import type { EventField } from './eventForm.ts';

/** The faults of the form in one place; each leads to its field. */
export function FaultSummary({ faults }: { faults: { field: EventField; message: string }[] }) {
  const t = useEventWords();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      <AlertTitle component="p">{t.summaryTitle(faults.length)}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {faults.map(({ field, message }) => (
          <li key={field} style={{ whiteSpace: 'pre-line' }}>
            <Link
              href={`#event-${field}`}
              color="inherit"
              onClick={(click) => {
                click.preventDefault();
                document.getElementById(`event-${field}`)?.focus();
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
