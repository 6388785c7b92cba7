import type { ApiError } from '../../api/ApiError.ts';
import type { LoadedList } from '../../api/LoadedList.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from '../feedback/Alert.tsx';
import { belowDataStyle, ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { ResponseDetails } from '../feedback/ResponseDetails.tsx';
import { FocusableButton } from '../form/FocusableButton.tsx';

/** The whole list, which loads when the user sorts it. */
export interface SortedList<Row> {
  /** True while it is needed: the list is sorted, has more rows than the page, and is not too long. */
  isOn: boolean;
  list: LoadedList<Row> | undefined;
  /** When it was loaded (milliseconds since 1970). */
  dataUpdatedAt: number;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shows that the whole list could not be loaded, or what is missing in it. */
export function SortedListNotice<Row>({ sorted }: { sorted: SortedList<Row> }) {
  const t = useTableMessages();
  const { sentences } = useFormat();
  const { isOn, list, dataUpdatedAt, error, isFetching, refetch } = sorted;
  if (!isOn) return null;
  if (error !== null)
    return <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={dataUpdatedAt} />;
  if (!list?.isComplete) return null;
  const { records, total, skipped, hasChanged, response } = list;
  const warning = sentences([hasChanged && t.moved(records.length, total), skipped > 0 && t.skipped(skipped)]);
  return (
    warning !== '' && (
      <Alert
        severity="warning"
        variant="outlined"
        sx={belowDataStyle}
        action={
          <FocusableButton color="inherit" size="small" disabled={isFetching} onClick={() => refetch()}>
            {t.loading.loadAgain}
          </FocusableButton>
        }
      >
        {warning}
        <ResponseDetails title={warning} response={response} />
      </Alert>
    )
  );
}
