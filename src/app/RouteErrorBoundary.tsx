import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff, type LucideIcon, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRouteError } from 'react-router';
import { isChunkError, reloadIfAnswering, reloadPage } from '../components/feedback/chunkErrors.ts';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ErrorDetails } from '../components/feedback/ErrorDetails.tsx';
import { useChunkReload } from '../components/feedback/useChunkReload.ts';
import { programErrorText } from '../components/feedback/useProgramError.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';

/** Shown if the code of a screen fails to load or throws. The layout stays. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  return isChunkError(error) ? <ScreenMissing error={error} /> : <ScreenBroken error={error} />;
}

/** The service is away, or a new release has replaced the file. A reload gets the screen when the service answers. */
function ScreenMissing({ error }: { error: unknown }) {
  const t = useAppMessages();
  const { retry } = useCommonMessages();
  const [at] = useState(Date.now);
  const { isReloading, isOutage } = useChunkReload(true, true);
  if (isReloading) return null;
  const { means, help } = t.codeMissing[isOutage ? 'away' : 'gone'];
  return (
    <ScreenError
      icon={CloudOff}
      title={t.codeMissingTitle}
      error={error}
      at={at}
      action={
        <Button variant="contained" onClick={reloadIfAnswering}>
          {retry}
        </Button>
      }
    >
      <div>{means}</div>
      <div>{help}</div>
    </ScreenError>
  );
}

function ScreenBroken({ error }: { error: unknown }) {
  const t = useAppMessages();
  const [at] = useState(Date.now);
  return (
    <ScreenError
      icon={Wrench}
      title={t.brokenTitle}
      error={error}
      at={at}
      action={
        <Button variant="contained" onClick={reloadPage}>
          {t.reload}
        </Button>
      }
    >
      {t.broken}
    </ScreenError>
  );
}

interface ScreenErrorProps {
  icon: LucideIcon;
  title: string;
  /** The error and its time (milliseconds since 1970). */
  error: unknown;
  at: number;
  action: ReactNode;
  /** What it means and what to do. */
  children: ReactNode;
}

function ScreenError({ icon, title, error, at, action, children }: ScreenErrorProps) {
  const { productName } = useCommonMessages();
  return (
    <div role="alert">
      <title>{`${title} · ${productName}`}</title>
      <EmptyState icon={icon} title={title} headingLevel="h1" actions={action}>
        {children}
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <ErrorDetails title={title} requestInfo={[programErrorText(error)]} at={at} />
        </Box>
      </EmptyState>
    </div>
  );
}
