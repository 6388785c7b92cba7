import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServiceAway } from '../../api/health.ts';
import { reloadOnce } from './chunkErrors.ts';

/**
 * Reloads the page for a missing chunk: immediately after a new release, or when the service answers again.
 * @param isMissing false for any other error, which is ignored
 * @param isScreen see `reloadOnce`
 */
export function useChunkReload(isMissing: boolean, isScreen = false) {
  const isOutage = useAfterOutage(() => {
    if (isMissing) void reloadOnce(isScreen, true);
  });
  const [isReloading, setIsReloading] = useState(isMissing && !isOutage);
  useEffect(() => {
    if (isMissing) void reloadOnce(isScreen).then(setIsReloading);
  }, [isMissing, isScreen]);
  return {
    /** True while the page may reload and no error should be shown. */
    isReloading,
    isOutage,
  };
}

/** Calls `retry` each time an outage of the service ends. @returns true during an outage */
function useAfterOutage(retry: () => void): boolean {
  const isOutage = useServiceAway();
  const wasOutage = useRef(isOutage);
  const onEnd = useEffectEvent(retry);
  useEffect(() => {
    if (wasOutage.current && !isOutage) onEnd();
    wasOutage.current = isOutage;
  }, [isOutage]);
  return isOutage;
}
