import { AnswerDetail, type AnswerMarks } from '../../ui/AnswerDetail.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useFormat } from '../../words/format.ts';
import { Alert } from './Alert.tsx';

interface SkippedRecordsAlertProps {
  /** The parsed page; `leftOut` counts its records without an id. */
  page: { leftOut: number; answer: AnswerMarks };
  /** Other missing data, and the reason. */
  remark?: string;
}

/** Shows how many records of a page cannot be shown, usually because they have no id. */
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
