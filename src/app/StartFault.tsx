import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { StatePanel } from '../ui/StatePanel.tsx';
import { createLook } from '../ui/theme.ts';
import { useFrameWords } from '../words/frame.ts';

/** What is shown where the settings cannot be read: nothing else could work. */
export function StartFault({ reason }: { reason: string }) {
  const t = useFrameWords();
  const [look] = useState(createLook);
  return (
    <ThemeProvider theme={look}>
      <CssBaseline enableColorScheme />
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
    </ThemeProvider>
  );
}
