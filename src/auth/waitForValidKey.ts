import { readSession, subscribeToSession } from './session.ts';

/** Waits for a key that the service has not rejected. @throws the reason of the signal if the wait is cancelled */
export function waitForValidKey(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { key, isExpired } = readSession();
      if (!signal.aborted && (key === null || isExpired)) return;
      stop();
      signal.removeEventListener('abort', check);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const stop = subscribeToSession(check);
    signal.addEventListener('abort', check);
    check();
  });
}
