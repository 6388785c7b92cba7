import Box from '@mui/material/Box';
import { Hourglass, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '../components/layout/VisuallyHidden.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useFormat } from '../i18n/format.ts';
import { useServiceHealth, useShownSince } from '../queries/serviceHealth.ts';

/** Shows in one line that the service is slow or away, and how old the data is. Details are at the missing data. */
export function ServiceStatusBanner() {
  const t = useAppMessages().service;
  const health = useServiceHealth();
  const [wasTold, setWasTold] = useState(false);
  if (health !== 'well' && !wasTold) setWasTold(true);
  return (
    // Always rendered, so that screen readers announce its changes. Only screen-reader users hear that the outage is
    // over.
    <div role="status">
      {health === 'well' ? wasTold && <VisuallyHidden>{t.well}</VisuallyHidden> : <Trouble health={health} />}
    </div>
  );
}

function Trouble({ health }: { health: 'slow' | 'down' | 'offline' }) {
  const t = useAppMessages().service;
  const format = useFormat();
  const since = useShownSince();
  const Icon = health === 'slow' ? Hourglass : WifiOff;
  return (
    <Box sx={troubleStyle}>
      <Icon size={16} aria-hidden />
      <span>{format.sentences([t[health], since !== null && t.asOf(format.time(new Date(since)))])}</span>
    </Box>
  );
}

const troubleStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  padding: '6px 16px',
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
  fontSize: 'body2.fontSize',
  paddingInline: { md: 4 },
  '& svg': { flex: 'none' },
} as const;
