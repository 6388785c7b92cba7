import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { isCodeMissing, useFreshStart } from '../ui/freshStart.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

const BrokenScreen = lazy(async () => ({ default: (await import('./BrokenScreen.tsx')).BrokenScreen }));

/** A screen that could not be shown: its code did not arrive, or it threw. The frame stays. */
export function RouteFault() {
  const error = useRouteError();
  if (isCodeMissing(error)) return <CodeMissing />;
  return (
    <Suspense>
      <BrokenScreen error={error} />
    </Suspense>
  );
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
