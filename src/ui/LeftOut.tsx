import { useCommonWords } from '../words/common.ts';
import { Alert } from './Alert.tsx';
import { AnswerDetail, type AnswerMarks } from './AnswerDetail.tsx';

interface LeftOutProps {
  /** The page as it was read; `leftOut` counts its records that had no id. */
  page: { leftOut: number; answer: AnswerMarks };
}

/** Says how many records of a page cannot be shown, since the service sent them without an id. */
export function LeftOut({ page: { leftOut, answer } }: LeftOutProps) {
  const title = useCommonWords().table.leftOut(leftOut);
  return (
    <Alert severity="warning" variant="outlined">
      {title}
      <AnswerDetail title={title} answer={answer} />
    </Alert>
  );
}
