import Box from '@mui/material/Box';
import { FaultCopy, type FaultCopyProps, logTime } from './FaultCopy.tsx';

interface FaultDetailProps extends FaultCopyProps {
  /** The service's own message. It is not copied, because it may quote personal data. */
  said?: string | null;
}

/** The details for support, to read and to copy. */
export function FaultDetail({ said, ...copied }: FaultDetailProps) {
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
        <FaultCopy {...copied} />
      </Box>
    </Box>
  );
}
