import Box from '@mui/material/Box';
import { Hourglass, WifiOff } from 'lucide-react';
import { useOldestShown, useServiceHealth } from '../queries/serviceHealth.ts';
import { useFormat } from '../words/format.ts';
import { useFrameWords } from '../words/frame.ts';

/** Says in one line that the service is slow or away, how old the screen is, and that nothing needs to be done. */
export function ServiceBanner() {
  const health = useServiceHealth();
  // Always there, so that screen readers hear of what comes into it.
  return <Box role="status">{health !== 'well' && <Trouble health={health} />}</Box>;
}

function Trouble({ health }: { health: 'slow' | 'down' | 'offline' }) {
  const t = useFrameWords().service;
  const format = useFormat();
  const oldest = useOldestShown();
  const Icon = health === 'slow' ? Hourglass : WifiOff;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        fontSize: '0.875rem',
      }}
    >
      <Icon size={16} aria-hidden style={{ flex: 'none' }} />
      <span>
        {format.sentences([t[health], oldest !== null && health !== 'slow' && t.asOf(format.clock(new Date(oldest)))])}
      </span>
    </Box>
  );
}
