import Button from '@mui/material/Button';
import { CloudOff, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

/** A screen that could not be shown: its code did not arrive, or it threw. The frame stays. */
export function RouteFault() {
  const error = useRouteError();
  return isCodeMissing(error) ? <CodeMissing /> : <ScreenBroken error={error} />;
}

/** Browsers say in words of their own that a part of the program could not be downloaded. */
const isCodeMissing = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message);

/** The service is gone, or a new release has replaced the file: once it answers, a fresh start has the right one. */
function CodeMissing() {
  const t = useFrameWords();
  const { retry, updating } = useCommonWords();
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    // Reloading while nobody answers would replace the dashboard by the browser's own error page.
    const answers = await fetch('/config.json', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (answers) window.location.reload();
    else setIsTrying(false);
  };
  return (
    <StatePanel
      icon={<CloudOff size={40} />}
      title={t.codeMissingTitle}
      headingLevel="h1"
      actions={
        <Button variant="contained" onClick={tryAgain} disabled={isTrying}>
          {isTrying ? updating : retry}
        </Button>
      }
    >
      {t.codeMissing}
    </StatePanel>
  );
}

function ScreenBroken({ error }: { error: unknown }) {
  const t = useFrameWords();
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
