import { type ReactNode, useState } from 'react';
import { ErrorDialog } from './ErrorDialog.tsx';

/**
 * Runs a button's action that may fail: its code loads on demand, or it sends requests.
 * @returns a function that runs an action, and the dialog to render if it fails
 */
export function useAsyncAction(): [run: (act: () => unknown) => Promise<void>, errorDialog: ReactNode] {
  const [failed, setFailed] = useState<{ error: unknown; act: () => unknown } | null>(null);
  const run = async (act: () => unknown) => {
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed({ error, act });
    }
  };
  const errorDialog = failed && (
    <ErrorDialog error={failed.error} onRetry={() => void run(failed.act)} onClose={() => setFailed(null)} />
  );
  return [run, errorDialog];
}
