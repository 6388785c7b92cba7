import { useCommonMessages } from '../../i18n/common.ts';
import { CopyButton } from './CopyButton.tsx';

/** Identifies an error for support. */
export interface CopyErrorButtonProps {
  /** The title as shown to the user. */
  title: string;
  /** The identifying data: request, status and id. Never typed text. */
  marks: readonly string[];
  /** When the error was detected, in milliseconds since 1970. */
  at: number;
  /** The label of the button if several errors are listed together. */
  label?: string;
}

/** Copies all details for support. */
export function CopyErrorButton({ title, marks, at, label }: CopyErrorButtonProps) {
  const t = useCommonMessages();
  const text = [`${t.productName}: ${title}`, ...marks, logTime(at)].join('\n');
  return <CopyButton text={text} label={label ?? t.fault.copyDetail} />;
}

/** Formats a time in UTC as in logs, for administrators. */
export const logTime = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
