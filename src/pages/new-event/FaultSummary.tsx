import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { FINGER, TOUCH } from '../../ui/media.ts';
import { useEventWords } from '../../words/event.ts';
import type { FormFault } from './formFaults.ts';

/** More than these say nothing that the first ones do not. */
const MOST_SHOWN = 20;

/** The faults of the form in one place; each that has a field leads to it. */
export function FaultSummary({ faults }: { faults: readonly FormFault[] }) {
  const t = useEventWords();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      <AlertTitle component="p">{t.summaryTitle(faults.length)}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
        {faults.slice(0, MOST_SHOWN).map(({ target, message }) => (
          <li key={`${target} ${message}`} style={{ whiteSpace: 'pre-line' }}>
            {target === null ? message : <FaultLink target={target} message={message} />}
          </li>
        ))}
        {faults.length > MOST_SHOWN && <li>{t.moreFaults(faults.length - MOST_SHOWN)}</li>}
      </ul>
    </Alert>
  );
}

const FaultLink = ({ target, message }: { target: string; message: string }) => (
  <Link
    href={`#${target}`}
    color="inherit"
    data-fault
    // Inline, the lines of a list stand closer than a pointer can tell apart.
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24, [TOUCH]: { minHeight: FINGER } }}
    onClick={(click) => {
      click.preventDefault();
      focusOn(target);
    }}
  >
    {message}
  </Link>
);

/** Of a group of inputs the chosen one takes the focus, or the first. */
function focusOn(target: string) {
  const element = document.getElementById(target);
  const input =
    element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input, button');
  const focusable = element?.matches('input, select, textarea, button') ? element : input;
  focusable?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
