import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff, type LucideIcon, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { FocusableButton } from '../components/form/FocusableButton.tsx';
import { PartMissing } from '../ui/arrival.ts';
import { FaultDetail } from '../ui/FaultDetail.tsx';
import { reloadForReader } from '../ui/freshStart.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useArrival } from '../ui/useArrival.ts';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

/** A screen that could not be shown: its code did not arrive, or it threw. The frame stays. */
export function RouteFault() {
  const error = useRouteError();
  return error instanceof PartMissing ? (
    <ScreenMissing key={error.at} missing={error} />
  ) : (
    <ScreenBroken error={error} />
  );
}

/** The service is away, or a new release has replaced the file: once it can be had, the screen opens by itself. */
function ScreenMissing({ missing }: { missing: PartMissing }) {
  const t = useFrameWords();
  const { retry, updating } = useCommonWords();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = () => void navigate(pathname + search, { replace: true });
  const { isComing, isTrying, tryAgain } = useArrival(missing, open, true);
  if (isComing) return null;
  const { means, help } = t.codeMissing[missing.reason === 'away' ? 'away' : 'gone'];
  return (
    <ScreenFault
      icon={CloudOff}
      title={t.codeMissingTitle}
      fault={missing}
      at={missing.at}
      action={
        <FocusableButton variant="contained" onClick={tryAgain} disabled={isTrying}>
          {isTrying ? updating : retry}
        </FocusableButton>
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
        <Button variant="contained" onClick={reloadForReader}>
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
  /** What was thrown, and when (milliseconds since 1970). */
  fault: unknown;
  at: number;
  action: ReactNode;
  /** What it means, and what to do. */
  children: ReactNode;
}

function ScreenFault({ icon: Icon, title, fault, at, action, children }: ScreenFaultProps) {
  const { productName } = useCommonWords();
  return (
    <div role="alert">
      <title>{`${title} · ${productName}`}</title>
      <StatePanel icon={<Icon size={40} />} title={title} headingLevel="h1" actions={action}>
        {children}
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <FaultDetail title={title} marks={[fault instanceof Error ? fault.message : String(fault)]} at={at} />
        </Box>
      </StatePanel>
    </div>
  );
}
