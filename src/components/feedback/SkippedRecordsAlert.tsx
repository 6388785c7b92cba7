import type { ResponseInfo } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from './Alert.tsx';
import { ResponseDetails } from './ResponseDetails.tsx';

interface SkippedRecordsAlertProps {
  /** The parsed page; `skipped` counts its records without an id. */
  page: { skipped: number; response: ResponseInfo };
  /** Other missing data, and the reason. */
  remark?: string;
}

/** Shows how many records of a page cannot be shown, usually because they have no id. */
export function SkippedRecordsAlert({ page: { skipped, response }, remark }: SkippedRecordsAlertProps) {
  const t = useTableMessages();
  const title = useFormat().sentences([skipped > 0 && t.skippedOnPage(skipped), remark]);
  return (
    <Alert severity="warning" variant="outlined">
      {title}
      <ResponseDetails title={title} response={response} />
    </Alert>
  );
}
