import { AnswerDetail, type AnswerMarks } from '../../ui/AnswerDetail.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useFormat } from '../../words/format.ts';
import { Alert } from './Alert.tsx';

interface SkippedRecordsAlertProps {
  /** The page as it was read; `leftOut` counts its records that had no id. */
  page: { leftOut: number; answer: AnswerMarks };
  /** What else of it is missing, and why. */
  remark?: string;
}

/** Says how many records of a page cannot be shown, mostly since the service sent them without an id. */
export function SkippedRecordsAlert({ page: { leftOut, answer }, remark }: SkippedRecordsAlertProps) {
  const t = useCommonWords().table;
  const title = useFormat().sentences([leftOut > 0 && t.leftOut(leftOut), remark]);
  return (
    <Alert severity="warning" variant="outlined">
      {title}
      <AnswerDetail title={title} answer={answer} />
    </Alert>
  );
}
