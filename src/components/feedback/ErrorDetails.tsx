import Box from '@mui/material/Box';
import { useCommonMessages } from '../../i18n/common.ts';
import { CopyButton } from './CopyButton.tsx';

/** Identifies an error for support. */
interface CopyErrorButtonProps {
  /** The title as shown to the user. */
  title: string;
  /** The identifying data: request, status and id. Never typed text. */
  requestInfo: readonly string[];
  /** When the error was detected, in milliseconds since 1970. */
  at: number;
  /** The label of the button if several errors are listed together. */
  label?: string;
}

/** Copies all details for support. */
export function CopyErrorButton({ title, requestInfo, at, label }: CopyErrorButtonProps) {
  const t = useCommonMessages();
  const text = [`${t.productName}: ${title}`, ...requestInfo, logTime(at)].join('\n');
  return <CopyButton text={text} label={label ?? t.errors.copyDetail} />;
}

/** Formats a time in UTC as in logs, for administrators. */
const logTime = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

export interface ErrorDetailsProps extends CopyErrorButtonProps {
  /** The service's own message. It is not copied, because it may quote personal data. */
  serviceMessage?: string | null;
}

/** The details for support, to read and to copy. */
export function ErrorDetails({ serviceMessage, ...copied }: ErrorDetailsProps) {
  return (
    <Box sx={{ marginTop: 1, color: 'text.secondary', fontSize: 'body3.fontSize', overflowWrap: 'anywhere' }}>
      {serviceMessage != null && <div dir="auto">{serviceMessage}</div>}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          '& code': { minWidth: 0, fontFamily: 'monospace', fontSize: 'inherit' },
        }}
      >
        <code>{[...copied.requestInfo, logTime(copied.at)].join(' · ')}</code>
        <CopyErrorButton {...copied} />
      </Box>
    </Box>
  );
}
