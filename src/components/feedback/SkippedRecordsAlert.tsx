import { useFormat } from '../../i18n/format.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from './Alert.tsx';
import { type AnswerMarks, ResponseDetails } from './ResponseDetails.tsx';

interface SkippedRecordsAlertProps {
  /** The parsed page; `leftOut` counts its records without an id. */
  page: { leftOut: number; answer: AnswerMarks };
  /** Other missing data, and the reason. */
  remark?: string;
}

/** Shows how many records of a page cannot be shown, usually because they have no id. */
export function SkippedRecordsAlert({ page: { leftOut, answer }, remark }: SkippedRecordsAlertProps) {
  const t = useTableMessages();
  const title = useFormat().sentences([leftOut > 0 && t.leftOutOfPage(leftOut), remark]);
  return (
    <Alert severity="warning" variant="outlined">
      {title}
      <ResponseDetails title={title} answer={answer} />
    </Alert>
  );
}
