import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorDialog } from './ErrorDialog.tsx';

type Act = (options: { signal: AbortSignal }) => unknown;

/**
 * Runs a button's action that may fail: its code loads on demand, or it sends requests.
 * @returns a function that runs an action, whose signal aborts when the button is gone; the dialog to render if it fails; and
 * true while it runs
 */
export function useAsyncAction(): [run: (act: Act) => Promise<void>, errorDialog: ReactNode, isRunning: boolean] {
  const [failed, setFailed] = useState<{ error: unknown; act: Act } | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (act: Act) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailed(null);
    setIsRunning(true);
    try {
      await act({ signal });
    } catch (error) {
      if (!signal.aborted) setFailed({ error, act });
    } finally {
      setIsRunning(false);
    }
  };
  const errorDialog = failed && (
    <ErrorDialog error={failed.error} onRetry={() => void run(failed.act)} onClose={() => setFailed(null)} />
  );
  return [run, errorDialog, isRunning];
}
