import { useCommonWords } from '../words/common.ts';
import { FaultDetail } from './FaultDetail.tsx';
import type { ShownFault } from './FaultNotice.tsx';
import { marksOf } from './faultWords.ts';

/** What finds an answer of the service again. */
export type AnswerMarks = Pick<ShownFault, 'request' | 'status' | 'requestId' | 'at'>;

interface AnswerDetailProps {
  /** What is odd about it, as the reader was told. */
  title: string;
  answer: AnswerMarks | null | undefined;
}

/** What to do about an answer that came but is not as one expects, and what to pass on. */
export function AnswerDetail({ title, answer }: AnswerDetailProps) {
  const t = useCommonWords().fault;
  if (!answer) return null;
  return (
    <>
      <div>{t.looksWrong}</div>
      <FaultDetail title={title} marks={marksOf({ ...answer, code: null }, t)} at={answer.at} />
    </>
  );
}
