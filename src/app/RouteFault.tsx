import Button from '@mui/material/Button';
import { CloudOff, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { FaultDetail } from '../ui/FaultDetail.tsx';
import { isCodeMissing, useFreshStart } from '../ui/freshStart.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

/** A screen that could not be shown: its code did not arrive, or it threw. The frame stays. */
export function RouteFault() {
  const error = useRouteError();
  return isCodeMissing(error) ? <CodeMissing /> : <ScreenBroken error={error} />;
}

/** The service is gone, or a new release has replaced the file: once it answers, a fresh start has the right one. */
function CodeMissing() {
  const t = useFrameWords();
  const { retry, updating } = useCommonWords();
  const { state, tryAgain } = useFreshStart();
  if (state === 'starting') return null;
  return (
    <StatePanel
      icon={<CloudOff size={40} />}
      title={t.codeMissingTitle}
      headingLevel="h1"
      actions={
        <Button variant="contained" onClick={tryAgain} disabled={state === 'asked'}>
          {state === 'asked' ? updating : retry}
        </Button>
      }
    >
      {t.codeMissing}
    </StatePanel>
  );
}

function ScreenBroken({ error }: { error: unknown }) {
  const t = useFrameWords();
  const [at] = useState(Date.now);
  return (
    <StatePanel
      icon={<Wrench size={40} />}
      title={t.brokenTitle}
      headingLevel="h1"
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      }
    >
      {t.broken}
      <FaultDetail title={t.brokenTitle} marks={[error instanceof Error ? error.message : String(error)]} at={at} />
    </StatePanel>
  );
}
