import Box from '@mui/material/Box';
import { FaultCopy, type FaultCopyProps, logTime } from './FaultCopy.tsx';

interface FaultDetailProps extends FaultCopyProps {
  /** The other side's own words: to be read, not copied, since nobody knows what they quote. */
  said?: string | null;
}

/** What to pass on when asking for help: on screen, and to be copied in one piece. */
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
