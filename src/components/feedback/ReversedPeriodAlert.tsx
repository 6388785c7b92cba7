import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from './Alert.tsx';

interface ReversedPeriodAlertProps {
  /** The first and the last day of the filters, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

/** Says that the last day of the filters is before the first one, so that an empty list is no surprise. */
export function ReversedPeriodAlert({ from, to }: ReversedPeriodAlertProps) {
  const { reversedPeriod } = useTableMessages();
  if (from === undefined || to === undefined || from <= to) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
      {reversedPeriod}
    </Alert>
  );
}
