import Box from '@mui/material/Box';
import { Hourglass, type LucideIcon, WifiOff, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useServiceHealth } from '../api/health.ts';
import { useHeightVariable } from '../components/layout/useHeightVariable.ts';
import { VisuallyHidden } from '../components/layout/VisuallyHidden.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useFormat } from '../i18n/format.ts';
import { useShownSince } from '../queries/serviceHealth.ts';
import { useStorageFailed } from '../storage/browserStorage.ts';

/**
 * Shows in one line that the service is slow or away, and how old the data is, or that the browser stores nothing. Details
 * are at the missing data. It is at the foot of the window, so that nothing moves when it comes and goes.
 */
export function ServiceStatusBanner() {
  const { service: t, storageFailed } = useAppMessages();
  const health = useServiceHealth();
  const hasStorageFailed = useStorageFailed();
  const [wasReported, setWasReported] = useState(false);
  if (health !== 'healthy' && !wasReported) setWasReported(true);
  return (
    // Always rendered, so that screen readers announce its changes. Only screen-reader users hear that the outage is
    // over.
    <div role="status">
      {health !== 'healthy' ? (
        <ServiceProblem health={health} />
      ) : (
        <>
          {wasReported && <VisuallyHidden>{t.recovered}</VisuallyHidden>}
          {hasStorageFailed && <Problem icon={Wrench} text={storageFailed} />}
        </>
      )}
    </div>
  );
}

function ServiceProblem({ health }: { health: 'slow' | 'down' | 'offline' }) {
  const t = useAppMessages().service;
  const format = useFormat();
  const since = useShownSince();
  return (
    <Problem
      icon={health === 'slow' ? Hourglass : WifiOff}
      text={format.sentences([t[health], since !== null && t.asOf(format.time(new Date(since)))])}
    />
  );
}

function Problem({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  const bar = useHeightVariable('--service-status-height');
  return (
    <Box ref={bar} sx={problemStyle}>
      <Icon size={16} aria-hidden />
      <span>{text}</span>
    </Box>
  );
}

const problemStyle = {
  position: 'fixed',
  insetInline: 0,
  // Above the bottom navigation. The page ends above both.
  bottom: 'calc(var(--bottom-bar-height) - var(--service-status-height))',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 0.75,
  // It begins where the top bar and the page begin.
  paddingInline: { xs: 2, md: 'calc(var(--page-margin) + 32px)' },
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  fontSize: 'body2.fontSize',
  '& svg': { flex: 'none', color: 'warning.main' },
} as const;
