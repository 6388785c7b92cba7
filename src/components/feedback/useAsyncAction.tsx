import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorDialog } from './ErrorDialog.tsx';

type Act = (options: { signal: AbortSignal }) => unknown;

/**
 * Runs a button's action that may fail: its code loads on demand, or it sends requests.
 * @returns a function that runs an action, whose signal aborts when the button is gone; the dialog to render if it fails; and
 * true while one runs
 */
export function useAsyncAction(): [run: (act: Act) => Promise<void>, errorDialog: ReactNode, isRunning: boolean] {
  const [failed, setFailed] = useState<{ error: unknown; act: Act } | null>(null);
  const [runningCount, setRunningCount] = useState(0);
  const lifetime = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    lifetime.current = controller;
    return () => controller.abort();
  }, []);
  const run = async (act: Act) => {
    const signal = lifetime.current?.signal ?? AbortSignal.abort();
    setFailed(null);
    setRunningCount((count) => count + 1);
    try {
      await act({ signal });
    } catch (error) {
      if (!signal.aborted) setFailed({ error, act });
    } finally {
      setRunningCount((count) => count - 1);
    }
  };
  const errorDialog = failed && (
    <ErrorDialog error={failed.error} onRetry={() => void run(failed.act)} onClose={() => setFailed(null)} />
  );
  return [run, errorDialog, runningCount > 0];
}
