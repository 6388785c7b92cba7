import { Alert } from '../feedback/Alert.tsx';

interface ReversedPeriodAlertProps {
  /** The first and the last day of the filters, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  text: string;
}

/** Says that the last day of the filters is before the first one, so that an empty list is no surprise. */
export function ReversedPeriodAlert({ from, to, text }: ReversedPeriodAlertProps) {
  if (from === undefined || to === undefined || from <= to) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
      {text}
    </Alert>
  );
}
