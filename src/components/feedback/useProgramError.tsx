import { useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { isChunkError, reloadIfAnswering } from './chunkErrors.ts';
import { useChunkReload } from './useChunkReload.ts';

/**
 * Describes an error of the program itself: a missing chunk, or code that threw.
 * @param onRetry for the button "Try again"; for a missing chunk it reloads the page, because browsers and React cache
 * the failed import
 * @param comesBack true if a reload after an outage shows the missing content
 * @returns null while the page may reload automatically
 */
export function useProgramError(error: unknown, onRetry: () => void, comesBack: boolean) {
  const t = useCommonMessages();
  const [at] = useState(Date.now);
  const isChunk = isChunkError(error);
  const { isReloading, isOutage } = useChunkReload(isChunk);
  if (isReloading) return null;
  const { title, means, help } = isChunk ? t.panelMissing[isOutage ? 'away' : 'gone'] : t.panelBroken;
  return {
    title,
    details: { requestInfo: [programErrorText(error)], at },
    onRetry: isChunk ? reloadIfAnswering : onRetry,
    children: (
      <>
        <div>{means}</div>
        <div>{isChunk && !comesBack ? t.panelMissing.gone.help : help}</div>
      </>
    ),
  };
}

/** The text of an error of the program, for support. */
export const programErrorText = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(window.location.origin, '');
