import { useEffect, useEffectEvent, useRef } from 'react';
import { useOutage } from './serviceOutage.ts';

/** Calls `retry` each time an outage of the service ends. @returns true during an outage */
export function useAfterOutage(retry: () => void): boolean {
  const isOutage = useOutage();
  const wasOutage = useRef(isOutage);
  const onEnd = useEffectEvent(retry);
  useEffect(() => {
    if (wasOutage.current && !isOutage) onEnd();
    wasOutage.current = isOutage;
  }, [isOutage]);
  return isOutage;
}
