import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Alert } from '../../components/feedback/Alert.tsx';
import { FaultDetail } from '../../ui/FaultDetail.tsx';
import type { ShownFault } from '../../ui/FaultNotice.tsx';
import { marksOf } from '../../ui/faultWords.ts';
import { useCommonWords } from '../../words/common.ts';
import { useEventWords } from '../../words/event.ts';
import type { FormFault } from './formFaults.ts';

/** The maximum number of errors; more would not help. */
const MOST_SHOWN = 20;

interface FaultSummaryProps {
  faults: readonly FormFault[];
  /** The response that contains some of them; null if the form's validation found all. */
  refusal: ShownFault | null;
}

/** The error summary of the form. Each error with a field links to it. */
export function FaultSummary({ faults, refusal }: FaultSummaryProps) {
  const t = useEventWords();
  const common = useCommonWords();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t.summaryTitle(faults.length)}</AlertTitle>
      {refusal && t.refused}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
        {faults.slice(0, MOST_SHOWN).map(({ target, message }) => (
          <Box component="li" key={`${target} ${message}`} sx={{ whiteSpace: 'pre-line' }}>
            {target === null ? message : <FaultLink target={target} message={message} />}
          </Box>
        ))}
        {faults.length > MOST_SHOWN && <li>{t.moreFaults(faults.length - MOST_SHOWN)}</li>}
      </Box>
      {refusal && <FaultDetail title={t.faultTitle} marks={marksOf(refusal, common.fault)} at={refusal.at} />}
    </Alert>
  );
}

const FaultLink = ({ target, message }: { target: string; message: string }) => (
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
