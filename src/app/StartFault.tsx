import { Settings } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useFrameWords } from '../words/frame.ts';

/** What is shown where the settings cannot be read: nothing else could work. */
export function StartFault({ reason }: { reason: string }) {
  const t = useFrameWords();
  return (
    <main>
      <StatePanel
        icon={<Settings size={40} />}
        title={t.configTitle}
        headingLevel="h1"
        actions={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        {reason}
      </StatePanel>
    </main>
  );
}
