import { type ReactNode, useState } from 'react';
import { PartFault } from './PartFault.tsx';

/**
 * For what a button does with code that is loaded then, such as writing a file: where that fails it is said over the
 * page, and done as soon as it can be.
 * @returns how to do something, and the fault to draw: nothing as long as there is none
 */
export function useAction(): [run: (act: () => unknown) => Promise<void>, fault: ReactNode] {
  const [failed, setFailed] = useState<{ error: unknown; at: number; act: () => unknown } | null>(null);
  const run = async (act: () => unknown) => {
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed({ error, at: Date.now(), act });
    }
  };
  const fault = failed && (
    <PartFault
      error={failed.error}
      at={failed.at}
      onRetry={() => void run(failed.act)}
      onClose={() => setFailed(null)}
    />
  );
  return [run, fault];
}
