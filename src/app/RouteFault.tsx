import Button from '@mui/material/Button';
import { Wrench } from 'lucide-react';
import { useRouteError } from 'react-router';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useFrameWords } from '../words/frame.ts';

/** A screen that threw: a fault of the dashboard itself, or its code did not arrive. The frame stays. */
export function RouteFault() {
  const t = useFrameWords();
  const error = useRouteError();
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
      <p>{t.broken}</p>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </StatePanel>
  );
}
