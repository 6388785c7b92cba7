import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff, type LucideIcon, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRouteError } from 'react-router';
import { isChunkError, reloadIfAnswering, reloadPage } from '../components/feedback/chunkErrors.ts';
import { useChunkReload } from '../components/feedback/useChunkReload.ts';
import { FaultDetail } from '../ui/FaultDetail.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

/** Shown if the code of a screen fails to load or throws. The layout stays. */
export function RouteFault() {
  const error = useRouteError();
  return isChunkError(error) ? <ScreenMissing error={error} /> : <ScreenBroken error={error} />;
}

/** The service is away, or a new release has replaced the file. A reload gets the screen when the service answers. */
function ScreenMissing({ error }: { error: unknown }) {
  const t = useFrameWords();
  const { retry } = useCommonWords();
  const [at] = useState(Date.now);
  const { isReloading, isOutage } = useChunkReload(true, true);
  if (isReloading) return null;
  const { means, help } = t.codeMissing[isOutage ? 'away' : 'gone'];
  return (
    <ScreenFault
      icon={CloudOff}
      title={t.codeMissingTitle}
      fault={error}
      at={at}
      action={
        <Button variant="contained" onClick={reloadIfAnswering}>
          {retry}
        </Button>
      }
    >
      <div>{means}</div>
      <div>{help}</div>
    </ScreenFault>
  );
}

function ScreenBroken({ error }: { error: unknown }) {
  const t = useFrameWords();
  const [at] = useState(Date.now);
  return (
    <ScreenFault
      icon={Wrench}
      title={t.brokenTitle}
      fault={error}
      at={at}
      action={
        <Button variant="contained" onClick={reloadPage}>
          {t.reload}
        </Button>
      }
    >
      {t.broken}
    </ScreenFault>
  );
}

interface ScreenFaultProps {
  icon: LucideIcon;
  title: string;
  /** The error and its time (milliseconds since 1970). */
  fault: unknown;
  at: number;
  action: ReactNode;
  /** What it means and what to do. */
  children: ReactNode;
}

function ScreenFault({ icon: Icon, title, fault, at, action, children }: ScreenFaultProps) {
  const { productName } = useCommonWords();
  const message = fault instanceof Error ? fault.message : String(fault);
  return (
    <div role="alert">
      <title>{`${title} · ${productName}`}</title>
      <StatePanel icon={<Icon size={40} />} title={title} headingLevel="h1" actions={action}>
        {children}
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <FaultDetail title={title} marks={[message.replace(window.location.origin, '')]} at={at} />
        </Box>
      </StatePanel>
    </div>
  );
}
