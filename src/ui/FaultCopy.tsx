import { useCommonWords } from '../words/common.ts';
import { CopyButton } from './CopyButton.tsx';

/** What finds a fault again, for whoever helps. */
export interface FaultCopyProps {
  /** What happened, as the reader was told. */
  title: string;
  /** What finds it again: the request, its status and id. Nothing that somebody typed. */
  marks: readonly string[];
  /** When it was found out, in milliseconds since 1970. */
  at: number;
  /** What the button is called where several faults stand together. */
  label?: string;
}

/** Copies what to pass on when asking for help, in one piece. */
export function FaultCopy({ title, marks, at, label }: FaultCopyProps) {
  const t = useCommonWords();
  const text = [`${t.productName}: ${title}`, ...marks, logTime(at)].join('\n');
  return <CopyButton text={text} label={label ?? t.fault.copyDetail} />;
}

/** A time in UTC and without words, as logs have it: it is read by whoever runs the service. */
export const logTime = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
