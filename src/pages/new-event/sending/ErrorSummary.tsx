import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ApiError } from '../../../api/ApiError.ts';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { ErrorDetails } from '../../../components/feedback/ErrorDetails.tsx';
import { getRequestInfo } from '../../../components/feedback/errorMessages.ts';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { TOUCH } from '../../../theme/theme.ts';
import type { FormError } from './mapServerErrors.ts';

/** The maximum number of errors; more would not help. */
const MAX_SHOWN = 20;

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** The response that contains some of them; null if the form's validation found all. */
  response: ApiError | null;
}

/** The error summary of the form. Each error with a field links to it. */
export function ErrorSummary({ errors, response }: ErrorSummaryProps) {
  const t = useEventMessages();
  const common = useCommonMessages();
  if (errors.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t.summaryTitle(errors.length)}</AlertTitle>
      {response && t.refused}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
        {errors.slice(0, MAX_SHOWN).map(({ target, message }) => (
          <Box component="li" key={`${target} ${message}`} sx={{ whiteSpace: 'pre-line' }}>
            {target === null ? message : <ErrorLink target={target} message={message} />}
          </Box>
        ))}
        {errors.length > MAX_SHOWN && <li>{t.moreErrors(errors.length - MAX_SHOWN)}</li>}
      </Box>
      {response && (
        <ErrorDetails title={t.errorTitle} requestInfo={getRequestInfo(response, common.errors)} at={response.at} />
      )}
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
      [TOUCH]: { minHeight: 'var(--mui-touchTarget)' },
    }}
    data-error-link
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
