import { useEffect, useState } from 'react';
import { reloadOnce } from './chunkErrors.ts';
import { useAfterOutage } from './useAfterOutage.ts';

/**
 * Reloads the page for a missing chunk: at once where a new release has replaced it, or when the service answers again.
 * @param isMissing false for any other error: then nothing happens
 * @param isScreen see `reloadOnce`
 */
export function useChunkReload(isMissing: boolean, isScreen = false) {
  const isOutage = useAfterOutage(() => {
    if (isMissing) void reloadOnce(isScreen);
  });
  const [isReloading, setIsReloading] = useState(isMissing && !isOutage);
  useEffect(() => {
    if (isMissing) void reloadOnce(isScreen).then(setIsReloading);
  }, [isMissing, isScreen]);
  return {
    /** True while the page may reload: then there is nothing to tell yet. */
    isReloading,
    isOutage,
  };
}
