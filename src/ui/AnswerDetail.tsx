import { useCommonWords } from '../words/common.ts';
import { FaultDetail } from './FaultDetail.tsx';
import type { ShownFault } from './FaultNotice.tsx';
import { marksOf } from './faultWords.ts';

/** Identifies a response of the service. */
export type AnswerMarks = Pick<ShownFault, 'request' | 'status' | 'requestId' | 'at'>;

interface AnswerDetailProps {
  /** The problem, as shown to the user. */
  title: string;
  answer: AnswerMarks | null | undefined;
}

/** Advice and details to copy for an unexpected response. */
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
