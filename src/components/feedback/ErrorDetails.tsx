import Box from '@mui/material/Box';
import { CopyErrorButton, type CopyErrorButtonProps, logTime } from './CopyErrorButton.tsx';

interface ErrorDetailsProps extends CopyErrorButtonProps {
  /** The service's own message. It is not copied, because it may quote personal data. */
  said?: string | null;
}

/** The details for support, to read and to copy. */
export function ErrorDetails({ said, ...copied }: ErrorDetailsProps) {
  return (
    <Box sx={{ marginTop: 1, color: 'text.secondary', fontSize: 'body3.fontSize', overflowWrap: 'anywhere' }}>
      {said != null && <div dir="auto">{said}</div>}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          '& code': { minWidth: 0, fontFamily: 'monospace', fontSize: 'inherit' },
        }}
      >
        <code>{[...copied.marks, logTime(copied.at)].join(' · ')}</code>
        <CopyErrorButton {...copied} />
      </Box>
    </Box>
  );
}
