import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ErrorDetails } from '../../components/feedback/ErrorDetails.tsx';
import type { ShownError } from '../../components/feedback/errorMessages.ts';
import { marksOf } from '../../components/feedback/errorMessages.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventMessages } from '../../i18n/event.ts';
import type { FormError } from './formErrors.ts';

/** The maximum number of errors; more would not help. */
const MOST_SHOWN = 20;

interface ErrorSummaryProps {
  faults: readonly FormError[];
  /** The response that contains some of them; null if the form's validation found all. */
  refusal: ShownError | null;
}

/** The error summary of the form. Each error with a field links to it. */
export function ErrorSummary({ faults, refusal }: ErrorSummaryProps) {
  const t = useEventMessages();
  const common = useCommonMessages();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t.summaryTitle(faults.length)}</AlertTitle>
      {refusal && t.refused}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
        {faults.slice(0, MOST_SHOWN).map(({ target, message }) => (
          <Box component="li" key={`${target} ${message}`} sx={{ whiteSpace: 'pre-line' }}>
            {target === null ? message : <ErrorLink target={target} message={message} />}
          </Box>
        ))}
        {faults.length > MOST_SHOWN && <li>{t.moreFaults(faults.length - MOST_SHOWN)}</li>}
      </Box>
      {refusal && <ErrorDetails title={t.faultTitle} marks={marksOf(refusal, common.fault)} at={refusal.at} />}
    </Alert>
  );
}

const ErrorLink = ({ target, message }: { target: string; message: string }) => (
  <Box
    component="a"
    href={`#${target}`}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 24,
      color: 'inherit',
      textDecorationColor: 'currentColor',
      '@media (pointer: coarse), (max-width: 37.497rem)': { minHeight: 'var(--mui-touchTarget)' },
    }}
    data-fault
    onClick={(click) => {
      click.preventDefault();
      focusOn(target);
    }}
  >
    {message}
  </Box>
);

/** Focuses the checked input of a group, or the first one. */
function focusOn(target: string) {
  const element = document.getElementById(target);
  const input =
    element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input, button');
  const focusable = element?.matches('input, select, textarea, button') ? element : input;
  focusable?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
