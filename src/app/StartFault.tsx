import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Settings } from 'lucide-react';
import { FaultDetail } from '../ui/FaultDetail.tsx';
import { marksOf } from '../ui/faultWords.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

interface StartFaultProps {
  /** HTTP status; null without a response. */
  status: number | null;
  requestId: string | null;
  /** The invalid settings; empty if the file is unreadable. */
  places: readonly string[];
  /** When the error was detected, in milliseconds since 1970. */
  at: number;
}

/** Shown if the configuration is unreadable or invalid, because nothing else can work. */
export function StartFault({ status, requestId, places, at }: StartFaultProps) {
  const t = useFrameWords();
  const { fault } = useCommonWords();
  const marks = [...marksOf({ request: 'GET /config.json', status, code: null, requestId }, fault), ...places];
  const usualHelp = status === null ? fault.offline.help : fault.unavailable.help;
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
        <div>{t.configMeans}</div>
        <div>{places.length > 0 ? t.configHelp : usualHelp}</div>
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <FaultDetail title={t.configTitle} marks={marks} at={at} />
        </Box>
      </StatePanel>
    </main>
  );
}
