import Button from '@mui/material/Button';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { FaultDetail } from '../ui/FaultDetail.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useFrameWords } from '../words/frame.ts';

/** A screen that threw. */
export function BrokenScreen({ error }: { error: unknown }) {
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
